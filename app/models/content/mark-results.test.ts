import { describe, expect, it } from 'vitest';
import { markResults } from './mark-results';
import type { RichTextNode } from './rich-text';

const paragraph = (text: string): RichTextNode => ({ tag: 'p', children: [text] });
const cell = (text: string) => ({ children: [text] });
const marked = (text: string) => ({ children: [{ tag: 'result', children: [text] }] });

describe('the results of a text', () => {
  it('are marked in paragraphs, list items and headings', () => {
    const text: readonly RichTextNode[] = [
      paragraph('Ashgrove survives Overton, 62-58.'),
      paragraph('Doors open at 5:00 PM.'),
      { tag: 'heading', level: 2, children: ['Ashgrove beats Overton'] },
      { tag: 'ul', children: [{ tag: 'li', children: ['Fort Harlan 3-1 Elm'] }] },
    ];
    expect(markResults(text)).toEqual({
      text: [
        { tag: 'p', ...marked('Ashgrove survives Overton, 62-58.') },
        text[1],
        { tag: 'heading', level: 2, ...marked('Ashgrove beats Overton') },
        { tag: 'ul', children: [{ tag: 'li', ...marked('Fort Harlan 3-1 Elm') }] },
      ],
      count: 3,
    });
  });

  it('are marked in cells, but not records', () => {
    const head = [[cell('Teams'), cell('Record'), cell('Result')]];
    const table: RichTextNode = { tag: 'table', caption: [], head, body: [['Ash at Elm', '20-2', '32-24'].map(cell)] };
    expect(markResults([table]).text).toEqual([
      { ...table, body: [[cell('Ash at Elm'), cell('20-2'), marked('32-24')]] },
    ]);
  });

  it('leave other texts as they are', () => {
    const text = [paragraph('Friday, November 28, 7:00 PM'), 'words'];
    expect(markResults(text)).toEqual({ text, count: 0 });
  });
});
