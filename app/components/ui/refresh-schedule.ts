import type { ContentClockSettings } from '~/models/dates/content-clock';

/** When the data of a page has to be asked for again, as the server says. */
export interface RefreshPlan {
  /** Fresh period of its live data: how often the page is refreshed. */
  readonly everySeconds: number;
  /** When its oldest live part stops being fresh: real clock of the server, milliseconds. `null` when none answered. */
  readonly freshUntilMs: number | null;
  /** When its newest live part was fetched, by the same clock; 0 when none answered. */
  readonly fetchedAtMs: number;
  /** Files of its games in play, which are asked for between its refreshes; `null` unless operators allow it. */
  readonly live: LivePlan | null;
}

/** Files with the rows of a page that are in play. */
export interface LivePlan {
  readonly files: readonly string[];
  /** Build of the page. */
  readonly build: string;
  /** When upstream gave the oldest of the rows: real clock of the server, milliseconds. */
  readonly asOfMs: number;
  /** When newer ones are due, by the same clock, and how often they are. */
  readonly freshUntilMs: number;
  readonly everySeconds: number;
  /** In which the page says how old the rows are. */
  readonly clock: ContentClockSettings;
}

/** How long after that moment a page asks: random, so that pages do not ask together. */
const JITTER_MS = { least: 1000, spread: 4000 };
/** A page that shows what is no longer fresh asks this soon. */
const SOON_MS = 1000;
/**
 * Wait after an answer that brought nothing newer, twice as long each time. Shorter ones would be answered by the
 * browser, which keeps data for some seconds.
 */
const FIRST_RETRY_MS = 6000;

/**
 * Decides when an open page asks for new data: as soon as a newer copy is due, and not on a clock of its own. A device
 * whose clock is wrong asks once per fresh period.
 */
export class RefreshSchedule {
  readonly #random: () => number;
  #plan: RefreshPlan | null = null;
  #behindMs = 0;
  /** Answers in a row that brought nothing newer. */
  #retries = 0;
  #dueAtMs = Infinity;

  /** @param random gives a number in [0, 1) */
  constructor(random: () => number) {
    this.#random = random;
  }

  /** How far the clock of this device is known to be behind the server's, milliseconds. */
  get behindMs(): number {
    return this.#behindMs;
  }

  /** Clock of the device, milliseconds: when the page asks next; `Infinity` for a page without live data. */
  get dueAtMs(): number {
    return this.#dueAtMs;
  }

  /** Takes the server's answer, with which the page was loaded, refreshed or left for another one. */
  noteAnswer(plan: RefreshPlan | null, nowMs: number): void {
    const previous = this.#plan;
    this.#plan = plan;
    if (plan === null) {
      this.#dueAtMs = Infinity;
      return;
    }
    this.#behindMs = Math.max(this.#behindMs, plan.fetchedAtMs - nowMs);
    this.#dueAtMs = nowMs + this.#computeWaitMs(plan, previous, nowMs);
  }

  /** The page asks now. Without an answer it asks again one period later. */
  noteRequest(nowMs: number): void {
    if (this.#plan !== null) this.#dueAtMs = nowMs + this.#plan.everySeconds * 1000;
  }

  #computeWaitMs({ everySeconds, freshUntilMs }: RefreshPlan, previous: RefreshPlan | null, nowMs: number): number {
    const everyMs = everySeconds * 1000;
    if (freshUntilMs === null) return everyMs;
    const jitterMs = JITTER_MS.least + this.#random() * JITTER_MS.spread;
    const waitMs = freshUntilMs - this.#behindMs + jitterMs - nowMs;
    const isNewer = previous === null || previous.freshUntilMs === null || freshUntilMs > previous.freshUntilMs;
    if (isNewer) this.#retries = 0;
    if (waitMs > SOON_MS) return Math.min(waitMs, everyMs + jitterMs);
    if (previous === null) return SOON_MS;
    // New, and yet no longer fresh: the clock of this device is ahead.
    if (isNewer) return everyMs;
    this.#retries += 1;
    return Math.min(FIRST_RETRY_MS * 2 ** (this.#retries - 1), everyMs);
  }
}
