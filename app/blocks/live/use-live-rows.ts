import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { LivePlan } from '~/browser/refresh-schedule';

/**
 * Updates a page's games in play between its refreshes, while it is visible. Only pages that need the code load it.
 * @param plan a new object after each loading of the page's data; `null` for a page without files of games in play
 */
export function useLiveRows(plan: LivePlan | null): void {
  const { revalidate } = useRevalidator();
  const reloadRef = useRef(revalidate);
  useEffect(() => {
    reloadRef.current = revalidate;
  });
  useEffect(() => {
    if (plan === null) return;
    let stop = (): void => undefined;
    let isStopped = false;
    void import('./poll-live-files').then(
      ({ pollLiveFiles }) => {
        if (isStopped) return;
        stop = pollLiveFiles(plan, () => {
          reloadRef.current();
        });
      },
      // If the code cannot be loaded, the page still has its own refreshes.
      () => undefined,
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [plan]);
}
