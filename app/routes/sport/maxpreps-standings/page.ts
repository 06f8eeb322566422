import { defineList, listInOneGroup } from '~/blocks/list/list-rules';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { findFirstConference } from '~/blocks/statistics/conference';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import { type StandingRow, toStandingRows } from '~/blocks/statistics/standing-rows';
import { pack } from '~/browser/packed';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { updateStamp } from '~/models/dates/update-stamp';
import { formatCount } from '~/models/text/format-count';
import { isMadeId } from '~/models/text/made-id';
import { compareByName } from '~/models/text/text-order';
import { requestAfter, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import { conferenceStandings, prepConferences, type PrepConference } from '~/upstream/prep-standings';

export function sources({ sport }: SportPageRequest) {
  const conferences = prepConferences.with({ sportId: sport.id });
  return {
    optional: { conferences },
    dependent: {
      first: requestAfter(conferences, (list) => {
        const first = findFirstConference(list);
        return first === null ? null : { ...conferenceStandings.with({ leagueId: first.leagueId }), isAwaited: true };
      }),
    },
  };
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

interface OpenConference {
  readonly leagueId: string;
  readonly rows: readonly StandingRow[];
}

/** Conferences by name, in one group; `open` is the one with its standings. */
export function toConferenceGroups(
  sport: Sport,
  conferences: readonly PrepConference[],
  open: OpenConference | null = null,
) {
  const rows = conferences.map((conference) => toConferenceRow(conference, sport, open));
  return listInOneGroup('conferences', rows.sort(compareByName));
}

function toConferenceRow({ leagueId, name, memberCount }: PrepConference, sport: Sport, open: OpenConference | null) {
  return {
    key: leagueId,
    name,
    to: isMadeId(leagueId) ? null : buildHref(Route.mpStandingsDetail, { sportId: sport.id, leagueId }),
    /** `6 schools`; `null` when not given. */
    members: memberCount === null ? null : formatCount(memberCount, 'school'),
    /** Its standings in place of a link; `null` for all conferences but one. */
    standings: open?.leagueId === leagueId && open.rows.length > 0 ? open.rows : null,
  };
}

export function toView(
  { optional, dependent, unavailable }: ValuesOf<typeof sources>,
  { sport, clock }: SportPageRequest,
) {
  const conferences = optional.conferences?.value ?? [];
  const first = findFirstConference(conferences);
  const rows = toStandingRows(sport, dependent.first?.value ?? []);
  const groups = toConferenceGroups(sport, conferences, first && { leagueId: first.leagueId, rows });
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock)),
    /** Age of the standings that the page opens with; `null` without any. */
    stamp: dependent.first && updateStamp(dependent.first, clock),
    groups: pack(unavailable.includes('conferences') ? null : groups),
  };
}
