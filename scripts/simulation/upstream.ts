import { sleep, type Clock } from '~/cache/base/clock';
import type { EntryKind } from '~/cache/source/entry';
import type { Fetch } from '~/cache/upstream/fetch-upstream';

export type UpstreamBehavior = 'healthy' | 'error' | 'hanging' | 'slow' | 'garbage' | 'too-many-calls';

export interface SourceProfile {
  readonly kind: EntryKind;
  readonly latencyMs: number;
  /** How often content changes without a test's changes. */
  readonly changesEveryMs?: number;
  /** Whether its answer has a game in play. */
  readonly isInPlay?: boolean;
  /** Time for which a cache in front repeats an answer. */
  readonly cachedMs?: number;
}

const ordinary: SourceProfile = { kind: 'value', latencyMs: 120 };
const latencyMs = { error: 40, garbage: 60, slow: 4000, 'too-many-calls': 20 } as const;

/** An upstream on virtual time. Sources have versions that tests change, with their history. */
export class SimulatedUpstream {
  mood: UpstreamBehavior = 'healthy';
  readonly callsBySource = new Map<string, number>();
  /** The time of each call on the virtual clock. */
  readonly calledAtMs: number[] = [];
  readonly #clock: Clock;
  readonly #getProfile: (source: string) => SourceProfile;
  readonly #changes = new Map<string, number[]>();
  /** Last fill of the cache in front, by source. */
  readonly #filledAtMs = new Map<string, number>();

  constructor(clock: Clock, getProfile: (source: string) => SourceProfile = () => ordinary) {
    this.#clock = clock;
    this.#getProfile = getProfile;
  }

  get calls(): number {
    return this.calledAtMs.length;
  }

  forgetCalls(): void {
    this.calledAtMs.length = 0;
    this.callsBySource.clear();
  }

  change(source: string): void {
    this.#changes.set(source, [...(this.#changes.get(source) ?? []), this.#clock.getNowMs()]);
  }

  getVersionAt(source: string, momentMs: number): number {
    return (this.#changes.get(source) ?? []).filter((changedAtMs) => changedAtMs <= momentMs).length;
  }

  readonly fetch: Fetch = async (url, init) => {
    const source = decodeURIComponent(new URL(url).pathname.slice(1));
    this.calledAtMs.push(this.#clock.getNowMs());
    this.callsBySource.set(source, (this.callsBySource.get(source) ?? 0) + 1);
    const { mood } = this;
    if (mood === 'hanging') return new Promise<Response>(() => undefined);
    const profile = this.#getProfile(source);
    await sleep(this.#clock, mood === 'healthy' ? profile.latencyMs : latencyMs[mood]);
    if (mood === 'error') return new Response('', { status: 500 });
    if (mood === 'too-many-calls') return new Response('', { status: 429, headers: { 'retry-after': '30' } });
    if (mood === 'garbage') return new Response('{"version": 1', { headers: { 'content-type': 'application/json' } });
    if (profile.kind === 'missing') return Response.json({ error: 'Not found' }, { status: 404 });
    const { changesEveryMs = Infinity, cachedMs } = profile;
    const nowMs = this.#clock.getNowMs();
    const filledAtMs = cachedMs === undefined ? nowMs : this.#fill(source, cachedMs, nowMs);
    const aged: Record<string, string> =
      cachedMs === undefined
        ? {}
        : { age: `${Math.floor((nowMs - filledAtMs) / 1000)}`, 'cache-control': `public, max-age=${cachedMs / 1000}` };
    const version = this.getVersionAt(source, filledAtMs) + Math.floor(filledAtMs / changesEveryMs);
    const etag = `"${version}"`;
    if (new Headers(init.headers).get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: aged });
    const body = profile.kind === 'empty' ? [] : { version, ...(profile.isInPlay === true && { isInPlay: true }) };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', etag, ...aged } });
  };

  /** Time of the cached answer in front. */
  #fill(source: string, cachedMs: number, nowMs: number): number {
    const filledAtMs = this.#filledAtMs.get(source) ?? -Infinity;
    if (nowMs - filledAtMs < cachedMs) return filledAtMs;
    this.#filledAtMs.set(source, nowMs);
    return nowMs;
  }
}
