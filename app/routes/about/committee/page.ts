import type { SourceRequest } from '~/cache/define-source';
import { sportNotFound } from '~/components/shell/failure';
import { findSport, findSportFamily } from '~/config/sports';
import { formatSlug } from '~/models/text/slug';
import type { PageRequest } from '~/page/page-sources';
import { committeeMembers, committeeMinutes } from '~/upstream/committees';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_CHARACTERS = 60;

/**
 * Members and minutes of the committee that the address names. A committee of a sport is known, and stands without them; whether
 * there is another one, such as that of sports medicine, only upstream can say.
 * @throws Response 404 for what no committee can be called: upstream is not asked
 */
export function sources({ params: { slug = '' } }: Pick<PageRequest, 'params'>) {
  if (!mayBeCommittee(slug)) throw new Response(sportNotFound, { status: 404 });
  const members = committeeMembers.with({ committee: slug });
  const minutes = committeeMinutes.with({ committee: slug });
  const critical: Readonly<Record<string, SourceRequest>> =
    findSportFamily(slug) === undefined ? { committee: members } : {};
  return { critical, optional: { members, minutes } };
}

/** Boys' and girls' variants of a sport share a committee: its name is that of both. */
function mayBeCommittee(slug: string): boolean {
  if (findSportFamily(slug) !== undefined) return true;
  return slug.length <= MOST_CHARACTERS && SLUG.test(slug) && findSport(slug) === undefined;
}

/** Heading of a committee's page: `Basketball Advisory Committee`. Upstream names no committee: its slug has to do where it is no sport's. */
export function formatCommitteeTitle(slug: string): string {
  return `${findSportFamily(slug)?.name ?? formatSlug(slug)} Advisory Committee`;
}
