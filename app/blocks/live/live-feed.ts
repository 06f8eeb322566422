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
  /** The visitor asked to save data. */
  readonly isSavingData: boolean;
  /** Loads the page anew: it is out of date as a whole. */
  readonly reloadPage: () => void;
}

/** How much more rarely a file is asked for where the visitor asked to save data. */
const SAVING_FACTOR = 4;
/** A file with hundreds of games in play has some ten kilobytes; nothing beyond is read. */
const MOST_BYTES = 256 * 1024;
const ANSWER_TIMEOUT_MS = 10_000;
/** So many failures in a row leave the page to its own refreshes. */
const MOST_FAILURES = 3;
/** A newer file that seems to have expired this long ago tells that the clock of the device is ahead. */
const MOST_LATE_MS = 60_000;

/**
 * Asks for one file of games in play, when a newer one is due. A file that cannot be used leaves the page as it is; its
 * own refreshes go on as without files.
 */
export class LiveFeed {
  readonly #file: string;
  readonly #plan: LivePlan;
  readonly #dependencies: LiveFeedDependencies;
  readonly #schedule: RefreshSchedule;
  #failures = 0;
  #isAsking = false;
  #shownAsOfMs: number;
  #isClockAhead = false;
  /** The page could not show the latest rows in place. */
  #isPageOutdated = false;

  constructor(file: string, plan: LivePlan, dependencies: LiveFeedDependencies) {
    this.#file = file;
    this.#plan = plan;
    this.#dependencies = dependencies;
    this.#schedule = new RefreshSchedule(dependencies.getRandom);
    this.#shownAsOfMs = plan.asOfMs;
    this.#noteAnswer(plan);
  }

  /** Clock of the device, milliseconds; `Infinity` once the files have failed. */
  get dueAtMs(): number {
    return this.#failures >= MOST_FAILURES ? Infinity : this.#schedule.dueAtMs;
  }

  /** When upstream gave the rows that the page shows: real clock of the server, milliseconds. */
  get shownAsOfMs(): number {
    return this.#shownAsOfMs;
  }

  /** Their age; `null` where the clock of the device cannot tell. */
  readAgeMs(): number | null {
    if (this.#isClockAhead) return null;
    return Math.max(0, this.#dependencies.getNowMs() + this.#schedule.behindMs - this.#shownAsOfMs);
  }

  /** Asks if it is time to. Never rejects. */
  async pollIfDue(): Promise<void> {
    if (this.#isAsking || this.#dependencies.getNowMs() < this.dueAtMs) return;
    this.#isAsking = true;
    this.#schedule.noteRequest(this.#dependencies.getNowMs());
    const isUsed = await this.#poll().catch(() => false);
    this.#failures = isUsed ? 0 : this.#failures + 1;
    this.#isAsking = false;
  }

  async #poll(): Promise<boolean> {
    const { fetch, store, reloadPage } = this.#dependencies;
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(buildHref(Route.liveFile, { file: this.#file }), { signal });
    const text = response.ok ? await readText(response) : null;
    const delta = text === null ? null : parseLiveDelta(text, response.headers.get(LIVE_MOMENTS_HEADER));
    if (delta === null) return false;
    // Only a page of the same build is sure to know these rows.
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
    if (asOfMs >= this.#shownAsOfMs) this.#isClockAhead = this.#dependencies.getNowMs() > dueAtMs + MOST_LATE_MS;
    const factor = this.#dependencies.isSavingData ? SAVING_FACTOR : 1;
    const freshUntilMs = asOfMs + (dueAtMs - asOfMs) * factor;
    const plan = { everySeconds: seconds * factor, freshUntilMs, fetchedAtMs: asOfMs, live: null, isIncomplete: false };
    this.#schedule.noteAnswer(plan, this.#dependencies.getNowMs());
  }
}

type Moments = Pick<LivePlan, 'asOfMs' | 'freshUntilMs' | 'everySeconds'>;

/** The body, unless it is too large. */
async function readText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; reader !== undefined;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
  return null;
}
