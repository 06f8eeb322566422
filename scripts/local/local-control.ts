export interface ListedKey {
  readonly name: string;
  /** The metadata of the value; an `EntryMetadata` for a source's entry. */
  readonly metadata: unknown;
}

/** JSON requests to the control worker. */
export type ControlRequest =
  | { readonly ask: 'names' }
  | { readonly ask: 'get'; readonly keys: readonly string[] }
  | { readonly ask: 'list'; readonly prefix: string }
  | { readonly ask: 'put'; readonly key: string; readonly text: string }
  | { readonly ask: 'delete'; readonly key: string }
  | { readonly ask: 'operations' }
  | { readonly ask: 'prewarm' };

export interface ControlAccess {
  /** URL of the control worker, on loopback. */
  readonly url: string;
  readonly token: string;
}

/** Another run has the address by now. */
const WRONG_TOKEN = 403;

/** Why a local run did not do what was asked. */
export class ControlFailure extends Error {
  constructor(
    readonly kind: 'unreachable' | 'wrong-token' | 'failed',
    message: string,
  ) {
    super(message);
  }
}

/** Client of a local run. Miniflare's own stubs fail on a busy machine. Every method throws a `ControlFailure`. */
export class LocalControl {
  readonly #getAccess: () => Promise<ControlAccess>;
  readonly #explain: (failure: ControlFailure) => Error;

  /**
   * `access` is called for each request, because a replaced runtime has another address. `explain` may replace the error that is thrown.
   */
  constructor(access: () => Promise<ControlAccess>, explain = (failure: ControlFailure): Error => failure) {
    this.#getAccess = access;
    this.#explain = explain;
  }

  readNames(): Promise<Readonly<Record<string, string>>> {
    return this.#ask({ ask: 'names' });
  }

  async get(key: string): Promise<string | null> {
    return (await this.getMany([key])).get(key) ?? null;
  }

  async getMany(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.#ask<[string, string | null][]>({ ask: 'get', keys });
    return new Map(found.filter((pair): pair is [string, string] => pair[1] !== null));
  }

  list(prefix: string): Promise<readonly ListedKey[]> {
    return this.#ask({ ask: 'list', prefix });
  }

  put(key: string, text: string): Promise<void> {
    return this.#ask({ ask: 'put', key, text });
  }

  delete(key: string): Promise<void> {
    return this.#ask({ ask: 'delete', key });
  }

  /** The operations state as JSON text, at most a minute old. `null` when there is none. */
  readOperations(): Promise<string | null> {
    return this.#ask({ ask: 'operations' });
  }

  runPrewarm(): Promise<void> {
    return this.#ask({ ask: 'prewarm' });
  }

  async #ask<Answer>(question: ControlRequest): Promise<Answer> {
    const { url, token } = await this.#getAccess();
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(question),
    }).catch(() => {
      throw this.#explain(new ControlFailure('unreachable', `nothing answers at ${url}`));
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    if (response.status === WRONG_TOKEN || !isJson)
      throw this.#explain(new ControlFailure('wrong-token', `another program answers at ${url}`));
    const { answer, error } = await response.json<{ answer: Answer; error?: string }>();
    if (error !== undefined) throw this.#explain(new ControlFailure('failed', error));
    return answer;
  }
}
