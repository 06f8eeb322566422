import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import type { FootballStanding } from '~/models/football/football-standing';
import { type StandingRow, toConferenceStandings } from '~/models/football/standing-view';
import { footballStandings } from '~/upstream/football-schools';

/** The standings of all conferences. Without them the page stands, with words. */
export function sources() {
  return { optional: { standings: footballStandings.with({}) } };
}

/** A conference and its standings. */
export interface StandingsGroup extends ListGroup<StandingRow> {
  readonly title: string;
  readonly conferenceId: string | null;
}

/** A search finds whole conferences, by their names or by a school. */
export const standingsRules = defineList<StandingRow>({
  nouns: ['conference', 'conferences'],
  unit: 'groups',
  searchLabel: 'Conference or school',
  getNames: ({ name }) => [name],
  areTitlesSearched: true,
  isCollapsible: true,
  hasLetters: true,
  emptyText: 'No standings found.',
});

/** The logos, which the page does not show, are not sent. */
export function toStandingsGroups(standings: readonly FootballStanding[]): StandingsGroup[] {
  return toConferenceStandings(standings).map(({ name, conferenceId, rows }) => ({
    key: name,
    title: name,
    noun: 'school',
    conferenceId,
    rows: rows.map((row) => ({ ...row, logoUrl: null })),
  }));
}
