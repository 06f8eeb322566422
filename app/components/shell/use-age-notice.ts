import { useLocation, useRevalidator, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { ContentClock } from '~/models/dates/content-clock';
import { formatAge } from '~/models/dates/update-stamp';
import { ageAttribute, ageNoticeId, madeAtAttribute, offlineAttribute } from '~/offline/age-notice';

const renewalMs = 30_000;

/** Ages need no time zone. */
const realClock: ContentClock = { offsetMs: 0, timeZone: 'UTC', getNowMs: Date.now };

/** Updates the age of an earlier page, requests a kept page again once online, and removes the notice when newer data arrives. */
export function useAgeNotice(): void {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  // A new object with every answer.
  const data = useRouteLoaderData('site-layout');
  const firstData = useRef(data);
  const firstPath = useRef(pathname + search);

  useEffect(() => {
    if (findNotice() === null) return;
    const renew = () => {
      const notice = findNotice();
      if (document.visibilityState !== 'visible' || notice === null) return;
      updateAge(notice);
      if (navigator.onLine && notice.hasAttribute(offlineAttribute)) revalidate();
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
    if (data !== firstData.current || pathname + search !== firstPath.current) findNotice()?.remove();
  }, [data, pathname, search]);
}

function findNotice(): HTMLElement | null {
  return document.getElementById(ageNoticeId);
}

function updateAge(notice: HTMLElement): void {
  const age = notice.querySelector(`[${ageAttribute}]`);
  if (age !== null) age.textContent = formatAge(Number(notice.getAttribute(madeAtAttribute)), realClock);
}
