import { useEffect } from 'react';
import { toggleHiddenPart } from './hidden-parts';

/** Makes every button of `HideToggle` work, those of the static header and footer too. */
export function useHideToggles(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-hides]') : null;
      if (button?.dataset.hides !== undefined) toggleHiddenPart(button.dataset.hides);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, []);
}
