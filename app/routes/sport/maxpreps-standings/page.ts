import { defineList, listInOneGroup } from '~/blocks/list/list-rules';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import { pack } from '~/browser/packed';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatCount } from '~/models/text/format-count';
import { isMadeId } from '~/models/text/made-id';
import { compareByName } from '~/models/text/text-order';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { prepConferences, type PrepConference } from '~/upstream/prep-standings';

export function sources({ sport }: SportPageRequest) {
  return { optional: { conferences: prepConferences.with({ sportId: sport.id }) } };
}

export type ConferenceRow = ReturnType<typeof toConferenceRow>;

export const conferenceRules = defineList<ConferenceRow>({
  nouns: ['conference', 'conferences'],
  searchLabel: 'Conference name',
  searchPlaceholder: 'Search by conference name...',
  getNames: ({ name }) => [name],
  emptyText: 'No conferences found.',
  noMatchText: 'No conferences found.',
});

/** Conferences by name, in one group. */
export function toConferenceGroups(sport: Sport, conferences: readonly PrepConference[]) {
  const rows = conferences.map((conference) => toConferenceRow(conference, sport));
  return listInOneGroup('conferences', rows.sort(compareByName));
}

function toConferenceRow({ leagueId, name, memberCount }: PrepConference, sport: Sport) {
  return {
    key: leagueId,
    name,
    to: isMadeId(leagueId) ? null : buildHref(Route.mpStandingsDetail, { sportId: sport.id, leagueId }),
    /** `6 schools`; `null` when not given. */
    members: memberCount === null ? null : formatCount(memberCount, 'school'),
  };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const groups = toConferenceGroups(sport, optional.conferences?.value ?? []);
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock)),
    groups: pack(unavailable.includes('conferences') ? null : groups),
  };
}
