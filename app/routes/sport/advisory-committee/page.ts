import type { DocumentView } from '~/components/ui/document-list';
import type { PersonView } from '~/components/ui/person-card';
import { findSport } from '~/config/sports';
import { longDate } from '~/models/dates/calendar-date';
import type { PageRequest } from '~/routes/page-sources';
import { type CommitteeMember, committeeMembers, committeeMinutes, type CommitteeMinutes } from '~/upstream/committees';

/** Members and minutes of the committee that a sport's boys' and girls' variants share. */
export function sources({ params }: PageRequest) {
  const sportId = params.sportId ?? '';
  const committee = findSport(sportId)?.sharedId ?? sportId;
  return {
    optional: { members: committeeMembers.with({ committee }), minutes: committeeMinutes.with({ committee }) },
  };
}

export interface CommitteeView {
  readonly members: readonly PersonView[];
  readonly minutes: readonly DocumentView[];
}

/** Members and minutes belong together: without one the other is not shown either. */
export function toCommitteeView(
  members: readonly CommitteeMember[] | null,
  minutes: readonly CommitteeMinutes[] | null,
): CommitteeView {
  if (members === null || minutes === null) return { members: [], minutes: [] };
  return { members: members.map(personOf), minutes: [...minutes].sort(newestFirst).map(documentOf) };
}

function personOf(member: CommitteeMember): PersonView {
  const term = member.termExpires === null ? null : `Term ends ${member.termExpires}`;
  const lines = [member.title, member.school, member.division, term];
  return {
    key: member.id,
    name: member.name,
    photoUrl: member.photoUrl,
    lines: [...new Set(lines.filter((line) => line !== null))],
    mark: member.position === 'Member' ? null : member.position,
  };
}

function newestFirst(one: CommitteeMinutes, other: CommitteeMinutes): number {
  return (other.day ?? '').localeCompare(one.day ?? '');
}

function documentOf({ id, day, fileUrl }: CommitteeMinutes): DocumentView {
  return { key: id, name: day === null ? 'Minutes' : `Minutes of ${longDate(day)}`, url: fileUrl, note: null };
}
