import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Miniflare } from 'miniflare';
import { CONTROL_FILE, type ControlFile, type ControlRequest } from './control-protocol';

export interface ControlServerOptions {
  readonly miniflare: Miniflare;
  readonly siteUrl: string;
  /** Names of the environment of the site. */
  readonly names: Readonly<Record<string, string>>;
  readonly dataDirectory: string;
}

export interface ControlServer {
  readonly close: () => Promise<void>;
}

type Store = Awaited<ReturnType<Miniflare['getKVNamespace']>>;

const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Gives the operator's command access to a local run: the shared store, the operations state and the environment, on
 * loopback and only with the token in a file that this user can read. It is not part of the site.
 */
export async function openControlServer(options: ControlServerOptions): Promise<ControlServer> {
  const token = randomBytes(24).toString('base64url');
  const server = createServer((request, response) => {
    void respond(request, response, token, options);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const file = path.join(options.dataDirectory, CONTROL_FILE);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const content: ControlFile = { url, token, siteUrl: options.siteUrl, startedAtIso: new Date().toISOString() };
  await mkdir(options.dataDirectory, { recursive: true });
  // An existing file may have another mode; the `mode` option applies to new files only.
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(content), { mode: 0o600 });
  // At Ctrl-C workerd's own hook may end the process first; only synchronous work is safe here.
  const remove = () => {
    removeOwn(file, token);
  };
  process.once('exit', remove);
  return {
    close: async () => {
      process.off('exit', remove);
      remove();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Another run over the same data folder may have replaced the file. */
function removeOwn(file: string, token: string): void {
  try {
    if (readFileSync(file, 'utf8').includes(token)) rmSync(file, { force: true });
  } catch {
    // The file no longer exists.
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  options: ControlServerOptions,
): Promise<void> {
  const say = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (!holds(request.headers.authorization, token)) {
    say(403, { error: 'the token is wrong' });
    return;
  }
  try {
    say(200, { answer: (await answer(await readQuestion(request), options)) ?? null });
  } catch (error) {
    say(500, { error: error instanceof Error ? error.message : String(error) });
  }
}

function holds(given: string | undefined, token: string): boolean {
  const expected = Buffer.from(`Bearer ${token}`);
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

async function readQuestion(request: IncomingMessage): Promise<ControlRequest> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ControlRequest;
}

async function answer(question: ControlRequest, { miniflare, names }: ControlServerOptions): Promise<unknown> {
  if (question.ask === 'names') return names;
  if (question.ask === 'operations') {
    const objects = await miniflare.getDurableObjectNamespace('OPERATIONS', 'site');
    const operations = objects.get(objects.idFromName('operations')) as unknown as { snapshot(): Promise<string> };
    return operations.snapshot();
  }
  const store = await miniflare.getKVNamespace('CACHE', 'site');
  switch (question.ask) {
    case 'get':
      return getAll(store, question.keys);
    case 'list':
      return listAll(store, question.prefix);
    case 'put':
      return store.put(question.key, question.text);
    case 'delete':
      return store.delete(question.key);
  }
}

/** As many keys as one read may name, with room for their values: the store answers at most 25 MiB to one read. */
const KEYS_OF_READ = 25;

async function getAll(store: Store, keys: readonly string[]): Promise<[key: string, text: string | null][]> {
  const found: [string, string | null][] = [];
  for (let from = 0; from < keys.length; from += KEYS_OF_READ) {
    found.push(...(await store.get(keys.slice(from, from + KEYS_OF_READ), 'text')));
  }
  return found;
}

async function listAll(store: Store, prefix: string): Promise<unknown[]> {
  const listed: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.list({ prefix, ...(cursor !== undefined && { cursor }) });
    for (const { name, metadata } of page.keys) listed.push({ name, metadata });
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor !== undefined);
  return listed;
}
