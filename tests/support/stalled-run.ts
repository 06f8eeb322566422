import { spawnSync, type ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { findBusyProcesses, sampleRuntimes, type ThreadSample } from '../../scripts/local/stuck-runtime.ts';
import { isWhole, sampleSeed } from './sample.ts';

/** Longer than any test takes with its hooks, even on a busy machine. */
const longestWaitMinutes = 15;

/** Tolerated number of tests that pass only when repeated. */
const mostRepeated = 3;

/** Consecutive samples after which a busy runtime counts as stuck. */
const look = { everySeconds: 15, times: 3 };

/** Looks are counted instead of minutes: for a machine that was suspended, hours pass between two of them. */
const mostQuietLooks = (longestWaitMinutes * 60) / look.everySeconds;

/** Exit code of a run that stalled without a failure. */
export const stalledExitCode = 75;

/** File in which a stalled run lists its unfinished test files. */
export const unfinishedFilesPath = '.cache/unfinished-tests.json';

/**
 * Prints the seed of the samples, and fails a run in which many tests were repeated. Ends a run in which no test has ended for
 * some minutes or a runtime is stuck, and names the running tests, because test timeouts do not work for a worker whose thread
 * is busy or that waits for its modules.
 */
export class StalledRun implements Reporter {
  readonly #workers = new Set<ChildProcess>();
  readonly #unfinished = new Set<string>();
  readonly #running = new Map<string, string>();
  readonly #repeated: string[] = [];
  #hasFailure = false;
  #looking: NodeJS.Timeout | undefined;
  /** Looks since a test or a file has last begun or ended. */
  #quietLooks = 0;
  #runtimes: ReadonlyMap<number, ThreadSample> = new Map();
  /** Consecutive samples in which a runtime was busy without waiting, by process id. */
  #stuckLooks: ReadonlyMap<number, number> = new Map();

  constructor() {
    subscribe('child_process', (message) => this.#workers.add((message as { process: ChildProcess }).process));
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) this.#unfinished.add(relative('.', moduleId));
    this.#looking = setInterval(() => {
      this.#look();
    }, look.everySeconds * 1000);
    this.#looking.unref();
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#running.set(relativeModuleId, 'at its beginning');
    this.#quietLooks = 0;
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    this.#running.set(module.relativeModuleId, fullName);
  }

  onTestCaseResult(test: TestCase): void {
    const { module, fullName } = test;
    if ((test.diagnostic()?.retryCount ?? 0) > 0) {
      // The errors of failed attempts, also of a test that passed in the end.
      const errors = (test.result().errors ?? []).map(
        ({ message, stacks }) => `    ${message}\n      ${formatPlace(stacks)}`,
      );
      this.#repeated.push([`  ${module.relativeModuleId}: ${fullName}`, ...errors].join('\n'));
    }
    this.#running.set(module.relativeModuleId, `after ${fullName}`);
    this.#quietLooks = 0;
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module.relativeModuleId);
    this.#unfinished.delete(module.relativeModuleId);
    if (!module.ok()) this.#hasFailure = true;
    this.#quietLooks = 0;
  }

  onTestRunEnd(): void {
    clearInterval(this.#looking);
    const lookedAt = isWhole
      ? 'Everything was looked at.'
      : `Samples${process.env.TEST_DRAW === '1' ? ' and files of tests/' : ''} were drawn by the seed ${sampleSeed} (TEST_SEED).`;
    console.log([`${lookedAt} Tests that were repeated: ${this.#repeated.length}`, ...this.#repeated].join('\n'));
    if (this.#repeated.length > mostRepeated) {
      console.error(`More than ${mostRepeated} tests were repeated, so the run has failed.`);
      process.exitCode = 1;
    }
  }

  #look(): void {
    this.#quietLooks += 1;
    if (this.#quietLooks >= mostQuietLooks) this.#end(`No test has ended for ${longestWaitMinutes} minutes.`);
    const runtimes = sampleRuntimes();
    const busy = findBusyProcesses(this.#runtimes, runtimes, look.everySeconds);
    this.#runtimes = runtimes;
    this.#stuckLooks = new Map(busy.map((pid) => [pid, (this.#stuckLooks.get(pid) ?? 0) + 1]));
    const stuck = busy.filter((pid) => (this.#stuckLooks.get(pid) ?? 0) >= look.times);
    if (stuck.length === 0) return;
    for (const pid of stuck) process.kill(pid, 'SIGKILL');
    this.#end('The local runtime is stuck (docs/reliability.md).');
  }

  #end(why: string): void {
    const running = Array.from(this.#running, ([file, test]) => `  ${file}: ${test}`);
    const processes = spawnSync('ps', ['-eo', 'pid,ppid,stat,time,wchan:20,args', '--cols', '140'], {
      encoding: 'utf8',
    });
    console.error([`${why} The run is ended. Running are:`, ...running, processes.stdout].join('\n'));
    mkdirSync('.cache', { recursive: true });
    writeFileSync(unfinishedFilesPath, JSON.stringify([...this.#unfinished]));
    for (const worker of this.#workers) worker.kill('SIGKILL');
    process.exit(this.#hasFailure ? 1 : stalledExitCode);
  }
}

/** File and line of the test that an error comes from. */
function formatPlace(stacks: readonly { readonly file: string; readonly line: number }[] = []): string {
  const frame = stacks.find(({ file }) => file.includes('/tests/')) ?? stacks[0];
  return frame === undefined ? '' : `${relative('.', frame.file)}:${frame.line}`;
}
