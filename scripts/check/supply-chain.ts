/* Only packages of the registry with a hash and a known license may be installed. */

/** Checked fields of an entry in a lock file of version 3. */
export interface LockedPackage {
  readonly version?: string;
  /** Absent for packages of the registry (`.npmrc`). */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  /** Workspaces of this project, in the root entry only. */
  readonly workspaces?: readonly string[];
  /** Needed for development only; `devOptional` if an optional dependency needs it too. */
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

/** Packages with an install script for their platform's binary. */
const runsInstallScript: ReadonlySet<string> = new Set(['esbuild', 'sharp', 'workerd']);

/**
 * Allowed licenses by SPDX id. MPL-2.0 concerns changed files, and no file is changed; LGPL-3.0-or-later covers libraries of `sharp`, for
 * development only.
 */
const allowedLicenses: ReadonlySet<string> = new Set([
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

/** Packages under MIT in an old form that the lock file omits. */
const licensedInOldForm: ReadonlySet<string> = new Set(['eval', 'format', 'require-like']);

const integrity = /^sha512-[A-Za-z0-9+/]{86}==(?:\s|$)/;
/** Versions, ranges and tags of the registry, and a registry package under another name. */
const registryVersion = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[\w.*^~<>=| +-]+$/;

/** One line per problem. */
export function listSupplyChainProblems({ lockfileVersion, packages }: LockFile): string[] {
  if (lockfileVersion !== 3) return [`the lock file is of version ${lockfileVersion}, and must be of version 3`];
  const workspaces = packages['']?.workspaces ?? [];
  const isWorkspaceLink = ({ link, resolved = '' }: LockedPackage) => link === true && workspaces.includes(resolved);
  const installed = Object.entries(packages).filter(([, locked]) => !isWorkspaceLink(locked));
  return installed.flatMap(([location, locked]) =>
    location === '' || workspaces.includes(location)
      ? listSourceProblems(locked)
      : [
          ...listContentProblems(locked),
          ...listScriptProblems(location, locked),
          ...listLicenseProblems(location, locked),
        ].map((problem) => `${location}: ${problem}`),
  );
}

/** Dependencies on git, files and web addresses are refused. */
function listSourceProblems({ dependencies, devDependencies, optionalDependencies }: LockedPackage): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !registryVersion.test(version))
    .map(([name, version]) => `${name} is asked for as ${version}, which is no version of the registry`);
}

function listContentProblems({ resolved, integrity: hash, link }: LockedPackage): string[] {
  if (link === true) return ['is a link to a folder'];
  return [
    ...(resolved === undefined ? [] : [`comes from ${resolved}`]),
    ...(hash !== undefined && integrity.test(hash) ? [] : ['has no SHA-512 integrity']),
  ];
}

function listScriptProblems(location: string, { hasInstallScript }: LockedPackage): string[] {
  return hasInstallScript === true && !runsInstallScript.has(getPackageName(location))
    ? ['runs a script when it is installed']
    : [];
}

function listLicenseProblems(location: string, { license }: LockedPackage): string[] {
  if (license === undefined) return licensedInOldForm.has(getPackageName(location)) ? [] : ['names no license'];
  return isAllowed(license) ? [] : [`is under ${license}`];
}

/** Parses an SPDX expression: all licenses of an AND, or one of an OR, must be allowed. */
function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((alternative) =>
    alternative.split(' AND ').every((license) => allowedLicenses.has(license)),
  );
}

function getPackageName(location: string): string {
  return location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
