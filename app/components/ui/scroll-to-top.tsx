import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from './icon';

const appearsAfterPx = 10;
/** What the button does not cover. Not `summary`: it is as wide as the page, and can be pressed beside the button. */
const kept = 'button, input, select, textarea, .chart, .picture-image';
const typedInto = 'input, select, textarea';

/** Scrolls to the top in narrow windows. Hidden while typing, and over controls and drawings. */
export function ScrollToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const isShown = useIsShown(button);
  return (
    <button
      ref={button}
      type="button"
      // It keeps its place while invisible, to find the elements under it.
      className={`fixed bottom-4 left-4 z-20 grid size-11 place-items-center rounded border border-surface bg-ink text-surface shadow-floating desktop:hidden print:hidden ${isShown ? '' : 'invisible'}`}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="up" />
      <span className="sr-only">Back to top</span>
    </button>
  );
}

function useIsShown(button: RefObject<HTMLButtonElement>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const update = () => {
      const isTyping = document.activeElement?.matches(typedInto) === true;
      setIsShown(window.scrollY > appearsAfterPx && !isTyping && !coversContent(button.current));
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const type of ['scroll', 'resize', 'focusin']) window.addEventListener(type, update, options);
    // The next element receives the focus only after this one has lost it.
    window.addEventListener('focusout', () => setTimeout(update), options);
    return () => listening.abort();
  }, [button]);
  return isShown;
}

/** Whether a control or drawing is under one of nine points of the button. */
function coversContent(button: HTMLButtonElement | null): boolean {
  if (button === null) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
    [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
  );
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((element) => {
      const found = element.closest(kept);
      return found !== null && found !== button;
    }),
  );
}
