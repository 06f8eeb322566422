import type { Page } from 'playwright-core';

export interface Disturbance {
  readonly name: string;
  /** Whether it changes hydrated content. */
  readonly isInside: boolean;
  /** Runs in the page. */
  readonly change: () => void;
}

/** Changes to a document between the server and the page's scripts. */
export const disturbances: readonly Disturbance[] = [
  {
    name: 'an extension adds a style sheet at the start of the head',
    isInside: false,
    change: () => {
      document.head.insertBefore(document.createElement('style'), document.head.firstChild);
    },
  },
  {
    name: 'an extension adds an element at the start of the body',
    isInside: false,
    change: () => {
      document.body.insertBefore(document.createElement('div'), document.body.firstChild);
    },
  },
  {
    name: 'an extension adds an element after the body',
    isInside: false,
    change: () => {
      document.documentElement.appendChild(document.createElement('div'));
    },
  },
  {
    name: 'an extension replaces a word',
    isInside: true,
    change: () => {
      const text = document
        .createTreeWalker(document.querySelector('main h1') as Node, NodeFilter.SHOW_TEXT)
        .nextNode();
      if (text !== null) text.nodeValue = 'Replaced';
    },
  },
  {
    name: 'the parser moves a block out of a heading',
    isInside: true,
    change: () => {
      const heading = document.querySelector('main h1');
      const block = document.createElement('div');
      block.appendChild(document.createTextNode('Alert'));
      heading?.parentNode?.insertBefore(block, heading.nextSibling);
    },
  },
  {
    name: 'the parser closes a link before the link within it',
    isInside: true,
    change: () => {
      const link = document.querySelector('main a[href]');
      const rest = link?.cloneNode() as Element;
      rest.appendChild(link?.lastChild as Node);
      link?.parentNode?.insertBefore(rest, link.nextSibling);
    },
  },
  {
    name: 'half a surrogate pair arrives as a replacement character',
    isInside: true,
    change: () => {
      const text = document
        .createTreeWalker(document.querySelector('main h1') as Node, NodeFilter.SHOW_TEXT)
        .nextNode();
      if (text !== null) text.nodeValue = `${text.nodeValue?.slice(0, -1) ?? ''}\uFFFD`;
    },
  },
  {
    name: 'a translation replaces many texts',
    isInside: true,
    change: () => {
      const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
      for (let count = 0; texts.nextNode() !== null; count += 1) {
        if (count % 5 === 0) texts.currentNode.nodeValue = 'traducido';
      }
    },
  },
];

/**
 * Applies the change to every document of the page after its body is parsed and before its scripts run. Stores the earlier text
 * of the main element as `mainTextAsSent`.
 */
export function disturb(page: Page, change: () => void): Promise<unknown> {
  return page.addInitScript(`
    const observer = new MutationObserver(() => {
      if (document.querySelector('body > script') === null) return;
      observer.disconnect();
      window.mainTextAsSent = document.querySelector('main').textContent;
      (${change.toString()})();
    });
    observer.observe(document, { childList: true, subtree: true });
  `);
}

/** The main element's text as the server sent it, of a disturbed page. */
export function readMainTextAsSent(page: Page): Promise<string> {
  return page.evaluate<string>('window.mainTextAsSent');
}
