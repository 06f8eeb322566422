/** Indexes each list once, however many rows are looked up in it. */
export function indexOnce<List extends object, Index>(build: (list: List) => Index): (list: List) => Index {
  const known = new WeakMap<List, Index>();
  return (list) => {
    const index = known.get(list) ?? build(list);
    known.set(list, index);
    return index;
  };
}

/** Keeps what was built last, for as long as it is asked for with the same inputs. */
export function createLatest<Built>(): (inputs: readonly unknown[], build: () => Built) => Built {
  let latest: { readonly inputs: readonly unknown[]; readonly built: Built } | undefined;
  return (inputs, build) => {
    const isSame =
      latest?.inputs.length === inputs.length && latest.inputs.every((input, index) => input === inputs[index]);
    if (latest === undefined || !isSame) latest = { inputs, built: build() };
    return latest.built;
  };
}
