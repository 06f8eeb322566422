/** Fields of views that are addresses of links. */
const LINK_FIELD = /^(?:to|href|\w+Href)$/;
/** Fields of an item that is nothing but a link. */
const PLAIN_LINK_FIELD = /^(?:to|href|text|title|about|alsoBelow|isCurrent|note|words|what)$/;
/** Fields with the links of a group, which is left out when none of them is offered. */
const GROUP_FIELD = /^(?:links|sections|cards|pages)$/;

/**
 * The data of a loader without links to pages that are not offered: an item of a list that is nothing but such a link is left out, and
 * so is a group whose links all are. Any other such link becomes `null`, which leaves what it is about. Data without such a link stay the same object.
 * Anything but plain objects and arrays stays as it is.
 */
export function withOfferedLinks<Data>(data: Data, isOffered: (href: string) => boolean): Data {
  return clean(data, isOffered) as Data;
}

function clean(value: unknown, isOffered: (href: string) => boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return cleanList(value, isOffered);
  if (!isPlainObject(value)) return value;
  let changed: Record<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const field = value[name];
    const cleaned = isHiddenLink(name, field, isOffered) ? null : clean(field, isOffered);
    // Symbols, such as that of structured data, are kept.
    if (cleaned !== field) (changed ??= { ...value })[name] = cleaned;
  }
  return changed ?? value;
}

/** In place of an item that is left out. */
const hidden = Symbol('hidden');

function cleanList(list: readonly unknown[], isOffered: (href: string) => boolean): readonly unknown[] {
  const cleaned = list.map((item) => (isHiddenItem(item, isOffered) ? hidden : clean(item, isOffered)));
  if (cleaned.every((item, index) => item === list[index] && !isTextOfHiddenLink(item))) return list;
  return cleaned
    .filter((item, index) => item !== hidden && !hasLostItsLinks(list[index], item))
    .flatMap((item) => (isTextOfHiddenLink(item) ? (item.children as readonly unknown[]) : [item]));
}

/** A link in a text, whose address `clean` has taken away: its words stay in the text. */
function isTextOfHiddenLink(item: unknown): item is Record<string, unknown> {
  return isPlainObject(item) && item.tag === 'a' && item.href === null && Array.isArray(item.children);
}

function isHiddenItem(item: unknown, isOffered: (href: string) => boolean): boolean {
  return (
    isPlainObject(item) &&
    (isHiddenLink('to', item.to, isOffered) || isHiddenLink('href', item.href, isOffered)) &&
    Object.keys(item).every((name) => PLAIN_LINK_FIELD.test(name))
  );
}

function isHiddenLink(name: string, field: unknown, isOffered: (href: string) => boolean): boolean {
  return typeof field === 'string' && field.startsWith('/') && LINK_FIELD.test(name) && !isOffered(field);
}

function hasLostItsLinks(before: unknown, after: unknown): boolean {
  if (before === after || !isPlainObject(before) || !isPlainObject(after)) return false;
  return Object.entries(after).some(
    ([name, links]) => GROUP_FIELD.test(name) && Array.isArray(links) && links.length === 0 && hasItems(before[name]),
  );
}

function hasItems(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
