import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows and that does not change while the page stands. The server renders `onServer`, and so does
 * the browser until scripts have taken the page over.
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}

/** Whether scripts have taken the page over; `false` in what the server sends. */
export function useHasScripts(): boolean {
  return useBrowserValue(() => true, false);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
