import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Folder of all builds; see `scripts/build-store.ts`. */
export const buildStore = 'build';

/** Names the build of this process and of those that it starts. */
const nameOfFolder = 'BUILD_FOLDER';

/** Has this process and those that it starts use a build. */
export function setBuildInUse(folder: string): void {
  process.env[nameOfFolder] = folder;
}

/** Folder of the build that this process uses: that which it opened or was told, otherwise the newest. */
export function buildInUse(): string {
  return process.env[nameOfFolder] ?? path.relative('.', realpathSync(path.join(buildStore, 'current')));
}

/** Where the parts of a build are: the bundle of each worker, and the site's static files with those for browsers in `build`. */
export function partsOfBuild(folder: string) {
  return {
    site: path.join(folder, 'worker/index.js'),
    prewarm: path.join(folder, 'prewarm/index.js'),
    pictures: path.join(folder, 'pictures/index.js'),
    demoApi: path.join(folder, 'demo-api/index.js'),
    platformCache: path.join(folder, 'platform-cache/index.js'),
    static: path.join(folder, 'static'),
  } as const;
}
