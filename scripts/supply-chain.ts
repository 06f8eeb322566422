/* Which packages may be installed: those of the registry, with a hash in the lock file, under known licences. */

/** An entry of `packages` in a lock file of version 3, as far as it is checked. */
export interface LockedPackage {
  readonly version?: string;
  /** Absent for packages of the registry where npm is told to leave it out (`omit-lockfile-registry-resolved`). */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  /** Folders of this project that are packages of their own; the root entry alone has them. */
  readonly workspaces?: readonly string[];
  /** Of a package that only development needs; `devOptional` when an optional dependency needs it too. */
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Packages that may run a script when they are installed: each fetches or checks the binary of its platform. */
const runsInstallScript: ReadonlySet<string> = new Set(['esbuild', 'sharp', 'workerd']);

/**
 * SPDX ids of the licences that a package may have. Two of them require more than a notice: MPL-2.0 requires the source of changed
 * files, and none were changed; LGPL-3.0-or-later covers libraries of `sharp`, which runs on developers' machines only.
 */
const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Zlib',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages whose `package.json` has the licence in an old form that the lock file omits; each is under MIT. */
const licensedInOldForm: ReadonlySet<string> = new Set(['eval', 'format', 'require-like']);

const integrity = /^sha512-[A-Za-z0-9+/]{86}==(?:\s|$)/;
const registryPackage = /^https:\/\/registry\.npmjs\.org\//;
/** Versions, ranges and tags of the registry, and a registry package under another name. */
const registryVersion = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[\w.*^~<>=| +-]+$/;

/** Lists the problems of a lock file, one line for each. */
export function listSupplyChainProblems({ lockfileVersion, packages }: LockFile): string[] {
  if (lockfileVersion !== 3) return [`the lock file is of version ${lockfileVersion}, and must be of version 3`];
  const workspaces = packages['']?.workspaces ?? [];
  const isWorkspaceLink = ({ link, resolved = '' }: LockedPackage) => link === true && workspaces.includes(resolved);
  const installed = Object.entries(packages).filter(([, locked]) => !isWorkspaceLink(locked));
  return installed.flatMap(([location, locked]) =>
    location === '' || workspaces.includes(location)
      ? sourceProblems(locked)
      : [...contentProblems(locked), ...scriptProblems(location, locked), ...licenceProblems(location, locked)].map(
          (problem) => `${location}: ${problem}`,
        ),
  );
}

/** The project's own dependencies: git, files and web addresses are no versions of the registry. */
function sourceProblems({ dependencies, devDependencies, optionalDependencies }: LockedPackage): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !registryVersion.test(version))
    .map(([name, version]) => `${name} is asked for as ${version}, which is no version of the registry`);
}

function contentProblems({ resolved, integrity: hash, link }: LockedPackage): string[] {
  if (link === true) return ['is a link to a folder'];
  return [
    ...(resolved === undefined || registryPackage.test(resolved) ? [] : [`comes from ${resolved}`]),
    ...(hash !== undefined && integrity.test(hash) ? [] : ['has no SHA-512 integrity']),
  ];
}

function scriptProblems(location: string, { hasInstallScript }: LockedPackage): string[] {
  return hasInstallScript === true && !runsInstallScript.has(getPackageName(location))
    ? ['runs a script when it is installed']
    : [];
}

function licenceProblems(location: string, { license }: LockedPackage): string[] {
  if (license === undefined) return licensedInOldForm.has(getPackageName(location)) ? [] : ['names no licence'];
  return isAllowed(license) ? [] : [`is under ${license}`];
}

/** Reads an SPDX expression of one level: all licences of an AND must be allowed, and one of an OR. */
function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((licence) => allowedLicences.has(licence)));
}

function getPackageName(location: string): string {
  return location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
