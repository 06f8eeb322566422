import { expect, it } from 'vitest';
import { buildTestRequest } from '~/page/page-request.fixture';
import { buildSitemapEntries } from './page';

it('the pages have the gameday page only on its days, because it leads elsewhere on others', () => {
  const request = buildTestRequest('/sitemaps/pages.xml');
  const hasGameday = (iso: string) => {
    const clock = { ...request.clock, getNowMs: () => Date.parse(iso) };
    const entries = buildSitemapEntries('pages', { critical: {} }, [], { ...request, clock });
    return entries.some(({ path }) => path === '/gameday');
  };
  expect(['2025-10-05T12:00:00-05:00', '2025-10-11T12:00:00-05:00'].map(hasGameday)).toEqual([false, true]);
});
