import type { SourceRequest } from '../define-source';
import { buildTags } from '../source-address';
import type { Purge } from './policy-document';

interface PathMark {
  readonly prefix: string;
  readonly atMs: number;
}

/** Prefixes of upstream paths; all other paths are those of pages. */
const UPSTREAM_PATH = /^\/(?:v1|data)\//;

/** Indexed purges: times (real clock, milliseconds) until which data is stale; -Infinity without a purge. */
export class PurgeMarks {
  #everythingMs = -Infinity;
  readonly #sources = new Map<string, number>();
  readonly #tags = new Map<string, number>();
  readonly #upstreamPaths: PathMark[] = [];
  readonly #pagePaths: PathMark[] = [];
  readonly #isEmpty: boolean;

  /** Later marks count as `latestMs`, because a clock ahead would make all fetched data stale. */
  constructor(purges: readonly Purge[], latestMs: number) {
    this.#isEmpty = purges.length === 0;
    for (const { scope, olderThanIso } of purges) this.#add(scope, Math.min(Date.parse(olderThanIso), latestMs));
  }

  /** The time of the latest purge of a source with its parameters, on any page. */
  getSourcePurgeMs(request: SourceRequest): number {
    if (this.#isEmpty) return -Infinity;
    const atMs = Math.max(this.#everythingMs, this.#sources.get(request.definition.name) ?? -Infinity);
    return Math.max(atMs, this.#findPurgeOfTags(request), this.#findPurgeOfUpstreamPath(request));
  }

  /** The time of the latest purge of a page and everything it reads. */
  getPagePurgeMs(path: string): number {
    return Math.max(this.#everythingMs, findLatestMark(this.#pagePaths, path));
  }

  #add(scope: Purge['scope'], atMs: number): void {
    const [kind] = scope.split(':', 1);
    const name = scope.slice(scope.indexOf(':') + 1);
    if (kind === 'source') raise(this.#sources, name, atMs);
    else if (kind === 'tag') raise(this.#tags, name, atMs);
    else if (kind === 'path')
      (UPSTREAM_PATH.test(name) ? this.#upstreamPaths : this.#pagePaths).push({ prefix: name, atMs });
    else this.#everythingMs = Math.max(this.#everythingMs, atMs);
  }

  #findPurgeOfTags(request: SourceRequest): number {
    if (this.#tags.size === 0) return -Infinity;
    return Math.max(...buildTags(request).map((tag) => this.#tags.get(tag) ?? -Infinity));
  }

  #findPurgeOfUpstreamPath({ definition, params }: SourceRequest): number {
    if (this.#upstreamPaths.length === 0) return -Infinity;
    return findLatestMark(this.#upstreamPaths, definition.buildPath(params));
  }
}

function raise(marks: Map<string, number>, name: string, atMs: number): void {
  marks.set(name, Math.max(marks.get(name) ?? -Infinity, atMs));
}

function findLatestMark(marks: readonly PathMark[], path: string): number {
  return Math.max(-Infinity, ...marks.filter(({ prefix }) => path.startsWith(prefix)).map(({ atMs }) => atMs));
}
