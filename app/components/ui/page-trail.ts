import { createContext } from 'react';

export interface Crumb {
  readonly to: string;
  readonly text: string;
}

/** Receives breadcrumbs for structured data on the server; `null` in the browser. */
export const PageTrailContext = createContext<((trail: readonly Crumb[], here: string) => void) | null>(null);
