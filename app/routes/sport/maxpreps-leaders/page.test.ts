import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildTestSportRequest, buildTestValues, findRefusalAt } from '~/page/page-request.fixture';
import type { StatFigure, StatLeader } from '~/upstream/stat-leaders';
import { sources, toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/boys-basketball/maxpreps-leaders';

const buildFigure = (key: string, label: string, value: number, decimals = 0): StatFigure => ({
  key,
  label,
  name: null,
  value,
  decimals,
  text: null,
});

function buildLeader(name: string, rank: number | null, figures: StatFigure[] = []): StatLeader {
  return {
    rank,
    name,
    school: `School of ${name}`,
    town: null,
    classYear: 'Jr',
    position: 'G',
    schoolId: null,
    teamUrl: 'https://stats.example/team',
    athleteUrl: null,
    figures,
  };
}

const scorers = [
  buildLeader('Ann', 1, [
    buildFigure('PointsPerGame', 'PPG', 24.5, 1),
    buildFigure('FreeThrowPct', 'FT%', 71),
    buildFigure('Fouls', 'PF', 1204),
  ]),
  buildLeader('Cal', 2, [
    buildFigure('PointsPerGame', 'PPG', 21, 1),
    buildFigure('FreeThrowPct', 'FT%', 90.2, 1),
    buildFigure('Fouls', 'PF', 3),
  ]),
  buildLeader('Bea', 2, [buildFigure('PointsPerGame', 'PPG', 21, 1)]),
];

function view(query: Record<string, string> = {}, leaders: StatLeader[] | null = scorers, sportId = 'boys-basketball') {
  const values = buildTestValues({
    optional: { leaders: leaders && { value: leaders, fetchedAtMs: now, isStale: false } },
    dependent: { directory: null },
  });
  return toView(values, { ...buildTestSportRequest(`/sports/${sportId}/maxpreps-leaders`, { clock }), query }).leaders;
}

const order = (query: Record<string, string>) => view(query).rows.map(({ name }) => name);

describe('the table of leaders', () => {
  it('has the specified columns in order, then the other columns of the answer', () => {
    expect(view().columns.map(({ id, head, name }) => [id, head, name])).toEqual([
      ['ppg', 'PPG', 'Points per game'],
      ['3fg', '3FG', 'Three-point field goals'],
      ['ft-pct', 'FT%', 'Free throw percentage'],
      ['pf', 'PF', null],
    ]);
  });

  it('has the abbreviation of the provider in the head, and the whole name beside it', () => {
    const passer = buildLeader('Ann', 1, [
      { ...buildFigure('PassingTouchdowns', 'Passing Touchdowns', 9), name: 'TD' },
    ]);
    expect(view({ category: 'passing' }, [passer], 'football').columns).toMatchObject([
      { id: 'passing-touchdowns', head: 'TD', name: 'Passing Touchdowns' },
    ]);
  });

  it('names no position that three quarters of the athletes have', () => {
    const listDetails = (positions: string[]) =>
      view(
        {},
        positions.map((position, index) => ({ ...buildLeader(`A${index}`, index), position })),
      ).rows.map(({ detail }) => detail);
    expect(listDetails(['G', 'G', 'F', 'G'])).toEqual(['Jr', 'Jr', 'Jr, forward', 'Jr']);
    expect(listDetails(['G', 'F'])).toEqual(['Jr, guard', 'Jr, forward']);
    expect(listDetails(['G'])).toEqual(['Jr, guard']);
  });

  it('finds a column by the name of its element, as MaxPreps names three-pointers', () => {
    const shooter = buildLeader('Ann', 1, [{ ...buildFigure('ThreePointers', 'Three Pointers', 41), name: '3FG' }]);
    const { columns, rows } = view({}, [shooter]);
    expect(columns.map(({ head }) => head)).toEqual(['PPG', '3FG', 'FT%']);
    expect(rows[0]?.figures).toEqual(['–', '41', '–']);
  });

  it('formats figures with the decimals of their column and commas, and shows a dash for a missing figure', () => {
    expect(view().rows.map(({ figures }) => figures)).toEqual([
      ['24.5', '–', '71.0', '1,204'],
      ['21.0', '–', '90.2', '3'],
      ['21.0', '–', '–', '–'],
    ]);
  });

  it('shows figures that are more than a number as sent', () => {
    const marked = { ...buildFigure('FreeThrowPct', 'FT%', 49), text: '49*' };
    expect(view({}, [buildLeader('Ann', 1, [marked])]).rows[0]?.figures[2]).toBe('49*');
  });

  it('drops the percent sign of some figures, which the head has', () => {
    const percent = { ...buildFigure('FreeThrowPct', 'FT%', 69.5, 1), text: '69.5%' };
    const plain = buildFigure('FreeThrowPct', 'FT%', 80);
    const { rows } = view({}, [buildLeader('Ann', 1, [percent]), buildLeader('Bea', 2, [plain])]);
    expect(rows.map(({ figures }) => figures[2])).toEqual(['69.5', '80.0']);
  });

  it('keeps the leading zero of an average', () => {
    const average = buildLeader('Dot', 1, [buildFigure('BattingAverage', 'AVG', 0.5, 3)]);
    expect(view({}, [average], 'baseball').rows[0]?.figures[0]).toBe('0.500');
  });

  it('marks athletes with the same rank as tied', () => {
    expect(view().rows.map(({ rank, isTied }) => [rank, isTied])).toEqual([
      ['1', false],
      ['2', true],
      ['2', true],
    ]);
  });

  it('shows class year and position when they are known, and a dash without a rank', () => {
    const [row] = view({}, [{ ...buildLeader('Eve', null), classYear: null }]).rows;
    expect([row?.rank, row?.isTied, row?.detail]).toEqual(['–', false, 'guard']);
  });

  it('has a column for each figure, even if two heads are the same', () => {
    const twice = [buildLeader('Ann', 1, [buildFigure('A', 'TD', 1), buildFigure('B', 'TD', 2)])];
    expect(view({}, twice, 'football').columns.map(({ id }) => id)).toEqual(['td', 'column-2']);
  });
});

describe('the order of the rows', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'Ann Cal Bea'],
    [{ sort: 'ft-pct' }, 'Cal Ann Bea'],
    [{ sort: 'ft-pct', order: 'reversed' }, 'Ann Cal Bea'],
    [{ sort: 'pf' }, 'Ann Cal Bea'],
    [{ sort: 'athlete' }, 'Ann Bea Cal'],
    [{ sort: 'school', order: 'reversed' }, 'Cal Bea Ann'],
    [{ order: 'reversed' }, 'Cal Bea Ann'],
    [{ sort: 'height' }, 'Ann Cal Bea'],
  ])('for %j is %s', (query, names) => {
    expect(order(query).join(' ')).toBe(names);
  });

  it('puts the lowest earned run average first', () => {
    const pitchers = [
      buildLeader('Ann', 1, [buildFigure('EarnedRunAverage', 'ERA', 2.1, 2)]),
      buildLeader('Bea', 2, [buildFigure('EarnedRunAverage', 'ERA', 0.9, 2)]),
    ];
    const rows = view({ category: 'pitching', sort: 'era' }, pitchers, 'baseball').rows;
    expect(rows.map(({ name }) => name)).toEqual(['Bea', 'Ann']);
  });

  it('is in the address: a head sorts by its column, and the sorted head reverses the order', () => {
    const [ppg, , ft] = view({ sort: 'ft-pct', category: 'scoring' }).columns;
    expect(ppg?.sort).toEqual({ href: `${path}?sort=ppg`, direction: null });
    expect(ft?.sort).toEqual({ href: `${path}?sort=ft-pct&order=reversed`, direction: 'descending' });
    const turned = view({ sort: 'ft-pct', order: 'reversed' });
    expect(turned.columns[2]?.sort).toEqual({ href: `${path}?sort=ft-pct`, direction: 'ascending' });
    expect(turned.refreshHref).toBe(`${path}?sort=ft-pct&order=reversed`);
    expect(turned.canonicalHref).toBe(path);
    expect(view().sorts.rank).toEqual({ href: `${path}?sort=rank&order=reversed`, direction: 'ascending' });
  });
});

describe('the category', () => {
  it('is the one of the address, and is kept when the rows are sorted', () => {
    const { category, sorts, canonicalHref } = view({ category: 'Defense' });
    expect(category).toEqual({ id: 'defense', title: 'Defense' });
    expect(sorts.athlete.href).toBe(`${path}?category=defense&sort=athlete`);
    expect(canonicalHref).toBe(`${path}?category=defense`);
  });

  it("falls back to the sport's first category for an unknown one", () => {
    expect(view({ category: 'playmaking' }, [], 'football').category.id).toBe('passing');
    expect(view({ category: 'punt-returns' }).category.id).toBe('scoring');
  });

  it.each([
    ['football', 'punt-returns', { genderSport: 'boys,football', category: 'punt returns' }],
    ['football', 'pat', { genderSport: 'boys,football', category: 'PAT' }],
    ['girls-flag-football', undefined, { genderSport: 'girls,flagfootball', category: 'passing' }],
    ['girls-volleyball', 'digs', { genderSport: 'girls,volleyball', category: 'digs' }],
    ['baseball', undefined, { genderSport: 'baseball', category: 'hitting' }],
  ])('for %s and %s is requested in the provider’s words', (sportId, category, params) => {
    const query: Record<string, string> = category === undefined ? {} : { category };
    const { leaders } = sources({ ...buildTestSportRequest(`/sports/${sportId}/maxpreps-leaders`), query }).optional;
    expect(leaders.params).toEqual({ ...params, season: 'fall', state: 'IL' });
  });
});

it.each(['boys-golf', 'boys-water-polo', 'quidditch'])('%s has no page of leaders', (sportId) => {
  expect(findRefusalAt(`/sports/${sportId}/maxpreps-leaders`)).not.toBeNull();
});

it('the page has its categories and no rows without an answer', () => {
  const { rows, stamp, options } = view({}, null);
  expect([rows, stamp, options.map(({ value }) => value)]).toEqual([[], null, ['scoring', 'defense', 'playmaking']]);
});
