import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CONTROL_FILE } from '../local/control-file';
import { openLocalAdmin } from './local-admin';

let server: Server;
let folder: string;
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-control-'));
  server = createServer((_, response) => {
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await writeFile(path.join(folder, CONTROL_FILE), JSON.stringify({ url, token: 'a token', siteUrl: 'http://site' }));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ['refuses the token', 403, 'application/json', '{"error":"the token is wrong"}'],
  ['answers with a page', 200, 'text/html', '<!doctype html>'],
  ['knows no such address', 404, 'text/plain', 'Not found'],
])('a killed run whose port belongs to a program that %s is not reachable', async (_, status, type, body) => {
  respond = (response) => response.writeHead(status, { 'content-type': type }).end(body);
  await expect(openLocalAdmin(folder)).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('Another program answers at') as string,
  });
});
