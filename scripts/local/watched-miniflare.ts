import { setTimeout as sleep } from 'node:timers/promises';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import { findBusyProcesses, sampleRuntimes, type ThreadSample } from './stuck-runtime';

export interface Watch {
  /** Any answer shows that the runtime works. */
  readonly probeUrl: string;
  readonly everyMs: number;
  /** A busy runtime without answers is replaced after this time. */
  readonly silentMs: number;
  readonly print: (line: string) => void;
  /** Called with the number of runtimes that the watch knows, after each look. */
  readonly onLook?: (runtimes: number) => void;
}

/**
 * Replaces a runtime that hangs or has ended, at the same address with its data. It probes only suspicious ones (`sampleRuntimes`), with
 * `/proc`.
 */
export class WatchedMiniflare extends Miniflare {
  readonly #watch: Watch;
  readonly #end = new AbortController();
  #restart: () => Promise<void>;
  #isRestarting = false;

  constructor(options: MiniflareOptions, watch: Watch) {
    super(options);
    this.#restart = () => super.setOptions(options);
    this.#watch = watch;
    void this.#look();
  }

  override async setOptions(options: MiniflareOptions): Promise<void> {
    this.#restart = () => super.setOptions(options);
    this.#isRestarting = true;
    try {
      await this.#restart();
    } finally {
      this.#isRestarting = false;
    }
  }

  override dispose(): Promise<void> {
    this.#end.abort();
    return super.dispose();
  }

  async #look(): Promise<void> {
    const { everyMs, silentMs, onLook } = this.#watch;
    let before = sampleRuntimes();
    let seenAtMs = Date.now();
    let silentSinceMs: number | undefined;
    while (await this.#rest(everyMs)) {
      const after = sampleRuntimes();
      const nowMs = Date.now();
      const isSuspect = silentSinceMs !== undefined || isOutOfOrder(before, after, nowMs - seenAtMs);
      const isInOrder = !isSuspect || this.#isRestarting || (await this.#isAnswering());
      silentSinceMs = isInOrder ? undefined : (silentSinceMs ?? seenAtMs);
      before = after;
      seenAtMs = nowMs;
      onLook?.(before.size);
      if (silentSinceMs !== undefined && Date.now() - silentSinceMs >= silentMs) {
        await this.#replace(Date.now() - silentSinceMs);
        silentSinceMs = undefined;
      }
    }
  }

  /** False after the site was disposed of. */
  async #rest(ms: number): Promise<boolean> {
    try {
      await sleep(ms, undefined, { ref: false, signal: this.#end.signal });
      return true;
    } catch {
      return false;
    }
  }

  async #isAnswering(): Promise<boolean> {
    const { probeUrl, everyMs } = this.#watch;
    try {
      const signal = AbortSignal.any([this.#end.signal, AbortSignal.timeout(everyMs)]);
      await (await fetch(probeUrl, { signal })).body?.cancel();
      return true;
    } catch {
      return this.#end.signal.aborted;
    }
  }

  async #replace(silentMs: number): Promise<void> {
    const { print } = this.#watch;
    print(`The local runtime has answered nothing for ${Math.round(silentMs / 1000)} s and is replaced.`);
    try {
      await this.#restart();
    } catch (error) {
      if (!this.#end.signal.aborted) print(`That failed: ${String(error)}`);
    }
  }
}

/** Whether a runtime was busy for `ms` without waiting, or has ended. */
function isOutOfOrder(before: ReadonlyMap<number, ThreadSample>, after: ReadonlyMap<number, ThreadSample>, ms: number) {
  return findBusyProcesses(before, after, ms / 1000).length > 0 || [...before.keys()].some((pid) => !after.has(pid));
}
