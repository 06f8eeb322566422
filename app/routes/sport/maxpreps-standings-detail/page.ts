import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import { toStandingRows } from '~/blocks/statistics/standing-rows';
import { buildHref, Route } from '~/href';
import { updateStamp } from '~/models/dates/update-stamp';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { conferenceStandings, prepConferences } from '~/upstream/prep-standings';

/** The standings, and the conference's name from the list. */
export function sources({ sport, params }: SportPageRequest) {
  const leagueId = params.leagueId ?? '';
  return {
    critical: { standings: conferenceStandings.with({ leagueId }) },
    optional: { conferences: prepConferences.with({ sportId: sport.id }) },
    mayBeAbsent: ['conferences'],
  };
}

export function toView({ critical, optional }: ValuesOf<typeof sources>, { sport, clock, params }: SportPageRequest) {
  const leagueId = params.leagueId ?? '';
  const listPath = buildHref(Route.mpStandings, { sportId: sport.id });
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock), { to: listPath, text: 'Conferences' }),
    standings: {
      /** Name of the conference; `null` if unknown. */
      conference: optional.conferences?.value.find((conference) => conference.leagueId === leagueId)?.name ?? null,
      rows: toStandingRows(sport, critical.standings.value),
      listPath,
      path: buildHref(Route.mpStandingsDetail, { sportId: sport.id, leagueId }),
      stamp: updateStamp(critical.standings, clock),
    },
  };
}
