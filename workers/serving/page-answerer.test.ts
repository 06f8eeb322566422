import { describe, expect, it } from 'vitest';
import { DocumentCache } from '~/cache/document-cache';
import { untuned } from '~/cache/tuning/policy-document';
import { tuningAt } from '~/cache/tuning/tuning';
import { ManualClock } from '../../tests/support/manual-clock';
import { createPageAnswerer, type AnswerPage } from './page-answerer';

const asBuilt = tuningAt(untuned, 0);

/** Answerers of several builds over one document cache: were they ever to share one, they must not share documents. */
function answerersOf(...buildIds: readonly string[]): AnswerPage[] {
  const clock = new ManualClock();
  const documents = new DocumentCache({ clock, maxBytes: 1_000_000, random: () => 0, tuning: () => asBuilt });
  return buildIds.map((buildId) =>
    createPageAnswerer({
      documents,
      clock,
      buildId,
      tuning: { refreshIfStale: () => undefined },
      today: () => '2025-10-11',
      renderPage: () => {
        const untilMs = clock.nowMs() + 60_000;
        return Promise.resolve({
          path: '/',
          status: 200,
          headers: [['content-type', 'text/html']],
          body: new TextEncoder().encode(`made by ${buildId}`),
          etag: `"${buildId}"`,
          renderedAtMs: clock.nowMs(),
          renderMs: 1,
          lifetimes: { freshUntilMs: untilMs, revalidateUntilMs: untilMs, usableUntilMs: untilMs },
          parts: [],
        });
      },
    }),
  );
}

function ask(answer: AnswerPage | undefined, path: string): Promise<Response> {
  const url = new URL(path, 'https://fieldhouse.example');
  if (answer === undefined) throw new Error('no answerer');
  return answer(new Request(url), url, () => undefined);
}

describe('a page', () => {
  it('of one build is never answered with the document of another', async () => {
    const [old, next] = answerersOf('old', 'next');
    expect(await (await ask(old, '/scores')).text()).toBe('made by old');
    expect(await (await ask(next, '/scores')).text()).toBe('made by next');
    expect(await (await ask(old, '/scores')).text()).toBe('made by old');
  });

  it('and its data are two documents', async () => {
    const [answer] = answerersOf('one');
    const turnOf = async (path: string) => (await ask(answer, path)).headers.get('cache-status');
    expect(await turnOf('/scores')).toContain('fwd=miss');
    expect(await turnOf('/scores.data')).toContain('fwd=miss');
    expect(await turnOf('/scores')).toContain('hit');
  });
});
