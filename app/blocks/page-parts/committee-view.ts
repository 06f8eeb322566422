import type { CommitteeView } from '~/components/people/committee-sections';
import type { DocumentView } from '~/components/ui/document-list';
import type { PersonView } from '~/components/ui/person-card';
import { findSportFamily } from '~/config/sports';
import { formatLongDate } from '~/models/dates/calendar-date';
import { formatSlug } from '~/models/text/slug';
import type { CommitteeMinutes } from '~/upstream/committees';
import type { BoardMember } from '~/upstream/fields/board-member';

/** Members and minutes are shown only together, if the association publishes both. */
export function toCommitteeView(
  members: readonly BoardMember[] | null,
  minutes: readonly CommitteeMinutes[] | null,
  hasMinutes = true,
): CommitteeView {
  if (!hasMinutes) return { members: (members ?? []).map(toMemberView), minutes: null };
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
  const { title, school, represents, division } = member;
  return toSeatView(member, [title, school, represents, division]);
}

/** A member with the end of the term. */
export function toSeatView(member: BoardMember, lines: readonly (string | null)[]): PersonView {
  const { termExpires, position } = member;
  return toPersonView(member, {
    lines: [...lines, termExpires === null ? null : `Term ends ${termExpires}`],
    // Ordinary positions are not told.
    mark: position !== null && /^(?:member|director)$/i.test(position) ? null : position,
  });
}

/** A person with lines of text: those that are missing or repeated are left out. */
export function toPersonView(
  { id, name, photoUrl, email }: Pick<BoardMember, 'id' | 'name' | 'photoUrl' | 'email'>,
  { lines, ...facts }: Pick<PersonView, 'mark' | 'assistant'> & { readonly lines: readonly (string | null)[] },
): PersonView {
  return { key: id, name, photoUrl, email, lines: [...new Set(lines.filter((line) => line !== null))], ...facts };
}

/** `Basketball Advisory Committee`. Upstream has no names, so other committees are named after their slug. */
export function formatCommitteeTitle(slug: string): string {
  return `${findSportFamily(slug)?.name ?? formatSlug(slug)} Advisory Committee`;
}
