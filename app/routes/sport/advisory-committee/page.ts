import { findSport } from '~/config/sports';
import type { PageRequest } from '~/page/page-sources';
import { committeeMembers, committeeMinutes } from '~/upstream/committees';

/** Members and minutes of the committee that a sport's boys' and girls' variants share. */
export function sources({ params }: Pick<PageRequest, 'params'>) {
  const sportId = params.sportId ?? '';
  const committee = findSport(sportId)?.sharedId ?? sportId;
  return {
    optional: { members: committeeMembers.with({ committee }), minutes: committeeMinutes.with({ committee }) },
  };
}
