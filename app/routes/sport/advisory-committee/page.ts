import { toCommitteeView } from '~/blocks/page-parts/committee-view';
import { buildSportHeading } from '~/blocks/sport/sport-heading';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { committeeMembers, committeeMinutes } from '~/upstream/committees';

/** Members and minutes of the committee that a sport's boys' and girls' variants share. */
export function sources({ sport: { sharedId: committee } }: Pick<SportPageRequest, 'sport'>) {
  return {
    optional: {
      members: { ...committeeMembers.with({ committee }), isNamed: true },
      minutes: { ...committeeMinutes.with({ committee }), isNamed: true },
    },
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport }: SportPageRequest) {
  const committee = toCommitteeView(optional.members?.value ?? null, optional.minutes?.value ?? null);
  return { heading: buildSportHeading(sport), family: sport.family, committee };
}
