import { describe, expect, it } from 'vitest';
import { buildPictureTeam } from './playoff-picture.fixture';
import { createBidFinder, createReason } from './playoff-reason';
import { type Standing, rankStandings } from './playoff-rules';

const teams = [0, 1].map((index) => buildPictureTeam(index, { conference: 0 }));

function buildStanding(team: number, changes: Partial<Standing> = {}): Standing {
  return { team, wins: 5, losses: 4, opponentsWins: 40, defeatedOpponentsWins: 20, beaten: [], ...changes };
}

/** Explains why the second of two teams is out when the first is in. */
function explainOut(changes: Partial<Standing>): string {
  const [last, out] = [buildStanding(0), buildStanding(1, changes)];
  const picture = { standings: [last, out], field: [last], representatives: new Set<number>() };
  return createReason(picture, teams, ['Prairie Conference'])(out);
}

function explainIn(changes: Partial<Standing>, representatives: readonly number[] = [], isOpen = false): string {
  const standing = buildStanding(1, changes);
  const picture = {
    standings: [buildStanding(0, { wins: 9 }), standing],
    field: [standing],
    representatives: new Set(representatives),
  };
  return createReason(picture, teams, ['Prairie Conference'], () => isOpen)(standing);
}

it.each([
  [{ wins: 5 }, true, 'R'],
  [{ wins: 4 }, true, 'A'],
  [{ wins: 6 }, false, 'C'],
  [{ wins: 5 }, false, 'A'],
])('a team in the field with %o that represents its conference (%s) has bid %s', (changes, isRepresentative, bid) => {
  const standing = buildStanding(1, changes);
  const representatives = new Set(isRepresentative ? [1] : []);
  expect(createBidFinder({ field: [standing], representatives })(standing)).toBe(bid);
  expect(createBidFinder({ field: [], representatives })(standing)).toBeNull();
});

describe('the reason why a team qualifies', () => {
  it('names the conference for a representative with five wins', () => {
    expect(explainIn({}, [1])).toBe('In: represents the Prairie Conference.');
    expect(explainIn({ wins: 4 }, [1])).toMatch(/^In at large/);
  });

  it('says that six wins are enough', () => {
    expect(explainIn({ wins: 6 })).toBe('In with 6 wins: six are enough.');
  });

  it('says that it may still change for a team that is not in for certain', () => {
    expect(explainIn({ wins: 6 }, [], true)).toBe('In with 6 wins: six are enough so far.');
    expect(explainIn({}, [], true)).toMatch(/ are enough so far\.$/);
    expect(explainIn({}, [1], true)).toBe('In: represents the Prairie Conference so far.');
  });

  it('compares an at-large team with the other teams of the same number of wins', () => {
    expect(explainIn({})).toBe("In at large: 1 team has more wins; 40 opponents' wins are enough.");
    expect(explainIn({ opponentsWins: 1 })).toMatch(/; 1 opponents' win is enough\.$/);
  });
});

describe('the reason why a team does not qualify', () => {
  it.each<[changes: Partial<Standing>, reason: string]>([
    [{ wins: 4 }, 'Out: 4 wins; the last in, Team 0, has 5.'],
    [{ wins: 1 }, 'Out: 1 win; the last in, Team 0, has 5.'],
    [{ opponentsWins: 39 }, "Out: 39 opponents' wins to 40 of the last in, Team 0."],
    [{ defeatedOpponentsWins: 19 }, "Out: 19 beaten opponents' wins to 20 of the last in, Team 0."],
    [{}, 'Out: level with the last in, Team 0, ahead by their game or by name.'],
  ])('explains %j', (changes, reason) => {
    expect(explainOut(changes)).toBe(reason);
  });

  it('says that every place is taken when there are no at-large places', () => {
    const [only] = rankStandings(1, []);
    const picture = { standings: only ? [only] : [], field: [], representatives: new Set<number>() };
    expect(only && createReason(picture, teams, [])(only)).toBe('Out: every place is taken.');
  });
});
