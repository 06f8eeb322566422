import { decodeXML } from 'entities';
import { indexOnce } from '~/compute-once';

/** The site's style sheet in parts, each of which a page includes or omits. Built by `scripts/build/style-sheet-parts.ts`. */
export interface StyleSheetParts {
  readonly rules: readonly StylePart[];
  /** Registered custom properties (`@property`): name and rule. */
  readonly properties: readonly (readonly [name: string, rule: string])[];
}

/** A rule of every page, a rule with the required classes of its selectors, a block (`@media`, `:root`) with parts, or a custom property. */
export type StylePart =
  | string
  | readonly [rule: string, selectors: readonly (readonly string[])[]]
  | { readonly block: string; readonly parts: readonly StylePart[] }
  | CustomProperty;

/** A custom property of the whole page, such as a color of a scheme. */
interface CustomProperty {
  /** `--ink` */
  readonly property: string;
  /** `--ink:#14213d;` */
  readonly declaration: string;
}

/**
 * The rules that can match a page, in the sheet's order. Only classes are compared, so it may keep too many, never too few. No tag of the
 * markup is divided between two texts.
 */
export function selectPageStyles(sheet: StyleSheetParts, html: readonly string[]): string {
  const { parts, properties } = prepareSheet(sheet);
  const selected: Piece[] = [];
  selectPieces(parts, findClasses(html), selected);
  const kept = findUsedProperties(selected, html);
  const registered = new Set<string>();
  let css = '';
  for (const { text, property, registers } of selected) {
    if (property !== null && !kept.has(property)) continue;
    css += text;
    for (const name of registers) registered.add(name);
  }
  return css + properties.flatMap(([name, rule]) => (registered.has(name) ? [rule] : [])).join('');
}

/** A text of the sheet with the facts that decide whether a page includes it. */
interface Piece {
  readonly text: string;
  /** The custom property that it declares for the whole page; `null` for other texts. */
  readonly property: string | null;
  /** Custom properties that it reads. */
  readonly reads: readonly string[];
  /** Registered custom properties that it names. */
  readonly registers: readonly string[];
}

type PreparedPart =
  | { readonly piece: Piece; readonly selectors: readonly (readonly string[])[] | null }
  | { readonly opening: Piece; readonly parts: readonly PreparedPart[]; readonly closing: Piece };

/** The sheet with the facts that are the same for all pages. */
const prepareSheet = indexOnce(({ rules, properties }: StyleSheetParts) => {
  const toPiece = (text: string, property: string | null = null): Piece => ({
    text,
    property,
    reads: listReadProperties(text),
    registers: properties.flatMap(([name]) => (text.includes(name) ? [name] : [])),
  });
  const prepare = (part: StylePart): PreparedPart => {
    if (typeof part === 'string') return { piece: toPiece(part), selectors: null };
    if ('property' in part) return { piece: toPiece(part.declaration, part.property), selectors: null };
    if ('block' in part)
      return { opening: toPiece(`${part.block}{`), parts: part.parts.map(prepare), closing: toPiece('}') };
    return { piece: toPiece(part[0]), selectors: part[1] };
  };
  return { parts: rules.map(prepare), properties };
});

function listReadProperties(text: string): readonly string[] {
  return Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
}

/** Adds to `selected` the pieces that can match elements with the classes; a block only if something in it can. */
function selectPieces(parts: readonly PreparedPart[], classes: ReadonlySet<string>, selected: Piece[]): void {
  const has = (name: string) => classes.has(name);
  const hasAll = (names: readonly string[]) => names.every(has);
  for (const part of parts) {
    if ('piece' in part) {
      if (part.selectors === null || part.selectors.some(hasAll)) selected.push(part.piece);
      continue;
    }
    const before = selected.push(part.opening);
    selectPieces(part.parts, classes, selected);
    if (selected.length === before) selected.pop();
    else selected.push(part.closing);
  }
}

/** Custom properties that the rules or the markup read, also through others. */
function findUsedProperties(selected: readonly Piece[], html: readonly string[]): ReadonlySet<string> {
  const used = new Set<string>();
  const declared = new Map<string, Piece[]>();
  const waiting = html.filter((text) => text.includes('var(--')).map(listReadProperties);
  for (const piece of selected) {
    if (piece.property === null) waiting.push(piece.reads);
    else declared.set(piece.property, [...(declared.get(piece.property) ?? []), piece]);
  }
  for (let names = waiting.pop(); names !== undefined; names = waiting.pop()) {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      for (const { reads } of declared.get(name) ?? []) waiting.push(reads);
    }
  }
  return used;
}

/** All class names in the markup of a page, as they were before they were escaped. */
function findClasses(html: readonly string[]): ReadonlySet<string> {
  const lists = new Set<string>();
  for (const text of html) addClassLists(text, lists);
  return new Set(decodeXML([...lists].join(' ')).split(/\s+/));
}

function addClassLists(html: string, lists: Set<string>): void {
  const attribute = ' class="';
  for (let at = html.indexOf(attribute); at >= 0;) {
    const from = at + attribute.length;
    const to = html.indexOf('"', from);
    if (to < 0) break;
    lists.add(html.slice(from, to));
    at = html.indexOf(attribute, to);
  }
}
