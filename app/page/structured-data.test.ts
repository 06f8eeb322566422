import { expect, it } from 'vitest';
import { buildBreadcrumbList, renderStructuredData } from './structured-data';

const publisher = { SITE_URL: 'https://site.test' };

it('the breadcrumb trail ends with the page, and has absolute addresses if the site names its address', () => {
  const trail = [{ to: '/', text: 'Home' }];
  expect(buildBreadcrumbList(trail, 'Scores', publisher).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.test/' },
    { '@type': 'ListItem', position: 2, name: 'Scores' },
  ]);
  expect(JSON.stringify(buildBreadcrumbList(trail, 'Scores', { SITE_URL: undefined }))).toContain('"item":"/"');
});

it('an empty list of items renders nothing', () => {
  expect(renderStructuredData([])).toBe('');
});
