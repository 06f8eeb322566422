import { describe, expect, it } from 'vitest';
import { pageRoutes } from '~/routes.table.js';
import {
  listFilesIn,
  chooseHandling,
  isKept,
  computeMadeAtMs,
  listObsoleteCaches,
  offlinePath,
  listPagesBeyondLimits,
  extractTitle,
  type KeptPage,
} from './kept-pages';

const origin = 'https://site.example';
const keeps = (path: string) => isKept(new URL(path, origin));

describe('pages kept for offline reading', () => {
  it.each(pageRoutes.map(({ id, path, isKeptOffline = false }) => [id, path, isKeptOffline] as const))(
    'follow their row of the route table: %s, %s, kept: %s',
    (_, path, isKept) => {
      expect(keeps(path.replaceAll(/:\w+\??/g, '7'))).toBe(isKept);
    },
  );

  it.each([
    '/',
    '/scores',
    '/scores?date=2025-10-11&final=1',
    '/games/9?date=2025-10-11',
    '/schools/details/0101',
    '/sports/boys-golf/state-series/state-leaderboard/1A',
    '/sports/boys-golf/state-series/state-leaderboard',
    '/sports/boys-soccer/state-series/brackets/2A?part=sectional-1',
    '/sports/football/regular-season/schedule-detail/77',
  ])('include %s', (path) => {
    expect(keeps(path)).toBe(true);
  });

  it.each([
    '/scores?q=ash',
    '/search?q=ash',
    '/scores/2025',
    '/scores.data',
    '/about/board',
    '/sports/boys-golf/state-series/state-leaderboard/1A/more',
  ])('do not include %s', (path) => {
    expect(keeps(path)).toBe(false);
  });
});

describe('a request', () => {
  const request = (path: string, more: Partial<Request> = {}) => ({
    method: 'GET',
    url: new URL(path, origin).href,
    mode: 'navigate' as const,
    destination: 'document' as const,
    ...more,
  });
  const fetched = { mode: 'cors', destination: '' } as const;

  it('for a document is handled by the worker, whether or not the page is kept', () => {
    expect(chooseHandling(request('/scores'), origin)).toBe('document');
    expect(chooseHandling(request('/about/board'), origin)).toBe('document');
  });

  it('for a file of the build is handled by the worker too', () => {
    expect(chooseHandling(request('/build/root-ABC.js', { mode: 'cors', destination: 'script' }), origin)).toBe('file');
  });

  it.each([
    ['another method', request('/scores', { method: 'POST' })],
    ['another origin', request('https://other.example/build/x.js', fetched)],
    ['a document of another origin', request('https://other.example/scores')],
    ['a document in a frame', request('/scores', { destination: 'iframe' })],
    ['data of a page, such as a live refresh asks for', request('/scores.data', fetched)],
    ['the version', request('/version.json?t=1', fetched)],
    ['a sitemap', request('/sitemaps/schools.xml')],
    ['a feed', request('/feeds/news')],
    ['a download', request('/calendar/events.ics?school=0101')],
    ['the script of the worker', request('/service-worker.js', { mode: 'same-origin', destination: '' })],
  ])('for %s is left to the browser', (_, asked) => {
    expect(chooseHandling(asked, origin)).toBe('browser');
  });
});

describe('the limits of kept pages', () => {
  const buildKeptPage = (path: string, bytes = 1, files: readonly string[] = []): KeptPage => ({
    path,
    title: '',
    madeAtMs: 0,
    bytes,
    files,
  });
  const limits = { pages: 2, bytes: 100, files: 3 };
  const listDroppedPaths = (pages: readonly KeptPage[]) => listPagesBeyondLimits(pages, limits).map(({ path }) => path);

  it('keep all pages while there is room', () => {
    expect(listDroppedPaths([buildKeptPage('/a', 50), buildKeptPage('/b', 50)])).toEqual([]);
  });

  it.each([
    ['number', [buildKeptPage('/a'), buildKeptPage('/b'), buildKeptPage('/c'), buildKeptPage('/d')], ['/c', '/d']],
    ['bytes', [buildKeptPage('/a', 60), buildKeptPage('/b', 60)], ['/b']],
    ['files', [buildKeptPage('/a', 1, ['1', '2']), buildKeptPage('/b', 1, ['2', '3', '4'])], ['/b']],
  ])('on their %s drop the oldest pages', (_, pages, expected) => {
    expect(listDroppedPaths(pages)).toEqual(expected);
  });

  it('drop every page older than one that does not fit, even if it is smaller', () => {
    expect(listDroppedPaths([buildKeptPage('/a', 60), buildKeptPage('/b', 60), buildKeptPage('/c', 1)])).toEqual([
      '/b',
      '/c',
    ]);
  });

  it('never drop the page that lists the others, and do not count it', () => {
    expect(listDroppedPaths([buildKeptPage('/a'), buildKeptPage('/b'), buildKeptPage(offlinePath, 500)])).toEqual([]);
  });
});

describe('a document', () => {
  it('has its title decoded and without the name of the association', () => {
    expect(extractTitle('<title>Boys &amp; Girls | A &lt;B&gt; | Example Association</title>')).toBe(
      'Boys & Girls | A <B>',
    );
    expect(extractTitle('<title>Example Association</title>')).toBe('Example Association');
    expect(extractTitle('<p>No title</p>')).toBe('');
  });

  it('lists each of its files once', () => {
    const html =
      '<link href="/build/app-A.css"><link rel="modulepreload" href="/build/_shared/c-B.js"><script>import "/build/manifest-C.js";import "/build/_shared/c-B.js"</script><a href="/building">';
    expect(listFilesIn(html)).toEqual(['/build/app-A.css', '/build/_shared/c-B.js', '/build/manifest-C.js']);
  });

  it('was made as long ago as its Age header says', () => {
    expect(computeMadeAtMs('90', 100_000)).toBe(10_000);
    for (const age of [null, '', 'x', '-5']) expect(computeMadeAtMs(age, 100_000)).toBe(100_000);
  });
});

it('caches of an earlier format are obsolete, and caches of others are not touched', () => {
  const names = ['offline-pages-0', 'offline-pages-1', 'another'];
  expect(listObsoleteCaches(names, ['offline-pages-1'])).toEqual(['offline-pages-0']);
  expect(listObsoleteCaches(names, [])).toEqual(['offline-pages-0', 'offline-pages-1']);
});
