import { useEffect } from 'react';
import { useFetchAhead } from '../ui/use-fetch-ahead';
import { SiteSearch } from './site-search';
import { useAgeNotice } from './use-age-notice';
import { useCurrentMarks } from './use-current-marks';
import { useMenuClosing } from './use-menu-closing';
import { useShellLinks } from './use-shell-links';
import { useThemeToggle } from './use-theme-toggle';

/**
 * What the header and the footer need of scripts. Both are static parts of the document outside the app, which React does not
 * know: see docs/decisions/0016.
 */
export function ShellControls() {
  useAgeNotice();
  useCurrentMarks();
  useMenuClosing();
  useThemeToggle();
  const intended = useShellLinks();
  return (
    <>
      <SiteSearch />
      {intended !== null && <PageAhead key={intended} to={intended} />}
    </>
  );
}

/** Fetches a page ahead, as its link in the app would while a pointer or the keyboard is on it. */
function PageAhead({ to }: { readonly to: string }) {
  const {
    handlers: { onFocus: begin },
    ahead,
  } = useFetchAhead(to);
  useEffect(begin, [begin]);
  return ahead;
}
