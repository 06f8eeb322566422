import type { SourceRead } from '~/cache/answer';
import type { SourceRequest } from '~/cache/define-source';
import type { TimedAnswer } from '~/cache/source-cache';

/** The reads of one request. Every answer is noted, and what is told of all of them can wait until all loaders have theirs. */
export class RequestReads {
  readonly lines: SourceRead[] = [];
  readonly #loaders: Promise<unknown>[] = [];

  /** Notes what a read is answered with, and whether the page stands without it. */
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

  /** What the request has been answered once all loaders that were noted have ended, however they end. */
  async all(): Promise<readonly SourceRead[]> {
    // The router calls the loaders of a page one after the other without waiting: when this goes on all have started.
    await Promise.resolve();
    await Promise.allSettled(this.#loaders);
    return this.lines;
  }
}
