import { useEffect } from 'react';
import { toggleHiddenPart } from './hidden-parts';

/** Makes the buttons of `HideToggle` and `ShowResults` work, those of the static header and footer too. */
export function useHideToggles(): void {
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
