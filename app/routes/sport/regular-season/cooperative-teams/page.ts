import { defineList, type ListGroup, listInOneGroup } from '~/blocks/list/list-rules';
import { words } from '~/config/words';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { compareText } from '~/models/text/text-order';
import { cooperativeFootballTeams, type CooperativeFootballTeam } from '~/upstream/football-schools';

export const sources = () => ({ optional: { teams: cooperativeFootballTeams.with({}) } });

export interface CooperativeTeamRow extends Pick<
  CooperativeFootballTeam,
  'id' | 'name' | 'logoUrl' | 'host' | 'schools'
> {
  /** `1,204`, or `612.50`; a dash when not given. */
  readonly enrollment: string;
}

export const cooperativeTeamRules = defineList<CooperativeTeamRow>({
  nouns: ['cooperative team', 'cooperative teams'],
  searchLabel: words.schoolName,
  getNames: ({ host, name, schools }) => [host, name, ...schools],
  noMatchText: 'No schools match your search.',
});

export function toCooperativeGroups(teams: readonly CooperativeFootballTeam[]): ListGroup<CooperativeTeamRow>[] {
  const byHost = [...teams].sort((a, b) => compareText(a.host, b.host));
  return listInOneGroup('teams', byHost.map(toTeamRow));
}

function toTeamRow({ enrollment, ...team }: CooperativeFootballTeam): CooperativeTeamRow {
  return { ...team, enrollment: formatEnrollment(enrollment) };
}
