import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatRecord } from '~/models/state-series/state-final-team';
import { formatWinPercent } from '~/models/statistics/figures';
import { getConferenceShare, placeStandings } from '~/models/statistics/standings';
import { isMadeId } from '~/models/text/made-id';
import { noValue } from '~/models/text/no-value';
import type { PrepStanding } from '~/upstream/prep-standings';

export type StandingRow = ReturnType<typeof toStandingRow>;

/** The schools of a conference from first to last. */
export function toStandingRows(sport: Sport, standings: readonly PrepStanding[]): StandingRow[] {
  return placeStandings(standings).map(({ row }) => toStandingRow(sport, row));
}

function toStandingRow(sport: Sport, standing: PrepStanding) {
  const { schoolId, name, nickname, logoUrl, wins, losses, conferenceWins, conferenceLosses } = standing;
  const formatRecordText = (won: number | null, lost: number | null) =>
    formatRecord({ wins: won, losses: lost, ties: null }) ?? noValue;
  return {
    schoolId,
    name,
    nickname,
    logoUrl,
    to: isMadeId(schoolId) ? null : buildHref(Route.teamOfSchool, { sportId: sport.id, school: schoolId }),
    conference: formatRecordText(conferenceWins, conferenceLosses),
    overall: formatRecordText(wins, losses),
    winPercent: formatWinPercent(getConferenceShare(standing)),
  };
}
