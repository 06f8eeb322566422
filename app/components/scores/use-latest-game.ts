import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { DeviceText } from '~/browser/device-text';
import { LatestGames, SpokenChanges, seenGamesKey, showOutdatedScores } from '~/browser/latest-games';
import { buildSeenKey, orderLike, type ShownGame, toSeenGame } from '~/models/games/seen-games';
import { spokenText } from './spoken-text';

const device = new DeviceText(seenGamesKey);

/** The games that this browser has seen. */
export const latestGames = new LatestGames(device, showOutdatedScores);

let isListening = false;

/** Pages from the back/forward cache have missed messages of other tabs. */
export function startFollowingGames(): void {
  if (isListening) return;
  isListening = true;
  const changes = new SpokenChanges(
    (text) => spokenText.write(text),
    (key) => latestGames.isShown(key),
  );
  latestGames.subscribeToNews((news) => changes.add(news));
  const read = () => latestGames.readDevice();
  window.addEventListener('storage', ({ key }) => {
    if (key === seenGamesKey) read();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}

/** Notes a game and finds its later state, if this browser has seen one. `isNoted` is false if the page knows less of it than others. */
export function useLatestGame(game: ShownGame | null, isNoted = true) {
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
