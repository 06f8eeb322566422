import { sportNotFound } from '~/components/shell/failure';
import { findSportFamily, type SportFamily } from '~/config/sports';
import type { PageRequest } from '~/routes/page-sources';
import { committeeMembers, committeeMinutes } from '~/upstream/committees';

/** Members and minutes of the committee that the address names. */
export function sources({ params }: Pick<PageRequest, 'params'>) {
  const committee = params.slug ?? '';
  return {
    optional: { members: committeeMembers.with({ committee }), minutes: committeeMinutes.with({ committee }) },
  };
}

/**
 * The sport whose committee an address names.
 * @throws Response 404 for a sport that the association does not list: upstream is not asked about it
 */
export function requireSportFamily({ slug }: PageRequest['params']): SportFamily {
  const sport = findSportFamily(slug ?? '');
  if (sport === undefined) throw new Response(sportNotFound, { status: 404 });
  return sport;
}

/** Heading of a committee's page: `Basketball Advisory Committee`. */
export function committeeTitle({ name }: SportFamily): string {
  return `${name} Advisory Committee`;
}
