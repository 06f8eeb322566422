import { describe, expect, it } from 'vitest';
import type { SourceAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import type { NewsItem, NewsPage } from '~/upstream/news';
import { loadAllArticles } from './all-articles';

const buildArticle = (number: number) => ({ slug: `a${number}`, title: `Article ${number}` }) as NewsItem;

/** Loads a list of this many articles. One page of the list may fail. */
async function load(total: number, failedPage?: string) {
  const paths: string[] = [];
  const readSources = (requests: readonly SourceRequest[]) =>
    Promise.resolve(
      requests.map(({ definition, params }): SourceAnswer<unknown> => {
        paths.push(definition.buildPath(params));
        if (params.page === failedPage) return { status: 'failed', reason: 'timeout', detail: '' };
        const from = (Number(params.page) - 1) * 10;
        const numbers = Array.from({ length: Math.min(10, total - from) }, (_, index) => from + index);
        const value: NewsPage = { items: numbers.map(buildArticle), total };
        const lifetimes = { freshUntilMs: Infinity, revalidateUntilMs: Infinity, usableUntilMs: Infinity };
        const copy = { kind: 'value', fetchedAtMs: 5, upstreamMs: 1 } as const;
        return {
          status: 'ok',
          value,
          fetchedAtMs: 5,
          changedAtMs: 5,
          origin: 'memory',
          copy,
          lifetimes,
        };
      }),
    );
  const args = { context: { site: { readSources } } } as unknown as Parameters<typeof loadAllArticles>[0];
  return { paths, ...(await loadAllArticles(args)) };
}

describe('all articles', () => {
  it('are read ten at a time, as the API specifies, until the last page', async () => {
    const { paths, articles, isComplete } = await load(31);
    expect(paths).toEqual([1, 2, 3, 4].map((page) => `/v1/news?page=${page}&limit=10`));
    expect([articles.length, articles[30]?.slug, isComplete]).toEqual([31, 'a30', true]);
  });

  it('are limited to the newest 1,000', async () => {
    expect((await load(5000)).paths).toHaveLength(100);
  });

  it.each([
    ['1', 0],
    ['3', 21],
  ] as const)('lack page %s when it fails, and are then marked incomplete', async (page, count) => {
    const { articles, isComplete } = await load(31, page);
    expect([articles.length, isComplete]).toEqual([count, false]);
  });

  it('are an empty and complete list when upstream has no articles', async () => {
    expect(await load(0)).toMatchObject({ articles: [], isComplete: true });
  });
});
