import { expect, it } from 'vitest';
import { withOfferedLinks } from './offered-links';

const isOffered = (href: string) => !href.startsWith('/off');
const clean = (data: unknown) => withOfferedLinks(data, isOffered);

it('data without links to hidden pages stay the same object', () => {
  const data = {
    links: [{ to: '/on', text: 'On' }],
    rows: [1, null, 'two'],
    date: new Date(0),
    href: 'https://x.test/off',
  };
  expect(clean(data)).toBe(data);
});

it('a link of a list is left out, and a group whose links all are hidden', () => {
  const group = { title: 'A', links: [{ to: '/off/a', text: 'A' }] };
  const half = {
    title: 'B',
    links: [
      { to: '/off/b', text: 'B' },
      { to: '/on', text: 'On' },
    ],
  };
  expect(clean({ groups: [group, half] })).toEqual({ groups: [{ title: 'B', links: [{ to: '/on', text: 'On' }] }] });
});

it('a group that never had a link stays', () => {
  expect(clean({ groups: [{ title: 'A', links: [] }], to: '/off' })).toEqual({
    groups: [{ title: 'A', links: [] }],
    to: null,
  });
});

it('a row that is more than a link stays without it', () => {
  const row = { id: '1', name: 'Ashland', href: '/off/1', scoresHref: '/off/2' };
  expect(clean([row])).toEqual([{ id: '1', name: 'Ashland', href: null, scoresHref: null }]);
});

it('the words of a link in a text stay in the text', () => {
  const text = ['See ', { tag: 'a', href: '/off/1', children: ['the ', { tag: 'em', children: ['list'] }] }, '.'];
  expect(clean([{ tag: 'p', children: text }])).toEqual([
    { tag: 'p', children: ['See ', 'the ', { tag: 'em', children: ['list'] }, '.'] },
  ]);
});

it('responses and other objects stay as they are', () => {
  const response = new Response('/off');
  expect(clean(response)).toBe(response);
  const id = Symbol('id');
  expect((clean({ [id]: 1, href: '/off' }) as Record<symbol, unknown>)[id]).toBe(1);
});
