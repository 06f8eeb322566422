import { useAgeNotice } from '~/document/use-age-notice';
import { PagePrefetch } from './page-prefetch';
import { SiteSearch } from './site-search';
import { useCurrentMarks } from './use-current-marks';
import { useHideToggles } from './use-hide-toggles';
import { useMenuClosing } from './use-menu-closing';
import { useShownDay } from './use-shown-day';
import { useSiteLinks } from './use-site-links';
import { useThemeToggle } from './use-theme-toggle';

/** Scripts of the static header and footer, and of all links: see docs/decisions/0016. */
export function ShellControls() {
  useAgeNotice();
  useCurrentMarks();
  useHideToggles();
  useMenuClosing();
  useShownDay();
  useThemeToggle();
  const intended = useSiteLinks();
  return (
    <>
      <SiteSearch />
      {intended !== null && <PagePrefetch key={intended} path={intended} />}
    </>
  );
}
