import { expect, test } from 'vitest';
import { isOwnFile } from '~/cache/source/define-source';
import { sources } from '~/upstream/registry';
import demo from '../../demo-api';
import { readClock } from '../../demo-api/calendar/clock';
import { listExamples } from '../../demo-api/http/examples';
import { decoyFields } from '../../demo-api/quirks/row-quirks';
import { routes } from '../../demo-api/routes';
import { atLeastOne } from '../support/at-least-one';
import { fetchFromDemo, findDemoRoute, buildSourceAddress, demoOrigin } from '../support/demo-sources';
import { listFieldNames, readEndpointRows, type EndpointRow } from '../support/endpoint-rows';
import { saturdayAfternoon } from '../support/test-site';

/*
 * No schema reads a field that the endpoint table does not list, because deployments would not send it. The test records reads. Like real
 * associations, the demo association sends more than the table lists, but only declared decoys.
 */

const product = 'PSAA';
/** After the field is posted and golf finals are played. */
const moments = [saturdayAfternoon, '2025-11-01T12:00:00-05:00'];
const rows = new Map(readEndpointRows().map((row) => [row.id, row]));
const clock = readClock('America/Chicago', Date.now(), saturdayAfternoon, new Date().toISOString());
/** Pages and XML have no objects. */
const asked = sources.filter((source) => !isOwnFile(source) && source.format === 'json');

const golfer =
  'memberId fullName teamName nameShort versusParScoreTotal externalId grossTotal grade teeTime imageUrl holes par gross yards';

/** Fields that the table describes in words. */
const described: Readonly<Record<string, string>> = {
  // "short name, logo, seed, score, host indicator, football school id", and the media of a game of the state series.
  'fb-scores':
    'TopTeamNameShort TopTeamLogo TopSeed TopScore TopScore2 TopScore3 TopHost FBSchoolID1 SchoolID1 BottomTeamNameShort BottomTeamLogo ' +
    'BottomSeed BottomScore BottomScore2 BottomScore3 BottomHost FBSchoolID VideoURL TicketsURL AudioURL LiveStatsURL InfoAvailable Stats1URL',
  // The last day of an event of several days.
  events: 'endDate',
  'iwm-ind-r1': golfer,
  'iwm-ind-r2': golfer,
  // "team fields plus"
  'iwm-ind-leader':
    'name nameShort externalId position subPosition versusParScoreTotal thru teeTime grossTotal memberId fullName gradeLevelAbbreviation ' +
    'individualRounds',
  // "category field not named"
  'licensed-vendors': 'category',
  // "top tennis entries, top individuals"
  'sport-tournament-scoreboard': 'topIndividuals topEntries Name Grade Event Names',
  // "URL twin for each text field"
  'sport-tournament-info': 'directionsUrl policiesUrl visitorInfoUrl lodgingUrl televisionUrl',
  // "response shape not shown"; its lists are known from a real deployment.
  'cc-qualifiers': 'boxAssignments teamQualifiers individualQualifiers',
  // "not shown"
  'videos-stats': 'totalVideos firstYear lastYear buzzerBeaters',
};

/** Fields beyond the table by endpoint, as in real answers; no schema may read them. */
const decoys: Readonly<Record<string, string>> = {
  'sponsors-page-feature': 'description',
  'news-list': 'page limit totalPages',
  photos: 'pictureCount total',
  'videos-stats': 'activityID activityName videos activities decade decades',
  sport: 'hasInfo url dates site',
  'schools-by-district': 'SchoolID',
  'school-staff': 'PersonID HasEmail',
  'classification-enrollments': 'ActivityID ActivityName Class Waiver Classifications',
  'principal-rules-meetings': 'MeetingID',
  'fb-schools': 'SchoolID FBShortName',
  'fb-scores': 'Class FBWeek',
  'fb-standings': 'FBConferenceID',
  'fb-weekly': 'Overtime',
  'fb-out-of-state': 'FBSchoolID Overtime',
  'winner-report': 'siteId SchoolID',
  'iwm-ind-r1': 'eventName eventRoundId',
  'iwm-ind-r2': 'eventName eventRoundId',
  'iwm-team-leader': 'roundNumber',
  'iwm-ind-leader': 'startingHole roundNumber',
  'cc-qualifiers': 'tournamentId',
  'mp-school-info': 'UID',
  pages: 'pageId path',
  'social-history': 'thumbnail',
  'broadcasts-search': 'total start size',
  'conf-schedules': 'SchoolID WinsConference LossesConference schoolLogo footballWeek',
  'conf-standings': 'FBConferenceID',
  'fb-school-schedule': 'SchoolID WinsConference LossesConference schoolLogo footballWeek',
};
/** Names within unusable rows and around rows. */
const usualDecoys = [
  ...decoyFields,
  ...'error id title School1 School2 gameId videoId streamId ContestID status'.split(' '),
];

test.each(routes.filter(({ endpoints }) => endpoints.length > 0))(
  'the demo association sends from $pattern the fields of the endpoint table, and declared decoys',
  async (route) => {
    const listed = listFields(route.endpoints, [
      ...usualDecoys,
      ...route.endpoints.flatMap((id) => decoys[id]?.split(' ') ?? []),
    ]);
    const sent = new Set<string>();
    for (const example of listExamples(route, clock)) {
      const environment = { DEMO_ORIGIN: demoOrigin, FIXED_NOW: saturdayAfternoon, PRODUCT: product };
      const response = await demo.fetch(new Request(demoOrigin + example), environment);
      if (response.headers.get('content-type')?.includes('json') !== true) continue;
      JSON.parse(await response.text(), (key, value: unknown) => {
        sent.add(key);
        return value;
      });
    }
    // Items of lists, classes, seasons and groups of staff are keys, too.
    expect(
      [...sent].filter(
        (name) =>
          !/^\d*$|^\dA$|^\d{4}-\d\d$|^[A-Z][a-z]+ [A-Z][a-z]+$|^Administration$/.test(name) &&
          !listed.has(name.toLowerCase()),
      ),
    ).toEqual([]);
  },
);

test.each(asked)('the source $name reads only fields that the endpoint table lists for its call', async (source) => {
  const reads = new Set<string>();
  for (const moment of moments) {
    const body: unknown = await (await fetchFromDemo(source, moment)).json();
    const answerUrl = demoOrigin + buildSourceAddress(source);
    const context = { product, timeZone: 'America/Chicago', answerUrl, dropRow: () => undefined };
    source.buildSchema(context, source.sample).safeParse(recordReads(body, reads));
  }
  expect(reads.size).toBeGreaterThan(0);
  const listed = listFields(findDemoRoute(source).endpoints);
  expect(atLeastOne(reads).filter((name) => !listed.has(name.toLowerCase()))).toEqual([]);
});

/** In lower case. */
function listFields(endpoints: readonly string[], further: readonly string[] = []): ReadonlySet<string> {
  const ofRows = endpoints.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined
      ? []
      : [...listFieldNames(row, product), ...listWrappers(row), ...(described[id] ?? '').split(' ')];
  });
  return new Set(['data', ...ofRows, ...further].map((name) => name.toLowerCase()));
}

/** Wrappers of rows in the table: `data array + pagination.totalRecords`. */
function listWrappers({ wrapper }: EndpointRow): readonly string[] {
  return wrapper.match(/\w+/g) ?? [];
}

/** A proxy that records read names; listing names is no read. */
function recordReads(value: unknown, reads: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => recordReads(item, reads));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, own]) => [name, recordReads(own, reads)]));
  // `Object.entries` requests a field's descriptor before its value, `Object.keys` the descriptors only, `lastField` last.
  Object.assign(copy, { lastField: null });
  let listedName: string | symbol | null = null;
  return new Proxy(copy, {
    getOwnPropertyDescriptor(object, name) {
      listedName = name;
      return Reflect.getOwnPropertyDescriptor(object, name);
    },
    get(object, name): unknown {
      if (typeof name === 'string' && listedName !== name) reads.add(name);
      listedName = null;
      return Reflect.get(object, name);
    },
  });
}
