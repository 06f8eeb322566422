import { expect, it } from 'vitest';
import { sourceUrl } from './source-url';

it.each([
  ['http://h/v1', '/v1/news?recent=Y', 'http://h/v1/news?recent=Y'],
  ['http://h', '/v1/news', 'http://h/v1/news'],
  ['http://h/api/v1', '/v1/news', 'http://h/api/v1/news'],
  ['http://h/data', '/data/iwm/a.json', 'http://h/data/iwm/a.json'],
  ['http://h', '/data/iwm/a.json', 'http://h/data/iwm/a.json'],
])('%s and %s make %s', (base, path, url) => {
  expect(sourceUrl(base, path)).toBe(url);
});
