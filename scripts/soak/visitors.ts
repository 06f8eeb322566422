import { againIfClosed } from '../../tests/support/closed-connection';
import { createRepeatableRandom } from '../simulation/repeatable-random';

/* The load of a soak: a few visitors who ask for one page after the other, as fast as they are answered. */

export interface Visit {
  readonly path: string;
  /** `null` when there was no answer. */
  readonly status: number | null;
  readonly tookMs: number;
  /** What ended the connection of a first attempt, for example `UND_ERR_SOCKET`; `null` when one was enough. */
  readonly closedBy: string | null;
}

export interface VisitorsOptions {
  readonly siteUrl: string;
  /** Paths of pages that were answered before. */
  readonly warmPaths: readonly string[];
  readonly seed: number;
  readonly count: number;
  /** Told every answer to a request for a warm page, and separately every other. */
  readonly onVisit: (visit: Visit, isWarm: boolean) => void;
}

/** Visitors who can be told to wait, as while the site is replaced, and to go. */
export interface Visitors {
  /** Resolves when no request is under way. */
  readonly pause: () => Promise<void>;
  readonly resume: () => void;
  /** Resolves when all have gone. */
  readonly leave: () => Promise<void>;
}

const ANSWER_TIMEOUT_MS = 30_000;
const RETRY_PAUSE_MS = 250;
/** Of a hundred requests, those for pages that nobody can have kept: searches and unknown addresses. */
const COLD_PERCENT = 6;

export function startVisitors(options: VisitorsOptions): Visitors {
  let isLeaving = false;
  let mayGoOn: Promise<void> = Promise.resolve();
  let release = (): void => undefined;
  const underWay = new Set<Promise<Visit>>();

  async function visitUntilTold(seed: number): Promise<void> {
    const nextPath = pathDraw(options.warmPaths, seed);
    for (;;) {
      await mayGoOn;
      if (isLeaving) return;
      const { path, isWarm } = nextPath();
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
    pause: async () => {
      mayGoOn = new Promise((resolve) => (release = resolve));
      await Promise.all(underWay);
    },
    resume: () => {
      release();
    },
    leave: async () => {
      isLeaving = true;
      release();
      await Promise.all(all);
    },
  };
}

/** Draws the next path that a visitor asks for: nearly always a warm page. */
function pathDraw(warmPaths: readonly string[], seed: number): () => { path: string; isWarm: boolean } {
  const random = createRepeatableRandom(seed * 7919);
  return () => {
    const isWarm = random() * 100 >= COLD_PERCENT;
    if (isWarm) return { path: warmPaths[Math.floor(random() * warmPaths.length)] ?? '/', isWarm };
    const word = Math.floor(random() * 1e9).toString(36);
    return { path: random() < 0.5 ? `/search?q=${word}` : `/no-such-page/${word}`, isWarm };
  };
}

/**
 * Asks for one page and reads its body to the end. A request whose connection is closed under it is sent once more. A failure to connect or an answer that takes too long is no error here.
 */
export async function visit(siteUrl: string, path: string): Promise<Visit> {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, ANSWER_TIMEOUT_MS);
  const startedMs = performance.now();
  const ask = async (): Promise<number> => {
    const response = await fetch(siteUrl + path, { redirect: 'manual', signal: abort.signal });
    await response.arrayBuffer();
    return response.status;
  };
  let closedBy: string | null = null;
  const noteClosed = (code: string) => {
    closedBy = code;
  };
  const status = await againIfClosed(ask, noteClosed).catch(() => null);
  clearTimeout(timer);
  return { path, status, tookMs: performance.now() - startedMs, closedBy };
}
