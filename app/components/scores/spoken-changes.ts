import type { GameNews } from './latest-games';

/** Least time between two announcements: more often nobody can listen to them. */
const leastPauseMs = 20_000;
const mostGames = 4;

/** Changed games that wait to be announced. Of a game that changes again only the last change is announced. */
export class SpokenChanges {
  readonly #waiting = new Map<string, string>();
  #spokenAtMs = -Infinity;

  add(news: readonly GameNews[]): void {
    for (const { key, text } of news) {
      this.#waiting.delete(key);
      this.#waiting.set(key, text);
    }
  }

  /** Forgets what belongs to an earlier page. */
  clear(): void {
    this.#waiting.clear();
  }

  /** How long to wait with the next announcement. */
  countPauseMs(nowMs: number): number {
    return Math.max(0, this.#spokenAtMs + leastPauseMs - nowMs);
  }

  /** `Ashgrove 21, Fort Harlan 17, Q4 4:12. Final: Milton 2, Rockwell 0.`; `null` if it is too early or nothing has changed. */
  take(nowMs: number): string | null {
    if (this.#waiting.size === 0 || this.countPauseMs(nowMs) > 0) return null;
    const texts = [...this.#waiting.values()];
    const rest = texts.length - mostGames;
    this.#waiting.clear();
    this.#spokenAtMs = nowMs;
    return `${[...texts.slice(0, mostGames), ...(rest > 0 ? [`${rest} more games changed`] : [])].join('. ')}.`;
  }
}
