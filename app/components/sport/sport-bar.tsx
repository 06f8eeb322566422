import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { SportLink } from '~/models/sports/sport-facts';
import { Statement } from '../ui/empty-state';
import { isExternal, SiteLink } from '../ui/site-link';
import { SiteNavLink } from '../ui/site-nav-link';

interface SportBarProps {
  readonly title: string;
  /** The sport's own page. */
  readonly to: string;
  readonly links: readonly SportLink[];
}

const place =
  'inline-flex min-h-11 items-center px-3 font-display text-d-sm font-semibold whitespace-nowrap no-underline';

/** The pages of one sport, above each of them. It scrolls sideways where it does not fit, to the current one at first. */
export function SportBar({ title, to, links }: SportBarProps) {
  const list = useCurrentInView();
  return (
    <nav aria-label={title} className="border-b border-line bg-surface-raised print:hidden">
      <ul ref={list} className="wrap scroll-region flex">
        <li>
          <SiteNavLink to={to} end className={({ isActive }) => `${place} -ml-3 ${lookOf(isActive)}`}>
            {title}
          </SiteNavLink>
        </li>
        {links.map((link) => (
          <li key={link.to}>
            {isExternal(link.to) ? (
              <SiteLink to={link.to} className={`${place} text-ink-2`}>
                {link.text}
              </SiteLink>
            ) : (
              <SiteNavLink to={link.to} className={({ isActive }) => `${place} ${lookOf(isActive)}`}>
                {link.text}
              </SiteNavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brings the current entry into view sideways, on arrival and from page to page, when the edge cuts it off. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (!list.current || !current) return;
    const frame = list.current.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    const isCutOff = place.left < frame.left || place.right > frame.right;
    if (isCutOff) list.current.scrollLeft += (place.left + place.right - frame.left - frame.right) / 2;
  }, [pathname]);
  return list;
}

function lookOf(isActive: boolean): string {
  return isActive
    ? 'selected-bar bg-selected text-on-selected hover:text-on-selected'
    : 'text-ink-2 hover:bg-surface-sunken';
}

/** Stands below the bar that shows what every sport has, because upstream did not say what this one has. */
export function SportDataMissing() {
  return (
    <div className="wrap pt-4">
      <Statement
        edge="border-alert-orange-edge"
        say="Error loading sport data"
        detail="Unable to load sport information. Please try again later."
      />
    </div>
  );
}
