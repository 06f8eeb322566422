import { useLocation, useMatches } from '@remix-run/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  buildSeenKey,
  type GameState,
  formatScores,
  isFeed,
  orderLike,
  parseState,
  serializeState,
  type ShownGame,
  toSeenGame,
} from '~/models/games/seen-games';
import { MINUTE_MS } from '~/time-units';
import { Button } from '../ui/button';
import { ValueStore } from '../ui/value-store';
import { latestGames } from './use-latest-game';

const storageKey = 'watched-game';
/** As often as scores are fetched from upstream. */
const askAgainMs = 3 * MINUTE_MS;

/** The game whose score is in the title of this tab. */
interface WatchedGame {
  readonly game: ShownGame;
  /** Address of its page. */
  readonly href: string;
}

/** `undefined` until it is read from the storage of the tab, where it stays when another document is loaded. */
const watchedGame = new ValueStore<WatchedGame | null | undefined>(undefined);

function readWatched(): WatchedGame | null {
  if (watchedGame.read() === undefined) {
    try {
      watchedGame.write(parseWatched(sessionStorage.getItem(storageKey)));
    } catch {
      watchedGame.write(null);
    }
  }
  return watchedGame.read() ?? null;
}

function watch(watched: WatchedGame | null): void {
  watchedGame.write(watched);
  try {
    if (watched === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, serializeWatched(watched));
  } catch {
    // Storage is refused; the choice then lasts as long as this document.
  }
}

export function serializeWatched({ game: { id, feed, asOfMs, names, state }, href }: WatchedGame): string {
  return [href, id, feed, asOfMs, ...names, serializeState(state)].join('\n');
}

/** @returns `null` for anything else */
export function parseWatched(text: string | null): WatchedGame | null {
  const [href = '', id = '', feed = '', asOf, first = '', second = '', ...rest] = (text ?? '').split('\n');
  const state = parseState(rest.join('\n'));
  const asOfMs = Number(asOf);
  if (state === null || !isFeed(feed) || !Number.isFinite(asOfMs) || !href.startsWith('/games/')) return null;
  return { href, game: { id, feed, asOfMs, names: [first, second], state } };
}

function useWatched(): WatchedGame | null {
  return useSyncExternalStore(watchedGame.subscribe, readWatched, () => null);
}

interface WatchButtonProps extends WatchedGame {
  /** The game is in play or to come; another one can only be taken away. */
  readonly isOn: boolean;
}

/** Puts the score of a game into the title of the tab, or takes it away. Requires scripts. */
export function WatchButton({ game, href, isOn }: WatchButtonProps) {
  const isWatched = useWatched()?.href === href;
  if (!isOn && !isWatched) return null;
  return (
    <Button
      icon={isWatched ? 'check' : 'watch'}
      look={isWatched ? 'solid' : 'plain'}
      aria-pressed={isWatched}
      title="The score in the title of this tab"
      className="needs-script mt-3 print:hidden"
      onClick={() => {
        watch(isWatched ? null : { game, href });
      }}
    >
      Watch in the tab’s title
    </Button>
  );
}

/** Attributes of the element around the card of a game's own page, in which `askAgain` finds its state. */
export function describeShownGame({ id, asOfMs, state }: ShownGame) {
  return { 'data-contest': id, 'data-as-of': asOfMs, 'data-state': encodeURIComponent(serializeState(state)) };
}

const shownState = / data-as-of="(\d+)" data-state="([^"]*)"/;

/** Fetches the page of the game, which is kept in front of the site, and notes what it says. */
async function askAgain({ game, href }: WatchedGame): Promise<void> {
  const html = await fetch(href).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const [, asOf, text = ''] = shownState.exec(html) ?? [];
  const state = parseState(decodeURIComponent(text.replaceAll('&#x27;', "'")));
  if (state !== null) latestGames.note({ ...game, asOfMs: Number(asOf), state });
}

/** `21-17 Q4 4:12 Ashgrove, Fort Harlan` */
export function formatWatchedTitle(names: ShownGame['names'], state: GameState): string {
  const score = formatScores(state);
  const words = state.words.filter((text) => text !== 'Live').join(' ');
  return [/\d/.test(score) ? score : '', words, names.join(', ')].filter(Boolean).join(' ');
}

const separator = ' | ';

/** Keeps the score of the watched game at the start of the tab's title, on every page, also while another tab is in front. */
export function useWatchedTitle(): void {
  const watched = useWatched();
  const state = useWatchedState(watched);
  const title = watched && state && formatWatchedTitle(watched.game.names, state);
  const isOver = state?.kind === 'final' || state?.kind === 'forfeit';
  const { key } = useLocation();
  // A refresh of the page sets its title anew.
  const matches = useMatches();
  useEffect(() => {
    if (title === null) return;
    const own = document.title;
    const shown = title + separator + own;
    document.title = shown;
    return () => {
      // The title of a page that has come in the meantime stays.
      if (document.title === shown) document.title = own;
    };
  }, [title, key, matches]);
  useEffect(() => {
    if (watched === null || isOver) return;
    const timer = setInterval(() => {
      // Its own page is refreshed by itself while it is visible.
      const isOnOwnPage = watched.href.startsWith(`${location.pathname}?`);
      if (document.visibilityState === 'hidden' || !isOnOwnPage) void askAgain(watched);
    }, askAgainMs);
    return () => {
      clearInterval(timer);
    };
  }, [watched, isOver]);
}

function useWatchedState(watched: WatchedGame | null): GameState | null {
  const seen = useMemo(() => watched && toSeenGame(watched.game), [watched]);
  const key = seen && buildSeenKey(seen);
  const subscribe = useMemo(
    () => (listener: () => void) => (key === null ? () => undefined : latestGames.subscribe(key, listener)),
    [key],
  );
  const later = useSyncExternalStore(
    subscribe,
    () => seen && latestGames.findLater(seen),
    () => null,
  );
  if (watched === null || seen === null) return null;
  return later === null ? watched.game.state : orderLike(later, seen);
}
