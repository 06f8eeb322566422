import type { MouseEvent } from 'react';
import { ButtonLink } from './button';
import type { PagerLink, PagerView } from './pager-links';
import { SiteLink } from './site-link';
import { useTurnOfPage } from './use-turn-of-page';

interface PagerProps {
  readonly pager: PagerView;
}

/** Numbered pages; nothing for a single page. A new page scrolls smoothly to its top. */
export function Pager({ pager }: PagerProps) {
  const onTurn = useTurnOfPage(pager.current);
  if (pager.lastPage === 1) return null;
  return (
    <nav
      aria-label="Pages"
      className="flex items-center justify-between gap-1 border-t border-line pt-4 tablet:justify-center"
    >
      <Neighbour href={pager.previousHref} icon="left" onTurn={onTurn}>
        Previous page
      </Neighbour>
      <ol className="grid flex-1 auto-cols-[minmax(0,2.75rem)] grid-flow-col items-center justify-center tablet:flex-none">
        {pager.entries.map((entry, index) => (
          <li key={entry?.page ?? `gap-${index}`} className="-ml-px">
            <PageLink entry={entry} isCurrent={entry?.page === pager.current} onTurn={onTurn} />
          </li>
        ))}
      </ol>
      <Neighbour href={pager.nextHref} icon="right" onTurn={onTurn}>
        Next page
      </Neighbour>
    </nav>
  );
}

interface TurnProps {
  readonly onTurn: (event: MouseEvent) => void;
}

interface NeighbourProps extends TurnProps {
  readonly href: string | null;
  readonly icon: 'left' | 'right';
  readonly children: string;
}

function Neighbour({ href, icon, onTurn, children }: NeighbourProps) {
  if (href === null) return <span className="w-9 shrink-0" />;
  return (
    <ButtonLink
      to={href}
      preventScrollReset
      onClick={onTurn}
      look="bare"
      icon={icon}
      iconOnly
      className="max-w-9 shrink-0"
    >
      {children}
    </ButtonLink>
  );
}

const cell = 'grid h-control place-items-center font-display text-d-sm font-bold no-underline';

interface PageLinkProps extends TurnProps {
  readonly entry: PagerLink;
  readonly isCurrent: boolean;
}

function PageLink({ entry, isCurrent, onTurn }: PageLinkProps) {
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
      preventScrollReset
      onClick={onTurn}
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
