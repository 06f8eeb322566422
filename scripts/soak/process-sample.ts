import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface ProcessSample {
  readonly pid: number;
  readonly rssMb: number;
  /** Processor time since its start. */
  readonly cpuSeconds: number;
}

export const KIBIBYTES_OF_MEBIBYTE = 1024;

/** Measures the workerd child of this process; `undefined` without one. `otherPid` is ignored. */
export async function sampleWorkerd(otherPid?: number): Promise<ProcessSample | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,time=,comm=']);
  return findWorkerd(stdout, process.pid, otherPid);
}

/** `table` has lines of `ps`: process, parent, KiB of memory, processor time, command. */
export function findWorkerd(table: string, parentPid: number, otherPid?: number): ProcessSample | undefined {
  for (const line of table.split('\n')) {
    const [pid, ppid, rss, time = '', ...command] = line.trim().split(/\s+/);
    if (Number(ppid) !== parentPid || Number(pid) === otherPid || !command.join(' ').endsWith('workerd')) continue;
    return { pid: Number(pid), rssMb: Number(rss) / KIBIBYTES_OF_MEBIBYTE, cpuSeconds: parseProcessSeconds(time) };
  }
  return undefined;
}

/** `[DD-]HH:MM:SS`, or on macOS `MM:SS.ss`, in seconds. */
function parseProcessSeconds(time: string): number {
  const [days, clock] = time.includes('-') ? time.split('-', 2) : ['0', time];
  const ofClock = (clock ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number(days) * 86_400 + ofClock;
}
