import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fetch, type Miniflare, type WebSocket } from 'miniflare';

export type ProcessSample = NonNullable<ReturnType<typeof findWorkerd>>;

export const KIBIBYTES_OF_MEBIBYTE = 1024;

/** Measures the workerd child of this process; `undefined` without one. `otherPid` is ignored. */
export async function sampleWorkerd(otherPid?: number) {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,time=,comm=']);
  return findWorkerd(stdout, process.pid, otherPid);
}

/** `table` has lines of `ps`: process, parent, KiB of memory, processor time since its start, command. */
export function findWorkerd(table: string, parentPid: number, otherPid?: number) {
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

/** What `Runtime.getHeapUsage` answers, in bytes. */
interface HeapUsage {
  readonly usedSize: number;
  /** Objects of the runtime that V8 collects too. */
  readonly embedderHeapUsedSize: number;
  /** Contents of array buffers, such as the bodies of kept pages. */
  readonly backingStorageSize: number;
}

const ANSWER_TIMEOUT_MS = 10_000;
const SWITCHING_PROTOCOLS = 101;

/** Memory of an isolate after garbage collection in MiB; `undefined` without an answer. */
export async function sampleHeap(miniflare: Miniflare, worker: string): Promise<number | undefined> {
  try {
    const { host } = await miniflare.getInspectorURL();
    const upgrade = await fetch(`http://${host}/core:user:${worker}`, { headers: { upgrade: 'websocket' } });
    if (upgrade.status !== SWITCHING_PROTOCOLS || upgrade.webSocket === null) return undefined;
    upgrade.webSocket.accept();
    try {
      await call(upgrade.webSocket, 1, 'HeapProfiler.collectGarbage');
      return toMebibytes((await call(upgrade.webSocket, 2, 'Runtime.getHeapUsage')) as HeapUsage);
    } finally {
      upgrade.webSocket.close();
    }
  } catch {
    return undefined;
  }
}

function call(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`no answer to ${method}`));
    }, ANSWER_TIMEOUT_MS);
    socket.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      const answer = JSON.parse(data) as { readonly id?: number; readonly result?: unknown };
      if (answer.id !== id) return;
      clearTimeout(timer);
      resolve(answer.result);
    });
    socket.send(JSON.stringify({ id, method }));
  });
}

function toMebibytes({ usedSize, embedderHeapUsedSize, backingStorageSize }: HeapUsage): number {
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / (KIBIBYTES_OF_MEBIBYTE * 1024);
}
