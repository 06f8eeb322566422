/** Indexes each list once, however many rows are looked up in it. */
export function indexOnce<List extends object, Index>(build: (list: List) => Index): (list: List) => Index {
  const known = new WeakMap<List, Index>();
  return (list) => {
    const index = known.get(list) ?? build(list);
    known.set(list, index);
    return index;
  };
}
