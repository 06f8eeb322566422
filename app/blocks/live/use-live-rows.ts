import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { LivePlan } from '~/browser/refresh-schedule';

/**
 * Keeps the games in play of a page up to date between its refreshes, while it is visible. The code for it is loaded by
 * pages that need it.
 * @param plan a new object with every answer; `null` for a page without files of games in play
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
    let isOver = false;
    void import('./poll-live-files').then(
      ({ pollLiveFiles }) => {
        if (isOver) return;
        stop = pollLiveFiles(plan, () => {
          reloadRef.current();
        });
      },
      // Without this code the page is refreshed as pages without files are.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [plan]);
}
