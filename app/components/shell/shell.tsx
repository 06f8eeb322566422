import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { selectShopEntries } from '~/models/sports/shop';
import { useKeptPages } from '~/offline/use-kept-pages';
import { ScrollToTop } from '../ui/scroll-to-top';
import { ToastProvider, useToast } from '../ui/toast';
import type { ShellView } from './shell-view';
import { hasStrips, ShopStrip, shopLimit, SponsorStrip } from './strips';

/** The app on every page: the page itself (one `<main id="main">`), the sponsor and shop strips, and floating elements. */
export function Shell({ view, children }: { readonly view: ShellView; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ToastProvider>
      <VersionCheck buildId={view.buildId} />
      <OfflineReading isOn={view.keepsPages} />
      {children}
      {hasStrips(pathname) && (
        <>
          <SponsorStrip sponsors={view.sponsors} hiddenPaths={view.hiddenPaths} />
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

const checkIntervalMs = 300_000;

/** Checks at intervals, while the page is visible, for a newer build of the site, and offers to load it. */
function VersionCheck({ buildId }: { readonly buildId: string }) {
  const { show } = useToast();
  useEffect(() => {
    if (buildId === '') return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      void fetchDeployedBuildId().then((deployed) => {
        if (deployed === null || deployed === buildId) return;
        clearInterval(timer);
        show({
          text: 'A newer version of this site is ready.',
          action: { label: 'Reload', onSelect: () => window.location.reload() },
          stays: true,
        });
      });
    }, checkIntervalMs);
    return () => clearInterval(timer);
  }, [buildId, show]);
  return null;
}

/** The deployed build; `null` if unknown, which changes nothing. */
async function fetchDeployedBuildId(): Promise<string | null> {
  try {
    const response = await fetch(`/version.json?t=${Date.now()}`);
    const answer: unknown = await response.json();
    const isNamed = typeof answer === 'object' && answer !== null && 'buildId' in answer;
    return isNamed && typeof answer.buildId === 'string' ? answer.buildId : null;
  } catch {
    return null;
  }
}
