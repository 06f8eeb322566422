import { buildHref, Route } from '~/href';
import type { PathAhead } from '~/models/brackets/path-ahead';
import { findPathOfSchool, formatPathRound, formatPathSummary } from '~/models/brackets/path-view';
import { type Game, isBefore, isOver, settlePastGame } from '~/models/games/game';
import { type ScoreCardOptions, type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';

/** The state series of both teams of a game. */
export interface SeriesOfTeams {
  /** Empty before a final: nothing follows for either team. */
  readonly teams: readonly TeamInSeries[];
  /** `The winner goes on: Semifinal, Sat, Nov 22, against Ashgrove or Milton.`; `null` once the game is over, and where nothing follows. */
  readonly afterwards: string | null;
  /** Earlier games of both teams, the latest first. */
  readonly earlier: readonly ScoreCardView[];
}

interface TeamInSeries {
  readonly name: string;
  /** The page with its way to the title. */
  readonly to: string;
  /** `Next: Regional Semifinal, Tue, Oct 14, against Ashgrove or Fort Harlan.`; `null` until the game is over. */
  readonly summary: string | null;
}

/** Of each team. */
const mostEarlierGames = 3;

/**
 * What a game of the state series leads to for each team, and how they came there.
 * @param series all games of the sport's state series
 * @returns `null` before the teams are known
 */
export function toSeriesOfTeams(
  game: Game & { readonly sportId: string },
  series: readonly Game[],
  options: ScoreCardOptions & { readonly today: string },
): SeriesOfTeams | null {
  const games = series.map((each) => ({ ...settlePastGame(each, options.today), sportId: game.sportId }));
  const schoolIds = game.teams.flatMap(({ schoolId }) => schoolId ?? []);
  const found = game.teams.flatMap((team) => {
    const path = team.schoolId === null ? null : findPathOfSchool(games, team.schoolId);
    return team.schoolId === null || path === null ? [] : [{ name: team.name, schoolId: team.schoolId, path }];
  });
  const [first] = found;
  if (first === undefined) return null;
  const isAhead = ({ rounds }: PathAhead) =>
    rounds[0] !== undefined && !isOver(rounds[0].game) && schoolIds.every((id) => hasSchool(rounds[0]?.game, id));
  const isLastRound = ({ rounds, isOpenEnded }: PathAhead) => rounds.length === 1 && !isOpenEnded;
  const shown = found.filter(({ path }) => !(isAhead(path) && isLastRound(path)));
  const teams = shown.map(({ name, schoolId, path }) => ({
    name,
    to: buildHref(Route.stateSeriesPath, { sportId: game.sportId, schoolId }),
    summary: isAhead(path) ? null : formatPathSummary(path),
  }));
  const earlier = schoolIds.flatMap((schoolId) =>
    games
      .filter((each) => each.id !== game.id && isOver(each) && isBefore(each, game) && hasSchool(each, schoolId))
      .sort((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
      .slice(0, mostEarlierGames),
  );
  const cards = [...new Map(earlier.map((each) => [each.id, each])).values()]
    .sort((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
    .map((each) => toScoreCardView(each, { ...options, withStage: true }));
  return { teams, afterwards: isAhead(first.path) ? formatAfterwards(first.path) : null, earlier: cards };
}

function formatAfterwards({ rounds: [, next], isOpenEnded }: PathAhead): string | null {
  if (next !== undefined) return `The winner goes on: ${formatPathRound(next)}.`;
  return isOpenEnded ? 'What follows is not paired yet.' : null;
}

function hasSchool(game: Game | undefined, schoolId: string): boolean {
  return game?.teams.some((team) => team.schoolId === schoolId) === true;
}
