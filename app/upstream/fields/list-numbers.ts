import type { Element, ElementContent } from 'hast';
import type { ListMarker, RichTextItem, RichTextList } from '~/models/content/rich-text';

/* Numbers and letters of lists, by which rules are cited. */

const markers: ReadonlyMap<string, ListMarker> = new Map([
  ['1', 'decimal'],
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
  ['lower-latin', 'lower-alpha'],
  ['upper-latin', 'upper-alpha'],
  ...(
    [
      'decimal',
      'decimal-leading-zero',
      'lower-alpha',
      'upper-alpha',
      'lower-roman',
      'upper-roman',
      'lower-greek',
      'disc',
      'circle',
      'square',
      'none',
    ] as const
  ).map((marker) => [marker, marker] as const),
]);

/** The word for the marker in a `style` attribute; the last declaration counts. */
export function findMarkerInStyle(style: string): string | null {
  const words = [...style.matchAll(/(?:^|;)\s*list-style(?:-type)?\s*:([^;]*)/gi)].flatMap(([, value = '']) =>
    value.toLowerCase().split(/[\s!]+/),
  );
  return words.findLast((word) => markers.has(word) && word.length > 1) ?? null;
}

/** Gives each item of a list its number, as browsers count: empty items count, too. */
export function numberItems({ properties: { start, reversed }, children }: Element): void {
  const items = listItems(children);
  let next = readInteger(start) ?? (isGiven(reversed) ? items.length : 1);
  for (const { properties } of items) {
    const number = readInteger(properties.value) ?? next;
    properties.dataNumber = number;
    next = number + (isGiven(reversed) ? -1 : 1);
  }
}

/** Items in this list, also when another element is around them. */
function listItems(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element' || /^(?:[ou]l|table|blockquote|figure)$/.test(node.tagName)) return [];
    return node.tagName === 'li' ? [node] : listItems(node.children);
  });
}

/** The marker and number of a numbered item. */
export function readItemMarks(item: Element): Pick<RichTextItem, 'marker' | 'value'> {
  const [marker, value] = [readMarker(item), item.properties.dataNumber];
  return { ...(marker !== undefined && { marker }), ...(typeof value === 'number' && { value }) };
}

/** The list of numbered items, with only those markers and numbers that browsers do not use anyway. */
export function markList(element: Element, numbered: readonly RichTextItem[]): RichTextList {
  const used = new Set(numbered.map(({ marker }) => marker ?? readMarker(element)));
  const [marker] = used.size === 1 ? used : [readMarker(element)];
  const tag =
    marker === undefined || marker === 'none' ? (element.tagName as 'ol' | 'ul') : bullets.has(marker) ? 'ul' : 'ol';
  const shared = marker !== undefined && marker !== defaults[tag] ? { marker } : {};
  const toItem = ({ value: _, marker: own, ...item }: RichTextItem): RichTextItem =>
    own === undefined || own === marker ? item : { ...item, marker: own };
  if (tag === 'ul') return { tag, ...shared, children: numbered.map(toItem) };
  const isReversed = isGiven(element.properties.reversed);
  const start = numbered[0]?.value ?? 1;
  const children = numbered.map((item, index) => {
    const before = numbered[index - 1]?.value ?? start;
    const follows = index === 0 || item.value === before + (isReversed ? -1 : 1);
    return follows || item.value === undefined ? toItem(item) : { ...toItem(item), value: item.value };
  });
  return {
    tag,
    ...shared,
    ...((start !== 1 || isReversed) && { start }),
    ...(isReversed && { reversed: true }),
    children,
  };
}

const defaults = { ol: 'decimal', ul: 'disc' } as const;
const bullets: ReadonlySet<ListMarker> = new Set(['disc', 'circle', 'square']);

/** A style outweighs `type`, whose letters are the only words with case. */
function readMarker({ properties: { dataMarker, type } }: Element): ListMarker | undefined {
  const given = String(dataMarker ?? type ?? '').trim();
  return markers.get(given) ?? markers.get(given.toLowerCase());
}

/** Whether a Boolean attribute is present. */
function isGiven(attribute: unknown): boolean {
  return attribute !== undefined && attribute !== null && attribute !== false;
}

/** An integer of HTML: what follows the digits is ignored. */
function readInteger(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && Math.abs(value) < 1e9 ? value : null;
  if (typeof value !== 'string') return null;
  const digits = /^\s*([+-]?\d{1,9})(?!\d)/.exec(value)?.[1];
  return digits === undefined ? null : Number(digits);
}
