import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnvironment } from '~/config/environment';
import { CONTROL_FILE, type ControlFile } from '../local/control-file';
import { LocalControl, type ControlFailure } from '../local/local-control';
import type { CacheAdmin } from './cache-admin';
import { CommandProblem, createReachabilityProblem } from './problems';

/** Access to the local run of a data folder. Throws a `CommandProblem` without a run. */
export async function openLocalAdmin(dataDirectory: string): Promise<CacheAdmin> {
  const file = path.join(dataDirectory, CONTROL_FILE);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null)
    throw createReachabilityProblem(
      `Nothing is running over ${dataDirectory}. Run npm start, or set the PORT or DATA_DIR of the run.`,
    );
  const access = JSON.parse(text) as ControlFile;
  const control = new LocalControl(
    () => Promise.resolve(access),
    (failure) => explainFailure(failure, access.url, file),
  );
  // A killed run leaves its file behind; this check fails before a change begins.
  const names = await control.readNames();
  return Object.assign(control, {
    place: `the local run at ${access.siteUrl}`,
    readEnvironment: () => Promise.resolve(parseEnvironment(names)),
    readSiteUrl: () => Promise.resolve(access.siteUrl),
  });
}

function explainFailure({ kind, message }: ControlFailure, url: string, file: string): CommandProblem {
  switch (kind) {
    case 'unreachable':
      return createReachabilityProblem(
        `Nothing answers at ${url}: the run that left ${file} has ended. Run npm start.`,
      );
    case 'wrong-token':
      return createReachabilityProblem(`Another program answers at ${url}. Run npm start again.`);
    case 'failed':
      return new CommandProblem('failed', `The local run could not do that: ${message}`);
  }
}
