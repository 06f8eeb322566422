import { addToHref, buildHref, Route } from '~/href';
import { findCurrentSeason, isSeason } from '~/models/dates/season';
import { formatFullMoment, type UpdateStamp } from '~/models/dates/update-stamp';
import { isPathInSite } from './canonical-query';
import { buildRowTitle, toAbsoluteHref } from './page-meta';
import type { PageRequest } from './page-sources';

type PrintedPage = Pick<PageRequest, 'page' | 'query' | 'clock' | 'environment'>;

/** The line at the top of a printed page. A print has no address bar and may be read days later. */
export interface PrintLineView {
  /** Association, page, season, time of the data, and address. */
  readonly text: string;
  readonly address: string;
  /** Address of the QR code; `null` if the site does not know its own address, or if the page's is too long for a code. */
  readonly codeHref: string | null;
}

/**
 * The line for paper.
 * @param stamp time of the page's data; `null` for a page without sources
 * @param shownSeason season of the page's data, if it is neither the season in the address nor the current one
 */
export function buildPrintLine(
  { page, query, clock, environment: { ASSOCIATION_NAME, SITE_URL } }: PrintedPage,
  stamp: Pick<UpdateStamp, 'iso'> | null,
  shownSeason: string | null = null,
): PrintLineView {
  const path = addToHref(page.canonicalPath, query);
  const address = toAbsoluteHref(path, SITE_URL);
  const parts = [
    ASSOCIATION_NAME,
    buildRowTitle(page),
    `${shownSeason ?? query.season ?? findCurrentSeason(clock)} season`,
    ...(stamp === null ? [] : [`Updated ${formatFullMoment(stamp.iso, clock)}`]),
    address,
  ];
  const hasCode = SITE_URL !== undefined && isPathInSite(path);
  return {
    text: parts.filter(Boolean).join(' · '),
    address,
    codeHref: hasCode ? buildHref(Route.addressCode, { query: { path } }) : null,
  };
}

/** The season in a view's heading; `null` for the current season, which headings do not name. */
export function findShownSeason(views: readonly unknown[]): string | null {
  for (const view of views as readonly ({ readonly heading?: { readonly season?: string | null } } | null)[]) {
    const season = view?.heading?.season?.slice(0, '2024-25'.length) ?? '';
    if (isSeason(season)) return season;
  }
  return null;
}
