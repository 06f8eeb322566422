import { RefreshSchedule, type LivePlan } from '~/browser/refresh-schedule';
import { LIVE_MOMENTS_HEADER } from '~/cache/source/live-rows';
import { buildHref, Route } from '~/href';
import { parseLiveDelta, type LiveRowStore } from './live-rows';

export interface LiveFeedDependencies {
  readonly fetch: (path: string, init: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly getNowMs: () => number;
  /** A number in [0, 1). */
  readonly getRandom: () => number;
  readonly store: LiveRowStore;
  /** The visitor has turned on the browser's data saver. */
  readonly isDataSaverOn: boolean;
  /** Loads the page's data again, when more than scores has changed. */
  readonly reloadPage: () => void;
}

/** With the data saver on, the interval between requests is this many times as long. */
const DATA_SAVER_FACTOR = 4;
/** Larger files are refused. A file with hundreds of games in play has about ten kilobytes. */
const MAX_BYTES = 256 * 1024;
const ANSWER_TIMEOUT_MS = 10_000;
/** After this many failures in a row no file is requested, and only the page's own refreshes go on. */
const MAX_FAILURES = 3;
/** If a new file seems to have expired longer ago than this, the device's clock is ahead. */
const MAX_LATE_MS = 60_000;

/**
 * Requests one file of games in play whenever a newer version is due. An unusable file does not change the page, whose own refreshes go
 * on as before.
 */
export class LiveFeed {
  readonly #file: string;
  readonly #plan: LivePlan;
  readonly #dependencies: LiveFeedDependencies;
  readonly #schedule: RefreshSchedule;
  #failures = 0;
  #isRequesting = false;
  #shownAsOfMs: number;
  #isClockAhead = false;
  /** The latest rows could not be shown without loading the page's data again. */
  #isPageOutdated = false;

  constructor(file: string, plan: LivePlan, dependencies: LiveFeedDependencies) {
    this.#file = file;
    this.#plan = plan;
    this.#dependencies = dependencies;
    this.#schedule = new RefreshSchedule(dependencies.getRandom);
    this.#shownAsOfMs = plan.asOfMs;
    this.#noteAnswer(plan);
  }

  /** When the next request is due (device clock, milliseconds); `Infinity` after too many failures. */
  get dueAtMs(): number {
    return this.#failures >= MAX_FAILURES ? Infinity : this.#schedule.dueAtMs;
  }

  /** When the rows on the page were fetched from upstream (server's real clock, milliseconds). */
  get shownAsOfMs(): number {
    return this.#shownAsOfMs;
  }

  /** Age of the rows on the page; `null` if the device's clock is wrong. */
  readAgeMs(): number | null {
    if (this.#isClockAhead) return null;
    return Math.max(0, this.#dependencies.getNowMs() + this.#schedule.behindMs - this.#shownAsOfMs);
  }

  /** Requests the file if a newer one is due. Never rejects. */
  async pollIfDue(): Promise<void> {
    if (this.#isRequesting || this.#dependencies.getNowMs() < this.dueAtMs) return;
    this.#isRequesting = true;
    this.#schedule.noteRequest(this.#dependencies.getNowMs());
    const isUsed = await this.#poll().catch(() => false);
    this.#failures = isUsed ? 0 : this.#failures + 1;
    this.#isRequesting = false;
  }

  async #poll(): Promise<boolean> {
    const { fetch, store, reloadPage } = this.#dependencies;
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(buildHref(Route.liveFile, { file: this.#file }), { signal });
    const text = response.ok ? await readText(response) : null;
    const delta = text === null ? null : parseLiveDelta(text, response.headers.get(LIVE_MOMENTS_HEADER));
    if (delta === null) return false;
    // Another build may have another format of rows.
    if (delta.build !== this.#plan.build) return false;
    this.#noteAnswer(delta);
    const effect = store.applyDelta(this.#file, delta, this.#plan.asOfMs);
    if (effect === 'page-outdated') {
      this.#isPageOutdated = true;
      reloadPage();
    }
    if (effect === 'patched' && !this.#isPageOutdated) this.#shownAsOfMs = delta.asOfMs;
    return true;
  }

  #noteAnswer({ asOfMs, freshUntilMs: dueAtMs, everySeconds: seconds }: Moments): void {
    if (asOfMs >= this.#shownAsOfMs) this.#isClockAhead = this.#dependencies.getNowMs() > dueAtMs + MAX_LATE_MS;
    const factor = this.#dependencies.isDataSaverOn ? DATA_SAVER_FACTOR : 1;
    const freshUntilMs = asOfMs + (dueAtMs - asOfMs) * factor;
    const plan = { everySeconds: seconds * factor, freshUntilMs, fetchedAtMs: asOfMs, live: null, isIncomplete: false };
    this.#schedule.noteAnswer(plan, this.#dependencies.getNowMs());
  }
}

type Moments = Pick<LivePlan, 'asOfMs' | 'freshUntilMs' | 'everySeconds'>;

/** Text of the body; `null` if it is too large. */
async function readText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; reader !== undefined;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
  return null;
}
