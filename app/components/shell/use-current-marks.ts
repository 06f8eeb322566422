import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { getCurrentMark, readMarkable } from './current-mark';

export function useCurrentMarks(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const element of document.querySelectorAll('header[data-shell] :is(a, [data-section])')) {
      const markable = readMarkable((name) => element.getAttribute(name));
      const mark = getCurrentMark(markable, pathname);
      if (mark === null) element.removeAttribute('aria-current');
      else element.setAttribute('aria-current', mark);
    }
  }, [pathname]);
}
