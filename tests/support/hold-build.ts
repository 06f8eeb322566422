import { buildStore, setCurrentBuild } from '../../scripts/build/build-in-use';
import { openNewestBuild } from '../../scripts/build/build-store';

/**
 * Keeps the build for the whole test run: the one that the previous command named, otherwise the newest. Tests that need no
 * build run without one.
 */
export async function setup(): Promise<void> {
  if (process.env.BUILD_FOLDER !== undefined) return;
  const folder = await openNewestBuild(buildStore);
  if (folder !== null) setCurrentBuild(folder);
}
