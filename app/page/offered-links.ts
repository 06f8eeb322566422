/** Fields of views that are addresses of links. */
const LINK_FIELD = /^(?:to|href|\w+Href)$/;
/** Fields of an item that consists of a link only. */
const PLAIN_LINK_FIELD = /^(?:to|href|text|title|about|alsoBelow|isCurrent|note|words|what)$/;
/** Fields with the links of a group. A group without an offered link is omitted. */
const GROUP_FIELD = /^(?:links|sections|cards|pages)$/;

/**
 * Removes links to pages that are not offered from the data of a loader. A list item that consists of such a link only is omitted, and so is
 * a group whose links are all omitted. Any other such link becomes `null`, so that its text remains. Without such links, the same object is
 * returned. Only plain objects and arrays are searched.
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

/** Replaces an omitted item, until the list is filtered. */
const hidden = Symbol('hidden');

function cleanList(list: readonly unknown[], isOffered: (href: string) => boolean): readonly unknown[] {
  const cleaned = list.map((item) => (isHiddenItem(item, isOffered) ? hidden : clean(item, isOffered)));
  if (cleaned.every((item, index) => item === list[index] && !isTextOfHiddenLink(item))) return list;
  return cleaned
    .filter((item, index) => item !== hidden && !hasLostItsLinks(list[index], item))
    .flatMap((item) => (isTextOfHiddenLink(item) ? (item.children as readonly unknown[]) : [item]));
}

/** Whether the item is a link in a text whose address `clean` has removed. Its words remain in the text. */
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
