import { latestGames } from '~/components/scores/use-latest-game';
import type { LivePlan } from '~/components/ui/refresh-schedule';
import { LiveFeed } from './live-feed';
import { liveRows } from './live-rows';

const tickMs = 1000;

/**
 * Asks for the files of a page when they are due, while it is visible.
 * @returns ends that
 */
export function pollLiveFiles({ files, ...plan }: LivePlan, reloadPage: () => void): () => void {
  const connection = 'connection' in navigator ? (navigator.connection as { readonly saveData?: boolean }) : {};
  const tools = {
    fetch: window.fetch.bind(window),
    nowMs: Date.now,
    random: Math.random,
    store: liveRows,
    isSavingData: connection.saveData === true,
    reloadPage,
  };
  const feeds = files.map((file) => new LiveFeed(file, { files, ...plan }, tools));
  const unsubscribe = liveRows.subscribe(({ file, asOfMs, rows }) => latestGames.noteRows(file, asOfMs, rows));
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') for (const feed of feeds) void feed.pollIfDue();
  }, tickMs);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
