import type { SourceRequest } from './define-source';
import type { TimedAnswer } from './source-cache';

type Read = (requests: readonly SourceRequest[]) => Promise<readonly TimedAnswer[]>;

/** Merges reads of one turn of the event loop, because a page's loaders start together. */
export function batchReads(read: Read): Read {
  let open: ReturnType<typeof begin> | undefined;
  return async (requests) => {
    const batch = (open ??= begin());
    const from = batch.requests.length;
    batch.requests.push(...requests);
    return (await batch.answers).slice(from, from + requests.length);
  };

  function begin() {
    const requests: SourceRequest[] = [];
    const answers = Promise.resolve().then(() => {
      open = undefined;
      return read(requests);
    });
    return { requests, answers };
  }
}
