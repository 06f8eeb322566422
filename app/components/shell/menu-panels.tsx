import type { ReactNode } from 'react';
import type { NavigationLink } from '~/config/navigation';
import { seasons, sportPath, sportRows, type Season, type Sport, type SportRow } from '~/config/sports';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { menuId } from './menu-id';

interface MenuGroupProps {
  readonly title: string;
  /** Whether the page shown belongs to the group. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** A group of the menu: its title opens its panel, and closes the panel that was open. */
export function MenuGroup({ title, isCurrent, children }: MenuGroupProps) {
  return (
    <li>
      <details name={menuId}>
        <summary aria-current={isCurrent ? 'true' : undefined}>
          {title}
          <Icon name="down" />
        </summary>
        <div className="menu-panel">{children}</div>
      </details>
    </li>
  );
}

interface LinksPanelProps {
  readonly links: readonly NavigationLink[];
  readonly pathname: string;
}

/** The pages of a group; the first is the group's own. */
export function LinksPanel({ links, pathname }: LinksPanelProps) {
  return (
    <ul className="menu-links">
      {links.map(({ to, title }) => (
        <li key={to}>
          <SiteLink to={to} aria-current={to === pathname ? 'page' : undefined}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

interface SportsPanelProps {
  readonly season: Season;
  readonly pathname: string;
}

/**
 * Every sport by season: side by side in wide windows; in narrow ones one season at a time, chosen with radio buttons so
 * that choosing needs no script.
 */
export function SportsPanel({ season, pathname }: SportsPanelProps) {
  return (
    <div className="menu-seasons">
      <fieldset className="menu-season-tabs">
        <legend className="sr-only">Season</legend>
        {seasons.map(({ id, title }) => (
          <label key={id}>
            <input type="radio" name="menu-season" value={id} defaultChecked={id === season} className="sr-only" />
            {title.split(' ', 1)}
          </label>
        ))}
      </fieldset>
      {seasons.map(({ id, title }) => (
        <div key={id} data-season={id}>
          <p id={`menu-${id}`} className="label">
            {title}
          </p>
          <ul aria-labelledby={`menu-${id}`}>
            {sportRows(id).map((row) => (
              <SportLine key={row.kind === 'pair' ? row.boys.id : row.sport.id} row={row} pathname={pathname} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function SportLine({ row, pathname }: { readonly row: SportRow; readonly pathname: string }) {
  if (row.kind === 'single') {
    return (
      <li className="menu-sport">
        <SportLink sport={row.sport} pathname={pathname}>
          {row.sport.title}
        </SportLink>
      </li>
    );
  }
  return (
    <li className="menu-sport">
      <span>{row.family}</span>
      <SportLink sport={row.boys} pathname={pathname}>
        Boys
      </SportLink>
      <SportLink sport={row.girls} pathname={pathname}>
        Girls
      </SportLink>
    </li>
  );
}

interface SportLinkProps {
  readonly sport: Sport;
  readonly pathname: string;
  readonly children: string;
}

function SportLink({ sport, pathname, children }: SportLinkProps) {
  const to = sportPath(sport);
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <SiteLink
      to={to}
      aria-label={children === sport.title ? undefined : sport.title}
      aria-current={isCurrent ? (pathname === to ? 'page' : 'true') : undefined}
    >
      {children}
    </SiteLink>
  );
}
