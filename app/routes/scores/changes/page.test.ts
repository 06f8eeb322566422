import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import type { PublishedChange } from '~/models/games/game-changes';
import { buildTestValues } from '~/page/page-request.fixture';
import type { PageRequest } from '~/page/page-sources';
import { findRedirect, sources, toView } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago' });
const request = (query: Record<string, string> = {}, environment = {}) =>
  ({ query, clock, environment }) as unknown as PageRequest;

function buildChange(changes: Partial<PublishedChange> = {}): PublishedChange {
  const teams = [
    { name: 'Ashgrove', schoolId: null },
    { name: 'Fort Harlan', schoolId: null },
  ] as const;
  const facts = { id: '1', kind: 'score', atMs: Date.now(), was: '21-14', now: '21-17', day: '2025-10-11' } as const;
  return { ...facts, key: '1', group: 'football', teams, list: { date: '2025-10-11' }, ...changes };
}

const show = (value: PublishedChange[] | null, query: Record<string, string> = {}) =>
  toView(buildTestValues({ optional: { changes: value && { value, fetchedAtMs: 0, isStale: false } } }), request(query))
    .changes;

it('reads the changes of a known sport, otherwise those of all', () => {
  const getSport = (query: Record<string, string>) => sources(request(query)).optional.changes.params.sport;
  expect(getSport({ sport: 'football' })).toBe('football');
  expect(getSport({ sport: 'curling' })).toBe('');
  expect(getSport({})).toBe('');
});

it('changes are listed by day, with both values and the page of the game', () => {
  const { days, countText } = show([buildChange(), buildChange({ key: '2', kind: 'final', was: null, list: null })]);
  expect(countText).toBe('2 changes');
  expect(days).toHaveLength(1);
  expect(days[0]?.rows).toMatchObject([
    { teams: 'Ashgrove vs. Fort Harlan', text: 'Football: Score corrected from 21-14 to 21-17' },
    { text: 'Football: Final 21-17', to: null },
  ]);
  expect(days[0]?.rows[0]?.to).toMatch(/^\/games\/1\?date=2025-10-11#score-\d+$/);
});

it('first finals can be left out', () => {
  const changes = [buildChange(), buildChange({ key: '2', kind: 'final' })];
  expect(show(changes, { corrections: '1' }).days[0]?.rows).toHaveLength(1);
});

it('hundreds of changes have pages, whose addresses keep the filters', () => {
  const changes = Array.from({ length: 250 }, (_, index) => buildChange({ key: String(index) }));
  const { days, countText, pager } = show(changes, { page: '3', sport: 'football', corrections: '1' });
  expect([countText, days[0]?.rows.length]).toEqual(['250 changes, page 3 of 3', 50]);
  expect(pager.previousHref).toBe('/scores/changes?sport=football&corrections=1&page=2');
});

it('the page renders without changes', () => {
  expect(show(null).days).toEqual([]);
});

it('there is no page if an operator has switched it off', () => {
  expect(findRedirect(request())).toBeNull();
  expect(findRedirect(request({}, { CHANGES_PAGE: '0' }))?.toResponse().status).toBe(404);
});

it('offers the sports with changes, and the chosen one', () => {
  expect(show([buildChange()]).sports.map(({ text }) => text)).toEqual(['All sports', 'Football']);
  expect(show([], { sport: 'boys-soccer' }).sports.map(({ text }) => text)).toEqual(['All sports', 'Boys Soccer']);
  expect(show([]).sports.map(({ text }) => text)).toEqual(['All sports']);
});
