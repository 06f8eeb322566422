/** Computes something of each object once, such as an index of a list in which many rows are looked up, or the headers of a kept document. */
export function indexOnce<List extends object, Index>(build: (list: List) => Index): (list: List) => Index {
  const known = new WeakMap<List, Index>();
  return (list) => {
    let index = known.get(list);
    if (index === undefined) {
      index = build(list);
      known.set(list, index);
    }
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

const mostTexts = 4000;
const longestTextCharacters = 80;

/** Computes once per text what all requests of an isolate need again, such as parts of the names of schools. Long texts are not kept. */
export function computeOncePerText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.value;
    const value = compute(text);
    if (known.size >= mostTexts) known.clear();
    if (text.length <= longestTextCharacters) known.set(text, { value });
    return value;
  };
}
