import { createContext } from 'react';

export interface Crumb {
  readonly to: string;
  readonly text: string;
}

/** Receives the breadcrumbs while the server renders a page, for its structured data; `null` in the browser. */
export const PageTrailContext = createContext<((trail: readonly Crumb[], here: string) => void) | null>(null);
