import { ValueStore } from '~/browser/value-store';
import {
  buildSeenKey,
  formatScores,
  type GameState,
  isFeed,
  orderLike,
  parseState,
  serializeState,
  type ShownGame,
  toSeenGame,
} from '~/models/games/seen-games';
import { MINUTE_MS } from '~/time-units';
import { readHidesResults } from '../shell/hidden-parts';
import { watchedGameKey } from './spoken-text';
import { latestGames, startFollowingGames } from './use-latest-game';

/** Scores are refreshed upstream at this interval. */
const askAgainMs = 3 * MINUTE_MS;

export interface WatchedGame {
  readonly game: ShownGame;
  /** Address of its page. */
  readonly href: string;
}

export const watchedGame = new ValueStore<WatchedGame | null>(null);

/** `null` to watch none. */
export function watchGame(watched: WatchedGame | null): void {
  try {
    if (watched === null) sessionStorage.removeItem(watchedGameKey);
    else sessionStorage.setItem(watchedGameKey, serializeWatched(watched));
  } catch {
    // Storage is refused. The choice then lasts as long as this document.
  }
  begin(watched);
}

let hasRead = false;

/** Continues watching after a new document loads, unless the visitor now hides results. */
export function showWatchedGame(): void {
  if (hasRead || readHidesResults()) return;
  hasRead = true;
  try {
    begin(parseWatched(sessionStorage.getItem(watchedGameKey)));
  } catch {
    // Storage is refused. Nothing is watched.
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

/** `21-17 Q4 4:12 Ashgrove, Fort Harlan` */
export function formatWatchedTitle(names: ShownGame['names'], state: GameState): string {
  const score = formatScores(state);
  const words = state.words.filter((text) => text !== 'Live').join(' ');
  return [/\d/.test(score) ? score : '', words, names.join(', ')].filter(Boolean).join(' ');
}

let stop: () => void = () => undefined;

function begin(watched: WatchedGame | null): void {
  stop();
  stop = watched === null ? () => undefined : keepInTitle(watched);
  watchedGame.write(watched);
}

const separator = ' | ';

/** The latest state that this browser has seen. */
export function readLatestState(game: ShownGame): GameState {
  const seen = toSeenGame(game);
  const later = latestGames.findLater(seen);
  return later === null ? game.state : orderLike(later, seen);
}

/** Keeps the score at the start of the tab's title on every page, also in the background. */
function keepInTitle(watched: WatchedGame): () => void {
  const readState = () => readLatestState(watched.game);
  let start = '';
  const removeStart = () => (document.title.startsWith(start) ? document.title.slice(start.length) : document.title);
  const showScore = () => {
    const own = removeStart();
    start = formatWatchedTitle(watched.game.names, readState()) + separator;
    if (document.title !== start + own) document.title = start + own;
  };
  startFollowingGames();
  showScore();
  const unsubscribe = latestGames.subscribe(buildSeenKey(toSeenGame(watched.game)), showScore);
  // Pages and refreshes set the title again.
  const observer = new MutationObserver(showScore);
  observer.observe(document.head, { childList: true });
  const timer = setInterval(() => {
    // The game's own visible page refreshes itself.
    const isOnOwnPage = watched.href.startsWith(`${location.pathname}?`);
    const isOver = ['final', 'forfeit'].includes(readState().kind);
    if (!isOver && (document.visibilityState === 'hidden' || !isOnOwnPage)) void askAgain(watched);
  }, askAgainMs);
  return () => {
    unsubscribe();
    observer.disconnect();
    clearInterval(timer);
    document.title = removeStart();
  };
}

/** Attributes by which `askAgain` finds the state in the game's page. */
export function describeShownGame({ id, asOfMs, state }: ShownGame) {
  return { 'data-contest': id, 'data-as-of': asOfMs, 'data-state': encodeURIComponent(serializeState(state)) };
}

const shownState = / data-as-of="(\d+)" data-state="([^"]*)"/;

/** Fetches the game's page and notes its state. */
async function askAgain({ game, href }: WatchedGame): Promise<void> {
  const html = await fetch(href)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const [, asOf, text = ''] = shownState.exec(html) ?? [];
  const state = parseState(decodeURIComponent(text.replaceAll('&#x27;', "'")));
  if (state !== null) latestGames.note({ ...game, asOfMs: Number(asOf), state });
}
