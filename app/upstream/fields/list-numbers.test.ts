import { expect, it } from 'vitest';
import type { RichTextList } from '~/models/content/rich-text';
import { toRichText } from './rich-text';

/** The marker of each item as the site shows it: `c`, `7`, `iv`, `disc`. */
function listMarks(html: string): readonly string[] {
  const [list] = toRichText(html) as readonly RichTextList[];
  const {
    marker,
    start = 1,
    reversed = false,
  } = list as RichTextList & { readonly start?: number; readonly reversed?: boolean };
  let next = start;
  return (list?.children ?? []).map((item) => {
    const number = item.value ?? next;
    next = number + (reversed ? -1 : 1);
    return `${item.marker ?? marker ?? (list?.tag === 'ol' ? 'decimal' : 'disc')} ${number}`;
  });
}

const items = '<li>x<li>y</ol>';

it.each([
  [`<ol>${items}`, 'decimal 1', 'decimal 2'],
  [`<ol start="7">${items}`, 'decimal 7', 'decimal 8'],
  [`<ol start=" 7th">${items}`, 'decimal 7', 'decimal 8'],
  [`<ol start="0">${items}`, 'decimal 0', 'decimal 1'],
  [`<ol start="-1">${items}`, 'decimal -1', 'decimal 0'],
  [`<ol start="x">${items}`, 'decimal 1', 'decimal 2'],
  [`<ol type="a" start="3">${items}`, 'lower-alpha 3', 'lower-alpha 4'],
  [`<ol type="A">${items}`, 'upper-alpha 1', 'upper-alpha 2'],
  [`<ol type="i">${items}`, 'lower-roman 1', 'lower-roman 2'],
  [`<ol type="I" start="4">${items}`, 'upper-roman 4', 'upper-roman 5'],
  [`<ol type="1">${items}`, 'decimal 1', 'decimal 2'],
  [`<ol reversed>${items}`, 'decimal 2', 'decimal 1'],
  [`<ol reversed start="10">${items}`, 'decimal 10', 'decimal 9'],
  ['<ol><li value="10">x<li>y</ol>', 'decimal 10', 'decimal 11'],
  ['<ol><li>x<li value="5">y</ol>', 'decimal 1', 'decimal 5'],
  ['<ol type="a"><li value="3">x<li>y</ol>', 'lower-alpha 3', 'lower-alpha 4'],
  ['<ol><li type="a">x<li>y</ol>', 'lower-alpha 1', 'decimal 2'],
  [`<ol style="list-style-type: lower-latin">${items}`, 'lower-alpha 1', 'lower-alpha 2'],
  [`<ol style="list-style-type:upper-roman;color:red">${items}`, 'upper-roman 1', 'upper-roman 2'],
  [`<ol style="list-style: lower-greek inside">${items}`, 'lower-greek 1', 'lower-greek 2'],
  [`<ol style="list-style-type: decimal-leading-zero">${items}`, 'decimal-leading-zero 1', 'decimal-leading-zero 2'],
  [`<ol type="a" style="list-style-type: decimal">${items}`, 'decimal 1', 'decimal 2'],
])('%s has the items %s and %s', (html, ...expected) => {
  expect(listMarks(html)).toEqual(expected);
});
