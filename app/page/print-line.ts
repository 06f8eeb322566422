import { addToHref } from '~/href';
import { findCurrentSeason, isSeason } from '~/models/dates/season';
import { formatFullMoment, type UpdateStamp } from '~/models/dates/update-stamp';
import { buildRowTitle, toAbsoluteHref } from './page-meta';
import type { PageRequest } from './page-sources';

type PrintedPage = Pick<PageRequest, 'page' | 'query' | 'clock' | 'environment'>;

/**
 * The line at the top of a page on paper, which has no address bar and is read on other days: association, page, season, the moment of
 * its data, and its address.
 * @param stamp of the page's data; `null` for a page without sources
 * @param shownSeason of the page's data, if it is not that of the address or the current one
 */
export function buildPrintLine(
  { page, query, clock, environment: { ASSOCIATION_NAME, SITE_URL } }: PrintedPage,
  stamp: Pick<UpdateStamp, 'iso'> | null,
  shownSeason: string | null = null,
): string {
  return [
    ASSOCIATION_NAME,
    buildRowTitle(page),
    `${shownSeason ?? query.season ?? findCurrentSeason(clock)} season`,
    ...(stamp === null ? [] : [`Updated ${formatFullMoment(stamp.iso, clock)}`]),
    toAbsoluteHref(addToHref(page.canonicalPath, query), SITE_URL),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The season of a page that shows another one than the current: its heading has `2024-25, last season`. `null` for other pages. */
export function findShownSeason(views: readonly unknown[]): string | null {
  for (const view of views as readonly ({ readonly heading?: { readonly season?: string | null } } | null)[]) {
    const season = view?.heading?.season?.slice(0, '2024-25'.length) ?? '';
    if (isSeason(season)) return season;
  }
  return null;
}
