import type { PrepStanding } from '~/upstream/prep-standings';
import { type FigureValue, findNumber } from '../text/no-value';
import { compareText } from '../text/text-order';
import { type Placed, placeRows } from './places';

/** The schools of a conference by the share of conference games won; level ones share a place. */
export function placeStandings(standings: readonly PrepStanding[]): Placed<PrepStanding>[] {
  return placeRows(
    standings,
    (row) => {
      const share = findNumber(getConferenceShare(row));
      return share === null ? null : Math.round(share * 1000);
    },
    (a, b) =>
      (b.conferenceWins ?? 0) - (a.conferenceWins ?? 0) ||
      computeMargin(b) - computeMargin(a) ||
      compareText(a.name, b.name),
  );
}

/** The provider's share, otherwise that of wins and losses; `null` when neither is known, and before the first conference game. */
export function getConferenceShare({ winPercent, ...record }: PrepStanding): FigureValue {
  return hasNoGames(record) ? null : (winPercent ?? computeShare(record));
}

/** A school with wins, but none in its conference, would otherwise be listed as one that lost all of them. */
function hasNoGames({ conferenceWins, conferenceLosses }: Omit<PrepStanding, 'winPercent'>): boolean {
  return conferenceWins === 0 && conferenceLosses === 0;
}

function computeShare({ conferenceWins, conferenceLosses }: Omit<PrepStanding, 'winPercent'>): number | null {
  const games = (conferenceWins ?? 0) + (conferenceLosses ?? 0);
  return games === 0 ? null : (conferenceWins ?? 0) / games;
}

function computeMargin({ wins, losses }: PrepStanding): number {
  return (wins ?? 0) - (losses ?? 0);
}
