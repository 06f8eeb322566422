import type { Clock } from '../calendar/clock';
import { dice, type Dice, type KeyPart } from '../random/dice';
import type { World } from '../world/world';

/** What a handler knows of one request. */
export interface Context {
  readonly world: World;
  readonly clock: Clock;
  /** Where the demo association itself is reached, without a slash at the end. */
  readonly origin: string;
  /** The association's short name; it makes the `Name{product}` key. */
  readonly product: string;
  readonly associationName: string;
  /** The path without a slash at the end. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The named parts of the route's pattern, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** A stream of random numbers for one named thing of this association. */
export function rollFor(context: Context, ...key: readonly KeyPart[]): Dice {
  return dice(context.world.seed, ...key);
}

export function param(context: Context, name: string): string {
  return context.params[name] ?? '';
}

/** A query parameter without surrounding space; null when it is missing or empty. */
export function queryText(context: Context, name: string): string | null {
  const text = context.query.get(name)?.trim() ?? '';
  return text === '' ? null : text;
}
