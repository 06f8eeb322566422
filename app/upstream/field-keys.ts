import { groupBy } from '~/group-by';

/* The keys under which a row has its fields. */

type WireRecord = Readonly<Record<string, unknown>>;

/** Keys of a field in a record; `null` for a shape, which is read from the whole record. */
type FieldKeys = readonly string[] | null;

/** Upstream leaves keys out of some rows, so a feed has a few lists of keys. */
const MOST_KEY_LISTS = 100;

/** Finds the keys of each field in a record, once for all records with the same keys. */
export function createKeyFinder(
  fields: readonly { readonly wireNames: readonly string[] | null }[],
): (record: WireRecord) => readonly FieldKeys[] {
  const known: KnownKeys[] = [];
  let latest: KnownKeys | undefined;
  const findKeys = (keys: readonly string[], record: WireRecord): KnownKeys => {
    const byLowerCase = groupBy(keys, (key) => key.toLowerCase());
    const listSpellings = (name: string) => [name, ...(byLowerCase.get(name.toLowerCase()) ?? [])];
    const found = fields.map(({ wireNames }) =>
      wireNames === null
        ? null
        : [...new Set(wireNames.flatMap(listSpellings))].filter((key) => Object.hasOwn(record, key)),
    );
    return { keys, found };
  };
  return (record) => {
    const keys = Object.keys(record);
    // Most records have the keys of the one before.
    if (latest === undefined || !areSame(keys, latest.keys)) {
      latest = known.find((each) => areSame(keys, each.keys));
      if (latest === undefined) {
        latest = findKeys(keys, record);
        if (known.length < MOST_KEY_LISTS) known.push(latest);
      }
    }
    return latest.found;
  };
}

/** Keys of a record, and those of each field. */
interface KnownKeys {
  readonly keys: readonly string[];
  readonly found: readonly FieldKeys[];
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  let index = 0;
  for (const text of some) {
    if (text !== others[index]) return false;
    index += 1;
  }
  return true;
}

/** The first value of a record that is there. */
export function readFirst(record: WireRecord, keys: readonly string[]): unknown {
  for (const key of keys) {
    const value = record[key];
    if (value !== null && value !== undefined) return value;
  }
  return undefined;
}
