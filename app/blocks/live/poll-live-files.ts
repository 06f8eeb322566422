import type { LivePlan } from '~/browser/refresh-schedule';
import { latestGames } from '~/components/scores/use-latest-game';
import { liveAge, type LiveAge } from '~/components/ui/freshness-stamp';
import { type ContentClockSettings, computeContentTimeMs, createZonedFormat } from '~/models/dates/content-clock';
import { MINUTE_MS, SECOND_MS } from '~/time-units';
import { LiveFeed } from './live-feed';
import { liveRows } from './live-rows';

const tickMs = 1000;

/**
 * Asks for the files of a page when they are due, while it is visible, and says how old its rows are.
 * @returns ends that
 */
export function pollLiveFiles(plan: LivePlan, reloadPage: () => void): () => void {
  const connection = 'connection' in navigator ? (navigator.connection as { readonly saveData?: boolean }) : {};
  const dependencies = {
    fetch: window.fetch.bind(window),
    getNowMs: Date.now,
    getRandom: Math.random,
    store: liveRows,
    isSavingData: connection.saveData === true,
    reloadPage,
  };
  const feeds = plan.files.map((file) => new LiveFeed(file, plan, dependencies));
  const unsubscribe = liveRows.subscribe(({ file, asOfMs, rows }) => latestGames.noteRows(file, asOfMs, rows));
  const sayAge = () => {
    const [oldest] = [...feeds].sort((a, b) => a.shownAsOfMs - b.shownAsOfMs);
    if (oldest === undefined) return;
    const moments = { asOfMs: oldest.shownAsOfMs, pageAsOfMs: plan.asOfMs, ageMs: oldest.readAgeMs() };
    liveAge.write(describeLiveAge(moments, plan.clock));
  };
  sayAge();
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    for (const feed of feeds) void feed.pollIfDue();
    sayAge();
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
  /** When upstream gave the oldest rows that the page shows (real clock, milliseconds). */
  readonly asOfMs: number;
  /** When it gave the oldest of those that the page was loaded with. */
  readonly pageAsOfMs: number;
  /** `null` where the clock of the device cannot tell. */
  readonly ageMs: number | null;
}

/** What the stamps of a page say about its rows in play. */
export function describeLiveAge({ asOfMs, pageAsOfMs, ageMs }: Moments, clock: ContentClockSettings): LiveAge {
  const contentMs = computeContentTimeMs(asOfMs, clock);
  return {
    pageIso: new Date(computeContentTimeMs(pageAsOfMs, clock)).toISOString(),
    iso: new Date(contentMs).toISOString(),
    text: formatSecond(clock.timeZone).format(contentMs).replaceAll('\u202f', ' '),
    ageText: ageMs === null ? null : formatAge(ageMs),
  };
}

/** `25 s ago`; `3 min ago` from two minutes on. */
function formatAge(ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  return minutes < 2 ? `${Math.floor(ageMs / SECOND_MS)} s ago` : `${minutes} min ago`;
}
