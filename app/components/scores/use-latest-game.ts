import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { buildSeenKey, type GameState, orderLike, type ShownGame, toSeenGame } from '~/models/games/seen-games';
import { DeviceText } from '../ui/device-text';
import { LatestGames } from './latest-games';
import { spokenText } from './live-status';
import { seenGamesKey, showOutdatedScores } from './outdated-scores';
import { SpokenChanges } from './spoken-changes';

const device = new DeviceText(seenGamesKey);

/** The games that this browser has seen. */
export const latestGames = new LatestGames(device, showOutdatedScores);

let isListening = false;

/** Other tabs tell what they have seen; a page that comes back from the back/forward cache has not heard them. */
export function startFollowingGames(): void {
  if (isListening) return;
  isListening = true;
  const changes = new SpokenChanges(
    (text) => {
      spokenText.write(text);
    },
    (key) => latestGames.isShown(key),
  );
  latestGames.subscribeToNews((news) => {
    changes.add(news);
  });
  const read = () => {
    latestGames.readDevice();
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === seenGamesKey) read();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}

/** The later state of a game, if this browser has seen one, and whether it has changed a moment ago. */
interface LatestGame {
  readonly later: GameState | null;
  readonly isMarked: boolean;
}

/**
 * Notes a game as the page has it, and finds the latest state of it. The server renders the page's own state, and so does the browser until
 * hydration.
 * @param game `null` for one that pages do not follow
 * @param isNoted `false` where the page knows less of the game than others, and only shows what they have
 */
export function useLatestGame(game: ShownGame | null, isNoted = true): LatestGame {
  const seen = useMemo(() => game && toSeenGame(game), [game]);
  const key = seen && buildSeenKey(seen);
  const subscribe = useMemo(
    () => (listener: () => void) => (key === null ? doNothing : latestGames.subscribe(key, listener)),
    [key],
  );
  const later = useSyncExternalStore(
    subscribe,
    () => seen && latestGames.findLater(seen),
    () => null,
  );
  const isMarked = useSyncExternalStore(
    subscribe,
    () => key !== null && latestGames.isMarked(key),
    () => false,
  );
  useEffect(() => {
    if (game === null) return;
    startFollowingGames();
    if (isNoted) latestGames.note(game);
  }, [game, isNoted]);
  return { later: later && seen && orderLike(later, seen), isMarked };
}

function doNothing(): void {
  return undefined;
}
