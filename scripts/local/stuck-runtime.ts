import { readdirSync, readFileSync } from 'node:fs';

/* At full load on two cores a workerd can stop forever (docs/reliability.md): its main thread is busy without ever waiting. */

/** Processor time, and how often it has waited. */
export type ThreadSample = NonNullable<ReturnType<typeof sampleThread>>;

const TICKS_OF_SECOND = 100;
/** A process with less time was kept from the processor. */
const BUSY_SHARE = 0.25;

/** Processes that were busy between two samples without waiting. */
export function findBusyProcesses(
  before: ReadonlyMap<number, ThreadSample>,
  after: ReadonlyMap<number, ThreadSample>,
  seconds: number,
): number[] {
  return [...after].flatMap(([pid, { cpuSeconds, waits }]) => {
    const earlier = before.get(pid);
    const isBusy = earlier !== undefined && cpuSeconds - earlier.cpuSeconds > seconds * BUSY_SHARE;
    return isBusy && waits === earlier.waits ? [pid] : [];
  });
}

/** Runtimes of this process and its children; none without `/proc`. */
export function sampleRuntimes(): ReadonlyMap<number, ThreadSample> {
  const samples = new Map<number, ThreadSample>();
  const parents = new Map<number, number>();
  const runtimes: number[] = [];
  for (const pid of listProcessIds()) {
    const status = readStatus(pid);
    parents.set(pid, Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]));
    if (/^Name:\s*workerd$/m.test(status)) runtimes.push(pid);
  }
  for (const pid of runtimes) {
    const sample = isDescendant(pid, parents) ? sampleThread(pid) : undefined;
    if (sample !== undefined) samples.set(pid, sample);
  }
  return samples;
}

function listProcessIds(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** Empty when the process has ended. */
function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

function isDescendant(pid: number, parents: ReadonlyMap<number, number>): boolean {
  for (let parent = parents.get(pid); parent !== undefined && parent > 1; parent = parents.get(parent)) {
    if (parent === process.pid) return true;
  }
  return false;
}

function sampleThread(pid: number) {
  const waits = /^voluntary_ctxt_switches:\s*(\d+)/m.exec(readStatus(pid))?.[1];
  try {
    // Fields after the name in brackets start with number 3; 14 and 15 are the processor time (proc(5)).
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s+/, '')
      .split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return waits === undefined ? undefined : { cpuSeconds: ticks / TICKS_OF_SECOND, waits: Number(waits) };
  } catch {
    return undefined;
  }
}
