import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { useAgeNotice } from '~/document/use-age-notice';
import { getCurrentMark, readMarkable } from './current-mark';
import { toggleHiddenPart } from './hidden-parts';
import { PagePrefetch } from './page-prefetch';
import { SiteSearch } from './site-search';
import { useMenuClosing } from './use-menu-closing';
import { useSiteLinks } from './use-site-links';

/** Scripts of the static header and footer, and of all links: see docs/decisions/0016. */
export function ShellControls() {
  useAgeNotice();
  useCurrentMarks();
  useHideToggles();
  useMenuClosing();
  useShownDay();
  useThemeToggle();
  const intended = useSiteLinks();
  return (
    <>
      <SiteSearch />
      {intended !== null && <PagePrefetch key={intended} path={intended} />}
    </>
  );
}

function useCurrentMarks(): void {
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

/** Makes the buttons of `HideToggle` and `ShowResults` work, those of the static header and footer too. */
function useHideToggles(): void {
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, []);
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const toggle = target.closest<HTMLElement>('[data-hides]');
  if (toggle?.dataset.hides !== undefined) toggleHiddenPart(toggle.dataset.hides);
  if (target.closest('.show-results') !== null) showResults(target.closest<HTMLElement>('[data-results], .game'));
}

/** The button goes, so that the results have the focus next. */
function showResults(results: HTMLElement | null): void {
  if (results === null) return;
  results.dataset.shown = '';
  results.tabIndex = -1;
  results.focus({ preventScroll: true });
}

/** Updates the day in the top bar: a page open over midnight is refreshed without its header. */
function useShownDay(): void {
  const today = useRouteLoaderData<{ readonly today: string }>('site-layout')?.today;
  useEffect(() => {
    const shown = document.querySelector('header[data-shell] [data-today]');
    if (shown !== null && today !== undefined) shown.textContent = today;
  }, [today]);
}

/** Makes the header's theme buttons switch between light and dark; the choice is stored on this device. */
function useThemeToggle(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-theme-toggle]') !== null) toggleTheme();
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, []);
}

function toggleTheme() {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme ? dataset.theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', dataset.theme);
  } catch {
    // Storage is refused. The choice then lasts for this page view.
  }
}
