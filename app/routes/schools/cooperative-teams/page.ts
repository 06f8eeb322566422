import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { formatLongDate } from '~/models/dates/calendar-date';
import { noValue } from '~/models/text/no-value';
import { cooperativeTeams, type CooperativeSport, type CooperativeTeam } from '~/upstream/school-lists';

export const sources = () => ({ optional: { sports: cooperativeTeams.with({}) } });

export type CooperativeRow = ReturnType<typeof toCooperativeRow>;

export const cooperativeRules = defineList<CooperativeRow>({
  nouns: ['cooperative team', 'cooperative teams'],
  searchLabel: 'Sport or school',
  getNames: ({ host, guests }) => [host, ...guests],
  areTitlesSearched: true,
  isCollapsible: true,
});

/** The agreements by sport in upstream's order, without empty sports. */
export function toCooperativeGroups(sports: readonly CooperativeSport[]): ListGroup<CooperativeRow>[] {
  return sports
    .filter(({ teams }) => teams.length > 0)
    .map(({ name, teams }, index) => ({
      key: `${index} ${name}`,
      title: name,
      noun: 'team',
      rows: teams.map(toCooperativeRow),
    }));
}

function toCooperativeRow({ host, guests, endDay }: CooperativeTeam, index: number) {
  /** `June 30, 2026`; a dash when not given. */
  const ends = endDay === null ? noValue : formatLongDate(endDay);
  return { key: String(index), host, guests, ends };
}
