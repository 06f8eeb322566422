/**
 * A text in this device's `localStorage`. If the device refuses to store it (a private window, no space), it lasts as
 * long as the page. `subscribe` and `read` fit React's `useSyncExternalStore`.
 */
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

  /** @param text `null` to remove it */
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

  /** Other tabs of the same browser report their changes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
}
