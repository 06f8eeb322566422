/** How many pages `count` items fill; an empty list still has one page. */
export function countPages(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** The page to show for the page asked for: too far is the last page, nothing (or nonsense) is the first. */
export function clampPage(asked: string | undefined, lastPage: number): number {
  const page = Number(asked ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}

/** The items of one page, counted from 1. */
export function slicePage<Item>(items: readonly Item[], page: number, pageSize: number): readonly Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}

/** One entry of a pager: a page number, or a gap that leaves out at least one page. */
export type PagerEntry = number | 'gap';

/**
 * First page, last page and the pages within 2 of the current one; a gap stands for what is left out.
 */
export function buildPagerEntries(current: number, lastPage: number): PagerEntry[] {
  const shown = Array.from({ length: lastPage }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === lastPage || Math.abs(page - current) <= 2,
  );
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? 0) > 1 ? ['gap', page] : [page]));
}

/** The links of a list that does not fit on one page. */
export interface PagerView {
  readonly current: number;
  readonly lastPage: number;
  readonly entries: readonly PagerLink[];
  /** `null` on the first page. */
  readonly previousHref: string | null;
  /** `null` on the last page. */
  readonly nextHref: string | null;
}

/** A page, or a gap (`null`) that stands for the pages left out. */
export type PagerLink = { readonly page: number; readonly href: string } | null;

export function toPagerView(current: number, lastPage: number, buildHref: (page: number) => string): PagerView {
  return {
    current,
    lastPage,
    entries: buildPagerEntries(current, lastPage).map((entry) =>
      entry === 'gap' ? null : { page: entry, href: buildHref(entry) },
    ),
    previousHref: current > 1 ? buildHref(current - 1) : null,
    nextHref: current < lastPage ? buildHref(current + 1) : null,
  };
}
