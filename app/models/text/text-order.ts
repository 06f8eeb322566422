/* Orders of English texts, for `Array.prototype.sort`. */

const collator = new Intl.Collator('en');
const numericCollator = new Intl.Collator('en', { numeric: true });

/** Orders texts as a dictionary does. */
export function compareText(one: string, other: string): number {
  return collator.compare(one, other);
}

/** Orders texts; missing ones come last. */
export function compareNullLast(one: string | null, other: string | null): number {
  return Number(one === null) - Number(other === null) || compareText(one ?? '', other ?? '');
}

/** Orders texts by the numbers in them, as people read them: "2A" stands before "10A". */
export function compareNumbered(one: string, other: string): number {
  return numericCollator.compare(one, other);
}

export function compareByName(one: { readonly name: string }, other: { readonly name: string }): number {
  return collator.compare(one.name, other.name);
}
