import { describe, expect, it } from 'vitest';
import type { SourceRequest } from './define-source';
import { parseSourceKey, buildDataset, buildSourceKey, buildSourceUrl, UnaddressableError } from './source-address';

const facts = { schemaVersions: { news: 'abc' }, dataset: 'r' };

function request(name: string, path: (params: { readonly slug?: string }) => string, slug = 'x'): SourceRequest {
  return { definition: { name, buildPath: path }, params: { slug } } as unknown as SourceRequest;
}

describe('a source key', () => {
  it('contains schema version, dataset, source and path', () => {
    expect(
      buildSourceKey(
        request('news.recent', ({ slug }) => `/v1/news/${slug ?? ''}`),
        facts,
      ),
    ).toBe('s:abc.r:news.recent:/v1/news/x');
  });

  it('can be parsed again', () => {
    const parts = { version: 'abc', dataset: 'r', source: 'news.recent', path: '/v1/news?a=b:c' };
    expect(parseSourceKey('s:abc.r:news.recent:/v1/news?a=b:c')).toEqual(parts);
    for (const other of ['policy', 's:abc:x', 'operations', '']) expect(parseSourceKey(other)).toBeUndefined();
  });

  it.each([
    ['a key of more than 512 bytes', request('news.article', ({ slug }) => `/v1/${slug ?? ''}`, 'é'.repeat(260))],
    ['parameters that cannot form a path', request('news.article', () => encodeURIComponent('\ud800'))],
    ['a parameter that is a dot segment', request('news.article', ({ slug }) => `/v1/news/${slug ?? ''}?a=1`, '..')],
    ['a source whose file has no version', request('other.source', () => '/v1/other')],
  ])('is refused for %s', (_, refused) => {
    expect(() => buildSourceKey(refused, facts)).toThrow(UnaddressableError);
  });

  it('differs between deployments with different upstreams', () => {
    expect(buildDataset(['http://one', undefined])).not.toBe(buildDataset(['http://two', undefined]));
    expect(buildDataset(['http://one', undefined])).toBe(buildDataset(['http://one', undefined]));
  });
});

it.each([
  ['http://h/v1', '/v1/news?recent=Y', 'http://h/v1/news?recent=Y'],
  ['http://h', '/v1/news', 'http://h/v1/news'],
  ['http://h/api/v1', '/v1/news', 'http://h/api/v1/news'],
  ['http://h/data', '/data/iwm/a.json', 'http://h/data/iwm/a.json'],
  ['http://h', '/data/iwm/a.json', 'http://h/data/iwm/a.json'],
])('%s and %s are joined to %s', (base, path, url) => {
  expect(buildSourceUrl(base, path)).toBe(url);
});
