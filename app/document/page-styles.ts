import { decodeXML } from 'entities';

/** The site's style sheet, cut into what is kept or left out for a page as a whole. Made by `scripts/build/style-sheet-parts.ts`. */
export interface StyleSheetParts {
  readonly rules: readonly StylePart[];
  /** Registered custom properties (`@property`): name and rule. */
  readonly properties: readonly (readonly [name: string, rule: string])[];
}

/** A rule of every page, a rule with the required classes of its selectors, or a block (`@media`, `@layer`) with parts. */
export type StylePart =
  | string
  | readonly [rule: string, selectors: readonly (readonly string[])[]]
  | { readonly block: string; readonly parts: readonly StylePart[] };

/** The rules that can match a page, in the sheet's order. Only classes are compared, so it may keep too many, never too few. */
export function selectPageStyles({ rules, properties }: StyleSheetParts, html: string): string {
  const css = selectStyles(rules, findClasses(html));
  const used = properties.filter(([name]) => css.includes(name)).map(([, rule]) => rule);
  return css + used.join('');
}

/** All class names in the markup of a page, as they were before they were escaped. */
function findClasses(html: string): ReadonlySet<string> {
  const lists = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list));
  return new Set(decodeXML([...lists].join(' ')).split(/\s+/));
}

function selectStyles(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if (typeof part === 'string') css += part;
    else if ('block' in part) {
      const inner = selectStyles(part.parts, classes);
      if (inner !== '') css += `${part.block}{${inner}}`;
    } else if (part[1].some((selector) => selector.every((name) => classes.has(name)))) css += part[0];
  }
  return css;
}
