/** A text in `localStorage`, or in memory if storage is refused. `subscribe` and `read` fit `useSyncExternalStore`. */
export class DeviceText {
  readonly #storageKey: string;
  readonly #listeners = new Set<() => void>();
  #unkept: string | null = null;

  constructor(storageKey: string) {
    this.#storageKey = storageKey;
  }

  readonly read = (): string | null => {
    if (this.#unkept !== null) return this.#unkept;
    try {
      return localStorage.getItem(this.#storageKey);
    } catch {
      return null;
    }
  };

  /** `null` removes the text. */
  keep(text: string | null): void {
    this.#unkept = null;
    try {
      if (text === null) localStorage.removeItem(this.#storageKey);
      else localStorage.setItem(this.#storageKey, text);
    } catch {
      this.#unkept = text;
    }
    for (const listener of this.#listeners) listener();
  }

  /** Other tabs report their changes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
}
