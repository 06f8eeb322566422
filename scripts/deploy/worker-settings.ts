import * as z from 'zod';
import { getErrorMessage } from '~/cache/base/log';
import { EnvironmentError } from '~/config/environment';
import type { WorkerSettings } from '../operate/deploy-settings';

export type NamedSettings = WorkerSettings & { readonly name?: string | undefined };

/** Reads the settings of a worker; `undefined` is the site. */
export type ReadSettings = (env: string | undefined) => Promise<NamedSettings>;

/** The settings of the workers that have any. Throws an `EnvironmentError` that names the place in a file that cannot be read. */
export async function readAllSettings(readSettings: ReadSettings) {
  try {
    return {
      site: await readSettings(undefined),
      objects: await readSettings('objects'),
      prewarm: await readSettings('prewarm'),
    };
  } catch (error) {
    throw new EnvironmentError(`wrangler.toml cannot be read${formatErrorPlace(error)}: ${getErrorMessage(error)}`);
  }
}

/** Place of wrangler's error in the file. */
const errorPlace = z.object({ location: z.object({ line: z.number(), lineText: z.string() }) });

function formatErrorPlace(error: unknown): string {
  const place = errorPlace.safeParse(error).data?.location;
  return place === undefined ? '' : `, line ${place.line} (${place.lineText.trim()})`;
}

/** Reads `wrangler.toml` as wrangler does. */
export const readWranglerSettings: ReadSettings = async (env) => {
  const { unstable_readConfig: readConfig } = await import('wrangler');
  const config: unknown = readConfig(
    { config: 'wrangler.toml', ...(env !== undefined && { env }) },
    { hideWarnings: true },
  );
  return config as NamedSettings;
};
