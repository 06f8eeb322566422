import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Folder of all builds; see `scripts/build/build-store.ts`. */
export const buildStore = 'build';

/** Environment variable with the build of this process and its children. */
const nameOfFolder = 'BUILD_FOLDER';

/** Makes this process and its children use a build. */
export function setCurrentBuild(folder: string): void {
  process.env[nameOfFolder] = folder;
}

/** The build of this process: the one that it opened or was given, else the newest. */
export function buildInUse(): string {
  return process.env[nameOfFolder] ?? path.relative('.', realpathSync(path.join(buildStore, 'current')));
}

/** Paths of a build's parts: worker bundles and static files, with the service worker and with the script that ends it. */
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

/** Id of a build, which pages compare with `version.json`. */
export function readBuildId(folder: string): string {
  return (JSON.parse(readFileSync(getBuildParts(folder).version, 'utf8')) as { readonly buildId: string }).buildId;
}

/** Static files of a deployment; `OFFLINE_PAGES` chooses the service worker. */
export function linkStaticFolder(folder: string, { OFFLINE_PAGES }: Readonly<Record<string, unknown>>): string {
  const { static: withOffline, staticWithoutOffline } = getBuildParts(folder);
  return String(OFFLINE_PAGES) === '0' ? staticWithoutOffline : withOffline;
}
