import { type MouseEvent, useEffect, useRef } from 'react';
import { asksForNewTab } from './new-tab-click';

/**
 * Scrolls smoothly to the top when the page of a pager's link has arrived.
 * @param page number of the current page
 * @returns click handler for the pager's links, together with `preventScrollReset`
 */
export function useTurnOfPage(page: number): (event: MouseEvent) => void {
  const isTurning = useRef(false);
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  }, [page]);
  return (event) => {
    isTurning.current = !asksForNewTab(event);
  };
}
