import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { updateStamp } from '~/models/dates/update-stamp';
import { formatRecord } from '~/models/state-series/state-final-team';
import { formatWinPercent } from '~/models/statistics/figures';
import { getConferenceShare, placeStandings } from '~/models/statistics/standings';
import { isMadeId } from '~/models/text/made-id';
import { noValue } from '~/models/text/no-value';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { conferenceStandings, prepConferences, type PrepStanding } from '~/upstream/prep-standings';

/** The standings, and the conference's name from the list. */
export function sources({ sport, params }: SportPageRequest) {
  const leagueId = params.leagueId ?? '';
  return {
    critical: { standings: conferenceStandings.with({ leagueId }) },
    optional: { conferences: prepConferences.with({ sportId: sport.id }) },
    mayBeAbsent: ['conferences'],
  };
}

export type StandingRow = ReturnType<typeof toRow>;

export function toView({ critical, optional }: ValuesOf<typeof sources>, { sport, clock, params }: SportPageRequest) {
  const leagueId = params.leagueId ?? '';
  const listPath = buildHref(Route.mpStandings, { sportId: sport.id });
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock), { to: listPath, text: 'Conferences' }),
    standings: {
      /** Name of the conference; `null` if unknown. */
      conference: optional.conferences?.value.find((conference) => conference.leagueId === leagueId)?.name ?? null,
      rows: placeStandings(critical.standings.value).map(({ row }) => toRow(sport, row)),
      listPath,
      path: buildHref(Route.mpStandingsDetail, { sportId: sport.id, leagueId }),
      stamp: updateStamp(critical.standings, clock),
    },
  };
}

function toRow(sport: Sport, standing: PrepStanding) {
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
