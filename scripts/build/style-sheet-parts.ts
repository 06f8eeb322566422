import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import type { StylePart, StyleSheetParts } from '~/document/page-styles';

/** Split by rule; other blocks (`@keyframes`, `@font-face`) stay whole. */
const TAKEN_APART = ['layer', 'media', 'supports', 'container'];

export async function readStyleSheetParts(staticFolder: string): Promise<StyleSheetParts> {
  const folder = path.join(staticFolder, 'build/_assets');
  const [name, ...more] = (await readdir(folder)).filter((file) => /^app-.*\.css$/.test(file));
  if (name === undefined || more.length > 0) throw new Error(`${folder} has no single style sheet`);
  return splitStyleSheet(await readFile(path.join(folder, name), 'utf8'));
}

/** Splits a style sheet. Print styles are left out, because the whole sheet is loaded before printing. */
export function splitStyleSheet(css: string): StyleSheetParts {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  const properties = root.nodes
    .filter((node): node is AtRule => isProperty(node))
    .map((rule) => [rule.params, rule.toString()] as const);
  return { rules: listStyleParts(root), properties };
}

function listStyleParts(container: Container): StylePart[] {
  const parts = (container.nodes ?? []).flatMap((node): StylePart[] => (isProperty(node) ? [] : splitNode(node)));
  return parts.reduce<StylePart[]>((joined, part) => {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined.splice(-1, 1, last + part);
    else joined.push(part);
    return joined;
  }, []);
}

function splitNode(node: ChildNode): StylePart[] {
  if (node.type === 'rule') {
    const selectors = node.selectors.flatMap(listAlternatives).map(listRequiredClasses);
    if (selectors.every((classes) => classes.length > 0)) return [[node.toString(), selectors]];
    return declaresProperties(node) ? [{ block: node.selector, parts: listDeclarations(node) }] : [node.toString()];
  }
  if (node.type !== 'atrule' || node.nodes === undefined) return [`${node.toString()};`];
  if (node.name === 'media' && node.params === 'print') return [];
  if (!TAKEN_APART.includes(node.name)) return [node.toString()];
  return [{ block: `@${node.name} ${node.params}`, parts: listStyleParts(node) }];
}

function declaresProperties({ nodes }: Rule): boolean {
  return (
    nodes.every(({ type }) => type === 'decl') && nodes.some((node) => 'prop' in node && node.prop.startsWith('--'))
  );
}

/** Custom properties one by one, because a page uses few of them. */
function listDeclarations(rule: Rule): StylePart[] {
  return rule.nodes.map((node) =>
    node.type === 'decl' && node.prop.startsWith('--')
      ? { property: node.prop, declaration: `${node.toString()};` }
      : `${node.toString()};`,
  );
}

function isProperty(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'property';
}

/** The selectors without `:is` and `:where` that match the same elements: `.a p` and `.b p` for `:is(.a,.b) p`. */
export function listAlternatives(selector: string): string[] {
  const opening = /:(?:is|where)\(/.exec(selector);
  if (opening === null) return [selector];
  const before = selector.slice(0, opening.index);
  const inside = selector.slice(opening.index + opening[0].length);
  const end = findClosingParenthesis(inside);
  return postcss.list
    .comma(inside.slice(0, end))
    .flatMap((alternative) => listAlternatives(before + alternative + inside.slice(end + 1)));
}

/** The place of the parenthesis that closes one before the text. */
function findClosingParenthesis(text: string): number {
  let depth = 0;
  return text.split('').findIndex((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return depth < 0;
  });
}

/** Classes that a selector requires. Those in other parentheses (`:not`) and in a list in `:has` are exclusions or alternatives. */
export function listRequiredClasses(selector: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const { 0: token, index } of selector.matchAll(/\.?(?:\\[\da-f]{1,6}\s?|\\.|[\w-])+|[^]/giu)) {
    if (depth === 0 && token === '(' && selector.slice(0, index).endsWith(':has')) {
      names.push(...listClassesInside(selector.slice(index + 1)));
    }
    if (token === '(' || token === '[') depth += 1;
    else if (token === ')' || token === ']') depth -= 1;
    else if (depth === 0 && token.startsWith('.') && token.length > 1) names.push(unescapeName(token.slice(1)));
  }
  return names;
}

/** Classes that the selector of a `:has` requires somewhere on the page, from the text after its opening parenthesis. */
function listClassesInside(text: string): string[] {
  const [inside = '', ...others] = postcss.list.comma(text.slice(0, findClosingParenthesis(text)));
  return others.length > 0 ? [] : listRequiredClasses(inside);
}

function unescapeName(name: string): string {
  return name.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/giu, (_, hex: string | undefined, character: string) =>
    hex === undefined ? character : String.fromCodePoint(parseInt(hex, 16)),
  );
}
