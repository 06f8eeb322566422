import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { SideNavContext } from './page';
import { isExternal, SiteLink } from './site-link';

interface SideNavColumnsProps {
  /** Label of the navigation: "State series of Boys Basketball". */
  readonly label: string;
  readonly title?: string;
  readonly groups: readonly SideNavGroup[];
  /** What the area belongs to, such as a sport with its pages. Phones have both in one menu. */
  readonly within: SideNavGroup;
  /** The page, with its `main`. */
  readonly children: ReactNode;
}

/** A page with the sections of its area. Without sections only the page. */
export function SideNavColumns({ label, title, groups, within, children }: SideNavColumnsProps) {
  return (
    <div
      className={`wrap grid gap-x-8 print:block ${groups.length > 0 ? 'section-columns large-tablet:grid-cols-[13rem_minmax(0,1fr)]' : ''}`}
    >
      {groups.length > 0 && (
        <div className="large-tablet:py-6 print:hidden">
          <SideNav label={label} title={title} groups={groups} within={within} />
        </div>
      )}
      <SideNavContext.Provider value={groups.length > 0 ? within.title : ''}>{children}</SideNavContext.Provider>
    </div>
  );
}

export interface SideNavGroup {
  readonly title: string;
  readonly links: readonly SideNavLink[];
}

interface SideNavLink {
  readonly to: string;
  readonly text: string;
  /** Marks the link as current on this path and below it too. */
  readonly alsoBelow?: string;
  /** Marks it as current on its own page only, not below it. */
  readonly isExact?: boolean;
}

interface SideNavProps {
  /** Label of the navigation: "State series of Boys Basketball". */
  readonly label: string;
  /** Shown above the groups, where their titles are not specific enough. */
  readonly title?: string | undefined;
  readonly groups: readonly SideNavGroup[];
  /** Named above the current section, and last in the menu of phones. */
  readonly within?: SideNavGroup | undefined;
}

const place = 'flex min-h-11 items-center px-3 font-display text-d-sm font-semibold no-underline large-tablet:min-h-9';

/** The sections of an area: a column beside the page on wide screens, an unfolding line above it on phones. */
export function SideNav({ label, title, groups, within }: SideNavProps) {
  // A navigation closes the menu.
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="print:hidden">
      <details key={pathname} className="large-tablet:hidden">
        <summary
          className={`flex min-h-12 items-center justify-between gap-3 bg-surface-raised font-display text-d-sm font-semibold ${within === undefined ? 'rounded border border-rule px-3' : '-mx-(--gutter) border-b border-line px-(--gutter)'}`}
        >
          <span>
            {within !== undefined && <span className="label block text-ink-2">{within.title}</span>}
            <SummaryText title={title} groups={groups} />
          </span>
          <Icon name="down" className="size-4 text-accent" />
        </summary>
        <Groups groups={within === undefined ? groups : [...groups, within]} />
      </details>
      <div className="hidden large-tablet:block">
        {title !== undefined && <p className="mb-2 font-display text-d-md font-semibold">{title}</p>}
        <Groups groups={groups} />
      </div>
    </nav>
  );
}

/** `State Series: Scores`: the groups, or the title above them, and the current page. */
function SummaryText({ title, groups }: Pick<SideNavProps, 'title' | 'groups'>) {
  const { pathname } = useLocation();
  const links = groups.flatMap((group) => group.links.map((link) => ({ ...link, group: group.title })));
  const shown = links.find(({ to, alsoBelow = to }) => isAtOrBelow(pathname, to) || isAtOrBelow(pathname, alsoBelow));
  if (shown === undefined) return title ?? groups.map((group) => group.title).join(' and ');
  return `${title ?? shown.group}: ${shown.text}`;
}

/**
 * The groups with the shown page, which no link of theirs leads to, at the end of the first one.
 * @param page its address and name; the address of the area's own page and those in the menu change nothing
 */
export function addShownPage(
  groups: readonly SideNavGroup[],
  page: { readonly pathname: string; readonly text: string; readonly areaPath: string },
): readonly SideNavGroup[] {
  const { pathname, text, areaPath } = page;
  const isInMenu = ({ to, alsoBelow = to }: SideNavLink) =>
    isAtOrBelow(pathname, to) || isAtOrBelow(pathname, alsoBelow);
  const [first, ...others] = groups;
  if (first === undefined || pathname === areaPath || text === '') return groups;
  if (groups.some(({ links }) => links.some(isInMenu))) return groups;
  return [{ ...first, links: [...first.links, { to: pathname, text }] }, ...others];
}

function isAtOrBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function Groups({ groups }: Pick<SideNavProps, 'groups'>) {
  return (
    <div className="grid content-start gap-4 pt-2 large-tablet:pt-0">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p className="label mb-1 text-ink-2">{title}</p>
          <ul className="grid grid-cols-2 rounded border border-rule bg-surface-raised large-phone:grid-cols-3 large-tablet:grid-cols-1">
            {links.map((link) => (
              <li key={link.to} className="border-b border-line last:border-b-0">
                <Place link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const current = 'selected-bar bg-selected text-on-selected hover:text-on-selected';

function Place({ link: { to, text, alsoBelow, isExact = false } }: { readonly link: SideNavLink }) {
  const { pathname } = useLocation();
  if (isExternal(to)) {
    return (
      <SiteLink to={to} className={`${place} hover:bg-surface-sunken`}>
        {text}
      </SiteLink>
    );
  }
  const isCurrent = isExact
    ? pathname === to
    : isAtOrBelow(pathname, to) || (alsoBelow !== undefined && isAtOrBelow(pathname, alsoBelow));
  return (
    <SiteLink
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${place} ${isCurrent ? current : 'text-ink hover:bg-surface-sunken'}`}
    >
      {text}
    </SiteLink>
  );
}
