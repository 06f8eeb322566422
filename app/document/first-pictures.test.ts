import { expect, it } from 'vitest';
import { listFirstPictures } from './first-pictures';

it('lists the marked pictures in order, unescaped', () => {
  const html =
    '<img src="/a.svg" alt="A"/><img src="/b.svg?x=1&amp;y=2" alt="B" fetchpriority="high"/>' +
    '<p title="x"><img src="/c.svg" fetchpriority="high" width="3"/></p>';
  expect(listFirstPictures(html)).toEqual(['/b.svg?x=1&y=2', '/c.svg']);
});

it.each([
  ['without marked pictures', '<img src="/a.svg"/>'],
  ['whose mark is on another element', '<img src="/a.svg"/><link href="/b" fetchpriority="high"/>'],
  ['whose picture has no address', '<img alt="" fetchpriority="high"/>'],
])('lists nothing of a page %s', (_, html) => {
  expect(listFirstPictures(html)).toEqual([]);
});
