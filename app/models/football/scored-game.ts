import { indexOnce } from '~/compute-once';
import { buildHref, Route } from '~/href';
import type { ListedTeam } from '~/upstream/football-lists';
import type { Game, GameTeam } from '../games/game';
import { mayBeContestId } from '../games/game-path';
import { foldSchoolName } from '../schools/school-match';

/** What a list without numbers of games says of one. */
export interface GameWanted {
  /** `YYYY-MM-DD`, or `MM-DD` where the list names no year. */
  readonly day: string | null;
  readonly teams: readonly [ListedTeam, ListedTeam];
}

/** The same game among the scores of its week: of that day, with both teams; `null` where none or several are. */
export function findScoredGame({ day, teams: [a, b] }: GameWanted, scores: readonly Game[]): Game | null {
  if (day === null) return null;
  const index = getIndex(scores);
  const keys = listKeys([day], [a.name, a.shortName], [b.name, b.shortName]);
  const [found = null, ...others] = new Set(keys.map((key) => index.get(key)).filter((game) => game !== undefined));
  return others.length > 0 ? null : found;
}

/** Games by day and teams, `null` for several. */
const getIndex = indexOnce((scores: readonly Game[]) => {
  const index = new Map<string, Game | null>();
  for (const game of scores) {
    const [first, second] = game.teams.map(({ formalName, name }) => [name, formalName ?? name]);
    const days = game.day === null ? [] : [game.day, game.day.slice('YYYY-'.length)];
    for (const key of listKeys(days, first ?? [], second ?? [])) index.set(key, index.has(key) ? null : game);
  }
  return index;
});

/** Each day with each spelling of both teams, in whatever order they are named. */
function listKeys(days: readonly string[], ...teams: readonly (readonly string[])[]): readonly string[] {
  const [first = [], second = []] = teams.map((names) => names.map(foldSchoolName));
  const pairs = first.flatMap((a) => second.map((b) => [a, b].sort().join('\n')));
  return [...new Set(days.flatMap((day) => pairs.map((pair) => `${day}\n${pair}`)))];
}

/** Whether a list and the scores mean one team. */
export function isSameTeam({ name, shortName }: ListedTeam, team: GameTeam): boolean {
  const names = [name, shortName].map(foldSchoolName);
  return [team.formalName, team.name].some(
    (candidate) => candidate !== null && names.includes(foldSchoolName(candidate)),
  );
}

/** Path of the page of a game of a week; `null` if the game has no number. */
export function buildScoredGameHref({ id }: Game, week: number): string | null {
  return mayBeContestId(id) ? buildHref(Route.game, { contestId: id, query: { week: String(week) } }) : null;
}
