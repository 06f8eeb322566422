import { findSport } from '../../../config/sports';
import { committeeMembers, committeeMinutes } from '../../../upstream/committees';
import type { PageRequest } from '../../page-sources';

/** Members and minutes of the committee that a sport's boys' and girls' variants share. */
export function advisoryCommitteeSources({ params }: PageRequest) {
  const sportId = params.sportId ?? '';
  const committee = findSport(sportId)?.sharedId ?? sportId;
  return {
    critical: {},
    optional: { members: committeeMembers.with({ committee }), minutes: committeeMinutes.with({ committee }) },
  };
}
