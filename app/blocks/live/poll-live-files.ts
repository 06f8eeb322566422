import type { LivePlan } from '~/browser/refresh-schedule';
import { latestGames } from '~/components/scores/use-latest-game';
import { liveAge, type LiveAge } from '~/components/ui/freshness-stamp';
import { type ContentClockSettings, computeContentTimeMs, createZonedFormat } from '~/models/dates/content-clock';
import { MINUTE_MS, SECOND_MS } from '~/time-units';
import { LiveFeed } from './live-feed';
import { liveRows } from './live-rows';

const tickMs = 1000;

/**
 * Requests a page's files of games in play when they are due, while the page is visible, and updates the displayed age of its rows.
 * @returns a function that stops this
 */
export function pollLiveFiles(plan: LivePlan, reloadPage: () => void): () => void {
  const connection = 'connection' in navigator ? (navigator.connection as { readonly saveData?: boolean }) : {};
  const dependencies = {
    fetch: window.fetch.bind(window),
    getNowMs: Date.now,
    getRandom: Math.random,
    store: liveRows,
    isDataSaverOn: connection.saveData === true,
    reloadPage,
  };
  const feeds = plan.files.map((file) => new LiveFeed(file, plan, dependencies));
  const unsubscribe = liveRows.subscribe(({ file, asOfMs, rows }) => latestGames.noteRows(file, asOfMs, rows));
  const showAge = () => {
    const [oldest] = [...feeds].sort((a, b) => a.shownAsOfMs - b.shownAsOfMs);
    if (oldest === undefined) return;
    const moments = { asOfMs: oldest.shownAsOfMs, pageAsOfMs: plan.asOfMs, ageMs: oldest.readAgeMs() };
    liveAge.write(describeLiveAge(moments, plan.clock));
  };
  showAge();
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    for (const feed of feeds) void feed.pollIfDue();
    showAge();
  }, tickMs);
  return () => {
    clearInterval(timer);
    unsubscribe();
    liveAge.write(null);
  };
}

const formatSecond = createZonedFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'shortGeneric',
});

interface Moments {
  /** When the oldest rows that the page shows were fetched from upstream (real clock, milliseconds). */
  readonly asOfMs: number;
  /** When the data with which the page was loaded were fetched from upstream (real clock, milliseconds). */
  readonly pageAsOfMs: number;
  /** `null` if the device's clock is wrong. */
  readonly ageMs: number | null;
}

/** Texts of the page's stamps about the age of its live rows. */
export function describeLiveAge({ asOfMs, pageAsOfMs, ageMs }: Moments, clock: ContentClockSettings): LiveAge {
  const contentMs = computeContentTimeMs(asOfMs, clock);
  return {
    pageIso: new Date(computeContentTimeMs(pageAsOfMs, clock)).toISOString(),
    iso: new Date(contentMs).toISOString(),
    text: formatSecond(clock.timeZone).format(contentMs).replaceAll('\u202f', ' '),
    ageText: ageMs === null ? null : formatAge(ageMs),
  };
}

/** `25 s ago`; from two minutes on, `3 min ago`. */
function formatAge(ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  return minutes < 2 ? `${Math.floor(ageMs / SECOND_MS)} s ago` : `${minutes} min ago`;
}
