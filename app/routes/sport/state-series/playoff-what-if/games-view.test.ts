import { describe, expect, it } from 'vitest';
import { buildOpenGame, buildPictureSeason } from '~/models/football/playoff-picture.fixture';
import { readAddress, readScenario, toGamesView, buildWhatIfHref } from './games-view';

const path = '/sports/football/state-series/playoff-outlook/what-if';
const input = buildPictureSeason(4, () => 0, {
  open: [
    buildOpenGame('8', { week: 8 }),
    buildOpenGame('9', { week: 9, teams: [2, 3] }),
    buildOpenGame('10', { week: 9, teams: [null, 3], visitor: 'Lakeland Prep' }),
  ],
});
const listIds = (week: string, search = '') =>
  toGamesView(input, { week, search }).days.flatMap(({ games }) => games.map(({ id }) => id));

describe('the address of a scenario', () => {
  it('can be written and read back unchanged', () => {
    const address = { picks: '8h.9a', week: '9', show: '3a', search: 'ash' };
    expect(buildWhatIfHref(address)).toBe(`${path}?picks=8h.9a&week=9&show=3a&q=ash`);
    expect(readAddress(new URL(buildWhatIfHref(address), 'https://site.test').searchParams)).toEqual(address);
    expect(buildWhatIfHref({ picks: '' })).toBe(path);
  });

  it('keeps picks of games that are left, and reports that it ignores other picks', () => {
    expect(readScenario(input, '8h')).toEqual({ picks: new Map([['8', 0]]), ignored: null });
    expect(readScenario(input, '8h.over7a')).toEqual({
      picks: new Map([['8', 0]]),
      ignored: '1 pick of this address is ignored: its game is over or does not exist.',
    });
    expect(readScenario(input, '77h.nonsense').ignored).toMatch(/^2 picks of this address are ignored/);
  });
});

describe('the games to pick from', () => {
  it('are those of the week in the address, or else of the first week with games left', () => {
    expect([listIds('9'), listIds('8'), listIds(''), listIds('3'), listIds('nine')]).toEqual([
      ['9', '10'],
      ['8'],
      ['8'],
      ['8'],
      ['8'],
    ]);
    expect(toGamesView(input, { week: '9', search: '' })).toMatchObject({ weeks: [8, 9], week: 9 });
  });

  it('are those of the searched schools, in all weeks', () => {
    expect(listIds('8', 'team 3')).toEqual(['9', '10']);
    expect(listIds('8', 'lakeland')).toEqual(['10']);
    expect(toGamesView(input, { week: '9', search: 'team 3' }).week).toBeNull();
  });

  it('are counted, and a search shows the count of its matches', () => {
    expect(toGamesView(input, { week: '9', search: '' }).countText).toBe('3 games');
    expect(toGamesView(input, { week: '9', search: 'lakeland' }).countText).toBe('1 of 3 games');
    expect(toGamesView(input, { week: '9', search: 'zzz' })).toMatchObject({ countText: '0 of 3 games', days: [] });
  });

  it('in play come first, with score and clock, and are counted', () => {
    const live = { status: '4TH 11:55', scores: ['28', '3'] } as const;
    const { countText, days } = toGamesView(
      { ...input, open: [buildOpenGame('first'), buildOpenGame('playing', { live })] },
      { week: '9', search: '' },
    );
    expect(countText).toBe('2 games, 1 live');
    expect(days.map(({ day, games }) => [day, ...games.map(({ id }) => id)])).toEqual([
      ['In play', 'playing'],
      ['Fri, Oct 24', 'first'],
    ]);
    expect(days[0]?.games[0]?.live).toEqual(live);
  });

  it('have the names of both teams, host first', () => {
    const { days } = toGamesView(input, { week: '9', search: '' });
    expect(days.flatMap(({ games }) => games.map(({ names }) => names))).toEqual([
      ['Team 2', 'Team 3'],
      ['Lakeland Prep', 'Team 3'],
    ]);
  });

  it('are grouped by day', () => {
    const open = [
      buildOpenGame('1', { day: 'Fri' }),
      buildOpenGame('2', { day: 'Sat' }),
      buildOpenGame('3', { day: 'Fri' }),
    ];
    const { days } = toGamesView({ ...input, open }, { week: '', search: '' });
    expect(days.map(({ day, games }) => [day, games.map(({ id }) => id)])).toEqual([
      ['Fri', ['1', '3']],
      ['Sat', ['2']],
    ]);
  });

  it('are empty when the season is over', () => {
    expect(toGamesView({ ...input, open: [] }, { week: '9', search: '' })).toEqual({
      weeks: [],
      week: null,
      days: [],
      countText: '0 games',
    });
  });
});
