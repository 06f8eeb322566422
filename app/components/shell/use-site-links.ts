import { useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { formatSitePath } from '~/models/text/site-path';
import { turnedPage } from '../ui/site-link';

/** Links to pages of this site, by Remix's own attribute. See `<SiteLink>`. */
const linkSelector = 'a[data-discover]';

/** Handles clicks on all in-site links, also in the static header and footer. Returns the path to prefetch, or `null`. */
export function useSiteLinks(): string | null {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findSiteLink(event);
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      // The browser's address may already be that of a page that has not arrived.
      const { pathname, search, hash } = window.__remixRouter.state.location;
      const path = formatSitePath(link);
      if (path === '/' && pathname === '/') window.scrollTo({ top: 0 });
      else {
        navigate(path, {
          replace: path === pathname + search + hash,
          preventScrollReset: link.hasAttribute('data-keep-scroll'),
          state: link.hasAttribute('data-turns-page') ? turnedPage : null,
        });
      }
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  useEffect(() => noteIntent(setIntended), []);
  return intended;
}

/** @returns function that stops listening */
function noteIntent(setIntended: (path: string | null) => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  const begin = (event: Event) => {
    const link = findSiteLink(event);
    if (link !== null && link.dataset.prefetch !== 'none')
      setIntended(formatSitePath({ pathname: link.pathname, search: link.search, hash: '' }));
  };
  const end = (event: FocusEvent | PointerEvent) => {
    const link = findSiteLink(event);
    const isStillWithin = event.relatedTarget instanceof Node && link?.contains(event.relatedTarget) === true;
    if (link !== null && !isStillWithin) setIntended(null);
  };
  for (const name of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(name, begin, options);
  for (const name of ['pointerout', 'focusout'] as const) document.addEventListener(name, end, options);
  return () => listening.abort();
}

function findSiteLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(linkSelector) : null;
}

/** Other clicks open a new tab or window, or save the page. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}
