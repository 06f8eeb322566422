import type { ContentClockSettings } from '~/models/dates/content-clock';
import { HOUR_SECONDS, MINUTE_SECONDS } from '~/time-units';

/** When the page's data is due again. */
export interface RefreshPlan {
  /** Fresh period of the live data; `null` without any. */
  readonly everySeconds: number | null;
  /** When the oldest live part becomes stale (server clock, milliseconds); `null` without any. */
  readonly freshUntilMs: number | null;
  /** When the newest live part was fetched (server clock); 0 without any. */
  readonly fetchedAtMs: number;
  /** Files of live games, requested between refreshes; `null` unless operators allow it. */
  readonly live: LivePlan | null;
  /** A part of the page failed or was late, so the page is due soon. */
  readonly isIncomplete: boolean;
}

/** Plan of a page without live data that lacks a part. */
export const missingPartPlan: RefreshPlan = {
  everySeconds: null,
  freshUntilMs: null,
  fetchedAtMs: 0,
  live: null,
  isIncomplete: true,
};

/** Files with the live rows of a page. */
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

/** Random delay, so that pages do not ask together. */
const JITTER_MS = { least: 1000, spread: 4000 };
/** Delay for a page that is already stale. */
const SOON_MS = 1000;
/** Wait after an answer without newer data or without a part, doubled each time. Browsers keep data for some seconds. */
const FIRST_RETRY_MS = 6000;
/** Longest wait for a part that is missing on a page without live data. */
const MISSING_PART_SECONDS = 5 * MINUTE_SECONDS;

/** Decides when an open page requests new data: when a newer copy is due. */
export class RefreshSchedule {
  readonly #getRandom: () => number;
  #plan: RefreshPlan | null = null;
  #behindMs = 0;
  /** Consecutive answers without newer data or without a part. */
  #retries = 0;
  #dueAtMs = Infinity;

  /** `random` returns a number in [0, 1). */
  constructor(random: () => number) {
    this.#getRandom = random;
  }

  /** How far this clock is behind the server's, as far as known (milliseconds). */
  get behindMs(): number {
    return this.#behindMs;
  }

  /** Next request (device clock, milliseconds); `Infinity` for a complete page without live data. */
  get dueAtMs(): number {
    return this.#dueAtMs;
  }

  /** Takes the answer with which the page was loaded or refreshed. */
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

  /** Without an answer the page asks again one period later. */
  noteRequest(nowMs: number): void {
    if (this.#plan !== null) this.#dueAtMs = nowMs + computePeriodMs(this.#plan);
  }

  #computeWaitMs(plan: RefreshPlan, previous: RefreshPlan | null, nowMs: number): number {
    const { freshUntilMs, isIncomplete } = plan;
    const everyMs = computePeriodMs(plan);
    const jitterMs = JITTER_MS.least + this.#getRandom() * JITTER_MS.spread;
    const waitMs =
      freshUntilMs === null ? everyMs : Math.min(freshUntilMs - this.#behindMs - nowMs, everyMs) + jitterMs;
    const isFresh = waitMs > SOON_MS;
    const isNewer = (freshUntilMs ?? 0) > (previous?.freshUntilMs ?? 0);
    if (!isIncomplete) {
      if (isFresh || isNewer) this.#retries = 0;
      if (isFresh) return waitMs;
      if (previous === null) return SOON_MS;
      // New but stale: this device's clock is ahead.
      if (isNewer) return everyMs;
    }
    this.#retries += 1;
    const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (this.#retries - 1), everyMs);
    return isFresh ? Math.min(retryMs + jitterMs, waitMs) : retryMs;
  }
}

/** Longest wait between two requests. */
function computePeriodMs({ everySeconds }: RefreshPlan): number {
  return (everySeconds ?? MISSING_PART_SECONDS) * 1000;
}

/** An interval in words: `every 45 seconds`, `every 3 minutes`, `every hour`. */
export function formatInterval(seconds: number): string {
  if (seconds % HOUR_SECONDS === 0) return formatCounted(seconds / HOUR_SECONDS, 'hour');
  return seconds % MINUTE_SECONDS === 0
    ? formatCounted(seconds / MINUTE_SECONDS, 'minute')
    : formatCounted(seconds, 'second');
}

function formatCounted(count: number, unit: string): string {
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
}
