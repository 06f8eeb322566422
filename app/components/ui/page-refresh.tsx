import { createContext, useContext, type ReactNode } from 'react';
import { formatInterval } from '~/models/dates/refresh-text';
import { useAutoRefresh } from './use-auto-refresh';

/** How the current page is refreshed. */
export interface PageRefresh {
  /** `every 3 minutes`; `null` for a page that is not refreshed automatically. */
  readonly everyText: string | null;
  /** Refreshes at once. */
  readonly refresh: () => void;
}

const PageRefreshContext = createContext<PageRefresh>({ everyText: null, refresh: () => undefined });

interface PageRefreshProviderProps {
  /** From the freshness policies of the page's sources; `null` when none is live. */
  readonly everySeconds: number | null;
  readonly children: ReactNode;
}

/** Refreshes the page inside it, and tells its components how often. */
export function PageRefreshProvider({ everySeconds, children }: PageRefreshProviderProps) {
  const refresh = useAutoRefresh(everySeconds);
  const text = everySeconds === null ? null : formatInterval(everySeconds);
  return <PageRefreshContext.Provider value={{ everyText: text, refresh }}>{children}</PageRefreshContext.Provider>;
}

export function usePageRefresh(): PageRefresh {
  return useContext(PageRefreshContext);
}
