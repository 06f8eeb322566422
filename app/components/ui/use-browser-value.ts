import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows and that is constant while the page stands. The server renders `onServer`, and so
 * does the browser until hydration.
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}

/** Whether the page is hydrated; `false` on the server. */
export function useHasScripts(): boolean {
  return useBrowserValue(() => true, false);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
