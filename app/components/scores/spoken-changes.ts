import type { GameNews } from './latest-games';

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
    this.#timer = setTimeout(
      () => {
        this.#speak();
      },
      Math.max(0, this.#saidAtMs + leastPauseMs - Date.now()),
    );
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
