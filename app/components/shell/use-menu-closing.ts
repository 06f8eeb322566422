import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Connects the menu's buttons to the menu, and makes its groups close one another. */
export const menuId = 'main-menu';

/** Closes the menu on navigation, presses outside, Escape in wide windows, and when the focus leaves it. */
export function useMenuClosing(): void {
  const { key } = useLocation();
  const shownKey = useRef(key);

  useEffect(() => {
    const menu = document.getElementById(menuId);
    // A menu opened before the scripts arrived stays open.
    if (shownKey.current !== key && menu !== null) closeAll(menu);
    shownKey.current = key;
  }, [key]);

  useEffect(() => {
    const menu = document.getElementById(menuId);
    return menu === null ? undefined : listenTo(menu);
  }, []);
}

/** @returns function that stops listening */
function listenTo(menu: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !menu.contains(target)) closePanels(menu);
    },
    { signal },
  );
  menu.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') closeOnEscape(menu);
    },
    { signal },
  );
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) closeAll(menu);
    },
    { signal },
  );
  return () => listening.abort();
}

/** Escape closes the open panel and returns the focus to its title. An open popover handles Escape itself. */
function closeOnEscape(menu: HTMLElement) {
  if (isPopoverOpen(menu)) return;
  const summary = menu.querySelector<HTMLElement>('details[open] > summary');
  closePanels(menu);
  summary?.focus();
}

function closeAll(menu: HTMLElement) {
  closePanels(menu);
  if (isPopoverOpen(menu)) menu.hidePopover();
}

function closePanels(menu: HTMLElement) {
  for (const panel of menu.querySelectorAll('details[open]')) panel.removeAttribute('open');
}

/** Browsers without popovers do not know the selector; see `popover-fallback.ts`. */
function isPopoverOpen(menu: HTMLElement): boolean {
  return menu.matches('popover' in HTMLElement.prototype ? ':popover-open' : '[data-open]');
}
