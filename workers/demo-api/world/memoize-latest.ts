import { memoize } from './memoize';
import type { World } from './world';

/**
 * What `make` gives for the moment that `stamp` names: one value per key is kept, and made anew when the stamp is
 * another. For what changes as the clock goes on.
 */
export function memoizeLatest<Value>(world: World, key: string, stamp: string, make: () => Value): Value {
  const cell = memoize<{ kept?: { readonly stamp: string; readonly value: Value } }>(
    world,
    `latest ${key}`,
    () => ({}),
  );
  if (cell.kept?.stamp !== stamp) cell.kept = { stamp, value: make() };
  return cell.kept.value;
}
