import { formatTime } from '../games/game';
import { shortenGrade } from '../people/grade';
import { formatNumber, noValue } from '../text/no-value';
import { holesOfRound, outcomeWords, toParScore, type GolfStanding } from './golf';
import { formatGolfPlace, type Placed } from './golf-places';

/** A leaderboard row, ready to show. */
export type BoardRow = Readonly<ReturnType<typeof toBoardRow>>;

export function toBoardRow(placed: Placed) {
  const { standing, place, isTied } = placed;
  const { outcome, teamName } = standing;
  const isOut = outcome !== null;
  const round = findCurrentRound(standing);
  return {
    key: standing.id,
    name: standing.name,
    // The golfer's school, with the grade.
    detail:
      teamName === null ? null : [teamName, shortenGrade(standing.grade) ?? standing.grade].filter(Boolean).join(', '),
    schoolId: standing.schoolId,
    // For the button that pins the school.
    schoolName: teamName ?? standing.name,
    place,
    placeText: formatGolfPlace(placed),
    // Accessible text where the letters are unclear.
    placeWords: isOut ? outcomeWords[outcome] : isTied ? `tied ${place ?? ''}` : place === null ? 'no place yet' : null,
    overall: toParScore(standing.versusPar),
    ...formatThru(standing),
    current: toParScore(isOut || round === null ? null : standing.rounds[round].versusPar),
    rounds: [roundScore(standing, 0, round), roundScore(standing, 1, round)] as const,
    total: formatNumber(standing.gross),
  };
}

/** The round that the leaderboard shows: the last with a score; none until the next round has begun. */
function findCurrentRound({ rounds, thru }: GolfStanding): 0 | 1 | null {
  const [, { gross, versusPar }] = rounds;
  return thru === null ? null : (gross ?? versusPar) === null ? 0 : 1;
}

/** `F`, `12`, `9*`, or the tee time, with accessible text for what is unclear. */
function formatThru({ outcome, thru, teeTime, fromOtherHole }: GolfStanding) {
  if (outcome !== null) return { thru: noValue, thruWords: 'none' };
  const mark = fromOtherHole ? '*' : '';
  const where = fromOtherHole ? ', not from the first hole' : '';
  if (thru === holesOfRound) return { thru: 'F', thruWords: 'finished' };
  if (thru !== null) return { thru: `${thru}${mark}`, thruWords: where === '' ? null : `${thru}${where}` };
  if (teeTime === null) return { thru: noValue, thruWords: 'not started' };
  const time = formatTime(teeTime);
  return { thru: `${time}${mark}`, thruWords: where === '' ? null : `${time}${where}` };
}

function roundScore({ rounds, thru, outcome }: GolfStanding, index: 0 | 1, current: 0 | 1 | null) {
  // The round is under way.
  const isSoFar = outcome === null && index === current && thru !== holesOfRound;
  return { text: formatNumber(rounds[index].gross), isSoFar };
}
