import { useLocation } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import { spokenText, watchedGameKey } from './spoken-text';

/** The polite live region of all pages. Its code loads with the first games. */
export function LiveStatus() {
  const { key } = useLocation();
  const text = useSyncExternalStore(spokenText.subscribe, spokenText.read, () => '');
  useEffect(() => spokenText.write(''), [key]);
  useEffect(() => {
    if (!isGameWatched()) return;
    // After a deployment the code may be gone; the page goes on without the score in its title.
    void import('./watched-game').then(
      ({ showWatchedGame }) => showWatchedGame(),
      () => undefined,
    );
  }, []);
  return (
    <p role="status" className="sr-only result">
      {text}
    </p>
  );
}

function isGameWatched(): boolean {
  try {
    return sessionStorage.getItem(watchedGameKey) !== null;
  } catch {
    return false;
  }
}
