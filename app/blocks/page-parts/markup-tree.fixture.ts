import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** Markup as a tree to compare: text, or an element's name, attributes and children. */
export type MarkupNode = string | readonly [name: string, attributes: Record<string, string>, children: MarkupNode[]];

const voidElements = new Set(['br', 'img', 'hr', 'wbr', 'input', 'col', 'link', 'meta', 'source']);
const token =
  /<\/(?<end>[a-z][\w-]*)>|<(?<start>[a-z][\w-]*)(?<attributes>(?: [\w:-]+="[^"]*")*)(?<slash>\/?)>|(?<text>[^<]+)/giy;

/** Parses markup tag by tag. Throws when its tags do not pair. */
export function buildWrittenTree(markup: string): MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: { name: string; children: MarkupNode[] }[] = [{ name: '', children: root }];
  const pattern = new RegExp(token);
  while (pattern.lastIndex < markup.length) {
    const at = pattern.lastIndex;
    const { end, start, attributes = '', slash, text } = pattern.exec(markup)?.groups ?? {};
    const parent = open.at(-1);
    if (parent === undefined) throw new Error('more end tags than start tags');
    if (text !== undefined) parent.children.push(decodeHTML(text));
    else if (start !== undefined) {
      const children: MarkupNode[] = [];
      parent.children.push([start, parseAttributes(attributes), children]);
      if (slash === '' && !voidElements.has(start)) open.push({ name: start, children });
    } else if (end === undefined || open.pop()?.name !== end) {
      throw new Error(`no well-formed markup: ${markup.slice(at, at + 80)}`);
    }
  }
  if (open.length !== 1) throw new Error(`not closed: ${open.at(-1)?.name ?? ''}`);
  return root;
}

/** The tree that a browser makes of the markup inside a `div`. */
export function buildParsedTree(markup: string): MarkupNode[] {
  return parseFragment(markup).childNodes.map(buildNode);
}

function parseAttributes(written: string): Record<string, string> {
  const pairs = [...written.matchAll(/ ([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [parseName(name), decodeHTMLAttribute(value)]));
}

/** Browsers know the names of attributes in lower case, except those of drawings. */
function parseName(written: string): string {
  return written === 'viewBox' ? written : written.toLowerCase();
}

function buildNode(node: DefaultTreeAdapterTypes.ChildNode): MarkupNode {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('tagName' in node)) return `<!${node.nodeName}>`;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [node.tagName, attributes, node.childNodes.map(buildNode)];
}
