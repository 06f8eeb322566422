import { useLocation, useRevalidator } from '@remix-run/react';
import { createContext, useContext, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatInterval, type RefreshPlan, RefreshSchedule } from './refresh-schedule';

const RefreshTextContext = createContext<string | null>(null);

interface PageRefreshProviderProps {
  /** When the page is due, a new object with every answer; `null` if it is not refreshed automatically. */
  readonly plan: RefreshPlan | null;
  readonly children: ReactNode;
}

/** Refreshes the page inside it, and tells its components how often. */
export function PageRefreshProvider({ plan, children }: PageRefreshProviderProps) {
  useAutoRefresh(plan);
  return <RefreshTextContext.Provider value={plan && formatDue(plan)}>{children}</RefreshTextContext.Provider>;
}

function formatDue({ everySeconds }: RefreshPlan): string {
  return everySeconds === null ? 'soon' : formatInterval(everySeconds);
}

/** `every 3 minutes`, or `soon` for a page without live data that lacks a part; `null` for a page that is not refreshed automatically. */
export function useRefreshText(): string | null {
  return useContext(RefreshTextContext);
}

/** Longest timer: a device that slept finds out soon. */
const mostTimerMs = 15_000;

/** Reloads the page's data when due, while the tab is visible. */
export function useAutoRefresh(plan: RefreshPlan | null): void {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const [createSchedule] = useState(() => () => new RefreshSchedule(Math.random));
  const scheduleRef = useRef<RefreshSchedule | null>(null);
  const refreshRef = useRef(revalidate);
  useEffect(() => {
    refreshRef.current = revalidate;
  });

  // Another page has other data.
  useEffect(() => {
    scheduleRef.current = createSchedule();
  }, [key, createSchedule]);

  useEffect(() => {
    const schedule = scheduleRef.current;
    schedule?.noteAnswer(plan, Date.now());
    if (plan === null || schedule === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const refreshWhenDue = () => {
      clearTimeout(timer);
      const nowMs = Date.now();
      if (document.visibilityState === 'visible' && nowMs >= schedule.dueAtMs) {
        schedule.noteRequest(nowMs);
        refreshRef.current();
      }
      timer = setTimeout(refreshWhenDue, Math.min(Math.max(0, schedule.dueAtMs - nowMs), mostTimerMs));
    };
    refreshWhenDue();
    document.addEventListener('visibilitychange', refreshWhenDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refreshWhenDue);
    };
  }, [plan, key]);
}
