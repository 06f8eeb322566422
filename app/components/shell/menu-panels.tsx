import type { ReactNode } from 'react';
import type { NavigationLink } from '~/config/navigation';
import { seasons, listSportRows, type Season, type Sport, type SportRow } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { menuId } from './use-menu-closing';

interface MenuGroupProps {
  readonly title: string;
  /** Path of the section listed by the group, whose title is marked on these pages. */
  readonly section: string;
  readonly children: ReactNode;
}

/** A menu group: its title opens its panel and closes the open one. */
export function MenuGroup({ title, section, children }: MenuGroupProps) {
  return (
    <li>
      <details name={menuId}>
        <summary data-section={section}>
          {title}
          <Icon name="down" />
        </summary>
        <div className="menu-panel">{children}</div>
      </details>
    </li>
  );
}

/** The pages of a group; the first is the group's own. */
export function LinksPanel({ links }: { readonly links: readonly NavigationLink[] }) {
  return (
    <ul className="menu-links">
      {links.map(({ to, title }) => (
        <li key={to}>
          <SiteLink to={to}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** All sports by season; in narrow windows one season at a time, by radio buttons without scripts. */
export function SportsPanel({ season }: { readonly season: Season }) {
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
            {listSportRows(id).map((row) => (
              <SportLine key={row.kind === 'pair' ? row.boys.id : row.sport.id} row={row} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function SportLine({ row }: { readonly row: SportRow }) {
  if (row.kind === 'single') {
    return (
      <li className="menu-sport">
        <SportLink sport={row.sport}>{row.sport.title}</SportLink>
      </li>
    );
  }
  return (
    <li className="menu-sport">
      <span>{row.family}</span>
      <SportLink sport={row.boys}>Boys</SportLink>
      <SportLink sport={row.girls}>Girls</SportLink>
    </li>
  );
}

function SportLink({ sport, children }: { readonly sport: Sport; readonly children: string }) {
  const to = buildHref(Route.sportLanding, { sportId: sport.id });
  return (
    <SiteLink to={to} data-section="" aria-label={children === sport.title ? undefined : sport.title}>
      {children}
    </SiteLink>
  );
}
