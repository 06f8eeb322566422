import { createContext, useContext, type ReactNode } from 'react';
import { formatInterval } from '~/models/dates/refresh-text';
import { useAutoRefresh } from './use-auto-refresh';

/** How the page that is shown is refreshed. */
export interface PageRefresh {
  /** `every 3 minutes`; `null` for a page that is not refreshed by itself. */
  readonly everyText: string | null;
  /** Refreshes at once. */
  readonly refresh: () => void;
}

const PageRefreshContext = createContext<PageRefresh>({ everyText: null, refresh: () => undefined });

interface PageRefreshProviderProps {
  /** From the freshness policies of what the page reads; `null` when none of it is live. */
  readonly everySeconds: number | null;
  readonly children: ReactNode;
}

/** Refreshes the page inside it, and tells its parts how often. */
export function PageRefreshProvider({ everySeconds, children }: PageRefreshProviderProps) {
  const refresh = useAutoRefresh(everySeconds);
  const text = everySeconds === null ? null : formatInterval(everySeconds);
  return <PageRefreshContext.Provider value={{ everyText: text, refresh }}>{children}</PageRefreshContext.Provider>;
}

/** How the page around a component is refreshed. */
export function usePageRefresh(): PageRefresh {
  return useContext(PageRefreshContext);
}
