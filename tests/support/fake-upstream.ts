import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behavior = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A fake upstream that counts calls and answers as the test defines. */
export interface FakeUpstream {
  readonly origin: string;
  /** Calls by path since the last reset. */
  readonly calls: ReadonlyMap<string, number>;
  readonly getLastHeaders: () => IncomingMessage['headers'];
  readonly behave: (behavior: Behavior) => void;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** Answers `{"data":{"text":"<path> #<count>"}}` after 30 ms, unless told otherwise. */
export const answerSoon: Behavior = answerAfter(30);

export function answerAfter(delayMs: number): Behavior {
  return (request, response, count) => {
    setTimeout(() => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: { text: `${request.url ?? ''} #${count}` } }));
    }, delayMs);
  };
}

export async function startFakeUpstream(): Promise<FakeUpstream> {
  const calls = new Map<string, number>();
  let behaveNow = answerSoon;
  let headers: IncomingMessage['headers'] = {};
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const count = (calls.get(path) ?? 0) + 1;
    calls.set(path, count);
    headers = request.headers;
    behaveNow(request, response, count);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    getLastHeaders: () => headers,
    behave: (next) => {
      behaveNow = next;
    },
    reset: () => {
      behaveNow = answerSoon;
      calls.clear();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The number of all calls. */
export function countAllCalls({ calls }: FakeUpstream): number {
  return [...calls.values()].reduce((sum, count) => sum + count, 0);
}
