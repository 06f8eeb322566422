import { useAgeNotice } from '~/document/use-age-notice';
import { PagePrefetch } from './page-prefetch';
import { SiteSearch } from './site-search';
import { useCurrentMarks } from './use-current-marks';
import { useMenuClosing } from './use-menu-closing';
import { useShownDay } from './use-shown-day';
import { useSiteLinks } from './use-site-links';
import { useThemeToggle } from './use-theme-toggle';

/**
 * What the header and the footer need of scripts, and the links of all the document. Header and footer are static parts of it outside
 * the app, which React does not know: see docs/decisions/0016.
 */
export function ShellControls() {
  useAgeNotice();
  useCurrentMarks();
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
