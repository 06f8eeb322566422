import { toBracket } from '~/models/brackets/bracket';
import { linkBracketGames } from '~/models/brackets/bracket-links';
import { listEntryGames, listUnits } from '~/models/brackets/bracket.fixture';
import type { StagedGame } from '~/models/brackets/staged-game';
import type { Game, GameTeam } from '~/models/games/game';
import { parseStage } from '~/models/games/stage';
import { tournamentScores } from '~/upstream/tournament-scores';
import { Dice } from '../../../demo-api/random/dice';
import { getPlan } from '../../../demo-api/world/season-plans';
import type { World } from '../../../demo-api/world/world';
import { bracketSports } from './brackets';
import { product, type View } from './view';

/** A class's finished state series, and which games lead to which. */
export interface ClassBracket {
  readonly sportId: string;
  readonly classId: string | null;
  /** In the order in which they were played. */
  readonly games: readonly Game[];
  /** Games whose winner (or loser) plays in a game, by its id. */
  readonly feeders: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Right and wrong lines to the team's next game. */
export interface LineCounts {
  right: number;
  wrong: number;
}

/** `sure` and `likely` as in `BracketLink`. */
export interface BracketLineCounts {
  readonly sure: LineCounts;
  readonly likely: LineCounts;
  /** Games that are not the last of their teams. */
  games: number;
}

export function createLineCounts(): BracketLineCounts {
  return { sure: { right: 0, wrong: 0 }, likely: { right: 0, wrong: 0 }, games: 0 };
}

/** The state series of a past school year, from the feed. */
export async function listClassBrackets(view: View, world: World, schoolYear: number): Promise<ClassBracket[]> {
  const perSport = bracketSports.map(async (sportId) => {
    const games = await listFinishedGames(view, sportId);
    const feeders = getFeeders(world, sportId, schoolYear);
    const classIds = [...new Set(games.map(({ classId }) => classId))];
    return classIds.map((classId) => ({
      sportId,
      classId,
      games: games.filter((game) => game.classId === classId),
      feeders,
    }));
  });
  return (await Promise.all(perSport)).flat();
}

async function listFinishedGames(view: View, sportId: string): Promise<Game[]> {
  const body = await view.ask(`/v1/sports/${sportId}/tournament-scores`);
  const schema = tournamentScores.definition.buildSchema({
    product,
    timeZone: view.clock.timeZone,
    dropRow: () => undefined,
  });
  const games = schema.parse(body);
  return games.sort((a, b) => (a.day ?? '').localeCompare(b.day ?? '') || getStartMinutes(a) - getStartMinutes(b));
}

function getStartMinutes({ time }: Game): number {
  return time?.minutesOfDay ?? 0;
}

function getFeeders(world: World, sportId: string, schoolYear: number): Map<string, ReadonlySet<string>> {
  const { games } = world.getSeason(getPlan(sportId), schoolYear);
  return new Map(
    games.flatMap(({ id, stage }) =>
      stage === null ? [] : [[String(id), new Set(stage.feeders.map((feeder) => String(feeder.id)))]],
    ),
  );
}

/** Builds the links when this share of games is over, and compares them with reality. */
export function countLines(
  { games, feeders }: ClassBracket,
  share: number,
  normalizeId: (id: string) => string,
  counts: BracketLineCounts,
): void {
  const over = new Set(games.slice(0, Math.floor(games.length * share)).map(({ id }) => id));
  const trueId = new Map(games.map(({ id }) => [normalizeId(id), id]));
  const known = games.map((game) => ({ ...hideLaterResults(game, over, feeders), id: normalizeId(game.id) }));
  for (const link of linkBracketGames(known.flatMap(stageGame)).list()) {
    const [from = '', to = ''] = [trueId.get(link.from.game.id), trueId.get(link.to.game.id)];
    if (link.takes === 'loser') continue;
    const isRight = feeders.get(to)?.has(from) === true;
    const tally = link.isSure ? counts.sure : counts.likely;
    tally[isRight ? 'right' : 'wrong'] += 1;
  }
  counts.games += games.length - 2;
}

/** First games as drawn when this share of games is over. */
export function drawEntryGames({ games, feeders }: ClassBracket, share: number): string[] {
  const over = new Set(games.slice(0, Math.floor(games.length * share)).map(({ id }) => id));
  const series = games.map(({ id }) => ({ id, feeders: [...(feeders.get(id) ?? [])] }));
  return listEntryGames(listUnits(toBracket(games.map((game) => hideLaterResults(game, over, feeders)))), series);
}

const undecided: GameTeam = { schoolId: null, name: 'TBD', formalName: null, logoUrl: null, seed: null };

/** Teams are known once their previous games are over. */
export function hideLaterResults(game: Game, over: ReadonlySet<string>, feeders: ClassBracket['feeders']): Game {
  if (over.has(game.id)) return game;
  const isDecided = [...(feeders.get(game.id) ?? [])].every((feeder) => over.has(feeder));
  const { id, day, time, site, sportId, classId, level, round, hostIndex, countsSets, links } = game;
  const teams = isDecided ? game.teams : ([undecided, undecided] as const);
  const facts = { id, day, time, site, sportId, classId, level, round, hostIndex, countsSets, links, teams };
  return { ...facts, kind: 'scheduled', remark: null, scheduleChange: null };
}

function stageGame(game: Game): StagedGame[] {
  const stage = parseStage(game);
  return stage === null ? [] : [{ game, stage }];
}

/** Drops about one game in fifty, like unreadable rows. */
export function withGaps(bracket: ClassBracket, seed: number): ClassBracket {
  const dice = new Dice(seed);
  return { ...bracket, games: bracket.games.filter(() => !dice.drawChance(0.02)) };
}

/** Ids in random order. */
export function createIdShuffle(games: readonly Game[], seed: number): (id: string) => string {
  const ids = games.map(({ id }) => id);
  const others = new Dice(seed).shuffle(ids);
  const byId = new Map(ids.map((id, index) => [id, others[index] ?? id]));
  return (id) => byId.get(id) ?? id;
}
