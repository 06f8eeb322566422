import { useMemo, useSyncExternalStore } from 'react';
import { type GolfPins, readPins, togglePin } from '~/models/golf/golf-pins';

const storageKey = 'golf-pins';
const listeners = new Set<() => void>();

/** What stands in where the device keeps nothing (private windows): pins then last as long as the page. */
let unkept: string | null = null;

/** The visitor's pins, from this device only: the server renders a page without any. */
export function useGolfPins(): {
  readonly pins: GolfPins;
  readonly toggle: (kind: keyof GolfPins, id: string) => void;
} {
  const kept = useSyncExternalStore(subscribe, read, () => null);
  const pins = useMemo(() => readPins(kept), [kept]);
  return { pins, toggle };
}

function toggle(kind: keyof GolfPins, id: string): void {
  const text = JSON.stringify(togglePin(readPins(read()), kind, id));
  try {
    localStorage.setItem(storageKey, text);
    unkept = null;
  } catch {
    unkept = text;
  }
  for (const listener of listeners) listener();
}

function read(): string | null {
  if (unkept !== null) return unkept;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Other tabs of the same browser tell of their changes. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
