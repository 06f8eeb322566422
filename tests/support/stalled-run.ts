import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';

/** Longer than any test may take, with its hooks. */
const longestWaitMinutes = 6;

/** How a run ends that stood still without a failure. */
export const stalledExitCode = 75;

/** Where such a run leaves the paths of the test files that have not ended, as a list. */
export const unfinishedFilesPath = '.cache/unfinished-tests.json';

/**
 * Ends a run in which no test has ended for some minutes, and names what was running: the time limits of tests do not
 * hold for a worker whose thread is busy, or for one that waits for its modules.
 */
export class StalledRun implements Reporter {
  readonly #workers = new Set<ChildProcess>();
  readonly #unfinished = new Set<string>();
  readonly #running = new Map<string, string>();
  #hasFailure = false;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    subscribe('child_process', (message) => this.#workers.add((message as { process: ChildProcess }).process));
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) this.#unfinished.add(relative('.', moduleId));
    this.#wait();
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#running.set(relativeModuleId, 'at its beginning');
    this.#wait();
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    this.#running.set(module.relativeModuleId, fullName);
  }

  onTestCaseResult({ module, fullName }: TestCase): void {
    this.#running.set(module.relativeModuleId, `after ${fullName}`);
    this.#wait();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module.relativeModuleId);
    this.#unfinished.delete(module.relativeModuleId);
    if (!module.ok()) this.#hasFailure = true;
    this.#wait();
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#end();
    }, longestWaitMinutes * 60_000);
  }

  #end(): void {
    const running = Array.from(this.#running, ([file, test]) => `  ${file}: ${test}`);
    console.error(
      [`No test has ended for ${longestWaitMinutes} minutes. The run is ended. Running are:`, ...running].join('\n'),
    );
    mkdirSync('.cache', { recursive: true });
    writeFileSync(unfinishedFilesPath, JSON.stringify([...this.#unfinished]));
    for (const worker of this.#workers) worker.kill('SIGKILL');
    process.exit(this.#hasFailure ? 1 : stalledExitCode);
  }
}
