import { type MouseEvent, useEffect, useRef } from 'react';
import { asksForNewTab } from './new-tab-click';

/**
 * Scrolls smoothly to the top once the page that a pager's link leads to is there.
 * @param page number of the shown page
 * @returns for the links of the pager, together with `preventScrollReset`
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
