import { expect, it } from 'vitest';
import { parseMarkdown } from './demo-texts';

it('front matter holds JSON values or plain text', () => {
  const { fields } = parseMarkdown('---\nmonth: 7\nsubtitle: null\ntitle: Licenses: renew\n---\n\nText');
  expect(fields).toEqual({ month: 7, subtitle: null, title: 'Licenses: renew' });
});

it.each([
  ['Read the [rules](/rules)', '<p>Read the <a href="/rules">rules</a></p>'],
  ['**Now** or _never_', '<p><strong>Now</strong> or <em>never</em></p>'],
  ['the school’s “bus” – 2', '<p>the school&rsquo;s &ldquo;bus&rdquo; &ndash; 2</p>'],
  ['### Dates', '<h3>Dates</h3>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['<p class="x">a [b](c)</p>', '<p class="x">a [b](c)</p>'],
])('%j becomes %s', (markdown, html) => {
  expect(parseMarkdown(markdown).blocks).toEqual([html]);
});

it('blank lines separate blocks, and paragraphs of stories have no tag', () => {
  expect(parseMarkdown('One\n\n\nTwo\n', '').blocks).toEqual(['One', 'Two']);
});
