/** The fields that a schema looked for in the objects of an answer, by their names in lower case. */
export class RecordedFields {
  readonly #wanted = new Map<string, string>();
  readonly #present = new Set<string>();

  /** The same value; reading it records which fields are looked for. */
  record(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.record(item));
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, this.record(field)]));
    for (const name of Object.keys(copy)) this.#present.add(name.toLowerCase());
    const want = (name: string | symbol) => {
      if (typeof name === 'string') this.#wanted.set(name.toLowerCase(), name);
    };
    return new Proxy(copy, {
      get: (target, name) => {
        want(name);
        return Reflect.get(target, name) as unknown;
      },
      // Schemas ask for a field before they read it.
      getOwnPropertyDescriptor: (target, name) => {
        want(name);
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    });
  }

  /** Fields that no object of any recorded answer had. */
  listNeverSeen(): readonly string[] {
    return [...this.#wanted].flatMap(([key, name]) => (this.#present.has(key) ? [] : [name])).sort();
  }
}
