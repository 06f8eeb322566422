import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../ui/button';
import { showWatchedGame, type WatchedGame, watchedGame, watchGame } from './watched-game';

interface WatchButtonProps extends WatchedGame {
  /** The game is live or later today; other games can only be removed from the title. */
  readonly isOn: boolean;
}

/** Puts the score of a game into the title of the tab, or takes it out. Requires scripts. */
export function WatchButton({ game, href, isOn }: WatchButtonProps) {
  const isWatched = useSyncExternalStore(watchedGame.subscribe, watchedGame.read, () => null)?.href === href;
  useEffect(showWatchedGame, []);
  if (!isOn && !isWatched) return null;
  return (
    <Button
      icon={isWatched ? 'check' : 'watch'}
      look={isWatched ? 'solid' : 'plain'}
      aria-pressed={isWatched}
      className="needs-script mt-3 print:hidden"
      onClick={() => {
        watchGame(isWatched ? null : { game, href });
      }}
    >
      Watch the score in the tab’s title
    </Button>
  );
}
