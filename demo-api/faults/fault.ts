const kinds = [
  'delay',
  'status',
  'truncate',
  'wrong-type',
  'html',
  'empty',
  'huge',
  'drop',
  'hang',
  'redirect',
  'renamed-keys',
  'null-rows',
  'body',
] as const;

type FaultKind = (typeof kinds)[number];

export interface Fault {
  /** Path prefix. */
  readonly path: string;
  /** Text in the query string. */
  readonly query: string;
  readonly kind: FaultKind;
  readonly status: number;
  readonly delayMs: number;
  readonly bytes: number;
  /** Percentage of rows. */
  readonly percent: number;
  /** JSON text, sent with status 200. */
  readonly body: string;
  timesLeft: number;
}

const defaults = { status: 503, delayMs: 1000, bytes: 50 * 1024 * 1024, percent: 100, body: '[]' } as const;

/** @returns the fault, or a sentence that explains the mistake */
export function parseFault(value: unknown): Fault | { readonly problem: string } {
  if (typeof value !== 'object' || value === null) return { problem: 'The body must be a JSON object.' };
  const given = new Map<string, unknown>(Object.entries(value));
  const path = given.get('path');
  const kind = kinds.find((name) => name === given.get('kind'));
  if (typeof path !== 'string' || !path.startsWith('/'))
    return { problem: 'path must be a string that begins with /.' };
  if (kind === undefined) return { problem: `kind must be one of ${kinds.join(', ')}.` };
  const query = given.get('query') ?? '';
  if (typeof query !== 'string') return { problem: 'query must be a string.' };
  const body = given.get('body') ?? defaults.body;
  if (typeof body !== 'string') return { problem: 'body must be a string.' };
  const number = (name: string, otherwise: number): number => {
    const found = given.get(name);
    return typeof found === 'number' && found >= 0 ? found : otherwise;
  };
  return {
    path,
    query,
    kind,
    status: number('status', defaults.status),
    delayMs: number('delayMs', defaults.delayMs),
    bytes: number('bytes', defaults.bytes),
    percent: number('percent', defaults.percent),
    body,
    timesLeft: number('times', Number.POSITIVE_INFINITY),
  };
}

/** The first matching fault applies. */
export class FaultList {
  #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push(fault);
  }

  clear(): void {
    this.#faults = [];
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** Uses up one of the fault's calls. */
  take(path: string, search: string): Fault | null {
    const fault = this.#faults.find(
      (candidate) => path.startsWith(candidate.path) && decodeURIComponent(search).includes(candidate.query),
    );
    if (fault === undefined) return null;
    fault.timesLeft -= 1;
    if (fault.timesLeft <= 0) this.#faults = this.#faults.filter((candidate) => candidate !== fault);
    return fault;
  }
}
