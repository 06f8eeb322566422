import { serviceWorkerPath } from './kept-pages';

/** Name of the Trusted Types policy by which the worker's address becomes one of a script; the security policy has it too. */
const policyName = 'service-worker';

interface TrustedTypesScope {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ) => { readonly createScriptURL: (url: string) => string };
  };
}

/** The policy passes one address, so it takes no argument. */
function workerAddress(): string {
  const policy = (window as TrustedTypesScope).trustedTypes?.createPolicy(policyName, {
    createScriptURL: () => serviceWorkerPath,
  });
  return policy?.createScriptURL('') ?? serviceWorkerPath;
}

/** A policy can be made once in a document. */
let isRegistered = false;

/** Registers the service worker once the page is loaded and the browser is idle. */
export function registerServiceWorker(): void {
  if (isRegistered || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
}

const longestWaitMs = 10_000;

function registerWhenIdle(): void {
  const register = () => {
    navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' }).catch(() => {
      // Storage is refused, or the network is away: the next page tries again.
    });
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(register, { timeout: longestWaitMs });
  else setTimeout(register, 1000);
}
