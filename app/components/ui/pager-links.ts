/** Number of pages for `count` items; an empty list has one page. */
export function countPages(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** The page to show for a requested one: the last page if too high, the first if missing or invalid. */
export function clampPage(asked: string | undefined, lastPage: number): number {
  const page = Number(asked ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}

/** The items of one page, counted from 1. */
export function slicePage<Item>(items: readonly Item[], page: number, pageSize: number): readonly Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}

/** One entry of a pager: a page number, or a gap of at least one page. */
export type PagerEntry = number | 'gap';

/** First page, last page and the pages within 2 of the current one, with gaps between. */
export function buildPagerEntries(current: number, lastPage: number): PagerEntry[] {
  const shown = Array.from({ length: lastPage }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === lastPage || Math.abs(page - current) <= 2,
  );
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? 0) > 1 ? ['gap', page] : [page]));
}

/** Links of a list with several pages. */
export interface PagerView {
  readonly current: number;
  readonly lastPage: number;
  readonly entries: readonly PagerLink[];
  /** `null` on the first page. */
  readonly previousHref: string | null;
  /** `null` on the last page. */
  readonly nextHref: string | null;
}

/** A page, or a gap (`null`). */
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
