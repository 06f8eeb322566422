import { expect, it } from 'vitest';
import { listLinkedPages } from './page-links';
import type { RichText } from './rich-text';

const link = (href: string, ...children: string[]) => ({ tag: 'a', href, children }) as const;
const text: RichText = [
  {
    tag: 'p',
    children: ['See ', link('/health-safety/heat', 'Heat'), link('https://example.org/health-safety/x', 'X')],
  },
  {
    tag: 'table',
    caption: [],
    head: [],
    body: [[{ children: [{ tag: 'strong', children: [link('/health-safety/lightning#rules', 'Lightning')] }] }]],
  },
  {
    tag: 'p',
    children: [link('/health-safety/heat?x=1', 'again'), link('/health-safety', 'Top'), link('/health-safety/a', ' ')],
  },
];

it('linked pages below a path are listed once each, wherever the links are in the text', () => {
  expect(listLinkedPages(text, '/health-safety')).toEqual([
    { path: '/health-safety/heat', title: 'Heat' },
    { path: '/health-safety/lightning', title: 'Lightning' },
  ]);
  expect(listLinkedPages([], '/health-safety')).toEqual([]);
});
