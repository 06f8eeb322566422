import { readClock } from './calendar/clock';
import type { Context } from './http/context';
import { GeneratedWorld } from './world/generated-world';
import type { World } from './world/world';

/** All variables are optional. */
export interface DemoEnvironment {
  readonly DEMO_ORIGIN?: string;
  readonly PRODUCT?: string;
  readonly ASSOCIATION_NAME?: string;
  readonly TIME_ZONE?: string;
  /** ISO moment at `FIXED_NOW_SET_AT`; without it content time is real time. */
  readonly FIXED_NOW?: string;
  readonly FIXED_NOW_SET_AT?: string;
  /** Seconds of content time per real second after `FIXED_NOW`; default 1. */
  readonly CLOCK_RATE?: string;
  /** Seed of the world; default 1. */
  readonly DEMO_SEED?: string;
}

const startedAtIso = { value: '' };
const worlds = new Map<number, World>();
const mostWorlds = 3;

/** Keeps the most recently used worlds of an isolate. */
export function getWorld(seed: number): World {
  const world = worlds.get(seed) ?? new GeneratedWorld(seed);
  worlds.delete(seed);
  worlds.set(seed, world);
  const [oldest] = worlds.keys();
  if (worlds.size > mostWorlds && oldest !== undefined) worlds.delete(oldest);
  return world;
}

export function buildContext(request: Request, environment: DemoEnvironment): Omit<Context, 'params'> {
  const url = new URL(request.url);
  // The clock starts with the first request.
  startedAtIso.value ||= new Date().toISOString();
  const setAt = environment.FIXED_NOW_SET_AT ?? startedAtIso.value;
  return {
    world: getWorld(Math.trunc(Number(environment.DEMO_SEED ?? '1')) || 1),
    clock: readClock(
      environment.TIME_ZONE ?? 'America/Chicago',
      Date.now(),
      environment.FIXED_NOW,
      setAt,
      Number(environment.CLOCK_RATE ?? '1') || 1,
    ),
    origin: environment.DEMO_ORIGIN ?? url.origin,
    product: environment.PRODUCT ?? 'PSAA',
    associationName: environment.ASSOCIATION_NAME ?? 'Prairie State Activities Association',
    path: url.pathname.replace(/\/+$/, '') || '/',
    query: url.searchParams,
  };
}
