import type { SourceRequest } from './define-source';
import type { TimedAnswer } from './source-cache';

type Read = (requests: readonly SourceRequest[]) => Promise<readonly TimedAnswer[]>;

interface Batch {
  readonly requests: SourceRequest[];
  readonly answers: Promise<readonly TimedAnswer[]>;
}

/**
 * Joins reads that are asked for in one turn: the loaders of a page and of the layouts around it start together, and the
 * shared store is then asked once for all of them.
 */
export function batchReads(read: Read): Read {
  let open: Batch | undefined;
  return async (requests) => {
    const batch = (open ??= begin());
    const from = batch.requests.length;
    batch.requests.push(...requests);
    return (await batch.answers).slice(from, from + requests.length);
  };

  function begin(): Batch {
    const requests: SourceRequest[] = [];
    const answers = Promise.resolve().then(() => {
      open = undefined;
      return read(requests);
    });
    return { requests, answers };
  }
}
