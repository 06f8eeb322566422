import { defineList, type ListGroup, listInOneGroup } from '~/blocks/list/list-rules';
import { formatCount } from '~/models/text/format-count';
import { compareByName } from '~/models/text/text-order';
import { footballConferences, type FootballConference } from '~/upstream/football-schools';

export const sources = () => ({ optional: { conferences: footballConferences.with({}) } });

export interface ConferenceRow extends Pick<FootballConference, 'id' | 'name'> {
  /** `8 schools`; `null` when not given. */
  readonly schools: string | null;
}

export const conferenceRules = defineList<ConferenceRow>({
  nouns: ['conference', 'conferences'],
  searchLabel: 'Conference name',
  getNames: ({ name }) => [name],
});

export function toConferenceGroups(conferences: readonly FootballConference[]): ListGroup<ConferenceRow>[] {
  return listInOneGroup('conferences', [...conferences].sort(compareByName).map(toConferenceRow));
}

function toConferenceRow({ id, name, schoolCount }: FootballConference): ConferenceRow {
  const schools = schoolCount === null ? null : formatCount(schoolCount, 'school');
  return { id, name, schools };
}
