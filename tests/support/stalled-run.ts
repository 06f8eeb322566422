import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Longer than any test may take, with its hooks. */
const longestWaitMinutes = 6;

/**
 * Ends a run in which no test has ended for some minutes, and names what was running: the time limits of tests do not
 * hold for a worker whose thread is busy, or for one that does not stop.
 */
export class StalledRun implements Reporter {
  readonly #workers = new Set<ChildProcess>();
  readonly #running = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    subscribe('child_process', (message) => this.#workers.add((message as { process: ChildProcess }).process));
  }

  onTestRunStart(): void {
    this.#wait();
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#running.set(moduleId, 'at its beginning');
    this.#wait();
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    this.#running.set(module.moduleId, fullName);
  }

  onTestCaseResult({ module, fullName }: TestCase): void {
    this.#running.set(module.moduleId, `after ${fullName}`);
    this.#wait();
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#running.delete(moduleId);
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
    const running = Array.from(this.#running, ([file, test]) => `  ${relative('.', file)}: ${test}`);
    console.error(
      [`No test has ended for ${longestWaitMinutes} minutes. The run is ended. Running are:`, ...running].join('\n'),
    );
    for (const worker of this.#workers) worker.kill('SIGKILL');
    process.exit(1);
  }
}
