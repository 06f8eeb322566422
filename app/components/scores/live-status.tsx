import { useLocation } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import { ValueStore } from '../ui/value-store';

/** What has changed about the games of the page, for screen readers. */
export const spokenText = new ValueStore('');

/** Key of the game whose score is in the title of this tab, in the storage of the tab. */
export const watchedGameKey = 'watched-game';

/** The polite live region of all pages. The code that fills it comes with the first page that has games. */
export function LiveStatus() {
  const { key } = useLocation();
  const text = useSyncExternalStore(spokenText.subscribe, spokenText.read, () => '');
  useEffect(() => {
    spokenText.write('');
  }, [key]);
  useEffect(() => {
    if (!isGameWatched()) return;
    void import('./watched-game').then(({ showWatchedGame }) => {
      showWatchedGame();
    }, ignoreMissing);
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

/** After a deployment the code may be gone; the page goes on without the score in its title. */
function ignoreMissing(): void {
  return undefined;
}
