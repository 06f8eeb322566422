import { describe, expect, it } from 'vitest';
import { computePlayoffPicture } from './playoff-picture';
import { buildPictureTeam, buildOpenGame, buildPictureSeason } from './playoff-picture.fixture';
import type { Picks } from './playoff-scenario';

/** 258 teams: the first 255 have six wins and the last three have the given wins. */
const buildSeason = (last: readonly number[]) => buildPictureSeason(258, (team) => last[team - 255] ?? 6);
const isIn = (input: Parameters<typeof computePlayoffPicture>[0], picks: Picks, team: number) =>
  computePlayoffPicture(input, picks).field.some((candidate) => candidate.team === team);

describe('the playoff picture', () => {
  it('applies the picked winners to the open games', () => {
    const input = {
      ...buildSeason([5, 4, 4]),
      open: [buildOpenGame('a', { teams: [255, null] }), buildOpenGame('b', { teams: [256, 255] })],
    };
    const countWins = (picks: Picks) =>
      computePlayoffPicture(input, picks).standings.find(({ team }) => team === 256)?.wins;
    expect([countWins(new Map()), countWins(new Map([['b', 0]])), countWins(new Map([['b', 1]]))]).toEqual([4, 5, 4]);
  });

  it('ignores picks of games that are not open', () => {
    const input = { ...buildSeason([5, 4, 4]), open: [buildOpenGame('a', { teams: [255, 256] })] };
    expect(computePlayoffPicture(input, new Map([['over', 0]]))).toEqual(computePlayoffPicture(input, new Map()));
  });

  it('includes the representative that the association names', () => {
    const input = buildSeason([5, 5, 5]);
    const teams = input.teams.map((team, index) => (index === 257 ? { ...team, isRepresentative: true } : team));
    expect([isIn(input, new Map(), 257), isIn({ ...input, teams }, new Map(), 257)]).toEqual([false, true]);
  });

  it('includes a conference leader only once the last conference game is picked', () => {
    const input = buildSeason([5, 5, 4]);
    const teams = input.teams.map((team, index) =>
      index < 256 ? team : { ...team, conference: 0, conferenceWins: 3 },
    );
    const open = [buildOpenGame('last', { teams: [256, 257] })];
    // Team 257 would have five wins and lead its conference; team 255 is ahead of it by name alone.
    expect(isIn({ ...input, teams, open }, new Map(), 257)).toBe(false);
    expect(isIn({ ...input, teams, open }, new Map([['last', 1]]), 257)).toBe(true);
    const alreadySent = teams.map((team, index) => (index === 256 ? { ...team, isRepresentative: true } : team));
    expect(isIn({ ...input, teams: alreadySent, open }, new Map([['last', 1]]), 257)).toBe(false);
  });

  it('includes no conference leader with fewer than five wins', () => {
    const input = buildSeason([4, 4, 2]);
    const teams = input.teams.map((team, index) => (index < 256 ? team : buildPictureTeam(index, { conference: 0 })));
    const open = [buildOpenGame('last', { teams: [257, 256] })];
    expect(computePlayoffPicture({ ...input, teams, open }, new Map([['last', 0]])).representatives.size).toBe(0);
  });
});
