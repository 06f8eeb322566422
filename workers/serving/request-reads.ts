import type { SourceRead } from '~/cache/answer';
import type { SourceRequest } from '~/cache/define-source';
import type { TimedAnswer } from '~/cache/source-cache';

/** The reads of one request, available once all loaders have ended. */
export class RequestReads {
  readonly lines: SourceRead[] = [];
  readonly #loaders: Promise<unknown>[] = [];

  /** Notes a read's answer, and whether the page depends on it. */
  async note(
    requests: readonly SourceRequest[],
    read: Promise<readonly TimedAnswer[]>,
    isDependent = false,
  ): Promise<readonly TimedAnswer[]> {
    const timed = await read;
    this.lines.push(
      ...requests.flatMap((request, index) => (timed[index] ? [{ request, ...timed[index], isDependent }] : [])),
    );
    return timed;
  }

  /** Notes that a loader of the page has started. */
  noteLoader(loading: Promise<unknown>): void {
    this.#loaders.push(loading);
  }

  /** All reads, once all noted loaders have ended. */
  async all(): Promise<readonly SourceRead[]> {
    // The router starts all loaders in one turn.
    await Promise.resolve();
    await Promise.allSettled(this.#loaders);
    return this.lines;
  }
}
