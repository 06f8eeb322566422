import { useSyncExternalStore } from 'react';
import { Icon } from './icon';

const appearsAfterPx = 10;

/** Leads back to the top of a long page in narrow windows; there once the page has been scrolled. */
export function ScrollToTop() {
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > appearsAfterPx,
    () => false,
  );
  return (
    <button
      type="button"
      hidden={!isScrolled}
      className="fixed right-4 bottom-4 z-20 grid size-11 place-items-center rounded border border-surface bg-ink text-surface shadow-floating desktop:hidden print:hidden"
      onClick={() => {
        window.scrollTo({ top: 0 });
      }}
    >
      <Icon name="up" />
      <span className="sr-only">Back to top</span>
    </button>
  );
}

function onScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => {
    window.removeEventListener('scroll', onChange);
  };
}
