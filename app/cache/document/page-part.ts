import type { AnswerOrigin, FailureReason, SourceRead, FreshnessLifetimes } from '../source/answer';
import { isLiveRequest, type SourceRequest } from '../source/define-source';
import type { CopyFacts } from '../source/entry';
import { buildTags } from '../source/source-address';

/** One source that a page was made of, without its value: enough for the page's headers. */
export interface PagePart {
  readonly name: string;
  readonly tags: readonly string[];
  readonly waitedMs: number;
  /** The page stands without it. */
  readonly isDependent?: boolean;
  /** Absent when the source failed. */
  readonly origin?: AnswerOrigin;
  /** Absent when the source answered. */
  readonly reason?: FailureReason;
  /** Absent when the source failed without an upstream answer. */
  readonly lifetimes?: FreshnessLifetimes;
  /** Facts for computing the lifetimes again; absent with them. */
  readonly copy?: PartCopy;
}

interface PartCopy extends CopyFacts {
  readonly request: SourceRequest;
}

/** The parts of a page, one per source, in the order in which they were first read. */
export function mergeParts(lines: readonly SourceRead[]): PagePart[] {
  const parts = new Map<string, PagePart>();
  for (const line of lines) {
    const part = buildPart(line);
    const id = `${part.name} ${JSON.stringify(line.request.params)}`;
    if (!parts.has(id)) parts.set(id, part);
  }
  return [...parts.values()];
}

/** The copies of live data that a page was made of, and until when they are fresh; also those that say that upstream has none. */
export function listLiveCopies(parts: readonly PagePart[]): readonly (PartCopy & { readonly freshUntilMs: number })[] {
  return parts.flatMap(({ copy, lifetimes }) =>
    copy !== undefined && lifetimes !== undefined && isLiveRequest(copy.request)
      ? [{ ...copy, freshUntilMs: lifetimes.freshUntilMs }]
      : [],
  );
}

/** When the first live part of a page stops being fresh; Infinity for a page without live data. */
export function findLiveFreshUntilMs(parts: readonly PagePart[]): number {
  return Math.min(Infinity, ...listLiveCopies(parts).map(({ freshUntilMs }) => freshUntilMs));
}

function buildPart({ request, answer, waitedMs, isDependent = false }: SourceRead): PagePart {
  const { lifetimes, copy } = answer;
  return {
    name: request.definition.name,
    tags: buildTags(request),
    waitedMs,
    ...(isDependent && { isDependent }),
    ...(answer.status === 'ok' ? { origin: answer.origin } : { reason: answer.reason }),
    lifetimes,
    copy: copy && { request, ...copy },
  };
}
