import { buildStore, readBuildId, setCurrentBuild } from './build-in-use';
import { fingerprintInputs } from './build-inputs';
import { openBuild } from './build-store';

export interface Build {
  /** A hash of the site's bundle. */
  readonly id: string;
  readonly folder: string;
}

/**
 * The production build of everything that runs, for use until this process ends: schema versions, the Remix site with its browser
 * assets, the prewarm and the pictures worker, the demo association, and the cache that stands in front of a local site. It is made
 * unless one of the same sources is there.
 * @throws Error with the compiler's own words when a step fails
 */
export async function buildAll(): Promise<Build> {
  const { folder, isReused } = await openBuild({
    store: buildStore,
    readFingerprint: fingerprintInputs,
    // Loading the compilers takes a second, and most starts need none.
    make: async (draft) => (await import('./make-build')).makeBuild(draft),
  });
  if (isReused) console.log(`Nothing has changed since the last build: ${folder} is used again.`);
  setCurrentBuild(folder);
  return { id: readBuildId(folder), folder };
}
