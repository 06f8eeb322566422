import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Folder of all builds; see `scripts/build-store.ts`. */
export const buildStore = 'build';

/** Names the build of this process and of those that it starts. */
const nameOfFolder = 'BUILD_FOLDER';

/** Has this process and those that it starts use a build. */
export function setCurrentBuild(folder: string): void {
  process.env[nameOfFolder] = folder;
}

/** Folder of the build that this process uses: that which it opened or was told, otherwise the newest. */
export function buildInUse(): string {
  return process.env[nameOfFolder] ?? path.relative('.', realpathSync(path.join(buildStore, 'current')));
}

/**
 * Where the parts of a build are: the bundle of each worker, and the site's static files with those for browsers in `build`; once with the
 * service worker, and once with the script that ends it.
 */
export function getBuildParts(folder: string) {
  return {
    site: path.join(folder, 'worker/index.js'),
    objects: path.join(folder, 'objects/index.js'),
    prewarm: path.join(folder, 'prewarm/index.js'),
    pictures: path.join(folder, 'pictures/index.js'),
    demoApi: path.join(folder, 'demo-api/index.js'),
    control: path.join(folder, 'control/index.js'),
    platformCache: path.join(folder, 'platform-cache/index.js'),
    static: path.join(folder, 'static'),
    version: path.join(folder, 'static/version.json'),
    staticWithoutOffline: path.join(folder, 'static-without-offline'),
  } as const;
}

/** The id of a build, which its pages compare with the file. */
export function readBuildId(folder: string): string {
  return (JSON.parse(readFileSync(getBuildParts(folder).version, 'utf8')) as { readonly buildId: string }).buildId;
}

/** Folder of the static files of a deployment: `OFFLINE_PAGES` decides which service worker they have. */
export function linkStaticFolder(folder: string, { OFFLINE_PAGES }: Readonly<Record<string, unknown>>): string {
  const { static: withOffline, staticWithoutOffline } = getBuildParts(folder);
  return String(OFFLINE_PAGES) === '0' ? staticWithoutOffline : withOffline;
}
