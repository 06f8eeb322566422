import { useEffect, useState } from 'react';
import { Icon } from './icon';

const appearsAfterPx = 10;

/** Leads back to the top of a long page in narrow windows; there while somebody scrolls up, as they do to get there. */
export function ScrollToTop() {
  const isShown = useIsScrollingUp();
  return (
    <button
      type="button"
      hidden={!isShown}
      className="fixed bottom-4 left-4 z-20 grid size-11 place-items-center rounded border border-surface bg-ink text-surface shadow-floating desktop:hidden print:hidden"
      onClick={() => {
        window.scrollTo({ top: 0 });
      }}
    >
      <Icon name="up" />
      <span className="sr-only">Back to top</span>
    </button>
  );
}

/** Whether the page is scrolled, and the last movement went up. */
function useIsScrollingUp(): boolean {
  const [isUp, setIsUp] = useState(false);
  useEffect(() => {
    let lastY = window.scrollY;
    const onScroll = () => {
      const y = window.scrollY;
      setIsUp(y > appearsAfterPx && y < lastY);
      lastY = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isUp;
}
