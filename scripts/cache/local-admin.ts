import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnvironment } from '~/config/environment';
import type { CacheAdmin, ListedKey } from './cache-admin';
import { CONTROL_FILE, type ControlFile, type ControlRequest } from './control-protocol';
import { CommandProblem, createReachabilityProblem } from './problems';

/**
 * Access to the local run of a data folder.
 * @throws CommandProblem when none is running there
 */
export async function openLocalAdmin(dataDirectory: string): Promise<CacheAdmin> {
  const file = path.join(dataDirectory, CONTROL_FILE);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null)
    throw createReachabilityProblem(`Nothing is running over ${dataDirectory}. Run npm start, or set DATA_DIR.`);
  const control = JSON.parse(text) as ControlFile;
  const ask = <Answer>(question: ControlRequest) => askControl<Answer>(control, file, question);
  // A killed run leaves its file behind; this check fails before a change is begun.
  const names = await ask<Record<string, string>>({ ask: 'names' });
  return {
    place: `the local run at ${control.siteUrl}`,
    environment: () => Promise.resolve(parseEnvironment(names)),
    siteUrl: () => Promise.resolve(control.siteUrl),
    get: async (key) => (await ask<[string, string | null][]>({ ask: 'get', keys: [key] }))[0]?.[1] ?? null,
    getMany: async (keys) => {
      const found = await ask<[string, string | null][]>({ ask: 'get', keys });
      return new Map(found.filter((pair): pair is [string, string] => pair[1] !== null));
    },
    list: (prefix) => ask<ListedKey[]>({ ask: 'list', prefix }),
    put: (key, value) => ask({ ask: 'put', key, text: value }),
    delete: (key) => ask({ ask: 'delete', key }),
    operations: () => ask<string | null>({ ask: 'operations' }),
  };
}

async function askControl<Answer>(
  { url, token }: ControlFile,
  file: string,
  question: ControlRequest,
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(question),
  }).catch(() => {
    throw createReachabilityProblem(`Nothing answers at ${url}: the run that left ${file} has ended. Run npm start.`);
  });
  if (response.status === 403)
    throw createReachabilityProblem(`Another program answers at ${url}. Run npm start again.`);
  const { answer, error } = await response.json<{ answer: Answer; error?: string }>();
  if (error !== undefined) throw new CommandProblem('failed', `The local run could not do that: ${error}`);
  return answer;
}
