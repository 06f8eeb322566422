/** Tests check how often the API is called. */
export class CallCounter {
  readonly #calls = new Map<string, { count: number; notModified: number }>();

  countCall(pathAndQuery: string): void {
    const entry = this.#calls.get(pathAndQuery);
    if (entry === undefined) this.#calls.set(pathAndQuery, { count: 1, notModified: 0 });
    else entry.count += 1;
  }

  countNotModified(pathAndQuery: string): void {
    const entry = this.#calls.get(pathAndQuery);
    if (entry !== undefined) entry.notModified += 1;
  }

  reset(): void {
    this.#calls.clear();
  }

  list(): { path: string; count: number; notModified: number }[] {
    return [...this.#calls].map(([path, entry]) => ({ path, ...entry }));
  }
}
