import type { SourceRequest } from '~/cache/source/define-source';
import { findSportFamily } from '~/config/sports';
import type { PageRequest } from '~/page/page-sources';
import { committeeMembers, committeeMinutes } from '~/upstream/committees';

/** Members and minutes of the committee in the address. Only upstream knows whether a committee of no sport exists. */
export function sources({ params: { slug = '' } }: Pick<PageRequest, 'params'>) {
  const isNamed = findSportFamily(slug) !== undefined;
  const members = { ...committeeMembers.with({ committee: slug }), isNamed };
  const minutes = { ...committeeMinutes.with({ committee: slug }), isNamed };
  const critical: Readonly<Record<string, SourceRequest>> = isNamed ? {} : { committee: members };
  return { critical, optional: { members, minutes }, carriedBy: ['members'], vanishing: ['minutes'] };
}
