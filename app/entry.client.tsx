import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportHydrationFailureTo } from './components/shell/hydration-failure';
import { containerId } from './components/shell/server-document';

const container = document.getElementById(containerId);
if (container === null) throw new Error(`The document has no element #${containerId}`);
startTransition(() => {
  hydrateRoot(
    container,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    { onRecoverableError: reportHydrationFailureTo(console.error) },
  );
});
