import { createContext } from 'react';

export interface Crumb {
  readonly to: string;
  readonly text: string;
}

/** Told of the trail of the page while the server renders it, for its structured data; `null` in the browser. */
export const PageTrailContext = createContext<((trail: readonly Crumb[], here: string) => void) | null>(null);
