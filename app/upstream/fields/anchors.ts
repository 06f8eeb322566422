import { numberName, slugify } from '~/models/text/slug';
import { removedWithContent } from './html';

const removed = new Set(removedWithContent);
const TEXT_NODE = 3;

/** Marks the targets of links within a document with `data-anchor`, before sanitizing. A link to an unknown name becomes plain text. */
export function settleAnchors(root: HTMLElement, pageUrl = ''): void {
  const links = Array.from(root.querySelectorAll('a')).flatMap((link) => {
    const name = readNameIn(link.getAttribute('href') ?? '', pageUrl);
    return name === null ? [] : [{ link, name }];
  });
  if (links.length === 0) return;
  const ids = mapMarkedIds(root, new Set(links.map(({ name }) => name)));
  for (const { link, name } of links) {
    const id = ids.get(name);
    if (id !== undefined) link.setAttribute('href', `#${id}`);
    else if (name.toLowerCase() === 'top') link.setAttribute('href', '#top');
    else link.removeAttribute('href');
  }
}

function readNameIn(href: string, pageUrl: string): string | null {
  if (!href.startsWith(`${pageUrl}#`)) return null;
  const fragment = href.slice(pageUrl.length + 1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function mapMarkedIds(root: HTMLElement, wanted: ReadonlySet<string>): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const asked = new Map<string, number>();
  let pending: string[] = [];
  const visit = (parent: Element) => {
    for (const child of Array.from(parent.childNodes)) {
      if (isElement(child)) {
        if (removed.has(child.localName)) continue;
        pending.push(...listAnchorNames(child).filter((name) => wanted.has(name) && !ids.has(name)));
        visit(child);
      } else if (pending.length > 0 && child.nodeType === TEXT_NODE && child.textContent?.trim()) {
        // The prefix keeps it from being the id of another part of the page.
        const id = numberName(`anchor-${slugify(pending[0] ?? '') || 'place'}`, asked);
        for (const name of pending) ids.set(name, id);
        pending = [];
        const anchor = root.ownerDocument.createElement('a');
        anchor.setAttribute('data-anchor', id);
        child.replaceWith(anchor);
        anchor.appendChild(child);
      }
    }
  };
  visit(root);
  return ids;
}

function isElement(node: ChildNode): node is ChildNode & HTMLElement {
  return node.nodeType === 1;
}

function listAnchorNames(element: Element): string[] {
  const names = [element.getAttribute('id'), element.localName === 'a' ? element.getAttribute('name') : null];
  return names.filter((name) => name !== null);
}
