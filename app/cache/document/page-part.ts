import {
  isLate,
  type AnswerOrigin,
  type FailureReason,
  type SourceRead,
  type FreshnessLifetimes,
} from '../source/answer';
import { isLiveRequest, type SourceRequest } from '../source/define-source';
import type { CopyFacts } from '../source/entry';
import { buildTags } from '../source/source-address';

/** A source that a page has read, without its value. */
export interface PagePart {
  readonly name: string;
  readonly tags: readonly string[];
  readonly waitedMs: number;
  /** See `PageSources.dependent`. */
  readonly isDependent?: boolean;
  /** The page did not wait for this dependent source of live data, whose answer is likely to be there soon. */
  readonly isLate?: true;
  /** Absent if the source failed. */
  readonly origin?: AnswerOrigin;
  /** Absent if the source answered. */
  readonly reason?: FailureReason;
  /** Absent if the source failed without an answer of upstream. */
  readonly lifetimes?: FreshnessLifetimes;
  /** Facts from which `lifetimes` is computed again after a change of policies. Absent if `lifetimes` is. */
  readonly copy?: PartCopy;
}

interface PartCopy extends CopyFacts {
  readonly request: SourceRequest;
}

/** Parts of a page from its reads: one per source, in the order of the first reads. */
export function mergeParts(lines: readonly SourceRead[]): PagePart[] {
  const parts = new Map<string, PagePart>();
  for (const line of lines) {
    const part = buildPart(line);
    const id = `${part.name} ${JSON.stringify(line.request.params)}`;
    if (!parts.has(id)) parts.set(id, part);
  }
  return [...parts.values()];
}

/** The copies of live data in a page, with the end of their freshness. Includes empty and missing ones. */
export function listLiveCopies(parts: readonly PagePart[]): readonly (PartCopy & { readonly freshUntilMs: number })[] {
  return parts.flatMap(({ copy, lifetimes }) =>
    copy !== undefined && lifetimes !== undefined && isLiveRequest(copy.request)
      ? [{ ...copy, freshUntilMs: lifetimes.freshUntilMs }]
      : [],
  );
}

function buildPart({ request, answer, waitedMs, isDependent = false }: SourceRead): PagePart {
  const { lifetimes, copy } = answer;
  return {
    name: request.definition.name,
    tags: buildTags(request),
    waitedMs,
    ...(isDependent && { isDependent }),
    ...(isDependent && isLate(answer) && isLiveRequest(request) && { isLate: true }),
    ...(answer.status === 'ok' ? { origin: answer.origin } : { reason: answer.reason }),
    lifetimes,
    copy: copy && { request, ...copy },
  };
}
