import { createContext, useContext, type ReactNode } from 'react';
import { formatInterval } from '~/models/dates/refresh-text';
import type { RefreshPlan } from './refresh-schedule';
import { useAutoRefresh } from './use-auto-refresh';

export interface PageRefresh {
  /** `every 3 minutes`; `null` for a page that is not refreshed automatically. */
  readonly everyText: string | null;
  readonly refresh: () => void;
}

const PageRefreshContext = createContext<PageRefresh>({ everyText: null, refresh: () => undefined });

interface PageRefreshProviderProps {
  /** Live data of the page, a new object with every answer; `null` without any. */
  readonly plan: RefreshPlan | null;
  readonly children: ReactNode;
}

/** Refreshes the page inside it, and tells its components how often. */
export function PageRefreshProvider({ plan, children }: PageRefreshProviderProps) {
  const refresh = useAutoRefresh(plan);
  const text = plan === null ? null : formatInterval(plan.everySeconds);
  return <PageRefreshContext.Provider value={{ everyText: text, refresh }}>{children}</PageRefreshContext.Provider>;
}

export function usePageRefresh(): PageRefresh {
  return useContext(PageRefreshContext);
}
