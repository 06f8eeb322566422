import {
  buildSeenKey,
  findFeedOfFile,
  type LiveGameRow,
  readLiveRow,
  describeState,
  isAheadOf,
  isNews,
  isSameState,
  orderLike,
  parseSeenGames,
  type SeenGame,
  serializeSeenGames,
  type ShownGame,
  toSeenGame,
} from '~/models/games/seen-games';
import type { DeviceText } from './device-text';

/** What is new about a game on the page. */
interface GameNews {
  readonly key: string;
  /** `Ashgrove 21, Fort Harlan 17, Q4 4:12` */
  readonly text: string;
}

type NewsListener = (news: readonly GameNews[]) => void;

const markMs = 10_000;
/** Bound for a tab that stays open for days. */
const MOST_IN_MEMORY = 2000;

/** The latest state of each game that this browser has seen, so that an older page shows the later state. */
export class LatestGames {
  readonly #device: Pick<DeviceText, 'read' | 'keep'>;
  readonly #games = new Map<string, SeenGame>();
  /** Games as the page has them, for the order of teams. */
  readonly #ofPage = new Map<string, { readonly game: ShownGame; readonly seen: SeenGame }>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #marked = new Set<string>();
  readonly #newsListeners = new Set<NewsListener>();
  #noted: ShownGame[] = [];
  #view: string | null = null;

  readonly #callAfterTaking: () => void;

  /** `afterTaking` is called when a page's games were noted. */
  constructor(device: Pick<DeviceText, 'read' | 'keep'>, afterTaking: () => void = () => undefined) {
    this.#device = device;
    this.#callAfterTaking = afterTaking;
  }

  /** The latest known state; `null` if none is later than that of the given game. */
  findLater(game: SeenGame): SeenGame | null {
    const known = this.#games.get(buildSeenKey(game));
    if (known === undefined || !isAheadOf(known, game)) return null;
    return isSameState(orderLike(known, game), game.state) ? null : known;
  }

  /** Whether somebody listens to changes of the game. */
  isShown(key: string): boolean {
    return this.#listeners.has(key);
  }

  /** Whether the game has changed on this page within the last seconds. */
  isMarked(key: string): boolean {
    return this.#marked.has(key);
  }

  /** Called when the latest state of the game or its mark changes. */
  subscribe(key: string, listener: () => void): () => void {
    const ofGame = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, ofGame.add(listener));
    return () => {
      ofGame.delete(listener);
      if (ofGame.size === 0 && this.#listeners.get(key) === ofGame) this.#listeners.delete(key);
    };
  }

  /** Called with what has changed about the games of the page since it has been opened. */
  subscribeToNews(listener: NewsListener): () => void {
    this.#newsListeners.add(listener);
    return () => this.#newsListeners.delete(listener);
  }

  /** Notes a game of the page. All games of a page are noted together. */
  note(game: ShownGame): void {
    this.#noted.push(game);
    if (this.#noted.length > 1) return;
    setTimeout(() => this.#takeNoted());
  }

  /** Notes rows of a live file that was given at `asOfMs`. Returns whether the page shows games of it. */
  noteRows(file: string, asOfMs: number, rows: readonly LiveGameRow[]): boolean {
    const feed = findFeedOfFile(file);
    const states = new Map(rows.map((row) => [row[0], readLiveRow(row)]));
    const shown = [...this.#ofPage].filter(([key, { game }]) => game.feed === feed && this.isShown(key));
    for (const [, { game }] of shown) {
      const state = states.get(game.id);
      if (state) this.note({ ...game, asOfMs, state });
    }
    return shown.length > 0;
  }

  /** Notes the games of other tabs. */
  readDevice(): void {
    this.#merge(parseSeenGames(this.#device.read(), Date.now()), true);
  }

  #takeNoted(): void {
    const noted = this.#noted.map((game) => ({ game, seen: toSeenGame(game) }));
    this.#noted = [];
    for (const entry of noted) this.#ofPage.set(buildSeenKey(entry.seen), entry);
    // Differences from the previous page are no changes.
    const view = (history.state as { readonly key?: string } | null)?.key ?? '';
    const isSameView = view === this.#view;
    this.#view = view;
    const kept = this.#device.read();
    this.#merge(parseSeenGames(kept, Date.now()), isSameView);
    this.#merge(
      noted.map(({ seen }) => seen),
      isSameView,
    );
    const text = serializeSeenGames(this.#games.values(), Date.now()) || null;
    if (text !== kept) this.#device.keep(text);
    this.#callAfterTaking();
  }

  #merge(games: readonly SeenGame[], isOnSamePage: boolean): void {
    const changed: string[] = [];
    const news: GameNews[] = [];
    for (const game of games) {
      const key = buildSeenKey(game);
      const known = this.#games.get(key);
      if (known !== undefined && isAheadOf(known, game)) continue;
      const before = known && orderLike(known, game);
      const isOther = before !== undefined && !isSameState(before, game.state);
      this.#games.delete(key);
      this.#games.set(key, { ...game, hasChanged: game.hasChanged || isOther || known?.hasChanged === true });
      if (before !== undefined && !isOther) continue;
      changed.push(key);
      if (before === undefined || !isOnSamePage || !isNews(before, game.state)) continue;
      const shown = this.#ofPage.get(key);
      if (shown === undefined || !this.#listeners.has(key)) continue;
      news.push({ key, text: describeState(shown.game.names, orderLike(game, shown.seen)) });
    }
    this.#forgetOldest();
    this.#mark(news.map(({ key }) => key));
    this.#notify(changed);
    if (news.length > 0) for (const listener of this.#newsListeners) listener(news);
  }

  #forgetOldest(): void {
    for (const map of [this.#games, this.#ofPage]) {
      for (const key of map.keys()) {
        if (map.size <= MOST_IN_MEMORY) break;
        map.delete(key);
      }
    }
  }

  #mark(keys: readonly string[]): void {
    if (keys.length === 0) return;
    for (const key of keys) this.#marked.add(key);
    setTimeout(() => {
      for (const key of keys) this.#marked.delete(key);
      this.#notify(keys);
    }, markMs);
  }

  #notify(keys: readonly string[]): void {
    for (const key of keys) for (const listener of this.#listeners.get(key) ?? []) listener();
  }
}

/** Announcements in quicker succession are hard to follow. */
const leastPauseMs = 20_000;
const mostGames = 4;

/** Announces changed games at most every 20 seconds, each by its last change. */
export class SpokenChanges {
  readonly #say: (text: string) => void;
  readonly #isShown: (key: string) => boolean;
  readonly #waiting = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saidAtMs = -Infinity;

  /** `isShown`: whether the current page has the game. */
  constructor(say: (text: string) => void, isShown: (key: string) => boolean) {
    this.#say = say;
    this.#isShown = isShown;
  }

  add(news: readonly GameNews[]): void {
    for (const { key, text } of news) {
      this.#waiting.delete(key);
      this.#waiting.set(key, text);
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), Math.max(0, this.#saidAtMs + leastPauseMs - Date.now()));
  }

  /** `Ashgrove 21, Fort Harlan 17, Q4 4:12. Final: Milton 2, Rockwell 0.` */
  #speak(): void {
    const texts = [...this.#waiting].filter(([key]) => this.#isShown(key)).map(([, text]) => text);
    this.#waiting.clear();
    if (texts.length === 0) return;
    this.#saidAtMs = Date.now();
    const rest = texts.length - mostGames;
    this.#say(`${[...texts.slice(0, mostGames), ...(rest > 0 ? [`${rest} more games changed`] : [])].join('. ')}.`);
  }
}

/** Storage key of the games that this browser has seen, see `serializeSeenGames`. */
export const seenGamesKey = 'seen-games';

/** How long scores stay hidden if the page's scripts never come. */
const mostHiddenMs = 10_000;

/** Hides scores older than those that this browser has seen, before the first paint, until the page's scripts show later ones. */
export const hideOutdatedScores = `if (!document.documentElement.dataset.scripts) try {
for (const line of localStorage.getItem("${seenGamesKey}").split("\\n")) {
const [id, , , asOf, kind, scores] = line.split("|");
for (const found of document.querySelectorAll('[data-as-of] [href^="/games/' + id + '?"], [data-contest="' + id + '"]')) {
const game = found.closest(".game") || found.querySelector(".game") || found;
const shown = [...game.querySelectorAll(".game-points, span > b")].map((points) => points.textContent.replace(/\\D/g, ""));
const seen = scores.split(/[ -]/);
if (parseInt(asOf, 36) > found.closest("[data-as-of]").dataset.asOf / 1000 && (game.matches(".game-live, .bracket-live") !== (kind === "l") || (shown.length === seen.length && "" + shown !== "" + seen))) {
game.dataset.outdated = "";
setTimeout(() => game.removeAttribute("data-outdated"), ${mostHiddenMs});
}}}} catch {}`;

/** Shows the scores again, once the latest states are on the page. */
export function showOutdatedScores(): void {
  for (const game of document.querySelectorAll('[data-outdated]')) game.removeAttribute('data-outdated');
}
