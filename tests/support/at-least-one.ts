/** The items, for assertions about each of them. Throws without any, because nothing would be asserted then. */
export function atLeastOne<Item>(items: Iterable<Item>): Item[] {
  const list = [...items];
  if (list.length === 0) throw new Error('There is nothing to assert about.');
  return list;
}
