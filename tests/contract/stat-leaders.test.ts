import { expect, test } from 'vitest';
import { sports } from '~/config/sports';
import { getGenderSport, getLeaderCategories, leadersScope } from '~/config/stat-leaders';
import { statLeaders, type StatLeader } from '~/upstream/stat-leaders';
import demo from '../../demo-api';
import { createTestFetcher } from '../support/entry-fetcher';
import { ManualClock } from '../support/manual-clock';
import { saturdayAfternoon } from '../support/test-site';

/* Recomputes the leaders of every category without the site's code. */

const categories = sports.flatMap(({ id }) => getLeaderCategories(id).map(({ wire }) => [id, wire] as const));
const environment = { DEMO_ORIGIN: 'https://proxy.invalid', FIXED_NOW: saturdayAfternoon, PRODUCT: 'PSAA' };

test('every sport of the specification has leader categories', () => {
  const counts = Object.fromEntries(
    sports.flatMap(({ id }) => (getLeaderCategories(id).length === 0 ? [] : [[id, getLeaderCategories(id).length]])),
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
  const params = { genderSport: getGenderSport(sportId), category: wire, ...leadersScope };
  const fetched = await fetchEntry(statLeaders.with(params), undefined);
  if (fetched.kind !== 'entry') throw new Error(fetched.detail);
  const expected = parseAthletes(body);
  expect(fetched.entry.value).toEqual(expected);
  if (sportId !== 'girls-flag-football') expect(expected.length).toBeGreaterThan(20);
});

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
        const { Value = '0' } = getAttributes(rest);
        const label = key.split(/(?<=[a-z\d])(?=[A-Z])|_/).join(' ');
        return { key, label, value: Number(Value), decimals: Value.split('.')[1]?.length ?? 0 };
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
