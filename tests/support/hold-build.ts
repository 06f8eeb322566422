import { buildStore, setCurrentBuild } from '../../scripts/build-in-use';
import { openNewestBuild } from '../../scripts/build-store';

/**
 * Before all tests: they run the build that the command before them has named, otherwise the newest, to their end. A run of tests
 * that need no build may be without one.
 */
export async function setup(): Promise<void> {
  if (process.env.BUILD_FOLDER !== undefined) return;
  const folder = await openNewestBuild(buildStore);
  if (folder !== null) setCurrentBuild(folder);
}
