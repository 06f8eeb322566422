import { describe, expect, it } from 'vitest';
import {
  divideIntoClasses,
  type CountedGame,
  selectField,
  sortInSeedOrder,
  type Standing,
  rankStandings,
} from './playoff-rules';

function buildStanding(team: number, changes: Partial<Standing> = {}): Standing {
  return { team, wins: 5, losses: 4, opponentsWins: 40, defeatedOpponentsWins: 20, beaten: [], ...changes };
}
const listOrder = (standings: readonly Standing[]) => sortInSeedOrder(standings).map(({ team }) => team);

describe('football standings', () => {
  it('count wins, losses, wins of all opponents and wins of defeated opponents', () => {
    const games: CountedGame[] = [
      [0, 1, 0],
      [1, 2, 0],
      [2, 0, 0],
      [1, 2, 0],
    ];
    expect(rankStandings(3, games).find(({ team }) => team === 1)).toEqual({
      team: 1,
      wins: 2,
      losses: 1,
      beaten: [2, 2],
      opponentsWins: 1 + 1 + 1,
      defeatedOpponentsWins: 1 + 1,
    });
  });

  it('count an undecided game only for the list of opponents', () => {
    const [first] = rankStandings(2, [
      [0, 1, 0],
      [1, 0, null],
    ]);
    expect(first).toMatchObject({ team: 0, wins: 1, losses: 0, opponentsWins: 0 });
    expect(rankStandings(2, [[0, 1, null]])).toMatchObject([
      { wins: 0, losses: 0 },
      { wins: 0, losses: 0 },
    ]);
  });

  it("count games against out-of-state teams as wins and losses but add no opponents' wins", () => {
    expect(
      rankStandings(1, [
        [0, null, 0],
        [null, 0, 0],
      ]),
    ).toMatchObject([{ wins: 1, losses: 1, opponentsWins: 0, defeatedOpponentsWins: 0 }]);
  });
});

describe('the seed order', () => {
  it("compares wins, then opponents' wins, then wins of defeated opponents, then names", () => {
    expect(
      listOrder([
        buildStanding(0),
        buildStanding(1, { defeatedOpponentsWins: 21 }),
        buildStanding(2, { opponentsWins: 41, defeatedOpponentsWins: 1 }),
        buildStanding(3, { wins: 6, opponentsWins: 1 }),
        buildStanding(4),
        buildStanding(5),
      ]),
    ).toEqual([3, 2, 1, 0, 4, 5]);
  });

  it('puts the head-to-head winner first when two teams are tied', () => {
    expect(listOrder([buildStanding(0), buildStanding(1, { beaten: [0] })])).toEqual([1, 0]);
  });

  it('falls back to names when two tied teams have beaten each other or three teams are tied', () => {
    expect(listOrder([buildStanding(0, { beaten: [1] }), buildStanding(1, { beaten: [0] })])).toEqual([0, 1]);
    expect(listOrder([buildStanding(0), buildStanding(1, { beaten: [0] }), buildStanding(2)])).toEqual([0, 1, 2]);
  });
});

describe('the playoff field', () => {
  const clinched = Array.from({ length: 255 }, (_, team) => buildStanding(team, { wins: 6 }));
  const listTeams = (field: readonly Standing[]) => field.slice(255).map(({ team }) => team);

  it('has 256 places and gives the last one to the best team with five wins', () => {
    const standings = [...clinched, buildStanding(300), buildStanding(301)];
    expect(listTeams(selectField(standings, new Set()))).toEqual([300]);
  });

  it('prefers a representative with five wins over better teams, but not one with four wins', () => {
    const standings = [...clinched, buildStanding(300), buildStanding(301), buildStanding(302, { wins: 4 })];
    expect(listTeams(selectField(standings, new Set([301])))).toEqual([301]);
    expect(listTeams(selectField(standings, new Set([302])))).toEqual([300]);
  });

  it('includes teams with four wins when fewer than 256 teams have five', () => {
    expect(
      selectField([...clinched, buildStanding(300, { wins: 4 }), buildStanding(301, { wins: 3 })], new Set()),
    ).toHaveLength(256);
  });
});

describe('the playoff classes', () => {
  const field = Array.from({ length: 256 }, (_, team) => buildStanding(team, { wins: team % 9 }));
  const teams = field.map(({ team }) => ({ enrollment: 1000 - team, designatedClass: null as number | null }));

  it('are eight groups of 32 by enrollment, smallest schools first, each in seed order', () => {
    const classes = divideIntoClasses(field, teams);
    expect(classes.map((members) => members.length)).toEqual(Array.from({ length: 8 }, () => 32));
    classes.forEach((members, index) => {
      expect(Math.max(...members.map(({ team }) => team))).toBe(255 - index * 32);
      expect(members).toEqual(sortInSeedOrder(members));
    });
  });

  it('move a designated team to its higher class and the next larger schools down', () => {
    const designated = teams.map((team, index) => (index === 255 ? { ...team, designatedClass: 2 } : team));
    const [first, second, third] = divideIntoClasses(field, designated).map((members) =>
      members.map(({ team }) => team),
    );
    expect(third).toContain(255);
    expect([first?.includes(223), second?.includes(191), third?.length]).toEqual([true, true, 32]);
  });

  it("ignore a designation to the team's own class or a lower one", () => {
    const designated = teams.map((team, index) => (index === 0 ? { ...team, designatedClass: 3 } : team));
    expect(divideIntoClasses(field, designated)).toEqual(divideIntoClasses(field, teams));
  });

  it('fill the first classes when the field is smaller than 256', () => {
    expect(divideIntoClasses(field.slice(0, 40), teams).map((members) => members.length)).toEqual([
      32, 8, 0, 0, 0, 0, 0, 0,
    ]);
  });
});
