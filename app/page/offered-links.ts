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
  if (Array.isArray(value)) {
    const kept = value.filter((item: unknown) => !isHiddenItem(item, isOffered));
    const cleaned = kept.map((item: unknown) => clean(item, isOffered));
    const left = cleaned
      .filter((item, index) => !hasLostItsLinks(kept[index], item))
      .flatMap((item) => (isTextOfHiddenLink(item) ? (item.children as readonly unknown[]) : [item]));
    return left.length === value.length && left.every((item, index) => item === value[index]) ? value : left;
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value);
  const cleaned = entries.map(([name, field]): [string, unknown] =>
    isHiddenLink(name, field, isOffered) ? [name, null] : [name, clean(field, isOffered)],
  );
  // Symbols, such as that of structured data, are kept.
  return cleaned.every(([, field], index) => field === entries[index]?.[1])
    ? value
    : Object.assign({ ...value }, Object.fromEntries(cleaned));
}

/** A link in a text, whose address `clean` has taken away: its words stay in the text. */
function isTextOfHiddenLink(item: unknown): item is Record<string, unknown> {
  return isPlainObject(item) && item.tag === 'a' && item.href === null && Array.isArray(item.children);
}

function isHiddenItem(item: unknown, isOffered: (href: string) => boolean): boolean {
  return (
    isPlainObject(item) &&
    Object.keys(item).every((name) => PLAIN_LINK_FIELD.test(name)) &&
    ['to', 'href'].some((name) => isHiddenLink(name, item[name], isOffered))
  );
}

function isHiddenLink(name: string, field: unknown, isOffered: (href: string) => boolean): boolean {
  return typeof field === 'string' && LINK_FIELD.test(name) && field.startsWith('/') && !isOffered(field);
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
