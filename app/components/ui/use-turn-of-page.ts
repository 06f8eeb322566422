import { type MouseEvent, useEffect, useRef } from 'react';
import { isNewTabClick } from './new-tab-click';

/** Scrolls to the top when a pager's page arrives. Returns the click handler of its links. */
export function useTurnOfPage(page: number): (event: MouseEvent) => void {
  const isTurning = useRef(false);
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  }, [page]);
  return (event) => {
    isTurning.current = !isNewTabClick(event);
  };
}
