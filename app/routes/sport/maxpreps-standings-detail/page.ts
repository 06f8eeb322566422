import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { toConferenceView } from '~/blocks/statistics/conference';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import { buildHref, Route } from '~/href';
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
  const name = optional.conferences?.value.find((conference) => conference.leagueId === leagueId)?.name ?? null;
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock), { to: listPath, text: 'Conferences' }),
    standings: { ...toConferenceView({ leagueId, name, standings: critical.standings }, sport, clock), listPath },
  };
}
