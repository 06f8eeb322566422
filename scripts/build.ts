import { buildStore, readBuildId, setCurrentBuild } from './build-in-use';
import { fingerprintInputs } from './build-inputs';
import { openBuild } from './build-store';

export interface Build {
  /** A hash of the site's bundle. */
  readonly id: string;
  readonly folder: string;
}

/**
 * The production build of everything that runs, for use until this process ends. A build of the same sources is reused. Throws an `Error`
 * with the compiler's message.
 */
export async function buildAll(): Promise<Build> {
  const { folder, isReused } = await openBuild({
    store: buildStore,
    readFingerprint: fingerprintInputs,
    // Compilers take a second to load, and most starts need none.
    make: async (draft) => (await import('./make-build')).makeBuild(draft),
  });
  if (isReused) console.log(`Nothing has changed since the last build: ${folder} is used again.`);
  setCurrentBuild(folder);
  return { id: readBuildId(folder), folder };
}
