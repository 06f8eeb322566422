import { RefreshSchedule, type RefreshPlan } from '~/browser/refresh-schedule';
import { sleep } from '~/cache/base/clock';
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

/** Plays the day on virtual time with production cache code and the production schedule of open pages. */
export async function playLiveAges(day: LiveAgesPlan) {
  const { refresh, hours, visits, liveFreshSeconds, upstreamCachedMs, seed } = day;
  const clock = new ManualClock();
  const getRandom = createRepeatableRandom(seed);
  const upstream = new SimulatedUpstream(clock, (source) => ({
    kind: 'value',
    isInPlay: source.startsWith('scores'),
    latencyMs: 300,
    changesEveryMs: 20 * SECOND_MS,
    ...(upstreamCachedMs !== undefined && { cachedMs: upstreamCachedMs }),
  }));
  const deployment = new SimulatedDeployment({
    clock,
    getRandom,
    store: new LaggingStore(clock, () => storeLagMs),
    fetch: upstream.fetch,
    getPolicy: (source) => ({ ...getPolicy(source), ...(liveFreshSeconds !== undefined && { liveFreshSeconds }) }),
    isLive: refresh === 'when-due' ? isLive : () => false,
  });
  /** `filePolls` and `fileRuns` are those of the requests that are for files of games in play, and the runs for them. */
  const count = { polls: 0, workerRuns: 0, filePolls: 0, fileRuns: 0 };
  const files = pages.flatMap((page) => findFile(page) ?? []);
  const byAddress = new Map([...pages, ...files].map((page) => [page.address, page]));
  const front = new PlatformTiers({
    clock,
    locations,
    callWorker: (url) => {
      count.workerRuns += 1;
      const address = decodeURIComponent(new URL(url).pathname.slice(1).replace(/\.data$/, ''));
      if (address.startsWith('/live/')) count.fileRuns += 1;
      const page = byAddress.get(address);
      if (page === undefined) throw new Error(`No page at ${address}`);
      const isolate = `isolate ${Math.floor(getRandom() * isolates)}`;
      return deployment.serve(isolate, page, url.endsWith('.data') ? 'data' : 'document');
    },
  });
  const ages = { scores: new Map<number, number>(), leaderboard: new Map<number, number>() };
  const startMs = clock.getNowMs();
  const endMs = startMs + hours * HOUR_MS;
  const pick = createZipf(pages.length, getRandom);

  const events = [
    ...Array.from({ length: hours * 60 }, (_, run) => ({ atMs: run * MINUTE_MS + getRandom() * 2000, begin: prewarm })),
    ...drawMoments(visits, 0, hours * HOUR_MS, getRandom).map((atMs) => ({ atMs, begin: visit })),
  ].sort((a, b) => a.atMs - b.atMs);
  for (const { atMs, begin } of events) {
    await clock.advance(startMs + atMs - clock.getNowMs());
    void begin();
  }
  await clock.advance(endMs - clock.getNowMs() + MINUTE_MS);
  return {
    scores: describeAges(ages.scores),
    leaderboards: describeAges(ages.leaderboard),
    upstreamCalls: upstream.calls,
    /** Mean calls per minute of the source with the most. */
    mostCallsPerMinute: Math.max(...upstream.callsBySource.values()) / (hours * 60),
    ...count,
  };

  async function prewarm(): Promise<void> {
    const sources = [...new Set(warmed.pages.flatMap((page) => page.sources))];
    await deployment.prewarm(sources, warmed.callsPerMinute);
    for (const page of warmed.pages) void ask(page, 0, '');
  }

  async function ask(page: SimulatedPage, location: number, suffix: '' | '.data') {
    await sleep(clock, networkMs);
    const url = `https://site.invalid/${encodeURIComponent(page.address)}${suffix}`;
    return (await front.answer(location, url)).document;
  }

  async function visit(): Promise<void> {
    const page = byAddress.get(day.page ?? pages[pick()]?.address ?? '');
    const stayMs = Math.min(longestStayMs, -Math.log(1 - getRandom()) * meanStayMs);
    if (page !== undefined) await open(page, Math.min(endMs, clock.getNowMs() + stayMs));
  }

  /** A visitor opens a page, looks at it for a while, and leaves. */
  async function open(page: SimulatedPage, leavesAtMs: number): Promise<void> {
    const location = Math.floor(getRandom() * locations);
    const kind = page.sources.some((source) => source.startsWith('leaderboard')) ? 'leaderboard' : 'scores';
    const schedules = { page: createSchedule(), file: createSchedule() };
    const file = liveFreshSeconds === undefined ? undefined : findFile(page);
    let shown: Shown | undefined;
    let next: 'page' | 'file' = 'page';
    let suffix: '' | '.data' = '';
    while (clock.getNowMs() < leavesAtMs) {
      const document = await ask(next === 'file' && file !== undefined ? file : page, location, suffix);
      const live = readRendered(document).filter(({ source }) => isLive(source));
      const fetchedAtMs = Math.min(...live.map((part) => part.fetchedAtMs));
      if (shown === undefined || fetchedAtMs > shown.fetchedAtMs) {
        if (shown !== undefined) note(ages[kind], shown, Math.min(clock.getNowMs(), leavesAtMs));
        shown = { fetchedAtMs, sinceMs: clock.getNowMs() };
      }
      const everySeconds = Math.min(...live.map(({ source }) => policies[getPolicyName(source)].freshSeconds));
      const freshUntilMs =
        file === undefined ? findLiveFreshUntilMs(document.parts) : fetchedAtMs + everySeconds * SECOND_MS;
      if (next === 'page')
        schedules.page.noteAnswer({ ...complete, everySeconds, freshUntilMs, fetchedAtMs }, clock.getNowMs());
      if (file !== undefined && liveFreshSeconds !== undefined) {
        const fileUntilMs = findLiveFreshUntilMs(document.parts);
        const plan = { ...complete, everySeconds: liveFreshSeconds, freshUntilMs: fileUntilMs, fetchedAtMs };
        schedules.file.noteAnswer(plan, clock.getNowMs());
      }
      next = schedules.file.dueAtMs < schedules.page.dueAtMs ? 'file' : 'page';
      await sleep(clock, Math.max(0, Math.min(schedules[next].dueAtMs, leavesAtMs) - clock.getNowMs()));
      schedules[next].noteRequest(clock.getNowMs());
      suffix = '.data';
      if (clock.getNowMs() >= leavesAtMs) break;
      count.polls += 1;
      if (next === 'file') count.filePolls += 1;
    }
    if (shown !== undefined) note(ages[kind], shown, leavesAtMs);
  }

  function createSchedule(): Pick<RefreshSchedule, 'dueAtMs' | 'noteAnswer' | 'noteRequest'> {
    return refresh === 'when-due' ? new RefreshSchedule(getRandom) : new FixedSchedule();
  }
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
