import { Meta, useMatches } from '@remix-run/react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHasScripts } from '../ui/use-browser-value';

const markName = 'page-meta';

/** Marks the start and end of the page's title and meta elements in the document's head. */
export function PageMetaMark({ at }: { readonly at: 'start' | 'end' }) {
  return <meta name={markName} content={at} />;
}

/** Keeps the head's title and meta elements in sync with the page. React does not own the head. */
export function PageMeta() {
  return useHasScripts() ? <BrowserMeta /> : null;
}

function BrowserMeta() {
  // Renders this component whenever <Meta> changes.
  useMatches();
  const [rendered] = useState(() => document.createElement('head'));
  useLayoutEffect(() => showPageMeta([...rendered.children]));
  return createPortal(<Meta />, rendered);
}

/** Replaces the shown elements with copies of these, unless they are equal. */
function showPageMeta(wanted: readonly Element[]): void {
  const [start, end] = document.head.querySelectorAll(`meta[name="${markName}"]`);
  if (start === undefined || end === undefined) return;
  const shown = listElementsBetween(start, end);
  const isSame =
    shown.length === wanted.length && shown.every((element, index) => element.isEqualNode(wanted[index] ?? null));
  if (isSame) return;
  for (const element of shown) element.remove();
  for (const element of wanted) end.parentNode?.insertBefore(element.cloneNode(true), end);
}

function listElementsBetween(start: Element, end: Element): Element[] {
  const siblings = [...document.head.children];
  return siblings.slice(siblings.indexOf(start) + 1, siblings.indexOf(end));
}
