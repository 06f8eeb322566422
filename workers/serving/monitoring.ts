import { requireInTime, type Clock } from '~/cache/base/clock';
import { getErrorMessage, type Log } from '~/cache/base/log';
import type { Environment } from '~/config/environment';
import type { OverdueGame } from '~/models/games/overdue-games';
import { alarmSections, listAlarms } from '~/operations/alarms';
import { buildMetrics } from '~/operations/metrics';
import { formatOpenMetrics, OPEN_METRICS_TYPE } from '~/operations/open-metrics';
import { MINUTE_MS } from '~/time-units';
import { findMetrics, type Bindings } from '../bindings';
import { readBoardFacts, readOverdueGames, type BoardReader, type ReadFacts } from '../board-facts';
import { respondWithNoSuchFile } from './plain-answers';
import { NO_STORE } from './response-headers';

/* Addresses for monitoring systems (decision 104). */

export const STATUS_PATH = '/status';
export const METRICS_PATH = '/metrics';

export interface MonitoringDependencies {
  readonly environment: Environment;
  readonly bindings: Pick<Bindings, 'CACHE' | 'OPERATIONS'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Answers a request for `STATUS_PATH` or `METRICS_PATH`. */
export type AnswerMonitoring = (request: Request, path: string) => Promise<Response>;

const HEADERS = { ...NO_STORE, 'x-robots-tag': 'noindex' };
const READ_DEADLINE_MS = 10_000;
/** Finding games without a final score reads many copies, and a game is listed 90 minutes after its end. */
const OVERDUE_EVERY_MS = 5 * MINUTE_MS;

/** Creates the function that answers monitoring systems. Without `MONITORING_SECRET` the addresses do not exist. */
export function createMonitoringAnswerer(dependencies: MonitoringDependencies): AnswerMonitoring {
  const { environment, log, clock } = dependencies;
  const { BUILD_ID: buildId } = environment;
  const secret = readSecret(environment, log);
  const readFacts = createFactsReader(dependencies);
  return async (request, path) => {
    if (secret === undefined) return respondWithNoSuchFile();
    if (!(await hasSecret(request, secret))) return refuse();
    const facts = await requireInTime(clock, readFacts(), READ_DEADLINE_MS).catch((error: unknown) => {
      log({ event: 'monitoring-failed', detail: getErrorMessage(error) });
      return null;
    });
    const response = path === METRICS_PATH ? respondWithMetrics(facts, buildId) : respondWithStatus(facts, buildId);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

/** Characters of a bearer token (RFC 6750, section 2.1). */
const USABLE_SECRET = /^[\w.~+/=-]{16,}$/;

/** The secret; `undefined` without a usable one. The log does not contain it. */
function readSecret({ MONITORING_SECRET: secret }: Environment, log: Log): string | undefined {
  if (secret === undefined || USABLE_SECRET.test(secret)) return secret;
  const detail = 'MONITORING_SECRET must be 16 or more letters, digits and characters of -._~+/=';
  log({ event: 'monitoring-refused', detail });
  return undefined;
}

function refuse(): Response {
  return new Response('This address needs the secret of the site.\n', {
    status: 401,
    headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', 'www-authenticate': 'Bearer' },
  });
}

const UNREACHABLE = 'The metrics object or the shared store does not answer.';

function respondWithStatus(facts: ReadFacts | null, buildId: string): Response {
  const alarms =
    facts === null
      ? [{ name: 'metrics-unreachable', severity: 'bad', reasons: [UNREACHABLE], section: 'monitoring' }]
      : listAlarms(facts).map((alarm) => ({ ...alarm, section: alarmSections[alarm.name] }));
  const body = {
    status: alarms.length === 0 ? 'ok' : 'alarm',
    buildId,
    alarms: alarms.map(({ section, ...alarm }) => ({ ...alarm, nextStep: `docs/operating.md#${section}` })),
  };
  return Response.json(body, { status: alarms.length === 0 ? 200 : 503, headers: HEADERS });
}

function respondWithMetrics(facts: ReadFacts | null, buildId: string): Response {
  if (facts === null) {
    return new Response(`${UNREACHABLE}\n`, {
      status: 503,
      headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  return new Response(formatOpenMetrics(buildMetrics(facts, buildId)), {
    headers: { ...HEADERS, 'content-type': OPEN_METRICS_TYPE },
  });
}

/** Whether the request has the secret as a bearer token (RFC 6750). Compares digests, so that the time tells nothing about the secret. */
async function hasSecret(request: Request, secret: string): Promise<boolean> {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const [given, expected] = await Promise.all([computeDigest(token), computeDigest(secret)]);
  let difference = 0;
  for (const [index, byte] of expected.entries()) difference |= byte ^ (given[index] ?? 0);
  return difference === 0;
}

async function computeDigest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function createFactsReader({ environment, bindings, clock }: MonitoringDependencies): () => Promise<ReadFacts> {
  const getMetrics = findMetrics(bindings, environment);
  const reader = createBoardReader(bindings.CACHE, () => getMetrics?.().snapshot() ?? Promise.resolve(null));
  // Values and no promises: in workerd a request must not wait for the reads of another one.
  let kept: { readonly overdue: readonly OverdueGame[]; readonly atMs: number } | undefined;
  return () => {
    const nowMs = clock.getNowMs();
    return readBoardFacts(reader, environment, nowMs, async () => {
      if (kept === undefined || nowMs - kept.atMs >= OVERDUE_EVERY_MS)
        kept = { overdue: await readOverdueGames(reader, environment, nowMs), atMs: nowMs };
      return kept.overdue;
    });
  };
}

/** Keys per read: the store answers at most 25 MiB. */
const KEYS_PER_READ = 25;

/** Reads the shared store; without the binding it is empty. */
function createBoardReader(store: KVNamespace | undefined, readOperations: BoardReader['readOperations']): BoardReader {
  return {
    readOperations,
    get: (key) => store?.get(key, 'text') ?? Promise.resolve(null),
    getMany: async (keys) => {
      const found = new Map<string, string>();
      for (let from = 0; store !== undefined && from < keys.length; from += KEYS_PER_READ) {
        for (const [key, text] of await store.get(keys.slice(from, from + KEYS_PER_READ), 'text'))
          if (text !== null) found.set(key, text);
      }
      return found;
    },
    list: async (prefix) => {
      const listed: { name: string; metadata: unknown }[] = [];
      let cursor: string | undefined;
      while (store !== undefined) {
        const page: KVNamespaceListResult<unknown> = await store.list({
          prefix,
          ...(cursor !== undefined && { cursor }),
        });
        for (const { name, metadata } of page.keys) listed.push({ name, metadata });
        if (page.list_complete) break;
        ({ cursor } = page);
      }
      return listed;
    },
  };
}
