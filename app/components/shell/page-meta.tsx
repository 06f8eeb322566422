import { Meta, useMatches } from '@remix-run/react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHasScripts } from '../ui/use-browser-value';

const markName = 'page-meta';

/** Stands in the document's head before and after the title and the other meta elements of the page. */
export function PageMetaMark({ at }: { readonly at: 'start' | 'end' }) {
  return <meta name={markName} content={at} />;
}

/**
 * Keeps title and meta elements in the document's head those of the page that is shown. The head itself is not React's:
 * what the server wrote stays as long as it is right, and what others add or take away there does not matter.
 */
export function PageMeta() {
  return useHasScripts() ? <BrowserMeta /> : null;
}

function BrowserMeta() {
  // Renders this component whenever <Meta> has something new to say.
  useMatches();
  const [rendered] = useState(() => document.createElement('head'));
  useLayoutEffect(() => {
    showPageMeta([...rendered.children]);
  });
  return createPortal(<Meta />, rendered);
}

/** Puts copies of these elements in place of those that the head shows now, unless they are the same. */
function showPageMeta(wanted: readonly Element[]): void {
  const [start, end] = document.head.querySelectorAll(`meta[name="${markName}"]`);
  if (start === undefined || end === undefined) return;
  const shown = elementsBetween(start, end);
  const isSame =
    shown.length === wanted.length && shown.every((element, index) => element.isEqualNode(wanted[index] ?? null));
  if (isSame) return;
  for (const element of shown) element.remove();
  for (const element of wanted) end.parentNode?.insertBefore(element.cloneNode(true), end);
}

function elementsBetween(start: Element, end: Element): Element[] {
  const siblings = [...document.head.children];
  return siblings.slice(siblings.indexOf(start) + 1, siblings.indexOf(end));
}
