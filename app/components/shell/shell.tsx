import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { shopEntriesFor } from '~/models/sports/shop';
import { ScrollToTop } from '../ui/scroll-to-top';
import { ToastProvider } from '../ui/toast';
import { Footer } from './footer';
import { Masthead } from './masthead';
import { carriesStrips } from './page-strips';
import type { ShellView } from './shell-view';
import { ShopStrip, shopLimit } from './shop-strip';
import { SponsorStrip } from './sponsor-strip';
import { TopBar } from './top-bar';
import { useVersionCheck } from './use-version-check';

interface ShellProps {
  readonly view: ShellView;
  /** The page: one `<main id="main">`. */
  readonly children: ReactNode;
}

/** The frame around every page: header, sponsor and shop strips, footer. */
export function Shell({ view, children }: ShellProps) {
  const { pathname } = useLocation();
  return (
    <ToastProvider>
      <VersionCheck buildId={view.buildId} />
      <a
        href="#main"
        className="absolute -top-16 left-gutter z-50 bg-ink px-4 py-2 font-semibold text-surface focus:top-2 focus:text-surface"
      >
        Skip to content
      </a>
      <header>
        <TopBar view={view} pathname={pathname} />
        <Masthead view={view} pathname={pathname} />
      </header>
      {children}
      {carriesStrips(pathname) && (
        <>
          <SponsorStrip sponsors={view.sponsors} />
          <ShopStrip entries={shopEntriesFor(view.shop, pathname, shopLimit)} />
        </>
      )}
      <Footer view={view} />
      <ScrollToTop />
    </ToastProvider>
  );
}

function VersionCheck({ buildId }: { readonly buildId: string }) {
  useVersionCheck(buildId);
  return null;
}
