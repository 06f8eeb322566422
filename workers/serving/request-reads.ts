import type { SourceRead } from '~/cache/answer';
import type { SourceRequest } from '~/cache/define-source';
import type { TimedAnswer } from '~/cache/source-cache';

/** The reads of one request. Every answer is noted, and what is told of all of them can wait until they are there. */
export class RequestReads {
  readonly lines: SourceRead[] = [];
  readonly #underWay = new Set<Promise<unknown>>();

  /** Notes what a read is answered with, and whether the page stands without it. */
  async note(
    requests: readonly SourceRequest[],
    read: Promise<readonly TimedAnswer[]>,
    isDependent = false,
  ): Promise<readonly TimedAnswer[]> {
    this.#underWay.add(read);
    try {
      const timed = await read;
      this.lines.push(
        ...requests.flatMap((request, index) => (timed[index] ? [{ request, ...timed[index], isDependent }] : [])),
      );
      return timed;
    } finally {
      this.#underWay.delete(read);
    }
  }

  /**
   * What the request has been answered once no read is under way any more, those included that another read leads to. The
   * loaders of a page start in one turn: by the next one all of them have asked.
   */
  async all(): Promise<readonly SourceRead[]> {
    do {
      await Promise.allSettled(this.#underWay);
      await nextTurn();
    } while (this.#underWay.size > 0);
    return this.lines;
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
