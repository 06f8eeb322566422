import { useSyncExternalStore } from 'react';

/** A constant value of the browser. The server and hydration render `onServer`. */
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
