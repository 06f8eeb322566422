import { describe, expect, it } from 'vitest';
import { buildPictureTeam } from './playoff-picture.fixture';
import { createReason } from './playoff-reason';
import { type Standing, rankStandings } from './playoff-rules';

const teams = [0, 1].map((index) => buildPictureTeam(index, { conference: 0 }));

function buildStanding(team: number, changes: Partial<Standing> = {}): Standing {
  return { team, wins: 5, losses: 4, opponentsWins: 40, defeatedOpponentsWins: 20, beaten: [], ...changes };
}

/** Of the second of two teams, when the first is in. */
function explainOut(changes: Partial<Standing>): string {
  const [last, out] = [buildStanding(0), buildStanding(1, changes)];
  const picture = { standings: [last, out], field: [last], representatives: new Set<number>() };
  return createReason(picture, teams, ['Prairie Conference'])(out);
}

function explainIn(changes: Partial<Standing>, representatives: readonly number[] = []): string {
  const one = buildStanding(1, changes);
  const picture = {
    standings: [buildStanding(0, { wins: 9 }), one],
    field: [one],
    representatives: new Set(representatives),
  };
  return createReason(picture, teams, ['Prairie Conference'])(one);
}

describe('a team is in', () => {
  it('as a representative with five wins', () => {
    expect(explainIn({}, [1])).toBe('In with 5 wins as the representative of the Prairie Conference.');
    expect(explainIn({ wins: 4 }, [1])).toMatch(/^In at large/);
  });

  it('with six wins', () => {
    expect(explainIn({ wins: 6 })).toBe('In with 6 wins: six are enough.');
  });

  it('at large among those with as many wins', () => {
    expect(explainIn({})).toBe(
      "In at large: 1 team has more than 5 wins, and 40 opponents' wins put it among the rest of the 256 places.",
    );
  });
});

describe('a team is out', () => {
  it.each<[changes: Partial<Standing>, reason: string]>([
    [{ wins: 4 }, 'Out: 4 wins, and the last team in, Team 0, has 5.'],
    [{ wins: 1 }, 'Out: 1 win, and the last team in, Team 0, has 5.'],
    [{ opponentsWins: 39 }, "Out: 5 wins as the last team in, Team 0, but 39 opponents' wins to 40."],
    [
      { defeatedOpponentsWins: 19 },
      "Out: as many wins and opponents' wins as the last team in, Team 0, but 19 wins of defeated opponents to 20.",
    ],
    [{}, 'Out: level with the last team in, Team 0, which is ahead by their game or by name.'],
  ])('because of %j', (changes, reason) => {
    expect(explainOut(changes)).toBe(reason);
  });

  it('when there is no place at large', () => {
    const [only] = rankStandings(1, []);
    const picture = { standings: only ? [only] : [], field: [], representatives: new Set<number>() };
    expect(only && createReason(picture, teams, [])(only)).toBe('Out: every place is taken.');
  });
});
