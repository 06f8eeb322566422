import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Scrolls a row of links sideways to its current entry, on arrival and after navigations. */
export function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (!list.current || !current) return;
    const frame = list.current.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    const isCutOff = place.left < frame.left || place.right > frame.right;
    if (isCutOff) list.current.scrollLeft += (place.left + place.right - frame.left - frame.right) / 2;
  }, [pathname, search]);
  return list;
}
