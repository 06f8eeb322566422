import { expect, test } from 'vitest';
import { pictureSize } from '~/pictures/picture-sheet';
import { buildLayoutMeta, buildPageMeta, type PageIdentity } from './page-meta';

const page: PageIdentity = {
  heading: 'Five-Year Calendar',
  subject: 'Boys Golf',
  canonicalPath: '/sports/boys-golf/calendar',
  canonicalQuery: ['class', 'date'],
};

function buildInput(search = '', error: unknown = null, siteUrl: string | null = null) {
  return {
    matches: [
      { id: 'root', data: { shell: { associationName: 'Example Association' } } },
      { id: 'site-layout', data: { page, siteUrl } },
    ],
    location: { search },
    error,
  };
}

const findTagged = (descriptors: ReturnType<typeof buildPageMeta>, key: string) =>
  descriptors.flatMap((each) => ('content' in each && Object.values(each)[0] === key ? each.content : []));
const listCanonicals = (descriptors: ReturnType<typeof buildPageMeta>) =>
  descriptors.flatMap((each) => ('href' in each ? each.href : []));

test('a page without words of its own has the title, description and canonical link of its row', () => {
  const meta = buildPageMeta(buildInput());
  expect(meta[0]).toEqual({ title: 'Boys Golf: Five-Year Calendar | Example Association' });
  expect(findTagged(meta, 'description')).toEqual(['Boys Golf: Five-Year Calendar of the Example Association.']);
  expect(listCanonicals(meta)).toEqual(['/sports/boys-golf/calendar']);
});

test('the canonical link has only the parameters that the page reads, in a fixed order', () => {
  const meta = buildPageMeta(buildInput('?q=smith&date=2025-10-11&utm=x&class=1A'));
  expect(listCanonicals(meta)).toEqual(['/sports/boys-golf/calendar?class=1A&date=2025-10-11']);
});

test('a page’s own subject, description and canonical address replace those of its row', () => {
  const meta = buildPageMeta(buildInput(), { subject: 'Boys Golf 3A', description: 'Dates.', canonical: '/elsewhere' });
  expect(meta[0]).toEqual({ title: 'Boys Golf 3A: Five-Year Calendar | Example Association' });
  expect(findTagged(meta, 'description')).toEqual(['Dates.']);
  expect(listCanonicals(meta)).toEqual(['/elsewhere']);
});

test('a deployment that names its address has absolute addresses and the picture of the association', () => {
  const meta = buildPageMeta(buildInput('', null, 'https://example.org'), { type: 'article' });
  expect(listCanonicals(meta)).toEqual(['https://example.org/sports/boys-golf/calendar']);
  expect(findTagged(meta, 'og:url')).toEqual(['https://example.org/sports/boys-golf/calendar']);
  expect(findTagged(meta, 'og:image')).toEqual(['https://example.org/preview.png']);
  expect(findTagged(meta, 'og:type')).toEqual(['article']);
});

test('the pictures of link previews have a width and height', () => {
  const size = [pictureSize.width, pictureSize.height].map(String);
  const getImageSize = (meta: ReturnType<typeof buildPageMeta>) => [
    ...findTagged(meta, 'og:image:width'),
    ...findTagged(meta, 'og:image:height'),
  ];
  const withAddress = buildInput('', null, 'https://example.org');
  expect(getImageSize(buildPageMeta(withAddress))).toEqual(size);
  expect(getImageSize(buildPageMeta(withAddress, { picturePath: '/pictures/news/1' }))).toEqual(size);
  expect(getImageSize(buildPageMeta(buildInput(), { picturePath: '/pictures/news/1' }))).toEqual([]);
});

test('a deployment that does not name its address has no picture and a small preview', () => {
  const meta = buildPageMeta(buildInput());
  expect(findTagged(meta, 'og:image')).toEqual([]);
  expect(findTagged(meta, 'twitter:card')).toEqual(['summary']);
});

test('a page with a feed links to it if the deployment names its address', () => {
  const link = { tagName: 'link', rel: 'alternate', href: '/feeds/news.atom', type: 'application/atom+xml' };
  expect(buildPageMeta(buildInput('', null, 'https://example.org'), { feedPath: link.href })).toContainEqual(link);
  expect(buildPageMeta(buildInput(), { feedPath: link.href })).not.toContainEqual(link);
});

test('an empty title becomes the name of the association', () => {
  const meta = buildPageMeta(buildInput(), { title: '' });
  expect(meta[0]).toEqual({ title: 'Example Association' });
  expect(findTagged(meta, 'og:title')).toEqual(['Example Association']);
});

test('a layout has the title of the failure inside it, or of its row when nothing failed', () => {
  const failure = { status: 404, statusText: '', internal: false, data: null };
  expect(buildLayoutMeta(buildInput('', failure))).toEqual([{ title: 'Page not found | Example Association' }]);
  expect(buildLayoutMeta(buildInput())).toEqual(buildPageMeta(buildInput()));
});

test('the title is empty and there is no link without data of the site layout and the root', () => {
  expect(buildPageMeta({ matches: [], location: { search: '' } })).toEqual([{ title: '' }]);
});
