import type { BaseName } from '../upstream/define-source';

/** Where each base leads; a base that is not there cannot be fetched. */
export interface UpstreamBases {
  readonly v1: string;
  readonly data?: string | undefined;
}

/** The path segment that a base may or may not end with; source paths always carry it. */
const ownSegment: Record<Exclude<BaseName, 'site'>, string> = { v1: '/v1', data: '/data' };

/**
 * The address of a source's path (`/v1/events`). A base may be written with or without its segment: both
 * `https://api.example.org` and `https://api.example.org/v1` lead to `https://api.example.org/v1/events`.
 * @returns `null` when the environment does not name the base
 */
export function upstreamUrl(bases: UpstreamBases, base: Exclude<BaseName, 'site'>, path: string): string | null {
  const root = bases[base];
  if (root === undefined) return null;
  const segment = ownSegment[base];
  return (root.endsWith(segment) ? root.slice(0, -segment.length) : root) + path;
}
