import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/**
 * Closes the menu where the native elements do not by themselves: on every route change, on a press outside, on Escape
 * in a wide window, and when the keyboard leaves it.
 */
export function useMenuClosing(): {
  readonly menu: RefObject<HTMLElement>;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
} {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);

  useEffect(() => {
    // A menu that was opened before the scripts arrived stays open.
    if (shownKey.current !== key && menu.current) closeAll(menu.current);
    shownKey.current = key;
  }, [key]);

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) closePanels(menu.current);
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);

  return { menu, handlers: { onKeyDown, onBlur } };
}

/** Escape closes the open panel and gives the keyboard back to its title. An open popover has its own Escape. */
function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Escape' || isPopoverOpen(currentTarget)) return;
  const summary = currentTarget.querySelector<HTMLElement>('details[open] > summary');
  closePanels(currentTarget);
  summary?.focus();
}

function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  // Nothing takes the focus when the window loses it or blank space is pressed.
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) closeAll(currentTarget);
}

function closeAll(menu: HTMLElement) {
  closePanels(menu);
  if (isPopoverOpen(menu)) menu.hidePopover();
}

function closePanels(menu: HTMLElement) {
  for (const panel of menu.querySelectorAll('details[open]')) panel.removeAttribute('open');
}

/** False also in browsers without popovers, which do not know the selector. */
function isPopoverOpen(menu: HTMLElement): boolean {
  return 'popover' in HTMLElement.prototype && menu.matches(':popover-open');
}
