import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { ageNoticeId } from './age-notice';

/** Takes the notice of a kept page away once another page is shown or this one has been refreshed. */
export function useAgeNotice(): void {
  const { key } = useLocation();
  const data = useRouteLoaderData('site-layout');
  const shown = useRef({ key, data });
  useEffect(() => {
    if (shown.current.key === key && shown.current.data === data) return;
    document.getElementById(ageNoticeId)?.remove();
  }, [key, data]);
}
