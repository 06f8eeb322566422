const collator = new Intl.Collator('en', { numeric: true });

/** Orders texts by the numbers in them, as people read them: "2A" stands before "10A". For `Array.prototype.sort`. */
export function compareNumbered(one: string, other: string): number {
  return collator.compare(one, other);
}
