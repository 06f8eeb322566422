import { RefreshSchedule, type RefreshPlan } from '~/browser/refresh-schedule';
import { sleep } from '~/cache/base/clock';
import type { CachedDocument } from '~/cache/document/cached-document';
import type { ServedDocument } from '~/cache/document/document-cache';
import { findLiveFreshUntilMs } from '~/cache/document/page-freshness';
import { LIVE_POLICIES, policies, type PolicyName } from '~/cache/source/policies';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '~/time-units';
import { ManualClock } from '../../tests/support/manual-clock';
import { readRendered, SimulatedDeployment, type SimulatedPage } from './deployment';
import { LaggingStore } from './lagging-store';
import { PlatformTiers } from './platform-tiers';
import { createRepeatableRandom, createZipf, drawMoments } from './repeatable-random';
import { SimulatedUpstream } from './upstream';

/** A Saturday of state finals as open pages show it. */
export interface LiveAgesPlan {
  readonly refresh: 'when-due' | 'every-three-minutes';
  readonly hours: number;
  /** Pages that are opened, spread over the hours. */
  readonly visits: number;
  readonly page?: string;
  /** Freshness with a live game, if shorter; open pages then request live files. */
  readonly liveFreshSeconds?: number;
  /** Time for which a cache in front of upstream repeats an answer. */
  readonly upstreamCachedMs?: number;
  readonly seed: number;
}

export type AgeDistribution = ReturnType<typeof describeAges>;

export type LiveAges = Awaited<ReturnType<typeof playLiveAges>>;

/** As long as there are finals on a Saturday. */
export const finalsSaturday = { hours: 15, visits: 900, seed: 1 } as const;

const isolates = 8;
const locations = 3;
const storeLagMs = 20 * SECOND_MS;
const networkMs = 150;
const meanStayMs = 20 * MINUTE_MS;
const longestStayMs = 2 * HOUR_MS;
const shell = ['directory:sponsors'];
/** Most visited first. */
const pages: readonly SimulatedPage[] = [
  { address: '/', sources: ['scores:day', 'news:recent', ...shell] },
  { address: '/scores', sources: ['scores:day', ...shell] },
  ...[1, 2, 3].map((number) => ({ address: `/board/${number}`, sources: [`leaderboard:${number}`, ...shell] })),
  { address: '/football', sources: ['scores:week', 'standings:football', ...shell] },
  ...[1, 2, 3, 4].map((number) => ({ address: `/bracket/${number}`, sources: [`scores:bracket-${number}`, ...shell] })),
  ...[1, 2, 3, 4, 5, 6].map((number) => ({ address: `/games/${number}`, sources: ['scores:day', ...shell] })),
];
const warmed = { pages: pages.slice(0, 10), callsPerMinute: 60 };

const getPolicyName = (source: string) => source.slice(0, source.indexOf(':')) as PolicyName;
const getPolicy = (source: string) => policies[getPolicyName(source)];
const isLive = (source: string) => LIVE_POLICIES.includes(getPolicyName(source));

function findFile({ sources }: SimulatedPage): SimulatedPage | undefined {
  const source = sources.find((candidate) => candidate.startsWith('scores'));
  return source === undefined ? undefined : { address: `/live/${source}`, sources: [source] };
}

interface Shown {
  readonly fetchedAtMs: number;
  readonly sinceMs: number;
}

/** What an answer shows of live data. */
interface LiveContent {
  readonly fetchedAtMs: number;
  /** The period of the policy. */
  readonly everySeconds: number;
}

type Schedule = Pick<RefreshSchedule, 'dueAtMs' | 'noteAnswer' | 'noteRequest'>;

/** Plays the day on virtual time with production cache code and the production schedule of open pages. */
export function playLiveAges(plan: LiveAgesPlan) {
  return new SimulatedSaturday(plan).play();
}

class SimulatedSaturday {
  readonly #plan: LiveAgesPlan;
  readonly #clock = new ManualClock();
  readonly #getRandom: () => number;
  readonly #upstream: SimulatedUpstream;
  readonly #deployment: SimulatedDeployment;
  readonly #front: PlatformTiers;
  readonly #endMs: number;
  readonly #pickPage: () => number;
  readonly #ages = { scores: new Map<number, number>(), leaderboard: new Map<number, number>() };
  /** `filePolls` and `fileRuns` are those of the requests that are for files of games in play, and the runs for them. */
  readonly #count = { polls: 0, workerRuns: 0, filePolls: 0, fileRuns: 0 };
  readonly #pages = new Map(
    [...pages, ...pages.flatMap((page) => findFile(page) ?? [])].map((page) => [page.address, page]),
  );

  constructor(plan: LiveAgesPlan) {
    const clock = this.#clock;
    this.#plan = plan;
    this.#getRandom = createRepeatableRandom(plan.seed);
    this.#upstream = createUpstream(clock, plan);
    this.#deployment = createDeployment(clock, this.#getRandom, this.#upstream, plan);
    this.#front = new PlatformTiers({ clock, locations, callWorker: (url) => this.#runWorker(url) });
    this.#endMs = clock.getNowMs() + plan.hours * HOUR_MS;
    this.#pickPage = createZipf(pages.length, this.#getRandom);
  }

  async play() {
    const clock = this.#clock;
    const startMs = clock.getNowMs();
    for (const { atMs, begin } of this.#listEvents()) {
      await clock.advance(startMs + atMs - clock.getNowMs());
      void begin();
    }
    await clock.advance(this.#endMs - clock.getNowMs() + MINUTE_MS);
    const { calls, callsBySource } = this.#upstream;
    return {
      scores: describeAges(this.#ages.scores),
      leaderboards: describeAges(this.#ages.leaderboard),
      upstreamCalls: calls,
      /** Mean calls per minute of the source with the most. */
      mostCallsPerMinute: Math.max(...callsBySource.values()) / (this.#plan.hours * 60),
      ...this.#count,
    };
  }

  /** A prewarm run each minute, and the visits, in order of time. */
  #listEvents() {
    const { hours, visits } = this.#plan;
    const runs = Array.from({ length: hours * 60 }, (_, run) => run * MINUTE_MS + this.#getRandom() * 2000);
    const visitsAtMs = drawMoments(visits, 0, hours * HOUR_MS, this.#getRandom);
    return [
      ...runs.map((atMs) => ({ atMs, begin: () => this.#prewarm() })),
      ...visitsAtMs.map((atMs) => ({ atMs, begin: () => this.#visit() })),
    ].sort((a, b) => a.atMs - b.atMs);
  }

  async #runWorker(url: string): Promise<ServedDocument> {
    this.#count.workerRuns += 1;
    const address = decodeURIComponent(new URL(url).pathname.slice(1).replace(/\.data$/, ''));
    if (address.startsWith('/live/')) this.#count.fileRuns += 1;
    const page = this.#pages.get(address);
    if (page === undefined) throw new Error(`No page at ${address}`);
    const isolate = `isolate ${Math.floor(this.#getRandom() * isolates)}`;
    return this.#deployment.serve(isolate, page, url.endsWith('.data') ? 'data' : 'document');
  }

  async #prewarm(): Promise<void> {
    const sources = [...new Set(warmed.pages.flatMap((page) => page.sources))];
    await this.#deployment.prewarm(sources, warmed.callsPerMinute);
    for (const page of warmed.pages) void this.#request(page, 0, '');
  }

  async #request(page: SimulatedPage, location: number, suffix: '' | '.data') {
    await sleep(this.#clock, networkMs);
    const url = `https://site.invalid/${encodeURIComponent(page.address)}${suffix}`;
    return (await this.#front.answer(location, url)).document;
  }

  async #visit(): Promise<void> {
    const page = this.#pages.get(this.#plan.page ?? pages[this.#pickPage()]?.address ?? '');
    const stayMs = Math.min(longestStayMs, -Math.log(1 - this.#getRandom()) * meanStayMs);
    if (page !== undefined) await this.#open(page, Math.min(this.#endMs, this.#clock.getNowMs() + stayMs));
  }

  /** A visitor opens a page, looks at it for a while, and leaves. */
  async #open(page: SimulatedPage, leavesAtMs: number): Promise<void> {
    const clock = this.#clock;
    const location = Math.floor(this.#getRandom() * locations);
    const ages = this.#ages[page.sources.some((source) => source.startsWith('leaderboard')) ? 'leaderboard' : 'scores'];
    const schedules = { page: this.#createSchedule(), file: this.#createSchedule() };
    const file = this.#plan.liveFreshSeconds === undefined ? undefined : findFile(page);
    let shown: Shown | undefined;
    let next: keyof typeof schedules = 'page';
    let suffix: '' | '.data' = '';
    while (clock.getNowMs() < leavesAtMs) {
      const document = await this.#request(next === 'file' && file !== undefined ? file : page, location, suffix);
      const content = readLiveContent(document);
      if (shown === undefined || content.fetchedAtMs > shown.fetchedAtMs) {
        if (shown !== undefined) note(ages, shown, Math.min(clock.getNowMs(), leavesAtMs));
        shown = { fetchedAtMs: content.fetchedAtMs, sinceMs: clock.getNowMs() };
      }
      if (next === 'page') this.#schedulePage(schedules.page, document, content, file !== undefined);
      if (file !== undefined) this.#scheduleFile(schedules.file, document, content);
      next = schedules.file.dueAtMs < schedules.page.dueAtMs ? 'file' : 'page';
      await sleep(clock, Math.max(0, Math.min(schedules[next].dueAtMs, leavesAtMs) - clock.getNowMs()));
      schedules[next].noteRequest(clock.getNowMs());
      suffix = '.data';
      if (clock.getNowMs() >= leavesAtMs) break;
      this.#count.polls += 1;
      if (next === 'file') this.#count.filePolls += 1;
    }
    if (shown !== undefined) note(ages, shown, leavesAtMs);
  }

  /** When the page is requested again: with a file of live rows, only once its policy's period is over. */
  #schedulePage(schedule: Schedule, { parts }: CachedDocument, content: LiveContent, hasFile: boolean): void {
    const { fetchedAtMs, everySeconds } = content;
    const freshUntilMs = hasFile ? fetchedAtMs + everySeconds * SECOND_MS : findLiveFreshUntilMs(parts);
    schedule.noteAnswer({ ...complete, everySeconds, freshUntilMs, fetchedAtMs }, this.#clock.getNowMs());
  }

  #scheduleFile(schedule: Schedule, { parts }: CachedDocument, { fetchedAtMs }: LiveContent): void {
    const { liveFreshSeconds: everySeconds = Infinity } = this.#plan;
    const freshUntilMs = findLiveFreshUntilMs(parts);
    schedule.noteAnswer({ ...complete, everySeconds, freshUntilMs, fetchedAtMs }, this.#clock.getNowMs());
  }

  #createSchedule(): Schedule {
    return this.#plan.refresh === 'when-due' ? new RefreshSchedule(this.#getRandom) : new FixedSchedule();
  }
}

function createUpstream(clock: ManualClock, { upstreamCachedMs }: LiveAgesPlan): SimulatedUpstream {
  return new SimulatedUpstream(clock, (source) => ({
    kind: 'value',
    isInPlay: source.startsWith('scores'),
    latencyMs: 300,
    changesEveryMs: 20 * SECOND_MS,
    ...(upstreamCachedMs !== undefined && { cachedMs: upstreamCachedMs }),
  }));
}

function createDeployment(
  clock: ManualClock,
  getRandom: () => number,
  upstream: SimulatedUpstream,
  { refresh, liveFreshSeconds }: LiveAgesPlan,
): SimulatedDeployment {
  return new SimulatedDeployment({
    clock,
    getRandom,
    store: new LaggingStore(clock, () => storeLagMs),
    fetch: upstream.fetch,
    getPolicy: (source) => ({ ...getPolicy(source), ...(liveFreshSeconds !== undefined && { liveFreshSeconds }) }),
    isLive: refresh === 'when-due' ? isLive : () => false,
  });
}

function readLiveContent(document: CachedDocument): LiveContent {
  const live = readRendered(document).filter(({ source }) => isLive(source));
  return {
    fetchedAtMs: Math.min(...live.map(({ fetchedAtMs }) => fetchedAtMs)),
    everySeconds: Math.min(...live.map(({ source }) => getPolicy(source).freshSeconds)),
  };
}

/** Pages of the simulation lack no part. */
const complete = { live: null, isIncomplete: false };

/** The earlier schedule of open pages: one period after loading or asking. */
class FixedSchedule {
  dueAtMs = Infinity;
  #everyMs = 0;

  noteAnswer({ everySeconds }: RefreshPlan, nowMs: number): void {
    this.#everyMs = (everySeconds ?? 0) * SECOND_MS;
    if (this.dueAtMs === Infinity) this.dueAtMs = nowMs + this.#everyMs;
  }

  noteRequest(nowMs: number): void {
    this.dueAtMs = nowMs + this.#everyMs;
  }
}

/** Records the ages of shown data between two moments. */
function note(ages: Map<number, number>, { fetchedAtMs, sinceMs }: Shown, untilMs: number): void {
  for (let atMs = sinceMs; atMs < untilMs; atMs += SECOND_MS) {
    const seconds = Math.ceil((atMs - fetchedAtMs) / SECOND_MS);
    ages.set(seconds, (ages.get(seconds) ?? 0) + 1);
  }
}

function describeAges(ages: ReadonlyMap<number, number>) {
  const sorted = [...ages].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, looks]) => sum + looks, 0);
  const findAgeAt = (share: number): number => {
    let seen = 0;
    return sorted.find(([, looks]) => (seen += looks) >= share * total)?.[0] ?? 0;
  };
  return { median: findAgeAt(0.5), p95: findAgeAt(0.95), worst: findAgeAt(1) };
}
