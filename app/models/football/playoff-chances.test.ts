import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { findPlayoffChances, type PickList } from './playoff-chances';
import type { OpenGame, PictureInput } from './playoff-picture';
import { buildOpenGame, buildPictureSeason, buildPictureTeam } from './playoff-picture.fixture';
import { type CountedGame, fieldSize, rankStandings, selectField, winsOfRepresentative } from './playoff-rules';

/** Teams with nine wins, which leave as many places as given to the others. */
const fieldWithout = (places: number) => fieldSize - places;

/** All ways in which the games left can end: each has a winner or is called off, and a missing result may be reported. */
function* listEndings({ decided, open }: PictureInput): Generator<readonly (0 | 1 | null)[]> {
  const count = open.length + decided.filter(([, , winner]) => winner === null).length;
  for (let ending = 0; ending < 3 ** count; ending += 1) {
    yield Array.from(
      { length: count },
      (_, game) => ([0, 1, null] as const)[Math.floor(ending / 3 ** game) % 3] ?? null,
    );
  }
}

function endSeason({ decided, open }: PictureInput, ending: readonly (0 | 1 | null)[]): readonly CountedGame[] {
  const played = open.flatMap(({ teams: [home, away] }, game): CountedGame[] => {
    const winner = ending[game] ?? null;
    return winner === null ? [] : [[home, away, winner]];
  });
  let reported = open.length;
  const over = decided.map(([home, away, winner]): CountedGame => {
    if (winner !== null) return [home, away, winner];
    reported += 1;
    return [home, away, ending[reported - 1] ?? null];
  });
  return [...over, ...played];
}

/**
 * The teams of the field, for a choice of representatives among the teams that each conference may send; `null` where teams with six wins
 * and representatives have more than 256 places, which the rules do not allow for.
 */
function listField({ teams }: PictureInput, games: readonly CountedGame[], choice: number): ReadonlySet<number> | null {
  const standings = rankStandings(teams.length, games);
  const sent = new Set(teams.flatMap(({ isRepresentative }, team) => (isRepresentative ? [team] : [])));
  const named = new Set([...sent].map((team) => teams[team]?.conference));
  for (const conference of new Set(teams.map((team) => team.conference))) {
    if (conference === null || named.has(conference)) continue;
    const able = standings.filter(
      ({ team, wins }) => teams[team]?.conference === conference && wins >= winsOfRepresentative,
    );
    const chosen = able[choice % (able.length + 1)];
    if (chosen !== undefined) sent.add(chosen.team);
  }
  const entitled = standings.filter(({ team, wins }) => wins >= 6 || (wins >= winsOfRepresentative && sent.has(team)));
  return entitled.length > fieldSize ? null : new Set(selectField(standings, sent).map(({ team }) => team));
}

const contenders = 9;
const pairs = fc.tuple(fc.nat(contenders), fc.nat(contenders)).filter(([a, b]) => a !== b);
const seasons = fc.record({
  places: fc.integer({ min: 1, max: 6 }),
  wins: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: contenders, maxLength: contenders }),
  decided: fc.array(fc.tuple(pairs, fc.constantFrom<0 | 1 | null>(0, 0, 1, 1, 0, 1, 0, 1, null)), {
    minLength: 4,
    maxLength: 24,
  }),
  open: fc.array(pairs, { minLength: 1, maxLength: 4 }),
  conferences: fc.array(fc.constantFrom(null, null, 0, 1), { minLength: contenders, maxLength: contenders }),
  named: fc.option(fc.nat(contenders - 1)),
});

type Plan = typeof seasons extends fc.Arbitrary<infer Value> ? Value : never;

/** Some contenders after the teams that are in. The number after the last contender is a team of another state. */
function buildSeason({ places, wins, decided, open, conferences, named }: Plan): PictureInput {
  const first = fieldWithout(places);
  const toTeam = (contender: number) => (contender === contenders ? null : first + contender);
  const season = buildPictureSeason(first + contenders, (team) => (team < first ? 9 : (wins[team - first] ?? 0)));
  return {
    ...season,
    conferences: ['Prairie', 'River'],
    teams: season.teams.map((_, team) =>
      buildPictureTeam(team, {
        conference: conferences[team - first] ?? null,
        isRepresentative: named !== null && team === first + named,
      }),
    ),
    decided: [
      ...season.decided,
      ...decided.map(([[a, b], winner]): CountedGame => [toTeam(a), toTeam(b), winner]),
    ].filter((game, index, all) => game[2] !== null || all.slice(0, index).every(([, , winner]) => winner !== null)),
    open: open.map(([a, b], game): OpenGame => buildOpenGame(`g${game}`, { teams: [toTeam(a), toTeam(b)] })),
  };
}

describe('the chances of each team', () => {
  it('hold for every ending of the games left, every representative and every lost game', () => {
    let said = 0;
    fc.assert(
      fc.property(seasons, (plan) => {
        const input = buildSeason(plan);
        const chances = findPlayoffChances(input);
        const checked = chances.flatMap(({ kind, inIf, outIf }, team) => [
          ...(kind === 'open' ? [] : [{ team, isIn: kind === 'in', picks: [] as PickList }]),
          ...inIf.map((picks) => ({ team, isIn: true, picks })),
          ...outIf.map((picks) => ({ team, isIn: false, picks })),
        ]);
        said += checked.filter(({ team }) => team >= fieldWithout(plan.places)).length;
        let choice = 0;
        for (const ending of atLeastOne(listEndings(input))) {
          choice += 1;
          const field = listField(input, endSeason(input, ending), choice);
          if (field === null) continue;
          const isWrong = checked.filter(
            ({ team, isIn, picks }) => picks.every(([game, side]) => ending[game] === side) && field.has(team) !== isIn,
          );
          expect(isWrong).toEqual([]);
        }
      }),
      { numRuns: 30, endOnFailure: true },
    );
    expect(said).toBeGreaterThan(50);
  });

  const outline = (input: PictureInput, team: number) => {
    const { kind, inIf, outIf } = findPlayoffChances(input)[team] ?? {};
    return [kind, inIf, outIf];
  };

  it('are settled by six wins, and by more teams ahead than there are places', () => {
    const input = buildPictureSeason(258, (team) => (team < 256 ? 6 : 3), {
      open: [buildOpenGame('a', { teams: [256, 257] })],
    });
    expect(outline(input, 0)).toEqual(['in', [], []]);
    expect(outline(input, 257)).toEqual(['out', [], []]);
  });

  it('name the own game, and the game of the only rival', () => {
    // One place is left for three teams with four wins: two of them have a game.
    const input = buildPictureSeason(258, (team) => (team < 255 ? 6 : 4), {
      open: [buildOpenGame('a', { teams: [255, null] }), buildOpenGame('b', { teams: [256, null] })],
    });
    expect(outline(input, 255)).toEqual([
      'open',
      [
        [
          [0, 0],
          [1, 1],
        ],
      ],
      [
        [
          [0, 1],
          [1, 0],
        ],
      ],
    ]);
    expect(outline(input, 257)).toEqual(['open', [], [[[0, 0]], [[1, 0]]]]);
  });

  it('say nothing before nearly all games, nor after the last', () => {
    const early = Array.from({ length: 500 }, (_, game) => buildOpenGame(`g${game}`, { teams: [game % 258, null] }));
    expect(findPlayoffChances(buildPictureSeason(258, () => 1, { open: early }))).toEqual([]);
    expect(findPlayoffChances(buildPictureSeason(258, () => 5))).toEqual([]);
  });
});
