import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import type { SportLink } from '~/upstream/sports';
import { Statement } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { isExternal, SiteLink } from '../ui/site-link';
import { type ToastMessage, useToast } from '../ui/toast';
import { useCurrentInView } from '../ui/use-current-in-view';

interface SportBarProps {
  readonly title: string;
  /** The sport's own page. */
  readonly to: string;
  /** Links in the row. */
  readonly links: readonly SportLink[];
  /** Links that do not fit into the row. */
  readonly more: readonly SportLink[];
}

const place =
  'inline-flex min-h-11 items-center px-3 font-display text-d-sm font-semibold whitespace-nowrap no-underline';

/** The pages of a sport. The row scrolls to the current link; the rest is a list under a button. */
export function SportBar({ title, to, links, more }: SportBarProps) {
  const list = useCurrentInView();
  const { pathname, key } = useLocation();
  const current = findCurrentLink(pathname, [...links, ...more, { text: title, to }], to);
  // The current page is always in the row.
  const inRow = [...links, ...more.filter((link) => link.to === current)];
  return (
    <nav aria-label={title} className="sport-bar">
      <div className="wrap flex">
        <ul ref={list} className="scroll-region -ml-3 flex min-w-0 flex-1">
          <li>
            <Place link={{ text: title, to }} current={current} />
          </li>
          {inRow.map((link) => (
            <li key={link.to}>
              <Place link={link} current={current} />
            </li>
          ))}
        </ul>
        {more.length > 0 && <More key={key} links={more} current={current} />}
      </div>
    </nav>
  );
}

/** The longest match. The sport's own page matches only itself. */
function findCurrentLink(pathname: string, links: readonly SportLink[], sportTo: string): string | null {
  const fitting = links.filter(
    ({ to }) => pathname === to || (to !== sportTo && !isExternal(to) && pathname.startsWith(`${to}/`)),
  );
  return fitting.sort((a, b) => b.to.length - a.to.length)[0]?.to ?? null;
}

function Place({ link: { text, to }, current }: { readonly link: SportLink; readonly current: string | null }) {
  const isCurrent = to === current;
  return (
    <SiteLink
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${place} ${isExternal(to) ? 'text-ink-2' : getLinkClasses(isCurrent)}`}
    >
      {text}
    </SiteLink>
  );
}

/** Closes when the focus leaves it or on a press outside; after a navigation it starts closed. */
function More({ links, current }: { readonly links: readonly SportLink[]; readonly current: string | null }) {
  return (
    <details
      className="relative shrink-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className={`${place} gap-1 border-l border-line text-ink hover:bg-surface-sunken`}>
        More <Icon name="down" className="size-3.5 text-accent" />
      </summary>
      <ul className="absolute right-0 z-30 grid min-w-52 rounded border border-rule bg-surface-raised shadow-floating">
        {links.map((link) => (
          <li key={link.to} className="grid">
            <Place link={link} current={current} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function getLinkClasses(isActive: boolean): string {
  return isActive
    ? 'selected-bar bg-selected text-on-selected hover:text-on-selected'
    : 'text-ink-2 hover:bg-surface-sunken';
}

const sportDataMissing = {
  title: 'Error loading sport data',
  text: 'Unable to load sport information. Please try again later.',
  tone: 'urgent',
} as const satisfies ToastMessage;

/** Says that upstream did not list this sport's pages: in a toast, or below the bar without scripts. */
export function SportDataMissing() {
  const { show, dismiss } = useToast();
  useEffect(() => {
    show(sportDataMissing);
    return () => dismiss(sportDataMissing);
  }, [show, dismiss]);
  return (
    <div className="without-script wrap pt-4">
      <Statement edge="border-alert-orange-edge" headline={sportDataMissing.title} detail={sportDataMissing.text} />
    </div>
  );
}
