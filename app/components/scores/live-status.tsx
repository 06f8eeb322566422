import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { SpokenChanges } from './spoken-changes';
import { latestGames } from './use-latest-game';
import { useWatchedTitle } from './watched-game';

/** Announces what has changed about the games of the page, and keeps the watched game in the title of the tab. */
export function LiveStatus() {
  const { key } = useLocation();
  const text = useSpokenChanges(key);
  useWatchedTitle();
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

/** @param view changes with each navigation */
function useSpokenChanges(view: string): string {
  const [spoken, setSpoken] = useState('');
  const [changes] = useState(() => new SpokenChanges());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      clearTimeout(timer);
      const text = changes.take(Date.now());
      if (text === null) timer = setTimeout(speak, changes.countPauseMs(Date.now()));
      else setSpoken(text);
    };
    const unsubscribe = latestGames.subscribeToNews((news) => {
      changes.add(news);
      speak();
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      changes.clear();
      setSpoken('');
    };
  }, [changes, view]);
  return spoken;
}
