import { sleep, type Clock } from '../../app/cache/clock';
import type { Fetch } from '../../app/cache/fetch-upstream';

export type UpstreamMood = 'healthy' | 'error' | 'hanging' | 'slow' | 'garbage';

const latencyMs = { healthy: 120, error: 40, garbage: 60, slow: 4000 } as const;

/**
 * An upstream on virtual time. Each source has a version that changes when told so; its history is kept, so that a test
 * can say what was true at any moment.
 */
export class SimulatedUpstream {
  mood: UpstreamMood = 'healthy';
  calls = 0;
  readonly callsBySource = new Map<string, number>();
  readonly #clock: Clock;
  readonly #changes = new Map<string, number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  change(source: string): void {
    this.#changes.set(source, [...(this.#changes.get(source) ?? []), this.#clock.nowMs()]);
  }

  /** Which version of a source was true at a moment. */
  versionAt(source: string, momentMs: number): number {
    return (this.#changes.get(source) ?? []).filter((changedAtMs) => changedAtMs <= momentMs).length;
  }

  readonly fetch: Fetch = async (url, init) => {
    const source = new URL(url).pathname.slice(1);
    this.calls += 1;
    this.callsBySource.set(source, (this.callsBySource.get(source) ?? 0) + 1);
    const { mood } = this;
    if (mood === 'hanging') return new Promise<Response>(() => undefined);
    await sleep(this.#clock, latencyMs[mood]);
    if (mood === 'error') return new Response('', { status: 500 });
    if (mood === 'garbage') return new Response('{"version": 1', { headers: { 'content-type': 'application/json' } });
    const version = this.versionAt(source, this.#clock.nowMs());
    const etag = `"${version}"`;
    if (new Headers(init.headers).get('if-none-match') === etag) return new Response(null, { status: 304 });
    return new Response(JSON.stringify({ version }), { headers: { 'content-type': 'application/json', etag } });
  };
}
