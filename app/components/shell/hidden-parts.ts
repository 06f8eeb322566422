import { useSyncExternalStore } from 'react';

/** Seeds and scores of a bracket's list, or every result of the site. */
export type HiddenPart = 'seeds' | 'scores' | 'results';

/** Hides parts before the first paint. Written without characters that React escapes in text. */
export const applyHiddenParts =
  'try { document.documentElement.dataset.hide = localStorage.getItem(`hide`) || `` } catch {}';

/** Shows the results of one game or list on a page without the app. */
export const showResultsOnClick =
  'addEventListener(`click`, function (event) { const button = event.target.closest(`.show-results`); if (button) button.closest(`[data-results]`).setAttribute(`data-shown`, ``) })';

const changeEvent = 'hiddenpartschange';

/** Hides a part of all pages, or shows it again. */
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
    // Storage is refused. The choice then lasts for this page view.
  }
}

/** Whether the visitor hides results, for texts that styles cannot hide. */
export function useHidesResults(): boolean {
  return useSyncExternalStore(subscribe, readHidesResults, () => false);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(changeEvent, onChange);
  return () => document.removeEventListener(changeEvent, onChange);
}

/** The same once, outside components. */
export function readHidesResults(): boolean {
  return document.documentElement.dataset.hide?.split(' ').includes('results') ?? false;
}
