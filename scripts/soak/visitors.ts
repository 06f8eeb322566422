import { sendAgainIfClosed } from '../../tests/support/closed-connection';
import { createRepeatableRandom } from '../simulation/repeatable-random';

/* Visitors of a soak, each requesting one page after another. */

export type Visit = Awaited<ReturnType<typeof visit>>;

export interface VisitorsOptions {
  readonly siteUrl: string;
  readonly warmPaths: readonly string[];
  readonly seed: number;
  readonly count: number;
  /** Called for every answer. */
  readonly onVisit: (visit: Visit, isWarm: boolean) => void;
}

export type Visitors = ReturnType<typeof startVisitors>;

const ANSWER_TIMEOUT_MS = 30_000;
const RETRY_PAUSE_MS = 250;
/** Percent of requests for pages that nobody keeps: searches and unknown addresses. */
const COLD_PERCENT = 6;

export function startVisitors(options: VisitorsOptions) {
  let isLeaving = false;
  let mayGoOn: Promise<void> = Promise.resolve();
  let release = (): void => undefined;
  const underWay = new Set<Promise<Visit>>();

  async function visitUntilTold(seed: number): Promise<void> {
    const drawPath = createPathDraw(options.warmPaths, seed);
    for (;;) {
      await mayGoOn;
      if (isLeaving) return;
      const { path, isWarm } = drawPath();
      const asked = visit(options.siteUrl, path);
      underWay.add(asked);
      const seen = await asked;
      underWay.delete(asked);
      options.onVisit(seen, isWarm);
      if (seen.status === null) await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }

  const all = Array.from({ length: options.count }, (_, index) => visitUntilTold(options.seed + 1 + index));
  return {
    /** Resolves when no request is under way. */
    pause: async () => {
      mayGoOn = new Promise((resolve) => (release = resolve));
      await Promise.all(underWay);
    },
    resume: () => {
      release();
    },
    /** Resolves when all have gone. */
    leave: async () => {
      isLeaving = true;
      release();
      await Promise.all(all);
    },
  };
}

/** Draws the next path that a visitor asks for: nearly always a warm page. */
function createPathDraw(warmPaths: readonly string[], seed: number): () => { path: string; isWarm: boolean } {
  const getRandom = createRepeatableRandom(seed * 7919);
  return () => {
    const isWarm = getRandom() * 100 >= COLD_PERCENT;
    if (isWarm) return { path: warmPaths[Math.floor(getRandom() * warmPaths.length)] ?? '/', isWarm };
    const word = Math.floor(getRandom() * 1e9).toString(36);
    return { path: getRandom() < 0.5 ? `/search?q=${word}` : `/no-such-page/${word}`, isWarm };
  };
}

/**
 * Requests a page to the end of its body, a second time after a closed connection. Failures are results, not errors. `closedBy` is the error
 * that closed the first connection, such as `UND_ERR_SOCKET`.
 */
export async function visit(siteUrl: string, path: string) {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const startedMs = performance.now();
  const ask = async (): Promise<number> => {
    const response = await fetch(siteUrl + path, { redirect: 'manual', signal });
    await response.arrayBuffer();
    return response.status;
  };
  let closedBy = null as string | null;
  const status = await sendAgainIfClosed(ask, (code) => (closedBy = code)).catch(() => null);
  return { path, status, tookMs: performance.now() - startedMs, closedBy };
}
