/** Groups items by key, in the order of their first items. Items whose key is `null` are left out. */
export function groupBy<Item, Key>(items: readonly Item[], getKey: (item: Item) => Key | null): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
