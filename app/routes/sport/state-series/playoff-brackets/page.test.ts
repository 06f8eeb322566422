import { describe, expect, it } from 'vitest';
import { toDrawnBracketView } from '~/blocks/state-series/drawn-bracket-view';
import { unpack } from '~/browser/packed';
import { fillPath } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import { aFootballSeason } from '~/models/football/football-season.fixture';
import type { Game } from '~/models/games/game';
import { buildGameTeam, buildFinalGame } from '~/models/games/game.fixture';
import { buildTestSportRequest, findRefusalAt } from '~/page/page-request.fixture';
import { buildPlayoffGameHref, sources } from './page';

const now = Date.parse('2025-11-29T13:20:00-06:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };

const pattern = '/sports/:sportId/state-series/playoff-brackets/:classId?';

/** Seed 1 plays 32 and so on; the better seed wins throughout. */
const listPairings = (seeds: number): (readonly [number, number])[] =>
  Array.from({ length: seeds / 2 }, (_, index) => [index + 1, seeds - index]);
const rounds = ['Round 1', 'Round 2', 'Quarterfinal', 'Semifinal', 'Championship'];
const buildSeededTeam = (seed: number) => buildGameTeam(`Seed ${seed}`, { schoolId: String(seed), seed: String(seed) });
const games: Game[] = rounds.flatMap((round, index) =>
  listPairings(32 / 2 ** index).map(([better, worse]) =>
    buildFinalGame({
      id: `${index + 1}${String(better).padStart(2, '0')}`,
      level: round === 'Championship' ? 'State' : 'Playoff',
      round,
      classId: '8A',
      day: `2025-11-${String(1 + index * 7).padStart(2, '0')}`,
      teams: [buildSeededTeam(better), buildSeededTeam(worse)],
    }),
  ),
);

describe('the bracket of a class of the playoffs', () => {
  it('is requested by class in any case, and an unknown class falls back to 1A', () => {
    const findPaths = (classId: string | undefined) =>
      sources(buildTestSportRequest(fillPath(pattern, { sportId: 'football', classId }))).optional.games.params;
    expect(['8a', undefined, '9A', '3'].map((classId) => findPaths(classId).classId)).toEqual(['8A', '1A', '1A', '1A']);
  });

  it('is not found in a sport without playoffs, and upstream is not asked', () => {
    expect(findRefusalAt(fillPath(pattern, { sportId: 'boys-soccer' }))).toBe('other-sport');
  });

  it('shows all 32 seeds in round 1, and the champion', () => {
    const bracket = {
      sportId: 'football',
      classId: '8A',
      path: '',
      getGameHref: buildPlayoffGameHref(aFootballSeason),
    };
    const read = { value: games, fetchedAtMs: now, isStale: false };
    const view = toDrawnBracketView(read, bracket, { query: {}, clock });
    const parts = view === null ? [] : unpack(view.bracket.sheets).flatMap(({ sides }) => sides.flat());
    const firstRounds = parts.flatMap(({ units }) => units.flatMap((unit) => unit.rounds[0]?.cells ?? []));
    const seeds = firstRounds.flatMap(({ content }) =>
      content !== null && 'lines' in content ? content.lines.map(({ seed }) => Number(seed)) : [],
    );
    expect(seeds.sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
    const [first] = firstRounds;
    expect(first?.content).toMatchObject({ id: '101', href: null });
    expect(view).toMatchObject({ season: null, bracket: { champion: 'Seed 1' } });
  });
});

describe('a game of the playoffs without a page of its own', () => {
  it('links to the playoff scores of its week and class, and a title game to its box score', () => {
    const [first] = games;
    const title = games.at(-1);
    if (first === undefined || title === undefined) throw new Error('no games');
    const buildHref = buildPlayoffGameHref(aFootballSeason);
    expect(buildHref('football', '8A', first)).toBe(
      '/sports/football/state-series/playoff-scores?week=10&class=8A#game-101',
    );
    expect(buildHref('football', '8A', title)).toBe('/sports/football/state-series/title-box-scores#game-501');
  });
});
