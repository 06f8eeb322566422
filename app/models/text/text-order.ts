/* Orders of English texts, for `Array.prototype.sort`. */

const collator = new Intl.Collator('en');
const numericCollator = new Intl.Collator('en', { numeric: true });

/** Orders texts as a dictionary does. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Orders texts; missing ones come last. */
export function compareNullLast(a: string | null, b: string | null, compare = compareText): number {
  return Number(a === null) - Number(b === null) || compare(a ?? '', b ?? '');
}

/** Orders texts by the numbers in them, as people read them: "2A" stands before "10A". */
export function compareNumbered(a: string, b: string): number {
  return numericCollator.compare(a, b);
}

/** Orders classes such as `2A` by their numbers; a missing one comes last. */
export function compareClasses(a: string | null, b: string | null): number {
  return compareNullLast(a, b, compareNumbered);
}

export function compareByClass(a: { readonly classId: string | null }, b: typeof a): number {
  return compareClasses(a.classId, b.classId);
}

export function compareByName(a: { readonly name: string }, b: typeof a): number {
  return collator.compare(a.name, b.name);
}
