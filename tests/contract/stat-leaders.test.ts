import { expect, test } from 'vitest';
import { leadersScope } from '~/config/leaders-scope';
import { findSport, sports, type Sport } from '~/config/sports';
import { getGenderSport, getLeaderCategories } from '~/config/stat-leaders';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { toView } from '~/routes/sport/maxpreps-leaders/page';
import { statLeaders, type StatLeader } from '~/upstream/stat-leaders';
import demo from '../../demo-api';
import { createTestFetcher } from '../support/entry-fetcher';
import { ManualClock } from '../support/manual-clock';
import { saturdayAfternoon } from '../support/test-site';

/* Recomputes the leaders of every category without the site's code. */

const categories = sports.flatMap((sport) => getLeaderCategories(sport).map(({ wire }) => [sport.id, wire] as const));
const environment = { DEMO_ORIGIN: 'https://proxy.invalid', FIXED_NOW: saturdayAfternoon, PRODUCT: 'PSAA' };

test('every sport of the specification has leader categories', () => {
  const counts = Object.fromEntries(
    sports.flatMap((sport) => (sport.leaders === null ? [] : [[sport.id, getLeaderCategories(sport).length]])),
  );
  expect(counts).toEqual({
    football: 16,
    'girls-flag-football': 16,
    'boys-soccer': 4,
    'girls-soccer': 4,
    'girls-volleyball': 6,
    'boys-volleyball': 2,
    'boys-basketball': 3,
    'girls-basketball': 3,
    baseball: 3,
    softball: 3,
    'boys-lacrosse': 3,
    'girls-lacrosse': 3,
  });
});

test.each(categories)('the leaders of %s in %s match the XML', async (sportId, wire) => {
  let body = '';
  const fetchEntry = createTestFetcher(
    async (url) => {
      const response = await demo.fetch(new Request(url), environment);
      body = await response.clone().text();
      return response;
    },
    { clock: new ManualClock() },
  );
  const params = { genderSport: getGenderSport(getSport(sportId)), category: wire, ...leadersScope };
  const fetched = await fetchEntry(statLeaders.with(params), undefined);
  if (fetched.kind !== 'entry') throw new Error(fetched.detail);
  const expected = parseAthletes(body);
  expect(fetched.entry.value).toEqual(expected);
  if (sportId !== 'girls-flag-football') expect(expected.length).toBeGreaterThan(20);
  expect(showSpecifiedFigures(sportId, wire, fetched.entry.value as StatLeader[])).toEqual(
    readSpecifiedFigures(sportId, wire, body),
  );
});

function getSport(id: string): Sport {
  const sport = findSport(id);
  if (sport === undefined) throw new Error(`There is no sport ${id}.`);
  return sport;
}

/** The columns that the specification names, as the page shows them, by athlete. */
function showSpecifiedFigures(sportId: string, wire: string, value: StatLeader[]): string[] {
  const category = getLeaderCategories(getSport(sportId)).find((candidate) => candidate.wire === wire);
  const request = buildTestSportRequest(`/sports/${sportId}/maxpreps-leaders`);
  const values = buildTestValues({
    optional: { leaders: { value, fetchedAtMs: 0, isStale: false } },
    dependent: { directory: null },
  });
  const { leaders } = toView(values, {
    ...request,
    query: { category: category?.id ?? '' },
  });
  return leaders.rows.map(({ name, figures }) =>
    [name, ...figures.slice(0, category?.columns.length).map(simplifyNumber)].join(' '),
  );
}

/** The same from the XML: the demo association names every element by the head of its column. */
function readSpecifiedFigures(sportId: string, wire: string, xml: string): string[] {
  const heads = getLeaderCategories(getSport(sportId)).find((candidate) => candidate.wire === wire)?.columns ?? [];
  return [...xml.matchAll(/<Athlete ([^>]*?)(?:\/>|>(.*?)<\/Athlete>)/g)].flatMap(([, head = '', inner = '']) => {
    const athlete = getAttributes(head);
    if (athlete.FirstName === undefined) return [];
    const stats = [...inner.matchAll(/<\w+([^>]*)\/>/g)].map(([, rest = '']) => getAttributes(rest));
    const shown = heads.map((column) => {
      const stat = stats.find(({ Name }) => Name === column.head);
      return simplifyNumber(stat === undefined ? '–' : (stat.Value ?? '0'));
    });
    return [[athlete.FirstName, athlete.LastName, ...shown].join(' ')];
  });
}

/** `1204` for `1,204.00`, and `84.6` for `84.6%`; a dash and `12*` stay. */
const simplifyNumber = (text: string): string => {
  const number = Number(text.replaceAll(/,|(?<=\d) ?%$/g, ''));
  return Number.isNaN(number) ? text : String(number);
};

function parseAthletes(xml: string): StatLeader[] {
  return [...xml.matchAll(/<Athlete ([^>]*?)(?:\/>|>(.*?)<\/Athlete>)/g)].map(([, head = '', inner = '']) => {
    const of = getAttributes(head);
    return {
      rank: Number(of.Rank),
      name: `${of.FirstName ?? ''} ${of.LastName ?? ''}`,
      school: (of.School ?? '').split(' (')[0] ?? '',
      town: (of.School ?? '').split(' (')[1]?.split(', ')[0] ?? null,
      schoolId: of.SchoolID ?? null,
      classYear: of.ClassYear || null,
      position: of.Position || null,
      teamUrl: of.TeamURL || null,
      athleteUrl: of.AthleteURL || null,
      figures: [...inner.matchAll(/<(\w+)([^>]*)\/>/g)].map(([, key = '', rest = '']) => {
        const { Name = null, Value = '0' } = getAttributes(rest);
        const label = key.split(/(?<=[a-z\d])(?=[A-Z])|_/).join(' ');
        const value = Number(Value.replace(/[,%*]/g, ''));
        const isMarked = /[%*]$/.test(Value);
        const decimals = Value.endsWith('*') ? 0 : (/\.(\d+)/.exec(Value)?.[1]?.length ?? 0);
        return { key, label, name: Name, value, decimals, text: isMarked ? Value : null };
      }),
    };
  });
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', apos: "'", quot: '"', lt: '<', gt: '>' };

function getAttributes(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decodeText(value)]),
  );
}

function decodeText(value: string): string {
  return value
    .replace(/&(?:#(\d+)|(\w+));/g, (_, code?: string, name?: string) =>
      code === undefined ? (namedEntities[name ?? ''] ?? '?') : String.fromCharCode(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
