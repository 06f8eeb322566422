import { memoize } from './memoize';
import type { World } from './world';

/** Caches a value per key while `stamp` stays the same. */
export function memoizeLatest<Value>(world: World, key: string, stamp: string, make: () => Value): Value {
  const cell = memoize<{ kept?: { readonly stamp: string; readonly value: Value } }>(
    world,
    `latest ${key}`,
    () => ({}),
  );
  if (cell.kept?.stamp !== stamp) cell.kept = { stamp, value: make() };
  return cell.kept.value;
}
