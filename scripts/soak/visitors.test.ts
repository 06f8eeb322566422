import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { visit } from './visitors';

let server: Server;

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A server that closes the connections of the given number of requests before it answers one. */
async function serveClosing(count: number): Promise<{ url: string; countAsked: () => number }> {
  let asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    if (asked <= count) request.socket.destroy();
    else response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, countAsked: () => asked };
}

it('a request is repeated once when its connection is closed, and this is reported', async () => {
  const { url, countAsked } = await serveClosing(1);
  const { status, closedBy } = await visit(url, '/');
  expect([status, countAsked()]).toEqual([200, 2]);
  expect(closedBy).toMatch(/UND_ERR_SOCKET|ECONNRESET/);
});

it('a request whose connection is closed twice has no answer', async () => {
  const { url, countAsked } = await serveClosing(2);
  expect([(await visit(url, '/')).status, countAsked()]).toEqual([null, 2]);
});

it('a request to a port without a server is not repeated', async () => {
  const { url } = await serveClosing(0);
  await new Promise((resolve) => server.close(resolve));
  expect(await visit(url, '/')).toMatchObject({ status: null, closedBy: null });
});
