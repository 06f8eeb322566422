import { useLocation, useRouteLoaderData, PrefetchPageLinks } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { fetchPageCode } from '~/browser/page-code';
import { getCurrentMark, readMarkable } from './current-mark';
import { toggleHiddenPart } from './hidden-parts';
import { SiteSearch } from './site-search';
import { useAgeNotice } from './use-age-notice';
import { useMenuClosing } from './use-menu-closing';
import { useSiteLinks } from './use-site-links';

/** Scripts of the static header and footer, and of all links: see docs/decisions/0016. */
export function ShellControls() {
  useAgeNotice();
  useCurrentMarks();
  useHeadingFocus();
  useMenuClosing();
  useShownDay();
  useToggles();
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

/**
 * Moves the focus to the heading of a new page, or to the part that the link names, so that screen readers read it. Without it the focus
 * would be lost with the followed link. A link that keeps the scroll position, such as a tab, keeps the focus if it is still there.
 */
function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const { activeElement, body } = document;
    if (window.__remixRouter.state.preventScrollReset && activeElement !== body) return;
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector('h1');
    if (target === null) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Makes the buttons of `HideToggle`, `ShowResults` and `ThemeToggle` work, those of the static header and footer too. */
function useToggles(): void {
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const toggle = target.closest<HTMLElement>('[data-hides]');
  if (toggle?.dataset.hides !== undefined) toggleHiddenPart(toggle.dataset.hides);
  if (target.closest('[data-theme-toggle]') !== null) toggleTheme();
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

/** Switches between light and dark; the choice is stored on this device. */
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

/** Delay before a prefetch, so that a pointer that merely crosses a link fetches nothing. */
const PREFETCH_DELAY_MS = 100;

/** Prefetches code before data: without a network the router would reload the page and lose it. Give each path its own `key`. */
function PagePrefetch({ path }: { readonly path: string }) {
  const [hasCode, setHasCode] = useState(false);
  useEffect(() => {
    let isIntended = true;
    const timer = setTimeout(() => {
      void fetchPageCode(path.split('?', 1)[0] ?? '').then((code) => {
        if (isIntended && code === 'ready') setHasCode(true);
      });
    }, PREFETCH_DELAY_MS);
    return () => {
      isIntended = false;
      clearTimeout(timer);
    };
  }, [path]);
  return hasCode ? <PrefetchPageLinks page={path} /> : null;
}
