import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import type { QualifiedTeam } from '~/upstream/football-qualification';
import { toFieldView } from './field-view';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-11-28T12:00:00-06:00' });
const orderOfHalf = [1, 8, 4, 5, 2, 7, 3, 6];
const orderOfWhole = [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11];
const rounds = ['Round 1', 'Round 2', 'Quarterfinal', 'Semifinal', 'Championship'];

/** Better seeds win, and the top half the final; the first `played` rounds are over, and the next is in play. */
function buildGames(played: number, whole = false): readonly Game[] {
  const first = Array.from({ length: 16 }, (_, index) => {
    const half = index < 8 ? 'North' : 'South';
    const others = whole ? 33 : 17;
    const own = (whole ? orderOfWhole[index] : orderOfHalf[index % 8]) ?? 0;
    return [own, others - own].map((each) => buildGameTeam(`${half} ${each}`, { seed: String(each) })) as [
      never,
      never,
    ];
  });
  const games: Game[] = [];
  let teams: readonly (readonly [never, never])[] = first;
  rounds.forEach((round, index) => {
    for (const pair of teams) {
      const level = index === 4 ? 'State' : 'Playoff';
      const facts = { id: String(100 + games.length), day: null, level, round, classId: '1A', teams: pair };
      if (index < played) games.push(buildFinalGame({ ...facts, columns: [[21, 7]] }));
      else if (index === played) games.push(buildLiveGame(facts));
      else games.push(buildScheduledGame(facts));
    }
    const next = Array.from({ length: teams.length / 2 }, (_, game) => {
      const [a, b] = [teams[2 * game]?.[0], teams[2 * game + 1]?.[0]];
      return (index < played ? [a, b] : [buildGameTeam('TBD'), buildGameTeam('TBD')]) as unknown as [never, never];
    });
    teams = next;
  });
  return games;
}

const buildQualified = (games: readonly Game[]): readonly QualifiedTeam[] =>
  games.slice(0, 16).flatMap(({ teams }) =>
    teams.map(({ name }) => ({
      id: name,
      name,
      shortName: name,
      logoUrl: null,
      wins: 8,
      losses: 1,
      opponentsWins: 40,
      defeatedOpponentsWins: 30,
      conference: null,
    })),
  );

const view = (games: readonly Game[], classId = '1A', teams = buildQualified(games)) =>
  toFieldView(
    teams,
    classId,
    games.map((game) => ({ ...game, classId })),
    clock,
  );

describe('the field of a class', () => {
  it('is listed by half and seed', () => {
    const { lists, progress } = view(buildGames(0));
    const all = Array.from({ length: 16 }, (_, index) => index + 1);
    expect(lists.map(({ title }) => title)).toEqual(['Top half', 'Bottom half']);
    expect(lists.map(({ rows }) => rows.map(({ name }) => name))).toEqual(
      ['North', 'South'].map((half) => all.map((seed) => `${half} ${seed}`)),
    );
    expect(lists[1]?.rows.map(({ seed }) => seed)).toEqual(all);
    expect(progress).toBeNull();
  });

  it('is one list by seed where geography does not divide it', () => {
    const { lists } = view(buildGames(0, true), '7A');
    expect(lists.map(({ title, rows }) => [title, rows.map(({ seed }) => seed)])).toEqual([
      [null, Array.from({ length: 32 }, (_, index) => index + 1)],
    ]);
  });

  it.each([
    [1, 16, '16 of 32 are left.'],
    [3, 4, '4 of 32 are left: North 1, North 2, South 1, South 2.'],
    [4, 2, '2 of 32 are left: North 1, South 1.'],
    [5, 1, 'Champion: North 1.'],
  ])('after %d rounds has %d teams that are not out: %s', (played, left, text) => {
    const { lists, progress } = view(buildGames(played));
    expect(lists.flatMap(({ rows }) => rows).filter(({ isOut }) => !isOut)).toHaveLength(left);
    expect(progress).toBe(text);
  });

  it('is listed by name without the games, or with those of another field', () => {
    const games = buildGames(4);
    const teams = buildQualified(games);
    const byName = teams.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));
    const others = teams.map((team, index) => (index === 0 ? { ...team, name: 'Elm', shortName: 'Elm' } : team));
    for (const { lists, progress } of [view([], '1A', teams), view(games, '1A', others)]) {
      expect(lists.map(({ title, rows }) => [title, rows.length])).toEqual([[null, 32]]);
      expect(lists[0]?.rows.filter(({ seed, isOut }) => seed === null && !isOut)).toHaveLength(32);
      expect(progress).toBeNull();
    }
    expect(view([], '1A', teams).lists[0]?.rows.map(({ name }) => name)).toEqual(byName);
  });

  it('is empty before the pairings, whatever bracket is kept', () => {
    expect(view(buildGames(5), '1A', [])).toEqual({ lists: [], progress: null });
  });
});
