import { useSyncExternalStore } from 'react';

/** What a visitor may hide on this device: seeds and scores in the list of a bracket, or every result of the site. */
export type HiddenPart = 'seeds' | 'scores' | 'results';

/**
 * Applies what the visitor hides. Runs in the head, before the first paint. Written without quotes, ampersands and angle brackets, which
 * React escapes in text.
 */
export const applyHiddenParts =
  'try { document.documentElement.dataset.hide = localStorage.getItem(`hide`) || `` } catch {}';

/** Shows the results of one game or list on a page without the app. */
export const showResultsOnClick =
  'addEventListener(`click`, function (event) { const button = event.target.closest(`.show-results`); if (button) button.closest(`[data-results]`).setAttribute(`data-shown`, ``) })';

const changeEvent = 'hiddenpartschange';

/** Hides a part of the document and of all later pages, or shows it again. */
export function toggleHiddenPart(part: string): void {
  const { dataset } = document.documentElement;
  const hidden = new Set(dataset.hide?.split(' ').filter(Boolean));
  if (!hidden.delete(part)) hidden.add(part);
  const value = [...hidden].join(' ');
  dataset.hide = value;
  document.dispatchEvent(new Event(changeEvent));
  try {
    localStorage.setItem('hide', value);
  } catch {
    // Storage is refused; the choice then lasts for this page view.
  }
}

/** Whether the visitor hides results, for what styles cannot hide: names of elements, and titles. */
export function useHidesResults(): boolean {
  return useSyncExternalStore(subscribe, readHidesResults, () => false);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(changeEvent, onChange);
  return () => {
    document.removeEventListener(changeEvent, onChange);
  };
}

/** The same once, outside components. */
export function readHidesResults(): boolean {
  return document.documentElement.dataset.hide?.split(' ').includes('results') ?? false;
}
