import { addToHref } from '~/href';
import { findCurrentSeason } from '~/models/dates/season';
import { formatFullMoment, type UpdateStamp } from '~/models/dates/update-stamp';
import { buildRowTitle, toAbsoluteHref } from './page-meta';
import type { PageRequest } from './page-sources';

type PrintedPage = Pick<PageRequest, 'page' | 'query' | 'clock' | 'environment'>;

/**
 * The line at the top of a page on paper, which has no address bar and is read on other days: association, page, season, the moment of
 * its data, and its address.
 * @param stamp of the page's data; `null` for a page without sources
 */
export function buildPrintLine(
  { page, query, clock, environment: { ASSOCIATION_NAME, SITE_URL } }: PrintedPage,
  stamp: Pick<UpdateStamp, 'iso'> | null,
): string {
  return [
    ASSOCIATION_NAME,
    buildRowTitle(page),
    `${query.season ?? findCurrentSeason(clock)} season`,
    ...(stamp === null ? [] : [`Updated ${formatFullMoment(stamp.iso, clock)}`]),
    toAbsoluteHref(addToHref(page.canonicalPath, query), SITE_URL),
  ]
    .filter(Boolean)
    .join(' · ');
}
