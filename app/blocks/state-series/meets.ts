import type { Sport } from '~/config/sports';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { findWinner, type Game, getColumns } from '~/models/games/game';
import { joinLabel } from '~/models/text/label';

/* Meets, in which all run together. The feed sends each as a game, of two unnamed teams before and of the two best teams after it. */

/** The team that won a meet, and its score, the runner-up and the medalist. */
interface MeetResult {
  readonly name: string;
  /** `52 points, then Fair Center 67. Medalist: Jo Lind (Elm) 15:09.5` */
  readonly detail: string | null;
}

/** In cross country and golf every row is a meet; in other sports without title games, one whose teams are not named. */
export function isMeet({ teams }: Pick<Game, 'teams'>, { finals }: Pick<Sport, 'finals'>): boolean {
  if (finals === 'cross-country' || finals === 'golf') return true;
  return finals !== 'games' && !teams.some(isKnownTeam);
}

/** `null` until the winner is known. */
export function toMeetResult(
  game: Game,
  { finals, lowScoreWins }: Pick<Sport, 'finals' | 'lowScoreWins'>,
): MeetResult | null {
  const winner = findWinner(game, lowScoreWins);
  if (winner === null || !isKnownTeam(game.teams[winner])) return null;
  const loser = winner === 0 ? 1 : 0;
  const [first, second] = [winner, loser].map((index) => getColumns(game)[0]?.[index] ?? null);
  const runnerUp = isKnownTeam(game.teams[loser]) ? game.teams[loser].name : null;
  const places = [
    first !== null && (finals === 'cross-country' ? `${first} points` : first),
    runnerUp !== null && `then ${[runnerUp, second].filter((part) => part !== null).join(' ')}`,
  ];
  const highlight = game.kind === 'final' ? game.highlight : null;
  const detail = [places.filter((part) => part !== false).join(', '), highlight].filter(Boolean).join('. ');
  return { name: game.teams[winner].name, detail: detail || null };
}

/** `Rockwell Sectional`, without the class that the feed writes before it. */
export function nameMeet({ classId, round }: Pick<Game, 'classId' | 'round'>): string | null {
  return classId !== null && round?.startsWith(`${classId} `) ? round.slice(classId.length + 1) : round;
}

/** `Rockwell Sectional, Rockwell course`; of the state finals only the place. */
export function formatMeetPlace(meet: Pick<Game, 'classId' | 'level' | 'round' | 'site'>): string | null {
  return joinLabel([meet.level === 'State' ? null : nameMeet(meet), meet.site], ', ') || null;
}
