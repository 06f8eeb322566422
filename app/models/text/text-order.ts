/* Orders of English texts, for `Array.prototype.sort`. */

const collator = new Intl.Collator('en');
const numericCollator = new Intl.Collator('en', { numeric: true });

/** Orders texts as a dictionary does. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Orders texts; missing ones come last. */
export function compareNullLast(a: string | null, b: string | null): number {
  return Number(a === null) - Number(b === null) || compareText(a ?? '', b ?? '');
}

/** Orders texts by the numbers in them, as people read them: "2A" stands before "10A". */
export function compareNumbered(a: string, b: string): number {
  return numericCollator.compare(a, b);
}

export function compareByName(a: { readonly name: string }, b: { readonly name: string }): number {
  return collator.compare(a.name, b.name);
}
