import { useLocation, useNavigationType, NavigationType } from '@remix-run/react';
import { useEffect } from 'react';
import { ButtonLink } from './button';
import { SiteLink, turnedPage } from './site-link';

/** Numbered pages; nothing for a single page. A new page scrolls smoothly to its top. */
export function Pager({ pager }: { readonly pager: PagerView }) {
  useScrollOnTurn(pager.current);
  if (pager.lastPage === 1) return null;
  return (
    <nav
      aria-label="Pages"
      className="flex items-center justify-between gap-1 border-t border-line pt-4 tablet:justify-center"
    >
      <Neighbour href={pager.previousHref} icon="left">
        Previous page
      </Neighbour>
      <ol className="grid flex-1 auto-cols-[minmax(0,2.75rem)] grid-flow-col items-center justify-center tablet:flex-none">
        {pager.entries.map((entry, index) => (
          <li key={entry?.page ?? `gap-${index}`} className="-ml-px">
            <PageLink entry={entry} isCurrent={entry?.page === pager.current} />
          </li>
        ))}
      </ol>
      <Neighbour href={pager.nextHref} icon="right">
        Next page
      </Neighbour>
    </nav>
  );
}

interface NeighbourProps {
  readonly href: string | null;
  readonly icon: 'left' | 'right';
  readonly children: string;
}

function Neighbour({ href, icon, children }: NeighbourProps) {
  if (href === null) return <span className="w-9 shrink-0" />;
  return (
    <ButtonLink to={href} turnsPage look="bare" icon={icon} iconOnly className="max-w-9 shrink-0">
      {children}
    </ButtonLink>
  );
}

const cell = 'grid h-control place-items-center font-display text-d-sm font-bold no-underline';

function PageLink({ entry, isCurrent }: { readonly entry: PagerLink; readonly isCurrent: boolean }) {
  if (entry === null) {
    return (
      <span className={`${cell} text-ink-2`}>
        <span aria-hidden="true">…</span>
        <span className="sr-only">pages left out</span>
      </span>
    );
  }
  const look = isCurrent
    ? 'selected-bar border-selected bg-selected text-on-selected hover:text-on-selected'
    : 'border-rule bg-surface-raised hover:bg-surface-sunken hover:text-ink';
  return (
    <SiteLink
      to={entry.href}
      turnsPage
      aria-current={isCurrent ? 'page' : undefined}
      className={`${cell} relative border ${look}`}
    >
      <span>
        <span className="sr-only">Page </span>
        {entry.page}
      </span>
    </SiteLink>
  );
}

/** Scrolls to the top when the page arrives that a link with `turnsPage` leads to; going back keeps the place. */
export function useScrollOnTurn(page: number): void {
  const { state } = useLocation() as { readonly state: unknown };
  const isTurned = useNavigationType() !== NavigationType.Pop && state === turnedPage;
  useEffect(() => {
    if (!isTurned) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  }, [page, isTurned]);
}

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
type PagerLink = { readonly page: number; readonly href: string } | null;

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
