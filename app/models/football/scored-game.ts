import { buildHref, Route } from '~/href';
import type { ListedTeam } from '~/upstream/football-lists';
import type { Game, GameTeam } from '../games/game';
import { mayBeContestId } from '../games/game-path';
import { foldSchoolName } from '../schools/school-match';

/** What a list without numbers of games says of one. */
export interface GameWanted {
  /** Whether the game is on this day, `YYYY-MM-DD`. */
  readonly isOn: (day: string) => boolean;
  readonly teams: readonly [ListedTeam, ListedTeam];
}

/** The same game among the scores of its week: of that day, with both teams; `null` where none or several are. */
export function findScoredGame({ isOn, teams: [a, b] }: GameWanted, scores: readonly Game[]): Game | null {
  const [found, ...others] = scores.filter(
    ({ day, teams: [first, second] }) =>
      day !== null &&
      isOn(day) &&
      ((isSameTeam(a, first) && isSameTeam(b, second)) || (isSameTeam(a, second) && isSameTeam(b, first))),
  );
  return found === undefined || others.length > 0 ? null : found;
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
