import { toPlainText, type RichText } from './rich-text';

export interface LinkedPage {
  readonly path: string;
  readonly title: string;
}

/** The pages below a path that a text leads to, each once, by the words of its first link. */
export function listLinkedPages(text: RichText, parentPath: string): readonly LinkedPage[] {
  const pages = new Map<string, LinkedPage>();
  visitLinks(text, (href, children) => {
    const [path = ''] = href.split(/[?#]/);
    const title = toPlainText(children).trim();
    if (path.startsWith(`${parentPath}/`) && title !== '' && !pages.has(path)) pages.set(path, { path, title });
  });
  return [...pages.values()];
}

function visitLinks(text: RichText, visit: (href: string, children: RichText) => void): void {
  for (const node of text) {
    if (typeof node === 'string') continue;
    if (node.tag === 'a') visit(node.href, node.children);
    if (node.tag === 'table') {
      for (const { children } of [...node.head, ...node.body].flat()) visitLinks(children, visit);
    }
    if ('children' in node) visitLinks(node.children, visit);
  }
}
