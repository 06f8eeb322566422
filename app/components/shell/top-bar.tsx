import { topBarLinks } from '~/config/navigation';
import { SiteLink } from '../ui/site-link';
import { HeaderSearch } from './header-search';
import type { ShellView } from './shell-view';
import { ThemeToggle } from './theme-toggle';

interface TopBarProps {
  readonly view: ShellView;
}

/** Bar above the masthead of wide windows; narrow ones have its links at the end of the menu. */
export function TopBar({ view }: TopBarProps) {
  const centerUrl = view.schoolCenterUrl ?? view.officialsCenterUrl;
  return (
    <div className="on-scoreboard hidden text-xs desktop:block print:hidden">
      <div className="wrap flex min-h-[2.125rem] items-center gap-5">
        <p data-today className="mr-auto text-ink-2">
          {view.today}
        </p>
        <ul className="flex gap-5">
          {topBarLinks.map(({ to, title }) => (
            <li key={to}>
              <SiteLink to={to} className="top-link">
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
        <HeaderSearch place="bar" />
        <ThemeToggle look="text" />
        {centerUrl !== null && (
          <SiteLink to={centerUrl} className="top-link border-l border-line pl-5 font-semibold">
            Schools &amp; Officials Center
          </SiteLink>
        )}
      </div>
    </div>
  );
}
