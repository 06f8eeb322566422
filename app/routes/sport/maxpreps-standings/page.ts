import { defineList, type ListGroup, listInOneGroup } from '~/blocks/list/list-rules';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import { pack } from '~/components/ui/packed';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatCount } from '~/models/text/format-count';
import { compareByName } from '~/models/text/text-order';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { prepConferences, type PrepConference } from '~/upstream/prep-standings';

export function sources({ sport }: SportPageRequest) {
  return { optional: { conferences: prepConferences.with({ sportId: sport.id }) } };
}

export interface ConferenceRow {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  /** `6 schools`; `null` when not given. */
  readonly members: string | null;
}

export const conferenceRules = defineList<ConferenceRow>({
  nouns: ['conference', 'conferences'],
  searchLabel: 'Search by conference name...',
  getNames: ({ name }) => [name],
  emptyText: 'No conferences found.',
  noMatchText: 'No conferences found.',
});

/** Conferences by name, in one group. */
export function toConferenceGroups(
  sport: Sport,
  conferences: readonly PrepConference[],
): readonly ListGroup<ConferenceRow>[] {
  const rows = conferences.map(({ leagueId, name, memberCount }) => ({
    key: leagueId,
    name,
    to: buildHref(Route.mpStandingsDetail, { sportId: sport.id, leagueId }),
    members: memberCount === null ? null : formatCount(memberCount, 'school'),
  }));
  return listInOneGroup('conferences', rows.sort(compareByName));
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const groups = toConferenceGroups(sport, optional.conferences?.value ?? []);
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock)),
    groups: pack(unavailable.includes('conferences') ? null : groups),
  };
}
