import { fetch, type Miniflare, type WebSocket } from 'miniflare';

/** What `Runtime.getHeapUsage` answers, in bytes. */
interface HeapUsage {
  readonly usedSize: number;
  /** Objects of the runtime that V8 collects too. */
  readonly embedderHeapUsedSize: number;
  /** Contents of array buffers, such as the bodies of kept pages. */
  readonly backingStorageSize: number;
}

const ANSWER_TIMEOUT_MS = 10_000;
const BYTES_OF_MEBIBYTE = 1024 * 1024;
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
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / BYTES_OF_MEBIBYTE;
}
