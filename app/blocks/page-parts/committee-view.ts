import type { CommitteeView } from '~/components/people/committee-sections';
import type { DocumentView } from '~/components/ui/document-list';
import type { PersonView } from '~/components/ui/person-card';
import { findSportFamily } from '~/config/sports';
import { formatLongDate } from '~/models/dates/calendar-date';
import { formatSlug } from '~/models/text/slug';
import type { CommitteeMinutes } from '~/upstream/committees';
import type { BoardMember } from '~/upstream/fields/board-member';

/** Members and minutes are shown only together. */
export function toCommitteeView(
  members: readonly BoardMember[] | null,
  minutes: readonly CommitteeMinutes[] | null,
): CommitteeView {
  if (members === null || minutes === null) return { members: [], minutes: [] };
  return { members: members.map(toMemberView), minutes: [...minutes].sort(compareNewestFirst).map(buildDocumentView) };
}

function compareNewestFirst(a: CommitteeMinutes, b: CommitteeMinutes): number {
  return (b.day ?? '').localeCompare(a.day ?? '');
}

function buildDocumentView({ id, day, fileUrl }: CommitteeMinutes): DocumentView {
  return { key: id, name: day === null ? 'Minutes' : `Minutes of ${formatLongDate(day)}`, url: fileUrl, note: null };
}

export function toMemberView(member: BoardMember): PersonView {
  const { id, name, photoUrl, email, title, school, represents, division, position, termExpires } = member;
  return {
    key: id,
    name,
    photoUrl,
    email,
    lines: dropEmptyLines([title, school, represents, division, formatTerm(termExpires)]),
    mark: getPositionMark(position),
  };
}

/** `Basketball Advisory Committee`. Upstream has no names, so other committees are named after their slug. */
export function formatCommitteeTitle(slug: string): string {
  return `${findSportFamily(slug)?.name ?? formatSlug(slug)} Advisory Committee`;
}

export function dropEmptyLines(lines: readonly (string | null)[]): string[] {
  return [...new Set(lines.filter((line) => line !== null))];
}

/** `Term ends 2027`; `null` if the year is unknown. */
export function formatTerm(termExpires: string | null): string | null {
  return termExpires === null ? null : `Term ends ${termExpires}`;
}

/** Distinguishing word beside a name, such as `Chair`; `null` for an ordinary position. */
export function getPositionMark(position: string | null): string | null {
  return position !== null && /^(?:member|director)$/i.test(position) ? null : position;
}
