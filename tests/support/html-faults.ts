import { parseHTML } from 'linkedom';

/* Faults of a document's elements that no type checker sees. */

const phrasing = 'span, b, i, em, strong, small, mark, time, label, button, p, h1, h2, h3, h4, h5, h6';
const blocks =
  'address, article, aside, blockquote, details, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, pre, section, table, ul';
const headings = 'h1, h2, h3, h4, h5, h6';

/** Roles that an element of a grid may contain, directly or within groups of rows. */
const gridChildren: Readonly<Record<string, readonly string[]>> = {
  grid: ['rowgroup', 'row'],
  rowgroup: ['row'],
  row: ['gridcell', 'columnheader', 'rowheader'],
};

/**
 * Blocks inside elements of text, articles without a heading, grids with wrong parts, and names without the visible words of their link
 * or button (WCAG 2.5.3), and score cards side by side in another order than in play, over, to come.
 */
export function findHtmlFaults(html: string): readonly string[] {
  const { document } = parseHTML(html.replace(/<(script|style)\b.*?<\/\1>/gs, ''));
  const find = (selector: string) => [...document.querySelectorAll(selector)] as unknown as HTMLElement[];
  const nested = find(blocks).flatMap((block) => {
    const parent = block.parentElement?.closest(phrasing);
    return parent === null || parent === undefined ? [] : [`${describe(block)} inside ${describe(parent)}`];
  });
  const bare = find('article').filter((article) => article.querySelector(headings) === null);
  const strays = Object.entries(gridChildren).flatMap(([role, allowed]) =>
    find(`[role="grid"], [role="grid"] [role="${role}"]`)
      .filter((part) => part.getAttribute('role') === role)
      .flatMap((part) => {
        const roles = [...part.children].map((child) => child.getAttribute('role') ?? 'none');
        const isFilled = roles.length > 0 && roles.every((child) => allowed.includes(child));
        return isFilled ? [] : [`${role} with ${roles.join() || 'nothing'}`];
      }),
  );
  const misnamed = find(':is(a, button, [role="button"])[aria-label]').flatMap((control) => {
    const name = control.getAttribute('aria-label') ?? '';
    const unsaid = listVisibleTexts(control).filter((text) => !readWords(name).includes(text));
    return unsaid.map((text) => `"${text}" is not in the name "${name}"`);
  });
  return [
    ...nested,
    ...bare.map((article) => `${describe(article)} without a heading`),
    ...strays,
    ...misnamed,
    ...listDisorder(find('.game-grid')),
  ];
}

/** A badge says that a game is in play or over; the card of a game to come has none. */
const badgesInOrder = ['live', 'final, .game-badge-forfeit'];

function listDisorder(grids: readonly Element[]): readonly string[] {
  return grids.flatMap((grid) => {
    const ranks = [...grid.children].map((card) => {
      const rank = badgesInOrder.findIndex((badge) => card.querySelector(`.game-badge-${badge}`) !== null);
      return rank < 0 ? badgesInOrder.length : rank;
    });
    return ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0)) ? [`games in the order ${ranks.join('')}`] : [];
  });
}

function describe(element: Element): string {
  return `${element.localName}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`;
}

/** The texts that are seen, each by itself: a drawing may order them otherwise than its name. */
function listVisibleTexts(node: Node): readonly string[] {
  if (node.nodeType === 3) return [readWords(node.textContent ?? '')].filter((text) => text !== '');
  const isHidden = node.nodeType === 1 && (node as Element).matches('.sr-only, svg, [hidden]');
  return isHidden ? [] : [...node.childNodes].flatMap(listVisibleTexts);
}

/** Letters and digits: marks such as an arrow have no sound. */
function readWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
