import { defineList } from '~/blocks/list/list-rules';
import { type StandingRow, toConferenceStandings } from '~/models/football/standing-view';
import { isMadeId } from '~/models/text/made-id';
import { foldText } from '~/models/text/search-text';
import { requestBeside } from '~/page/page-sources';
import {
  footballConferences,
  footballStandings,
  type FootballConference,
  type FootballStanding,
} from '~/upstream/football-schools';

/** The list of conferences links the standings to their pages. */
export function sources() {
  return {
    optional: { standings: footballStandings.with({}) },
    dependent: { joined: requestBeside(footballConferences.with({})) },
  };
}

export type StandingsGroup = ReturnType<typeof toStandingsGroups>[number];

/** A search finds whole conferences, by name or by a school. */
export const standingsRules = defineList<StandingRow>({
  nouns: ['conference', 'conferences'],
  unit: 'groups',
  searchLabel: 'Conference or school',
  getNames: ({ name }) => [name],
  areTitlesSearched: true,
  isCollapsible: true,
  opensFirst: true,
  hasLetters: true,
  emptyText: 'No standings found.',
});

export function toStandingsGroups(
  standings: readonly FootballStanding[],
  conferences: readonly FootballConference[] | null,
) {
  return toConferenceStandings(standings).map(({ name, rows }) => ({
    key: name,
    title: name,
    noun: 'school',
    /** `null` for independents, and for an unknown or ambiguous name. */
    conferenceId: findConferenceId(name, conferences ?? []),
    rows,
  }));
}

function findConferenceId(name: string, conferences: readonly FootballConference[]): string | null {
  const [found, ...others] = conferences.filter((conference) => foldText(conference.name) === foldText(name));
  return found === undefined || others.length > 0 || isMadeId(found.id) ? null : found.id;
}
