import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import type { TeamIndex } from '../games/game';
import { buildGameTeam, buildFinalGame, buildScheduledGame } from '../games/game.fixture';
import { type Bracket, toBracket } from './bracket';
import { toBracketList } from './bracket-list-view';
import { toBracketView } from './bracket-view';
import {
  listAllGames,
  buildPlayoffGames,
  buildSeriesGames,
  buildFeed,
  listEntryGames,
  listUnits,
  type SeriesGame,
} from './bracket.fixture';

const teamIndex = fc.constantFrom<TeamIndex>(0, 1);
const plans = fc.record({
  sectionals: fc.tuple(fc.constantFrom(4, 8), fc.constantFrom(2, 4)).chain(([count, regionals]) =>
    fc.array(fc.array(fc.integer({ min: 2, max: 7 }), { minLength: regionals, maxLength: regionals }), {
      minLength: count,
      maxLength: count,
    }),
  ),
  choices: fc.array(teamIndex, { minLength: 20, maxLength: 20 }),
  hosts: fc.array(teamIndex, { minLength: 19, maxLength: 19 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

interface Plan {
  readonly sectionals: readonly (readonly number[])[];
  readonly choices: readonly TeamIndex[];
  readonly hosts: readonly TeamIndex[];
}

function buildSeriesFrom({ sectionals, choices, hosts }: Plan): readonly SeriesGame[] {
  return buildSeriesGames({ sectionals, decide: createTurnPicker(choices), chooseHost: createTurnPicker(hosts) });
}

function buildPlayoffFrom({ choices, hosts }: Plan): readonly SeriesGame[] {
  return buildPlayoffGames({ decide: createTurnPicker(choices), chooseHost: createTurnPicker(hosts) });
}

function createTurnPicker(choices: readonly TeamIndex[]): () => TeamIndex {
  let turn = 0;
  return () => choices[(turn += 1) % choices.length] ?? 0;
}

const moments = 16;

/** The bracket before the first game, after the last, and in each round. */
function buildSeriesBrackets(series: readonly SeriesGame[]): Bracket[] {
  return Array.from({ length: moments + 1 }, (_, moment) =>
    toBracket(buildFeed(series, Math.round((series.length * moment) / moments))),
  );
}

describe('any series at any time', () => {
  it('links each game only to the games that really lead to it', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const series = buildSeriesFrom(plan);
        const feeders = new Map(series.map((game) => [game.id, game.feeders.map((feeder) => feeder?.id)]));
        for (const { game, slots } of listAllGames(
          toBracket(buildFeed(series, Math.floor(plan.share * series.length))),
        )) {
          for (const slot of atLeastOne(slots)) {
            if (slot.kind === 'winner' || slot.kind === 'loser') expect(feeders.get(game.id)).toContain(slot.of.id);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is drawn as it was played once it is over, for any order of the feed', () => {
    fc.assert(
      fc.property(plans, fc.nat(), (plan, turn) => {
        const series = buildSeriesFrom(plan);
        const feed = buildFeed(series, series.length);
        const turned = [...feed.slice(turn % feed.length), ...feed.slice(0, turn % feed.length)];
        const bracket = toBracket(turned);
        expect(bracket.regions).toHaveLength(plan.sectionals.length);
        const next = new Map(series.flatMap((game) => game.feeders.map((feeder) => [feeder?.id, game.id])));
        for (const { rounds } of atLeastOne(listUnits(bracket))) {
          rounds.slice(1).forEach(({ cells }, index) => {
            rounds[index]?.cells.forEach((cell, place) => {
              if (cell.kind !== 'game') return;
              const later = cells[Math.floor(place / 2)];
              expect(later?.kind === 'game' && later.game.game.id).toBe(next.get(cell.game.game.id));
            });
          });
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the order of a bracket', () => {
  it.each([
    ['with regionals and sectionals', buildSeriesFrom],
    ['without them', buildPlayoffFrom],
  ])('%s follows the first round in every round, for any host', (_, play) => {
    fc.assert(
      fc.property(plans, (plan) => {
        const series = play(plan);
        const entries = series.flatMap(({ id, feeders }) => (feeders.every((feeder) => feeder === null) ? [id] : []));
        for (const bracket of buildSeriesBrackets(series))
          expect(listEntryGames(listUnits(bracket), series)).toEqual(entries);
      }),
      { numRuns: 10 },
    );
  });

  it('keeps the teams of every quadrant and half together', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const series = buildPlayoffFrom(plan);
        const quadrants = [0, 1, 2, 3].map((index) => [
          `Quadrant ${index + 1}`,
          series.slice(index * 4, index * 4 + 4).map(({ id }) => id),
        ]);
        for (const { regions } of atLeastOne(buildSeriesBrackets(series))) {
          expect(regions.map(({ title, units }) => [title, listEntryGames(units, series)])).toEqual(quadrants);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('puts the winner of the upper game on the upper line', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const series of [buildSeriesFrom(plan), buildPlayoffFrom(plan)]) {
          for (const { rounds } of atLeastOne(listUnits(toBracket(buildFeed(series, series.length))))) {
            rounds.slice(1).forEach(({ cells }, index) => {
              rounds[index]?.cells.forEach((cell, place) => {
                const later = cells[Math.floor(place / 2)];
                if (cell.kind !== 'game' || later?.kind !== 'game' || cell.game.winner === null) return;
                const slot = later.game.slots[later.game.lines[place % 2 === 0 ? 0 : 1]];
                expect(slot).toMatchObject({ team: cell.game.game.teams[cell.game.winner] });
              });
            });
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

const wildTeam = fc
  .constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'TBD')
  .map((name) => buildGameTeam(name, { schoolId: name === 'TBD' ? null : name }));
const wildGame = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }).map(String),
    level: fc.constantFrom('Regional', 'Sectional', 'Super-Sectional', 'State', 'Playoff', 'Elsewhere', null),
    round: fc.constantFrom(
      'First Round',
      'Quarterfinal',
      'Semifinal',
      'Championship',
      '3rd Place',
      'Round 2',
      'Pool A',
      null,
    ),
    site: fc.constantFrom('Rockwell', 'Vesper', null),
    teams: fc.tuple(wildTeam, wildTeam),
    namedWinner: fc.constantFrom(0, 1, null),
  })
  .map((facts) => (facts.namedWinner === null ? buildScheduledGame(facts) : buildFinalGame({ ...facts })));

const viewOptions = { part: undefined, today: '2025-10-11', buildHref: ({ id }: { readonly id: string }) => `/${id}` };

function listGamesOfDrawing(bracket: Bracket): (readonly [string, number | null])[] {
  const sheets = toBracketView(bracket, viewOptions)?.sheets ?? [];
  const parts = sheets.flatMap(({ sides, finals }) => [...sides.flat(), ...(finals === null ? [] : [finals])]);
  return parts
    .flatMap(({ units }) => units)
    .flatMap(({ rounds, placements }) => [
      ...rounds.flatMap(({ cells }) =>
        cells.flatMap(({ content }) => (content !== null && 'id' in content ? [content] : [])),
      ),
      ...placements.map(({ game }) => game),
    ])
    .map(({ id, number }) => [id, number] as const);
}

function listGamesOfList(bracket: Bracket): Map<string, number> {
  const rounds = toBracketList(bracket, viewOptions).flatMap(({ units }) => units.flatMap((unit) => unit.rounds));
  const games = rounds.flatMap((round) => round.games);
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  return new Map(games.map(({ id, number }) => [id, number]));
}

/** Drawing and list have the same games and numbers. */
function expectSameGames(bracket: Bracket): void {
  const drawn = listGamesOfDrawing(bracket);
  const listed = listGamesOfList(bracket);
  expect([...listed.keys()].sort()).toEqual(drawn.map(([id]) => id).sort());
  // May be empty: a feed without games.
  for (const [id, number] of drawn) if (number !== null) expect(listed.get(id)).toBe(number);
}

describe('the list of a bracket', () => {
  it('has the games and numbers of the drawing, for any series at any time', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const series of [buildSeriesFrom(plan), buildPlayoffFrom(plan)]) {
          expectSameGames(toBracket(buildFeed(series, Math.floor(plan.share * series.length))));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has the games of the drawing, for any feed', () => {
    fc.assert(
      fc.property(fc.array(wildGame, { maxLength: 40 }), (feed) => {
        expectSameGames(toBracket(feed));
      }),
      { numRuns: 200 },
    );
  });
});

describe('any feed', () => {
  it('produces a bracket with each game once, in columns that halve', () => {
    fc.assert(
      fc.property(fc.array(wildGame, { maxLength: 40 }), (feed) => {
        const bracket = toBracket(feed);
        const shown = [...listAllGames(bracket).map(({ game }) => game.id), ...bracket.others.map(({ id }) => id)];
        expect([...shown].sort()).toEqual([...new Set(feed.map(({ id }) => id))].sort());
        // May be empty: without games there is no bracket.
        for (const { rounds } of listUnits(bracket)) {
          rounds.slice(1).forEach(({ cells }, index) => {
            expect(rounds[index]?.cells).toHaveLength(cells.length * 2);
          });
        }
      }),
      { numRuns: 300 },
    );
  });
});
