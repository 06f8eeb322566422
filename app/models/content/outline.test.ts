import { expect, it } from 'vitest';
import { outlineText } from './outline';
import type { RichText, RichTextNode } from './rich-text';

const buildHeading = (level: number, text: string): RichTextNode => ({ tag: 'heading', level, children: [text] });
const table: RichTextNode = { tag: 'table', caption: [], head: [], body: [] };
const listOutlineEntries = (text: RichText) => outlineText(text).entries;

it.each([
  [
    [3, 3, 4, 2],
    [2, 2, 3, 2],
  ],
  [
    [1, 4, 6, 4],
    [2, 3, 4, 3],
  ],
  [
    [2, 3, 2, 3],
    [2, 3, 2, 3],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 6],
  ],
])('upstream heading levels %j become page levels %j without gaps', (given, expected) => {
  const text = given.map((level) => buildHeading(level, 'x'));
  expect(listOutlineEntries(text).map(({ level }) => level)).toEqual(expected);
});

it('each heading has a unique id', () => {
  const text = ['The final', 'The final', 'The final, 2', '???'].map((words) => buildHeading(2, words));
  expect(listOutlineEntries(text).map(({ id }) => id)).toEqual([
    'section-the-final',
    'section-the-final-2',
    'section-the-final-2-2',
    'section-heading',
  ]);
});

it('headings in quotes and lists are included and get their id and level in the text', () => {
  const { text } = outlineText([{ tag: 'blockquote', children: [buildHeading(4, 'Quoted')] }]);
  expect(text).toEqual([
    { tag: 'blockquote', children: [{ tag: 'heading', level: 2, id: 'section-quoted', children: ['Quoted'] }] },
  ]);
});

it('tables have distinct labels from their caption or else from the heading above them', () => {
  const captioned: RichTextNode = { tag: 'table', caption: ['Results'], head: [], body: [] };
  const { text } = outlineText([table, captioned, captioned, buildHeading(2, 'Golf'), table, table]);
  expect(text.flatMap((node) => (typeof node === 'object' && node.tag === 'table' ? [node.label] : []))).toEqual([
    'Table',
    'Results',
    'Results, 2',
    'Golf',
    'Golf, 2',
  ]);
});

it('a video without a title takes the title of the heading above it', () => {
  const video: RichTextNode = { tag: 'video', video: { host: 'vimeo', id: '1' }, title: '' };
  const { text } = outlineText([video, buildHeading(2, 'Golf'), video, { ...video, title: 'The final' }]);
  expect(text.flatMap((node) => (typeof node === 'object' && node.tag === 'video' ? [node.title] : []))).toEqual([
    '',
    'Golf',
    'The final',
  ]);
});
