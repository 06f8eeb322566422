import type { World } from './world';

const kept = new WeakMap<World, Map<string, unknown>>();
const mostKept = 400;

/** Caches a value per world and key. The oldest entry is dropped first. */
export function memoize<Value>(world: World, key: string, make: () => Value): Value {
  const values = kept.get(world) ?? new Map<string, unknown>();
  kept.set(world, values);
  if (values.has(key)) return values.get(key) as Value;
  const value = make();
  values.set(key, value);
  const [oldest] = values.keys();
  if (values.size > mostKept && oldest !== undefined) values.delete(oldest);
  return value;
}
