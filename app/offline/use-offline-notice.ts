import { useLocation, useRevalidator, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { ContentClock } from '~/models/dates/content-clock';
import { ageAttribute, formatAge, madeAtAttribute } from './offline-notice';

const renewalMs = 30_000;

/** Ages need no time zone. */
const realClock: ContentClock = { offsetMs: 0, timeZone: 'UTC', nowMs: Date.now };

/**
 * Keeps the notice of a kept document true: its age goes on, the page is asked for again once the device has a network, and
 * the notice goes away when newer data has come or another page is shown.
 */
export function useOfflineNotice(): void {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  // Made anew by every answer.
  const data = useRouteLoaderData('site-layout');
  const keptData = useRef(data);
  const keptPath = useRef(pathname + search);

  useEffect(() => {
    if (noticeInPage() === null) return;
    const renew = () => {
      if (document.visibilityState !== 'visible' || noticeInPage() === null) return;
      renewAge();
      if (navigator.onLine) revalidate();
    };
    const timer = setInterval(renew, renewalMs);
    document.addEventListener('visibilitychange', renew);
    window.addEventListener('online', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener('online', renew);
    };
  }, [revalidate]);

  useEffect(() => {
    if (data !== keptData.current || pathname + search !== keptPath.current) noticeInPage()?.remove();
  }, [data, pathname, search]);
}

function noticeInPage(): Element | null {
  return document.querySelector(`[${madeAtAttribute}]`);
}

function renewAge(): void {
  const notice = noticeInPage();
  const age = notice?.querySelector(`[${ageAttribute}]`);
  if (notice && age) age.textContent = formatAge(Number(notice.getAttribute(madeAtAttribute)), realClock);
}
