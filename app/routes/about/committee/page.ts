import type { SourceRequest } from '~/cache/define-source';
import { findSportFamily } from '~/config/sports';
import type { PageRequest } from '~/page/page-sources';
import { committeeMembers, committeeMinutes } from '~/upstream/committees';

/**
 * Members and minutes of the committee that the address names. A committee of a sport is known, and stands without them; whether
 * there is another one, such as that of sports medicine, only upstream can say.
 */
export function sources({ params: { slug = '' } }: Pick<PageRequest, 'params'>) {
  const members = committeeMembers.with({ committee: slug });
  const minutes = committeeMinutes.with({ committee: slug });
  const critical: Readonly<Record<string, SourceRequest>> =
    findSportFamily(slug) === undefined ? { committee: members } : {};
  return { critical, optional: { members, minutes } };
}
