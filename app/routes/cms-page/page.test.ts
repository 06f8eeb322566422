import { describe, expect, it } from 'vitest';
import { isAcceptedValue } from '~/page/accepted-values';
import type { PageRequest } from '~/page/page-sources';
import type { CmsPage } from '~/upstream/pages';
import { buildCmsPath, findArticlePath, findFirstPagePath, isNamedPage, sources, toCmsPageView } from './page';

const page: CmsPage = {
  title: 'Media Credentials',
  subtitle: 'Who gets one',
  body: [
    { tag: 'heading', level: 4, children: ['Part'] },
    { tag: 'p', children: ['Down four.'] },
  ],
  createdDay: '2019-03-08',
  updatedDay: '2025-06-14',
  author: 'Jo Marsh',
};
const path = 'news-media/media-credentials';
const view = (changes: Partial<CmsPage> = {}, at = path) => toCmsPageView({ ...page, ...changes }, at, 'PSAA');
const listSourcesAt = (splat: string) =>
  sources({ params: { '*': splat } } as unknown as PageRequest).critical.page.params;

describe('a content page', () => {
  it('shows its title, subtitle, dates and author below its section', () => {
    expect(view()).toMatchObject({
      title: 'Media Credentials',
      subtitle: 'Who gets one',
      href: '/news-media/media-credentials',
      trail: [{ to: '/news-media', text: 'News & Media' }],
      published: { iso: '2019-03-08', text: 'March 8, 2019' },
      updated: { iso: '2025-06-14', text: 'June 14, 2025' },
      author: 'Jo Marsh',
      contents: [],
    });
  });

  it('without a title is named after its path, and omits other missing parts', () => {
    expect(view({ title: null, subtitle: null, createdDay: null, updatedDay: null, author: null })).toMatchObject({
      title: 'Media credentials',
      published: null,
      updated: null,
    });
  });

  it('shows one date if it was not changed since it was published', () => {
    expect(view({ updatedDay: page.createdDay })).toMatchObject({
      published: { iso: '2019-03-08' },
      updated: null,
    });
  });

  it('outside a section, or at the top of one, is placed below the home page', () => {
    expect([view({}, 'hall/of-fame').trail, view({}, 'officials').trail]).toEqual([[], []]);
  });

  it('has headings one level below its title, and a table of contents when it is long', () => {
    expect(view().body[0]).toMatchObject({ tag: 'heading', level: 2 });
    const buildSection = (number: number) =>
      [
        { tag: 'heading', level: 2, children: [`Part ${number}`] },
        { tag: 'p', children: ['x'.repeat(650)] },
      ] as const;
    expect(view({ body: [1, 2, 3, 4].flatMap(buildSection) }).contents.map(({ text }) => text)).toEqual([
      'Part 1',
      'Part 2',
      'Part 3',
      'Part 4',
    ]);
  });
});

describe('the page of an area', () => {
  it('lists the pages of its area above its text; other pages do not', () => {
    expect(view({}, 'officials').areaPages).toContainEqual({ to: '/officials/clinics', text: 'Clinics' });
    expect([view().areaPages, view({}, 'hall-of-fame').areaPages]).toEqual([[], []]);
  });

  it('has a search for schools only in the area of the schools', () => {
    expect(view({}, 'schools').schoolSearch).toBe('/schools/school-directory');
    expect(view({}, 'officials').schoolSearch).toBeNull();
  });

  it('is its first subpage when neither the site nor upstream has a page for the area', () => {
    expect(findFirstPagePath('resources/sportsmanship')).toBe('/resources/sportsmanship/overview');
    expect(findFirstPagePath('about/foundation')).toBe('/about/foundation/donate');
    expect(['schools', 'resources/equity', 'resources/sport', 'nowhere'].map(findFirstPagePath)).toEqual(
      Array(4).fill(null),
    );
  });
});

describe('the path of a content page', () => {
  it.each([
    ['about/mission', 'about/mission'],
    ['About/MISSION', 'about/mission'],
    ['statequalifier', 'about/statequalifier'],
    ['resources/año nuevo', 'resources/año nuevo'],
  ])('%s is requested as %s', (splat, asked) => {
    expect(listSourcesAt(splat)).toEqual({ path: asked });
  });

  it.each([
    'wp-login.php',
    'backup.tar.gz',
    '.env',
    'about/.git/config',
    'about/../mission',
    'about/%00',
    'about/\0',
    'about\\mission',
    '',
    'about//mission',
    'a/b/c/d/e/f/g',
    'x'.repeat(161),
    '<script>',
  ])('%j is not found, and upstream is not asked', (splat) => {
    expect(isAcceptedValue('cms-path', splat)).toBe(false);
  });
});

it.each([
  ['about/mission', true],
  ['statequalifier', true],
  ['about/privacy-policy', true],
  ['officials', true],
  ['about/no-such-page', false],
  ['no-such-page', false],
])('the site names the page %s: %s', (splat, isNamed) => {
  expect(isNamedPage(buildCmsPath(splat))).toBe(isNamed);
});

it.each([
  ['news-media/announcements/office-closed', '/news-media/article/office-closed'],
  ['news-media/announcements/x.php', null],
  ['news-media/announcements', null],
  ['about/mission', null],
])('an announcement that is not a page is looked up among the articles: %s leads to %s', (asked, article) => {
  expect(findArticlePath(asked)).toBe(article);
});
