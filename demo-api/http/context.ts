import type { Clock } from '../calendar/clock';
import { createDice, type Dice, type KeyPart } from '../random/dice';
import type { World } from '../world/world';

export interface Context {
  readonly world: World;
  readonly clock: Clock;
  /** No trailing slash. */
  readonly origin: string;
  /** Also part of the `Name{product}` key. */
  readonly product: string;
  readonly associationName: string;
  /** No trailing slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
}

export function createDiceFor(context: Context, ...key: readonly KeyPart[]): Dice {
  return createDice(context.world.seed, ...key);
}

export function readParam(context: Context, name: string): string {
  return context.params[name] ?? '';
}

/** Null when missing or blank. */
export function readQueryText(context: Context, name: string): string | null {
  const text = context.query.get(name)?.trim() ?? '';
  return text === '' ? null : text;
}
