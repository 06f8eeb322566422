import { describe, expect, test } from 'vitest';
import demo from '../../demo-api';
import { readClock } from '../../demo-api/calendar/clock';
import { listExamples } from '../../demo-api/http/examples';
import { routes } from '../../demo-api/routes';
import { atLeastOne } from '../support/at-least-one';
import { listFieldNames, readEndpointRows } from '../support/endpoint-rows';
import { saturdayAfternoon } from '../support/test-site';

/* The demo association serves all endpoints and fields of the specification. */

const origin = 'http://demo.invalid';
const product = 'PSAA';
const setAt = new Date().toISOString();
const environment = { DEMO_ORIGIN: origin, FIXED_NOW: saturdayAfternoon, FIXED_NOW_SET_AT: setAt, PRODUCT: product };
const clock = readClock('America/Chicago', Date.now(), saturdayAfternoon, setAt);
const rows = readEndpointRows();
const servedIds = new Set(routes.flatMap(({ endpoints }) => endpoints));

/** Words of the table that are not fields, by endpoint. */
const remarks: Readonly<Record<string, readonly string[]>> = {
  'maxpreps-home': ['home'],
  'maxpreps-day': ['home'],
  'news-recent': ['HTML'],
  'news-list': ['HTML'],
  'news-article': ['HTML'],
  alerts: ['HTML'],
  'sport-alerts': ['HTML'],
  pages: ['HTML'],
  'sport-tournament-scoreboard': ['golf', 'tennis', 'champions', 'top', 'entries', 'individuals'],
  'five-year-calendar': ['one', 'text', 'value', 'per', 'season'],
  'cc-qualifiers': ['Qualifier'],
  'classification-enrollments': ['actual'],
  'fb-playoff-summary': ['This', 'Season', 'season', 'Playoff', 'History', 'history', 'rows'],
  'proxy-leaders': ['attributes', 'stat', 'child', 'elements', 'with', 'attribute'],
};

/** Fields that the table describes in words. */
const instead: Readonly<Record<string, string>> = {
  'videos-stats': '',
  'iwm-ind-r1':
    'individuals memberId fullName teamName nameShort versusParScoreTotal externalId eventRoundId grossTotal grade teeTime imageUrl holes par gross yards',
  'iwm-ind-r2':
    'individuals memberId fullName teamName nameShort versusParScoreTotal externalId eventRoundId grossTotal grade teeTime imageUrl holes par gross yards',
  'iwm-ind-leader':
    'individuals name nameShort externalId position subPosition versusParScoreTotal thru teeTime grossTotal memberId fullName gradeLevelAbbreviation individualRounds eventName',
  'fb-scores':
    'ContestID GameDate TournamentID TimeRemaining Period Time ScheduleChange Highlight Winner TourneyLevel Round Site ActivityID UnusualCircumstance TopTeam BottomTeam TeamName SchoolID MediaDetails',
  'fb-playoff-summary-token': 'title notes sections',
  // The index is derived from the list of schools.
  'builtin-school-index': 'SchoolID nameFormal city nickname',
  // The sheets of the finals are documents.
  'builtin-golf-finals': '',
  // The page asks for the games of a day; the fields of its contest are made from those.
  'mp-scores-request': 'ContestID GameDate GameTime',
};

/** Moments for endpoints that are empty earlier. */
const laterMoments: Readonly<Record<string, string>> = { 'fb-qualifiers': '2025-11-01T12:00:00-05:00' };

/** Endpoints that do not answer JSON, with their content. */
const otherTypes: Readonly<Record<string, string>> = {
  'iwm-logos': 'image/png',
  'image-cdn': 'image/svg+xml',
  'legacy-section': 'text/html',
  'legacy-scores': 'text/html',
  'legacy-tennis': 'text/html',
  'records-page': 'text/html',
  'school-records-html': 'text/html',
  'clinics-htm': 'text/html',
  'fb-frame': 'text/html',
  'calendar-widget': 'text/html',
  'builtin-golf-finals': 'text/html',
  'proxy-leaders': 'text/xml',
};

function get(address: string, moment = saturdayAfternoon): Promise<Response> {
  return demo.fetch(new Request(origin + address), { ...environment, FIXED_NOW: moment });
}

function listExamplesFor(id: string): string[] {
  return routes.filter(({ endpoints }) => endpoints.includes(id)).flatMap((route) => listExamples(route, clock));
}

describe.each(rows.filter(({ id }) => servedIds.has(id)))('the endpoint $id', (row) => {
  const examples = listExamplesFor(row.id);

  test('answers its examples with non-empty data', async () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of atLeastOne(examples)) {
      const response = await get(example);
      expect([example, response.status]).toEqual([example, 200]);
      expect(response.headers.get('content-type'), example).toContain(otherTypes[row.id] ?? 'application/json');
      expect((await response.arrayBuffer()).byteLength, example).toBeGreaterThan(20);
    }
  });
});

/** Documents, pictures and pages have no fields. */
const withFields = rows.filter(
  ({ id }) => servedIds.has(id) && (otherTypes[id] === undefined || otherTypes[id] === 'text/xml'),
);

test.each(withFields)('the answers of the endpoint $id have the fields that the table names', async (row) => {
  const texts = await Promise.all(
    listExamplesFor(row.id).map(async (example) => (await get(example, laterMoments[row.id])).text()),
  );
  const present = new Set(texts.flatMap((text) => listKeys(text)));
  const named = instead[row.id]?.split(' ').filter((name) => name !== '') ?? listFieldNames(row, product);
  const wanted = named.filter((name) => !(remarks[row.id] ?? []).includes(name));
  // May be empty: of some answers the table names no field.
  expect(wanted.filter((name) => !present.has(name.toLowerCase()))).toEqual([]);
});

describe('every example of the demo association', () => {
  const examples = routes.flatMap((route) => listExamples(route, clock));

  test('is answered by the route that declares it', async () => {
    const failed: string[] = [];
    for (const example of new Set(examples)) {
      const { status } = await get(example);
      if (status !== 200) failed.push(`${example} ${status}`);
    }
    expect(failed).toEqual([]);
  });
});

/** Keys of JSON, or elements and attributes of XML, in lower case. */
function listKeys(text: string): string[] {
  if (text.trimStart().startsWith('<')) {
    return [...text.matchAll(/<([A-Za-z]\w*)|\s([A-Za-z]\w*)="/g)].map(([, element, attribute]) =>
      (element ?? attribute ?? '').toLowerCase(),
    );
  }
  const keys = new Set<string>();
  JSON.parse(text, (key, value: unknown) => {
    keys.add(key.toLowerCase());
    return value;
  });
  return [...keys];
}
