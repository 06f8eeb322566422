import { listNavigationGroups, topBarLinks, type NavigationGroup, type NavigationLink } from '~/config/navigation';
import { getButtonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { Brand } from './brand';
import { HeaderSearch } from './header-search';
import { LinksPanel, MenuGroup, SportsPanel } from './menu-panels';
import { ScoresButton } from './scores-button';
import { selectOffered, type ShellView } from './shell-view';
import { ThemeToggle } from './theme-toggle';
import { menuId } from './use-menu-closing';

/**
 * The main navigation: panels in wide windows, an accordion in a popover in narrow ones. Works without scripts; see docs/decisions/0005.
 */
export function MainMenu({ view }: { readonly view: ShellView }) {
  return (
    <nav id={menuId} className="main-menu" aria-label="Main" {...{ popover: 'auto' }}>
      <MenuHead view={view} />
      <div className="wrap py-3 desktop:hidden">
        <HeaderSearch place="menu" />
      </div>
      <ul className="main-menu-groups">
        <MenuGroup title="Sports &amp; Activities" section="/sports">
          <SportsPanel season={view.season} />
        </MenuGroup>
        {listOfferedGroups(view).map((group) => (
          <MenuGroup key={group.id} title={group.title} section={`/${group.id}`}>
            <LinksPanel links={group.links} />
          </MenuGroup>
        ))}
      </ul>
      <MenuFoot view={view} />
    </nav>
  );
}

/** For narrow windows: the menu covers the page and has its own masthead row. */
function MenuHead({ view }: { readonly view: ShellView }) {
  return (
    <div className="wrap flex min-h-15 flex-wrap items-center gap-2 py-2 border-b-3 border-ink desktop:hidden">
      <Brand associationName={view.associationName} className="grow basis-24" />
      <ScoresButton />
      <button
        type="button"
        className={getButtonClass({}, 'menu-button')}
        {...{ popovertarget: menuId, popovertargetaction: 'hide' }}
      >
        <Icon name="close" className="max-[359px]:hidden" /> Close
      </button>
    </div>
  );
}

/** For narrow windows: the content of the top bar. */
function MenuFoot({ view }: { readonly view: ShellView }) {
  const centerUrl = view.schoolCenterUrl ?? view.officialsCenterUrl;
  return (
    <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 border-t-3 border-ink py-3 desktop:hidden">
      {selectOffered(topBarLinks, view).map(({ to, title }) => (
        <SiteLink key={to} to={to} className={getButtonClass({})}>
          {title}
        </SiteLink>
      ))}
      {centerUrl !== null && (
        <SiteLink to={centerUrl} className={getButtonClass({}, 'col-span-full')}>
          Schools &amp; Officials Center
        </SiteLink>
      )}
      <div className="col-span-full grid">
        <ThemeToggle look="button" />
      </div>
    </div>
  );
}

/** The groups with their offered links and those of the centers, without empty ones. */
function listOfferedGroups(view: ShellView): readonly NavigationGroup[] {
  return listNavigationGroups(view.product)
    .map((group) => ({ ...group, links: [...selectOffered(group.links, view), ...listCenterLinks(group, view)] }))
    .filter(({ links }) => links.length > 0);
}

function listCenterLinks({ id }: NavigationGroup, view: ShellView): NavigationLink[] {
  if (id === 'schools' && view.schoolCenterUrl !== null) return [{ to: view.schoolCenterUrl, title: 'School Center' }];
  if (id === 'officials' && view.officialsCenterUrl !== null) {
    return [{ to: view.officialsCenterUrl, title: 'Officials Center' }];
  }
  return [];
}
