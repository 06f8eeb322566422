import type { Clock } from '../calendar/clock';
import { dice, type Dice, type KeyPart } from '../random/dice';
import type { World } from '../world/world';

/** The context of one request for a handler. */
export interface Context {
  readonly world: World;
  readonly clock: Clock;
  /** Origin of the demo association, without a trailing slash. */
  readonly origin: string;
  /** The association's short name, also part of the `Name{product}` key. */
  readonly product: string;
  readonly associationName: string;
  /** The path without a trailing slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** The random stream of one key in this association. */
export function rollFor(context: Context, ...key: readonly KeyPart[]): Dice {
  return dice(context.world.seed, ...key);
}

export function param(context: Context, name: string): string {
  return context.params[name] ?? '';
}

/** A query parameter, trimmed; null when missing or empty. */
export function queryText(context: Context, name: string): string | null {
  const text = context.query.get(name)?.trim() ?? '';
  return text === '' ? null : text;
}
