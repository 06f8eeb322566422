import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { selectShopEntries } from '~/models/sports/shop';
import { useKeptPages } from '~/offline/use-kept-pages';
import { ScrollToTop } from '../ui/scroll-to-top';
import { ToastProvider } from '../ui/toast';
import { hasStrips } from './page-strips';
import type { ShellView } from './shell-view';
import { ShopStrip, shopLimit } from './shop-strip';
import { SponsorStrip } from './sponsor-strip';
import { useVersionCheck } from './use-version-check';

interface ShellProps {
  readonly view: ShellView;
  /** The page: one `<main id="main">`. */
  readonly children: ReactNode;
}

/** The app on every page: the page itself, the sponsor and shop strips, and floating elements. */
export function Shell({ view, children }: ShellProps) {
  const { pathname } = useLocation();
  return (
    <ToastProvider>
      <VersionCheck buildId={view.buildId} />
      <OfflineReading isOn={view.keepsPages} />
      {children}
      {hasStrips(pathname) && (
        <>
          <SponsorStrip sponsors={view.sponsors} />
          <ShopStrip entries={selectShopEntries(view.shop, pathname, shopLimit)} />
        </>
      )}
      <ScrollToTop />
    </ToastProvider>
  );
}

function OfflineReading({ isOn }: { readonly isOn: boolean }) {
  useKeptPages(isOn);
  return null;
}

function VersionCheck({ buildId }: { readonly buildId: string }) {
  useVersionCheck(buildId);
  return null;
}
