import type { MetaArgs } from '@remix-run/react';
import { expect, it, test } from 'vitest';
import { withFileLinks } from './file-links';

function listLinks(canonical: string, findFile?: (path: string) => string | null, data: object | undefined = {}) {
  const describe = () => [{ title: 'A' }, { tagName: 'link' as const, rel: 'canonical', href: canonical }];
  const described = withFileLinks(describe, findFile)({ data } as unknown as MetaArgs);
  return described
    .slice(2)
    .map((tag) => ('type' in tag && 'href' in tag ? `${String(tag.type)} ${String(tag.href)}` : ''));
}

test.each([
  ['/scores?sport=football', ['text/csv /scores.csv?sport=football', 'application/json /scores.json?sport=football']],
  ['https://a.example/brackets/2A', ['text/csv /brackets.csv?class=2A', 'application/json /brackets.json?class=2A']],
  ['/schools/enrollments', ['text/csv /schools/enrollments.csv', 'application/json /schools/enrollments.json']],
])('the page %s names its files', (canonical, links) => {
  expect(listLinks(canonical)).toEqual(links);
});

it('a page may have its files at another address, or none', () => {
  expect(listLinks('/playoff-brackets/1A', () => '/brackets')[0]).toBe('text/csv /brackets.csv?class=1A');
  expect(listLinks('/brackets', () => null)).toEqual([]);
});

it('a page that could not be loaded names none', () => {
  expect(withFileLinks(() => [{ title: 'A' }])({ data: undefined } as unknown as MetaArgs)).toEqual([{ title: 'A' }]);
});
