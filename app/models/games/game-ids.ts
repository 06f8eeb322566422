/** Ids in the order in which they were given: numbers by value, other ids as text after each other. */
export function compareIds(a: string, b: string): number {
  const [first, second] = [Number(a), Number(b)];
  if (Number.isFinite(first) && Number.isFinite(second) && first !== second) return first - second;
  return a < b ? -1 : a > b ? 1 : 0;
}
