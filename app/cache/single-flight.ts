/** Lets many requests of one isolate share a piece of work by key. */
export interface SingleFlight<Result> {
  /**
   * Joins the work that is under way for `key`, or starts it. Whoever starts it must keep it alive (`waitUntil`).
   *
   * On workerd the promise of another request may never settle once that request is cancelled. So nobody waits for
   * somebody else's work longer than `patienceMs`: after that the caller starts its own, which later callers join.
   */
  readonly join: (key: string, start: () => Promise<Result>) => Promise<Result>;
}

export interface SingleFlightTools {
  readonly patienceMs: number;
  readonly sleep: (ms: number) => Promise<void>;
}

const outOfPatience = Symbol('out of patience');

export function createSingleFlight<Result>({ patienceMs, sleep }: SingleFlightTools): SingleFlight<Result> {
  const underWay = new Map<string, Promise<Result>>();

  function begin(key: string, start: () => Promise<Result>): Promise<Result> {
    const flight = start().finally(() => {
      if (underWay.get(key) === flight) underWay.delete(key);
    });
    underWay.set(key, flight);
    return flight;
  }

  async function join(key: string, start: () => Promise<Result>): Promise<Result> {
    const flight = underWay.get(key);
    if (flight === undefined) return begin(key, start);
    const landed = await Promise.race([flight, sleep(patienceMs).then((): typeof outOfPatience => outOfPatience)]);
    if (landed !== outOfPatience) return landed;
    if (underWay.get(key) === flight) underWay.delete(key);
    return join(key, start);
  }

  return { join };
}
