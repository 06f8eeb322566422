import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getErrorMessage } from '~/cache/base/log';
import { findAccidents } from '../../tests/support/log-accidents';
import { listBuiltPagePaths, gamePaths } from '../../tests/support/route-rows';
import { quiet, startTestSite, type TestSite } from '../../tests/support/test-site';
import { writeControlFile } from '../local/control-file';
import { readLocalEnvironment } from '../local/local-environment';
import { findControl } from '../local/local-site';
import { main as runCacheCommand } from '../operate/cache';
import type { MemorySample, SoakSeen } from './judgment';
import { sampleHeap, sampleWorkerd, type ProcessSample } from './process-sample';
import { createSoakSchedule, type SoakAction, type SoakKind } from './schedule';
import { startVisitors, visit, type Visit, type Visitors } from './visitors';

export interface SoakOptions {
  readonly seconds: number;
  readonly seed: number;
  readonly print: (line: string) => void;
}

export type SoakResult = Awaited<ReturnType<typeof runSoak>>;

const FIRST_BUILD = 'soak-1';
const VISITORS = 4;
/** Rare, because garbage collection delays visitors. */
const SAMPLE_EVERY_MS = 15_000;
const SAMPLES_OF_LINE = 2;
const MOST_ACCIDENTS = 20;

/** Loads and disturbs a site on loopback. Ends everything that it started. */
export async function runSoak({ seconds, seed, print }: SoakOptions) {
  const accidents: string[] = [];
  const onOutput = (line: string) => {
    if (accidents.length < MOST_ACCIDENTS) accidents.push(...findAccidents([line]));
  };
  // Upstream in its own process, so that only the site is measured and restarted.
  const upstream = await startTestSite({}, quiet);
  const upstreamPid = (await sampleWorkerd())?.pid;
  const names = { BUILD_ID: FIRST_BUILD, ...buildAddresses(upstream) };
  const site = await startTestSite(names, { onOutput, hasInspector: true });
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'fieldhouse-soak-'));
  await writeControlFile(dataDirectory, await findControl(site.miniflare), site.url);
  try {
    const warmPaths = await warmUp(site);
    print(`${warmPaths.length} pages are warm; ${seconds / 60} minutes begin`);
    const run = new SoakRun({ site, upstream, upstreamPid, dataDirectory, print });
    const figures = await run.play(warmPaths, seconds, seed);
    const seen: SoakSeen = { ...run.seen, accidents };
    return { ...figures, seen };
  } finally {
    await site.dispose();
    await upstream.dispose();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** The addresses of upstream in the environment of a site. */
function buildAddresses({ url, demoPort }: TestSite): Readonly<Record<string, string>> {
  const { names } = readLocalEnvironment({ PORT: new URL(url).port, DEMO_PORT: String(demoPort) });
  return Object.fromEntries(Object.entries(names).filter(([name]) => name.endsWith('_URL') && name !== 'SITE_URL'));
}

/** Requests a page of every route twice. Returns those with two 200 answers. */
async function warmUp({ url }: TestSite): Promise<readonly string[]> {
  const warm: string[] = [];
  for (const page of [...listBuiltPagePaths(), ...gamePaths]) {
    const [first, second] = [await visit(url, page), await visit(url, page)];
    if (first.status === 200 && second.status === 200) warm.push(page);
  }
  return warm;
}

type SoakDependencies = Pick<SoakOptions, 'print'> & {
  readonly site: TestSite;
  readonly upstream: Pick<TestSite, 'setFault' | 'clearFaults'>;
  readonly upstreamPid: number | undefined;
  readonly dataDirectory: string;
};

class SoakRun {
  readonly seen = {
    requests: 0,
    warmFailures: new Map<string, number>(),
    done: new Map<SoakKind, number>(),
    failedEvents: [] as string[],
    runs: [{ buildId: FIRST_BUILD, startedAtSeconds: 0, samples: [] as MemorySample[] }],
  };
  readonly #dependencies: SoakDependencies;
  readonly #startedMs = performance.now();
  /** Processor time of each process, first and last. */
  readonly #cpu = new Map<number, { readonly firstSeconds: number; readonly lastSeconds: number }>();
  readonly #crons = new Set<Promise<void>>();
  #coldRequests = 0;
  readonly #closed = new Map<string, number>();
  #slowestWarmMs = 0;

  constructor(dependencies: SoakDependencies) {
    this.#dependencies = dependencies;
  }

  async play(warmPaths: readonly string[], seconds: number, seed: number) {
    const visitors = startVisitors({
      siteUrl: this.#dependencies.site.url,
      warmPaths,
      seed,
      count: VISITORS,
      onVisit: (seen, isWarm) => {
        this.#note(seen, isWarm);
      },
    });
    const sampling = new AbortController();
    const sampled = this.#sampleUntil(sampling.signal);
    for (const { atSeconds, action } of createSoakSchedule(seed, seconds)) {
      await sleep(Math.max(0, (atSeconds - this.#getElapsedSeconds()) * 1000));
      // Events are late on a busy machine.
      if (this.#getElapsedSeconds() > seconds) break;
      await this.#tryTo(action, visitors);
    }
    await sleep(Math.max(0, (seconds - this.#getElapsedSeconds()) * 1000));
    await visitors.leave();
    sampling.abort();
    await sampled;
    await Promise.all(this.#crons);
    const cpuSeconds = [...this.#cpu.values()].reduce(
      (sum, process) => sum + process.lastSeconds - process.firstSeconds,
      0,
    );
    return {
      warmPages: warmPaths.length,
      coldRequests: this.#coldRequests,
      /** Requests that were sent once more because their connection was closed, by what closed it. */
      closed: this.#closed,
      slowestWarmMs: Math.round(this.#slowestWarmMs),
      /** Processor time of the runtime in a second, over the whole run. */
      cpuShare: cpuSeconds / this.#getElapsedSeconds(),
    };
  }

  #getElapsedSeconds(): number {
    return (performance.now() - this.#startedMs) / 1000;
  }

  #note({ path: page, status, tookMs, closedBy }: Visit, isWarm: boolean): void {
    this.seen.requests += 1;
    if (closedBy !== null) this.#closed.set(closedBy, (this.#closed.get(closedBy) ?? 0) + 1);
    if (!isWarm) {
      this.#coldRequests += 1;
      return;
    }
    this.#slowestWarmMs = Math.max(this.#slowestWarmMs, tookMs);
    if (status === 200) return;
    const what = `${status ?? 'none'} ${page}`;
    if (!this.seen.warmFailures.has(what)) this.#dependencies.print(`  ${this.#stamp()} ${what}`);
    this.seen.warmFailures.set(what, (this.seen.warmFailures.get(what) ?? 0) + 1);
  }

  async #sampleUntil(signal: AbortSignal): Promise<void> {
    let count = 0;
    while (!signal.aborted) {
      const sample = await sampleWorkerd(this.#dependencies.upstreamPid);
      if (sample !== undefined) {
        this.#noteCpu(sample);
        const heapMb = await sampleHeap(this.#dependencies.site.miniflare, 'site');
        const { rssMb } = sample;
        const { runs, requests } = this.seen;
        runs.at(-1)?.samples.push({ atSeconds: this.#getElapsedSeconds(), rssMb, heapMb, requests });
        const memory = `the isolate keeps ${heapMb?.toFixed(0) ?? '?'} MB, the process has ${rssMb.toFixed(0)} MB`;
        if (count % SAMPLES_OF_LINE === 0) this.#dependencies.print(`  ${this.#stamp()} ${memory}`);
        count += 1;
      }
      await sleep(SAMPLE_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  #noteCpu({ pid, cpuSeconds: lastSeconds }: ProcessSample): void {
    const { firstSeconds = lastSeconds } = this.#cpu.get(pid) ?? {};
    this.#cpu.set(pid, { firstSeconds, lastSeconds });
  }

  async #tryTo(action: SoakAction, visitors: Visitors): Promise<void> {
    try {
      await this.#do(action, visitors);
      this.seen.done.set(action.kind, (this.seen.done.get(action.kind) ?? 0) + 1);
    } catch (error) {
      this.#noteFailed(action.kind, error);
    }
  }

  #noteFailed(kind: SoakKind, error: unknown): void {
    this.seen.failedEvents.push(`${this.#stamp()} ${kind}: ${getErrorMessage(error)}`);
  }

  async #do(action: SoakAction, visitors: Visitors): Promise<void> {
    this.#dependencies.print(`  ${this.#stamp()} ${describeAction(action)}`);
    switch (action.kind) {
      case 'fault':
        return this.#dependencies.upstream.setFault(action.fault);
      case 'recovery':
        return this.#dependencies.upstream.clearFaults();
      case 'cron':
        this.#startCron();
        return;
      case 'policy':
        return this.#runCommand(action.words);
      case 'deploy':
        return this.#deploy(action.buildId, visitors);
    }
  }

  /** A prewarm run takes as long as upstream, so the next event does not wait for it. */
  #startCron(): void {
    const run = this.#dependencies.site.control.runPrewarm().catch((error: unknown) => {
      this.#noteFailed('cron', error);
    });
    this.#crons.add(run);
    void run.then(() => this.#crons.delete(run));
  }

  async #runCommand(words: readonly string[]): Promise<void> {
    const problems: string[] = [];
    const code = await runCacheCommand([...words, '--yes', '--why', 'a soak'], {
      print: () => undefined,
      printProblem: (text) => void problems.push(text),
      ask: null,
      showProgress: null,
      environment: { DATA_DIR: this.#dependencies.dataDirectory },
    });
    if (code !== 0) throw new Error(`npm run cache -- ${words.join(' ')}: ${problems.join(' ')}`);
  }

  /** The platform keeps the old version until the new one takes over; here visitors wait. */
  async #deploy(buildId: string, visitors: Visitors): Promise<void> {
    await visitors.pause();
    await Promise.all(this.#crons);
    try {
      await this.#dependencies.site.deployWith({ BUILD_ID: buildId });
      this.seen.runs.push({ buildId, startedAtSeconds: this.#getElapsedSeconds(), samples: [] });
    } finally {
      visitors.resume();
    }
  }

  #stamp(): string {
    return `${this.#getElapsedSeconds().toFixed(0).padStart(5)} s`;
  }
}

function describeAction(action: SoakAction): string {
  switch (action.kind) {
    case 'fault':
      return `fault ${JSON.stringify(action.fault)}`;
    case 'policy':
      return `cache ${action.words.join(' ')}`;
    case 'deploy':
      return `deploy ${action.buildId}`;
    case 'recovery':
    case 'cron':
      return action.kind;
  }
}
