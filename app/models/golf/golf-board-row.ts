import { formatTime } from '../games/game';
import { shortenGrade } from '../people/grade';
import { formatNumber, noValue } from '../text/no-value';
import { holesOfRound, outcomeWords, toParScore, type GolfStanding, type ParScore } from './golf';
import { formatGolfPlace, type Placed } from './golf-places';

interface RoundScore {
  readonly text: string;
  /** The round is under way; these are the strokes so far. */
  readonly isSoFar: boolean;
}

/** A leaderboard row, ready to show. */
export interface BoardRow {
  /** The golfer's member id, or the school's id. */
  readonly key: string;
  readonly name: string;
  /** The golfer's school, with the grade; null for a team. */
  readonly detail: string | null;
  readonly schoolId: string | null;
  /** The school, for the button that pins it. */
  readonly schoolName: string;
  readonly place: number | null;
  /** `3`, `T3`, `WD` */
  readonly placeText: string;
  /** Accessible text where the letters are unclear: `tied 3`, `withdrew`. */
  readonly placeWords: string | null;
  readonly overall: ParScore;
  /** `F`, `12`, `9*`, or the tee time. */
  readonly thru: string;
  /** Accessible text for `F` and `9*`. */
  readonly thruWords: string | null;
  readonly current: ParScore;
  readonly rounds: readonly [first: RoundScore, second: RoundScore];
  readonly total: string;
}

export function toBoardRow(placed: Placed): BoardRow {
  const { standing, place, isTied } = placed;
  const { outcome, teamName } = standing;
  const isOut = outcome !== null;
  const round = findCurrentRound(standing);
  return {
    key: standing.id,
    name: standing.name,
    detail:
      teamName === null ? null : [teamName, shortenGrade(standing.grade) ?? standing.grade].filter(Boolean).join(', '),
    schoolId: standing.schoolId,
    schoolName: teamName ?? standing.name,
    place,
    placeText: formatGolfPlace(placed),
    placeWords: isOut ? outcomeWords[outcome] : isTied ? `tied ${place ?? ''}` : place === null ? 'no place yet' : null,
    overall: toParScore(standing.versusPar),
    ...formatThru(standing),
    current: toParScore(isOut || round === null ? null : standing.rounds[round].versusPar),
    rounds: [roundScore(standing, 0, round), roundScore(standing, 1, round)],
    total: formatNumber(standing.gross),
  };
}

/** The round that the leaderboard shows: the last with a score; none until the next round has begun. */
function findCurrentRound({ rounds, thru }: GolfStanding): 0 | 1 | null {
  const [, { gross, versusPar }] = rounds;
  return thru === null ? null : (gross ?? versusPar) === null ? 0 : 1;
}

function formatThru({ outcome, thru, teeTime, fromOtherHole }: GolfStanding): Pick<BoardRow, 'thru' | 'thruWords'> {
  if (outcome !== null) return { thru: noValue, thruWords: 'none' };
  const mark = fromOtherHole ? '*' : '';
  const where = fromOtherHole ? ', not from the first hole' : '';
  if (thru === holesOfRound) return { thru: 'F', thruWords: 'finished' };
  if (thru !== null) return { thru: `${thru}${mark}`, thruWords: where === '' ? null : `${thru}${where}` };
  if (teeTime === null) return { thru: noValue, thruWords: 'not started' };
  const time = formatTime(teeTime);
  return { thru: `${time}${mark}`, thruWords: where === '' ? null : `${time}${where}` };
}

function roundScore({ rounds, thru, outcome }: GolfStanding, index: 0 | 1, current: 0 | 1 | null): RoundScore {
  const isSoFar = outcome === null && index === current && thru !== holesOfRound;
  return { text: formatNumber(rounds[index].gross), isSoFar };
}
