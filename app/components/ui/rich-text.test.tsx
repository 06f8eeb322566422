import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RichText as Tree } from '~/models/content/rich-text';
import { RichText } from './rich-text';

const markup = (tree: Tree) => renderToStaticMarkup(<RichText>{tree}</RichText>);

it('elements of the tree become elements of the page', () => {
  const list: Tree = [{ tag: 'ul', children: [{ tag: 'li', children: ['a', { tag: 'br' }, 'b'] }] }];
  expect(markup(list)).toBe('<ul><li>a<br/>b</li></ul>');
});

it('a heading is a strong paragraph, so that it does not disturb the outline', () => {
  expect(markup([{ tag: 'heading', level: 2, children: ['Loud'] }])).toBe('<p><strong>Loud</strong></p>');
});

it('text that looks like markup is shown as text', () => {
  expect(markup(['<img src=x onerror=alert(1)>'])).toBe('&lt;img src=x onerror=alert(1)&gt;');
});

it('an address to write to is a plain link', () => {
  expect(markup([{ tag: 'a', href: 'mailto:office@example.org', children: ['Write'] }])).toBe(
    '<a href="mailto:office@example.org">Write</a>',
  );
});
