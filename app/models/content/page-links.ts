import { trimEnd } from '../text/trim-end';
import { toPlainText, type RichText, type RichTextLink } from './rich-text';

export type LinkedPage = ReturnType<typeof listLinkedPages>[number];

/** The pages below a path that a text leads to, each once, by the words of its first link. */
export function listLinkedPages(text: RichText, parentPath: string) {
  const pages = new Map<string, { readonly path: string; readonly title: string }>();
  for (const { href, children } of listLinks(text)) {
    const [path = ''] = href.split(/[?#]/);
    const title = toPlainText(children).trim();
    if (path.startsWith(`${parentPath}/`) && title !== '' && !pages.has(path)) pages.set(path, { path, title });
  }
  return [...pages.values()];
}

/** Paths of this site that a text links to, as its content pages have them: `about/mission` for `/About/Mission?x=1`. */
export function listCmsPaths(text: RichText): readonly string[] {
  return listLinks(text).flatMap(({ href }) => {
    const [, path] = /^\/([^/?#][^?#]*)/.exec(href) ?? [];
    return path === undefined ? [] : [trimEnd(path, /\//).toLowerCase()];
  });
}

function listLinks(text: RichText): readonly RichTextLink[] {
  return text.flatMap((node): readonly RichTextLink[] => {
    if (typeof node === 'string') return [];
    if (node.tag === 'a') return [node];
    if (node.tag === 'table') return [...node.head, ...node.body].flat().flatMap(({ children }) => listLinks(children));
    return 'children' in node ? listLinks(node.children) : [];
  });
}
