import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import type { FootballConference } from '~/models/football/football-school';
import { formatCount } from '~/models/text/format-count';
import { compareByName } from '~/models/text/text-order';
import { footballConferences } from '~/upstream/football-schools';

/** The conferences with a football schedule. The page stands without them, with a message. */
export function sources() {
  return { optional: { conferences: footballConferences.with({}) } };
}

/** A conference as the list shows it. */
export interface ConferenceRow extends Pick<FootballConference, 'id' | 'name'> {
  /** `8 schools`; `null` when not given. */
  readonly schools: string | null;
}

export const conferenceRules = defineList<ConferenceRow>({
  nouns: ['conference', 'conferences'],
  searchLabel: 'Conference name',
  getNames: ({ name }) => [name],
});

/** The conferences by name. */
export function toConferenceGroups(conferences: readonly FootballConference[]): ListGroup<ConferenceRow>[] {
  if (conferences.length === 0) return [];
  const byName = [...conferences].sort(compareByName);
  return [{ key: 'conferences', title: null, rows: byName.map(conferenceRow) }];
}

function conferenceRow({ id, name, schoolCount }: FootballConference): ConferenceRow {
  const schools = schoolCount === null ? null : formatCount(schoolCount, 'school');
  return { id, name, schools };
}
