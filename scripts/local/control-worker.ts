import { timingSafeEqual } from 'node:crypto';
import { getErrorMessage } from '~/cache/base/log';
import type { MetricsObject } from '~/operations/operations-state';
import type { ControlRequest } from './local-control';

interface ControlBindings {
  readonly TOKEN: string;
  /** Environment variables of the site. */
  readonly NAMES: Readonly<Record<string, string>>;
  readonly CACHE: KVNamespace;
  readonly OPERATIONS: DurableObjectNamespace<MetricsObject & Rpc.DurableObjectBranded>;
  readonly PREWARM: { scheduled(event: { readonly cron: string; readonly scheduledTime: Date }): Promise<unknown> };
}

/** Access of local commands and tests to a local run, on loopback and with a token. Not deployed. */
export default {
  async fetch(request, bindings) {
    if (!isAllowed(request, bindings.TOKEN)) return Response.json({ error: 'the token is wrong' }, { status: 403 });
    try {
      const answer = await answerControl(await request.json<ControlRequest>(), bindings);
      return Response.json({ answer: answer ?? null });
    } catch (error) {
      return Response.json({ error: getErrorMessage(error) }, { status: 500 });
    }
  },
} satisfies ExportedHandler<ControlBindings>;

function isAllowed(request: Request, token: string): boolean {
  const encoder = new TextEncoder();
  const expected = encoder.encode(`Bearer ${token}`);
  const actual = encoder.encode(request.headers.get('authorization') ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

async function answerControl(question: ControlRequest, bindings: ControlBindings): Promise<unknown> {
  const { NAMES, CACHE, OPERATIONS, PREWARM } = bindings;
  switch (question.ask) {
    case 'names':
      return NAMES;
    case 'operations':
      return OPERATIONS.get(OPERATIONS.idFromName('operations')).snapshot();
    case 'prewarm':
      return PREWARM.scheduled({ cron: '* * * * *', scheduledTime: new Date() });
    case 'get':
      return getAll(CACHE, question.keys);
    case 'list':
      return listAll(CACHE, question.prefix);
    case 'put':
      return CACHE.put(question.key, question.text);
    case 'delete':
      return CACHE.delete(question.key);
  }
}

/** Keys per read: the store answers at most 25 MiB. */
const keysPerRead = 25;

async function getAll(store: KVNamespace, keys: readonly string[]): Promise<[key: string, text: string | null][]> {
  const found: [string, string | null][] = [];
  for (let from = 0; from < keys.length; from += keysPerRead) {
    found.push(...(await store.get(keys.slice(from, from + keysPerRead), 'text')));
  }
  return found;
}

async function listAll(store: KVNamespace, prefix: string): Promise<unknown[]> {
  const listed: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.list({ prefix, ...(cursor !== undefined && { cursor }) });
    for (const { name, metadata } of page.keys) listed.push({ name, metadata });
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor !== undefined);
  return listed;
}
