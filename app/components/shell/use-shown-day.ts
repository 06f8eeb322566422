import { useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';

/** Updates the day in the top bar: a page open over midnight is refreshed without its header. */
export function useShownDay(): void {
  const today = useRouteLoaderData<{ readonly today: string }>('site-layout')?.today;
  useEffect(() => {
    const shown = document.querySelector('header[data-shell] [data-today]');
    if (shown !== null && today !== undefined) shown.textContent = today;
  }, [today]);
}
