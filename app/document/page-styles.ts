import { decodeXML } from 'entities';

/** The site's style sheet, cut into what is kept or left out for a page as a whole. Made by `scripts/build/style-sheet-parts.ts`. */
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

/** The rules that can match a page, in the sheet's order. Only classes are compared, so it may keep too many, never too few. */
export function selectPageStyles({ rules, properties }: StyleSheetParts, html: string): string {
  const selected = selectStyles(rules, findClasses(html));
  const kept = findUsedProperties(selected, html);
  const css = selected
    .map((part) => (typeof part === 'string' ? part : kept.has(part.property) ? part.declaration : ''))
    .join('');
  const used = properties.filter(([name]) => css.includes(name)).map(([, rule]) => rule);
  return css + used.join('');
}

/** Custom properties that the rules or the markup read, also through others. */
function findUsedProperties(selected: readonly (string | CustomProperty)[], html: string): ReadonlySet<string> {
  const used = new Set<string>();
  const texts = [html, ...selected.filter((part) => typeof part === 'string')];
  const declared = selected.filter((part) => typeof part !== 'string');
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    if (!text.includes('var(--')) continue;
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      texts.push(...declared.flatMap(({ property, declaration }) => (property === name ? [declaration] : [])));
    }
  }
  return used;
}

/** All class names in the markup of a page, as they were before they were escaped. */
function findClasses(html: string): ReadonlySet<string> {
  const lists = new Set<string>();
  const attribute = ' class="';
  for (let at = html.indexOf(attribute); at >= 0;) {
    const from = at + attribute.length;
    const to = html.indexOf('"', from);
    if (to < 0) break;
    lists.add(html.slice(from, to));
    at = html.indexOf(attribute, to);
  }
  return new Set(decodeXML([...lists].join(' ')).split(/\s+/));
}

function selectStyles(parts: readonly StylePart[], classes: ReadonlySet<string>): (string | CustomProperty)[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || 'property' in part) return [part];
    if ('block' in part) {
      const inner = selectStyles(part.parts, classes);
      return inner.length === 0 ? [] : [`${part.block}{`, ...inner, '}'];
    }
    return part[1].some((selector) => selector.every((name) => classes.has(name))) ? [part[0]] : [];
  });
}
