import demo from '../../../demo-api';
import { readClock, type Clock } from '../../../demo-api/calendar/clock';
import { isFields } from './reading';

export const origin = 'http://demo.invalid';
export const product = 'PSAA';

/** Text of missing values. */
const leftovers = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/;

/** The demo association of a seed at a moment. Each answer is requested once. */
export class View {
  readonly seed: number;
  readonly now: string;
  readonly clock: Clock;
  /** Fields with text of missing values. */
  readonly leftovers: string[] = [];
  readonly #answers = new Map<string, unknown>();

  constructor(seed: number, now: string) {
    this.seed = seed;
    this.now = now;
    this.clock = readClock('America/Chicago', 0, now, new Date(0).toISOString());
  }

  /** An answer as it was sent. */
  async send(path: string): Promise<{ readonly status: number; readonly body: string }> {
    const environment = {
      DEMO_ORIGIN: origin,
      DEMO_SEED: String(this.seed),
      PRODUCT: product,
      FIXED_NOW: this.now,
      FIXED_NOW_SET_AT: new Date().toISOString(),
    };
    const response = await demo.fetch(new Request(origin + path), environment);
    const body = await response.text();
    const found = response.headers.get('content-type')?.includes('json') === true ? leftovers.exec(body) : null;
    if (found !== null)
      this.leftovers.push(`${path}: …${body.slice(Math.max(0, found.index - 60), found.index + 20)}…`);
    return { status: response.status, body };
  }

  /** A JSON answer without its wrapper; undefined when there is none. */
  async ask(path: string): Promise<unknown> {
    if (this.#answers.has(path)) return this.#answers.get(path);
    const { status, body } = await this.send(path);
    const value: unknown = status === 200 ? JSON.parse(body) : undefined;
    const answer = isFields(value) && 'data' in value ? value.data : value;
    this.#answers.set(path, answer);
    return answer;
  }
}
