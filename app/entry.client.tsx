import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { installPageRequests } from './browser/page-requests';
import { installEarlyEntries } from './components/shell/early-entry';
import { reportHydrationFailureTo } from './components/shell/hydration-failure';
import { requireComponents } from './components/shell/route-modules';
import { keepServerPage, ServerPageContext, ServerPageBoundary } from './components/shell/server-page';
import { installTrustedTypesPolicy } from './components/shell/trusted-types';
import { containerId } from './document/app-container';

installTrustedTypesPolicy();
installPageRequests();
installEarlyEntries();
const container = document.getElementById(containerId);
if (container === null) throw new Error(`The document has no element #${containerId}`);
window.__remixRouteModules = requireComponents(window.__remixRouteModules);
hydrate(container);

/** Tells this module from one that arrived empty; see `buildStartScript`. */
export const isWhole = true;

function hydrate(container: HTMLElement): void {
  let root: Root | undefined;
  const serverPage = keepServerPage(container, () => {
    root?.unmount();
    // There is no router yet when the page's data could not be read.
    if ('__remixRouter' in window) window.__remixRouter.dispose();
  });
  startTransition(() => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <ServerPageContext.Provider value={serverPage}>
          <ServerPageBoundary>
            <RemixBrowser />
          </ServerPageBoundary>
        </ServerPageContext.Provider>
      </StrictMode>,
      { onRecoverableError: reportHydrationFailureTo(console.error) },
    );
  });
}
