/** An advisory about a package that is, or was, installed here. */
export interface Advisory {
  /** Of the GitHub Advisory Database, or the CVE. */
  readonly id: string;
  readonly package: string;
  readonly affects: (version: string) => boolean;
  readonly fixedIn: string;
  /** Why it does not reach the site. Absent for one that must be cleared: the check fails while it affects what is installed. */
  readonly reason?: string;
}

/**
 * The advisories that are known here. What is new is asked of the registry (`npm audit`), which the check does not: it needs no
 * network.
 */
export const advisories: readonly Advisory[] = [
  ...['react-router', 'react-router-dom'].map((name) => ({
    id: 'CVE-2026-53668 (GHSA-jjmj-jmhj-qwj2)',
    package: name,
    affects: (version: string) => isBelow(version, [6, 30, 6]),
    fixedIn: '6.30.6',
  })),
  {
    id: 'CVE-2026-53668 (GHSA-jjmj-jmhj-qwj2)',
    package: '@remix-run/router',
    affects: (version) => isBelow(version, [1, 23, 4]),
    fixedIn: '1.23.4',
  },
  {
    id: 'CVE-2026-53666 (GHSA-337j-9hxr-rhxg)',
    package: 'react-router',
    affects: (version) => isBelow(version, [7, 18, 0]),
    fixedIn: '7.18.0',
    reason:
      'Constructors are named by the errors that the server serializes into its own document. Loaders throw responses, and no error takes its name from a request or from upstream.',
  },
  {
    id: 'CVE-2026-53669 (GHSA-wrjc-x8rr-h8h6)',
    package: 'react-router',
    affects: (version) => isBelow(version, [7, 18, 0]),
    fixedIn: '7.18.0',
    reason:
      'Links are plain elements, and what the router is told to open is the path of a parsed address with its leading slashes merged (`formatSitePath`), which holds no backslash.',
  },
  {
    id: 'CVE-2026-34077',
    package: 'turbo-stream',
    affects: (version) => isBelow(version, [2, 4, 2]),
    fixedIn: 'a later version than the one that Remix 2 names',
    reason: 'The site has no action. Only browsers decode, and only what the loaders of this origin encoded.',
  },
];

function isBelow(version: string, limit: readonly [number, number, number]): boolean {
  const parts = version.split('.').map((part) => Number.parseInt(part, 10));
  const index = limit.findIndex((part, position) => part !== parts[position]);
  return index >= 0 && (parts[index] ?? 0) < (limit[index] ?? 0);
}
