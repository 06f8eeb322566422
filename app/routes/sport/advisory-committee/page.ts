import { toCommitteeView } from '~/blocks/page-parts/committee-view';
import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { isPublished } from '~/config/published-sources';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { committeeMembers, committeeMinutes } from '~/upstream/committees';

/** Members and minutes of the committee that a sport's boys' and girls' variants share. */
export function sources({ sport: { sharedId: committee } }: Pick<SportPageRequest, 'sport'>) {
  return {
    optional: {
      members: { ...committeeMembers.with({ committee }), isNamed: true },
      minutes: { ...committeeMinutes.with({ committee }), isNamed: true },
    },
    carriedBy: ['members'],
    vanishing: ['minutes'],
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, environment }: SportPageRequest) {
  const committee = toCommitteeView(
    optional.members?.value ?? null,
    optional.minutes?.value ?? null,
    isPublished(committeeMinutes.definition, environment),
  );
  return { heading: buildSportHeading(sport), family: sport.family, committee };
}
