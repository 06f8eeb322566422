import { useNavigation } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { ValueStore } from './value-store';

const answerTimeoutMs = 15_000;

/** An unanswered page request that waits to be sent again. */
export interface WaitingRequest {
  /** Whether a visitor asked for it: false for newer data of the page that is shown. */
  readonly isNavigation: boolean;
  readonly reason: NoAnswer;
  readonly retry: () => void;
}

/** `intercepted` if something between the browser and the site answered, `failed` if the site answered with an error. */
type NoAnswer = 'unreachable' | 'intercepted' | 'failed';

/** The page request that waits for the network, if any. */
export const waitingRequest = new ValueStore<WaitingRequest | null>(null);

/**
 * Holds the router's data requests while the site is unreachable, and refreshes that it answers with an error, so that the current page
 * stays. `retry` sends them again.
 */
export function installPageRequests(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = input instanceof Request ? null : new URL(input, location.href);
    const signal = init?.signal;
    return url && signal && isPageData(url) ? fetchPage(send, url, init, signal) : send(input, init);
  };
}

function isPageData({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.endsWith('.data');
}

async function fetchPage(send: typeof fetch, url: URL, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const { location: shown, navigation, errors } = window.__remixRouter.state;
  const next = navigation.location;
  const isNavigation = next !== undefined;
  const isRefresh =
    errors === null && (!isNavigation || (next.pathname === shown.pathname && next.search === shown.search));
  for (;;) {
    const answer = await answerTo(send, url, init, signal);
    signal.throwIfAborted();
    const isResponse = answer instanceof Response;
    // A refresh that fails leaves the page that is shown.
    if (isResponse && (!isRefresh || answer.status < 500)) return answer;
    await waitForRetry(signal, { isNavigation, reason: isResponse ? 'failed' : answer });
  }
}

/** The complete answer, or the reason for none. */
async function answerTo(
  send: typeof fetch,
  url: URL,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Response | Exclude<NoAnswer, 'failed'>> {
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  const timer = setTimeout(stop, answerTimeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const response = await send(url, { ...init, signal: attempt.signal });
    if (response.status >= 500 && !response.headers.get('content-type')?.startsWith('text/x-script'))
      return 'intercepted';
    const { status, statusText, headers } = response;
    const hasBody = ![204, 205, 304].includes(status);
    return new Response(hasBody ? await response.arrayBuffer() : null, { status, statusText, headers });
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function waitForRetry(signal: AbortSignal, kind: Omit<WaitingRequest, 'retry'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      signal.removeEventListener('abort', abort);
      if (waitingRequest.read() === request) waitingRequest.write(null);
    };
    const abort = () => {
      end();
      reject(signal.reason as Error);
    };
    const request: WaitingRequest = {
      ...kind,
      retry: () => {
        end();
        resolve();
      },
    };
    signal.addEventListener('abort', abort);
    waitingRequest.write(request);
  });
}

export function usePageLoading(): boolean {
  const isWaiting = useSyncExternalStore(waitingRequest.subscribe, waitingRequest.read, () => null) !== null;
  return useNavigation().state === 'loading' && !isWaiting;
}
