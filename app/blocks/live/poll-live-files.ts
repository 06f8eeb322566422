import { latestGames } from '~/components/scores/use-latest-game';
import { liveAge } from '~/components/ui/freshness-stamp';
import type { LivePlan } from '~/components/ui/refresh-schedule';
import { describeLiveAge } from './live-age';
import { LiveFeed } from './live-feed';
import { liveRows } from './live-rows';

const tickMs = 1000;

/**
 * Asks for the files of a page when they are due, while it is visible, and says how old its rows are.
 * @returns ends that
 */
export function pollLiveFiles(plan: LivePlan, reloadPage: () => void): () => void {
  const connection = 'connection' in navigator ? (navigator.connection as { readonly saveData?: boolean }) : {};
  const tools = {
    fetch: window.fetch.bind(window),
    nowMs: Date.now,
    random: Math.random,
    store: liveRows,
    isSavingData: connection.saveData === true,
    reloadPage,
  };
  const feeds = plan.files.map((file) => new LiveFeed(file, plan, tools));
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
