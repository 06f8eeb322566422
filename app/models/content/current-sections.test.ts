import { describe, expect, it } from 'vitest';
import { putCurrentSectionsFirst } from './current-sections';
import { toPlainText, type RichText, type RichTextNode } from './rich-text';

const heading = (level: number, words: string): RichTextNode => ({ tag: 'heading', level, children: [words] });
const table = (...days: readonly string[]): RichTextNode => ({
  tag: 'table',
  caption: [],
  head: [],
  body: days.map((day) => [{ children: [day] }, { children: ['Ash at Elm'] }]),
});
const listHeadings = (text: RichText) =>
  text.flatMap((node) => (typeof node !== 'string' && node.tag === 'heading' ? toPlainText(node.children) : []));
const order = (text: RichText, today: string) =>
  listHeadings(putCurrentSectionsFirst(text, '2025-26', today)).join(', ');

describe('a schedule of the old server', () => {
  it('begins on the day of the final with the final, below its title', () => {
    const text = [
      heading(1, 'Schedule'),
      { tag: 'p', children: ['All times are local.'] },
      heading(3, 'Round 1'),
      table('Fri., October 31', 'Sat., November 1'),
      heading(3, 'Semifinal'),
      table('Sat., November 22'),
      heading(3, 'Final'),
      table('Sat., November 29'),
    ] as const;
    expect(order(text, '2025-11-29')).toBe('Schedule, Final, Semifinal, Round 1');
    expect(order(text, '2025-11-10')).toBe('Schedule, Semifinal, Final, Round 1');
    expect(order(text, '2025-12-07')).toBe('Schedule, Round 1, Semifinal, Final');
    expect(putCurrentSectionsFirst(text, '2025-26', '2025-11-29').slice(0, 4)).toEqual([
      text[0],
      text[1],
      text[6],
      text[7],
    ]);
  });

  it('keeps the headings within a section with it', () => {
    const text = [
      heading(2, 'Regionals'),
      heading(3, 'Elm'),
      table('Tue., 10/28, 6:00 PM'),
      heading(3, 'Ash'),
      table('Wed., 10/29, 6:00 PM'),
      heading(2, 'State Final'),
      { tag: 'ul', children: [{ tag: 'li', children: ['Friday, November 14: semifinals'] }] },
    ] as const;
    expect(order(text, '2025-11-14')).toBe('State Final, Regionals, Elm, Ash');
    expect(order(text, '2025-10-29')).toBe('Regionals, Elm, Ash, State Final');
  });

  it('reads days in paragraphs', () => {
    const text = [
      heading(2, 'Ash'),
      { tag: 'p', children: ['Saturday, May 23'] },
      heading(2, 'Elm'),
      { tag: 'p', children: ['Saturday, May 30'] },
    ] as const;
    expect(order(text, '2026-05-30')).toBe('Elm, Ash');
  });

  it('without several sections does not change', () => {
    const text = [heading(1, 'Schedule'), table('Fri., October 31')];
    expect(putCurrentSectionsFirst(text, '2025-26', '2025-11-29')).toBe(text);
  });
});
