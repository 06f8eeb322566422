declare const packedValue: unique symbol;

/** A value of plain data as one text. */
export type Packed<Value> = string & { readonly [packedValue]: Value };

/**
 * Packs what a loader hands to its page by the hundreds. The router numbers every value and tells objects by the numbers
 * of their parts, which hardly compresses; as one text, what hundreds of rows have in common does.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value) as Packed<Value>;
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value;
}
