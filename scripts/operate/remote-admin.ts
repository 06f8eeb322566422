import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnvironment } from '~/config/environment';
import { OPERATIONS_KEY } from '~/operations/operations-state';
import { findProgram, runProgram, type ProgramResult } from '../build/run-commands';
import type { ListedKey } from '../local/local-control';
import type { CacheAdmin } from './cache-admin';
import { createReachabilityProblem } from './problems';

/** Limit of the platform's bulk read. */
const MOST_KEYS = 100;
/** The site's binding in wrangler.toml; without `--remote` wrangler uses a local store. */
const STORE = ['--binding', 'CACHE', '--remote'] as const;

/** Runs wrangler with these arguments; replaceable in tests. */
export type RunWrangler = (words: readonly string[]) => Promise<ProgramResult>;

/** The installed wrangler, or the program that FIELDHOUSE_WRANGLER names. It logs in itself. */
export function findWrangler(environment: Readonly<Record<string, string | undefined>>): RunWrangler {
  const env = { ...environment, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' };
  const program = environment.FIELDHOUSE_WRANGLER ?? findProgram('wrangler');
  return (words) => runProgram(program, words, { stdio: ['ignore', 'pipe', 'pipe'], env });
}

export interface RemoteAdminOptions {
  readonly runWrangler: RunWrangler;
  /** The site's variables in wrangler.toml. */
  readonly readNames: () => Promise<Readonly<Record<string, unknown>>>;
  /** Overrides the configured address. */
  readonly siteUrl?: string | undefined;
}

/** Access to a deployment with wrangler's login and wrangler.toml. The site exposes nothing for this. */
export function openRemoteAdmin({ runWrangler, readNames, siteUrl }: RemoteAdminOptions): CacheAdmin {
  const runKv = async (words: readonly string[]) => expectSuccess(await runWrangler(['kv', ...words, ...STORE]));
  const admin: CacheAdmin = {
    place: 'the deployment that wrangler.toml names',
    // The deployed build id is unknown here, and not needed.
    readEnvironment: async () => parseEnvironment({ BUILD_ID: 'deployed', ...(await readNames()) }),
    readSiteUrl: async () => {
      const named = siteUrl ?? (await readNames()).SITE_URL;
      return typeof named === 'string' ? named.replace(/\/+$/, '') : undefined;
    },
    get: async (key) => {
      const result = await runWrangler(['kv', 'key', 'get', key, ...STORE]);
      if (result.code !== 0 && /\b404\b/.test(result.output + result.errors)) return null;
      return expectSuccess(result);
    },
    getMany: async (keys) => {
      const found = new Map<string, string>();
      for (let from = 0; from < keys.length; from += MOST_KEYS) {
        const chunk = keys.slice(from, from + MOST_KEYS);
        const text = await withFile(JSON.stringify(chunk), (file) => runKv(['bulk', 'get', file]));
        for (const [key, value] of readValues(text)) found.set(key, value);
      }
      return found;
    },
    list: async (prefix) => JSON.parse(await runKv(['key', 'list', '--prefix', prefix])) as ListedKey[],
    put: async (key, text) => {
      await withFile(text, (file) => runKv(['key', 'put', key, '--path', file]));
    },
    delete: async (key) => {
      await runKv(['key', 'delete', key]);
    },
    readOperations: () => admin.get(OPERATIONS_KEY),
  };
  return admin;
}

function expectSuccess({ code, output, errors }: ProgramResult): string {
  if (code === 0) return output;
  const words = (errors || output).split('\n').map((line) => line.trim());
  const line = words.find((text) => /error/i.test(text)) ?? words.find((text) => text !== '') ?? `exit code ${code}`;
  throw createReachabilityProblem(`wrangler could not reach the deployment: ${line}`);
}

function readValues(text: string): [string, string][] {
  const values = JSON.parse(text) as Record<string, string | null | { readonly value: string | null }>;
  return Object.entries(values).flatMap(([key, given]): [string, string][] => {
    const value = typeof given === 'object' ? given?.value : given;
    return typeof value === 'string' ? [[key, value]] : [];
  });
}

/** Values go through a file, because command lines are limited in length and visible in process lists. */
async function withFile<Result>(text: string, work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-'));
  try {
    const file = path.join(folder, 'value');
    await writeFile(file, text, { mode: 0o600 });
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
