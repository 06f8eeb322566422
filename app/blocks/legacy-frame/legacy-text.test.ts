import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { RichText } from '~/models/content/rich-text';
import type { ContentClock } from '~/models/dates/content-clock';
import { toLegacyText } from './legacy-text';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const read = (value: RichText) => toLegacyText({ value, fetchedAtMs: now, isStale: false }, clock);

const heading = { tag: 'heading', level: 3, children: ['Regionals'] } as const;
const table = { tag: 'table', caption: [], head: [], body: [[{ children: ['Ash'] }]] } as const;

describe('a page of the old server', () => {
  it('with a table is shown as text, with its first heading one level below the page title', () => {
    const text = read([heading, table]);
    if (text?.kind !== 'posted') throw new Error('There is no text');
    expect(unpack(text.body)).toMatchObject([{ tag: 'heading', level: 2 }, { tag: 'table' }]);
    expect(text.stamp.text).toBe('1:20 PM CT');
  });

  it.each([
    ['Boys Golf — Records & History', ['table']],
    ['2024-25 Boys Golf — Records', ['heading', 'table']],
  ])('that begins with the heading %j loses that heading only if it repeats the name of the page', (words, tags) => {
    const value = [{ ...heading, children: [words] }, table];
    const text = toLegacyText({ value, fetchedAtMs: now, isStale: false }, clock, 'Boys Golf: Records & History');
    if (text?.kind !== 'posted') throw new Error('There is no text');
    expect(unpack(text.body).map((node) => typeof node !== 'string' && node.tag)).toEqual(tags);
  });

  it('folds nothing under a heading that is only named like a part of a draw', () => {
    const text = read([
      { ...heading, children: ['First quarter'] },
      { tag: 'p', children: ['Ashgrove 7'] },
    ] as RichText);
    expect(text).toMatchObject({ folds: [{ title: null, start: 0, end: 2 }] });
  });

  it('folds each part of its draws, and links above a draw lead to its own parts', () => {
    const cell = (text: string, rowSpan = 1) => ({ children: [text], rowSpan });
    const rows = Array.from({ length: 4 }, (_, index) => [
      cell(`Player ${index + 1}`),
      ...(index % 2 === 0 ? [cell(`Finalist ${index / 2 + 1}`, 2)] : []),
      ...(index === 0 ? [cell('Winner', 4)] : []),
    ]);
    const head = ['Quarterfinals', 'Semifinals', 'Champion'].map((text) => ({ children: [text] }));
    const wide = rows.flatMap((row, index) => [
      [cell(`First ${index}`), ...row.map((each) => ({ ...each, rowSpan: 2 * each.rowSpan }))],
      [cell(`Second ${index}`)],
    ]);
    const draw = { tag: 'table', caption: [], head: [[{ children: ['Draw'] }, ...head]], body: wide } as const;
    const text = read([
      { ...heading, children: ['Singles'] },
      draw,
      { ...heading, children: ['Doubles'] },
      draw,
    ] as RichText);
    if (text?.kind !== 'posted') throw new Error('There is no text');
    const titles = ['Semifinals and final', 'First quarter', 'Second quarter', 'Third quarter', 'Fourth quarter'];
    expect(text.folds.flatMap(({ title }) => title ?? [])).toEqual([...titles, ...titles]);
    const hrefs = JSON.stringify(unpack(text.body)).match(/#section-[\w-]+/g) ?? [];
    expect(hrefs).toHaveLength(10);
    expect(new Set(hrefs).size).toBe(10);
  });

  it('with a schedule begins with the section of today', () => {
    const play = (day: string) => ({ ...table, body: [[{ children: [day] }]] });
    const rounds = [{ ...heading, children: ['Round 1'] }, play('Fri., October 10'), heading, play('Sat., October 11')];
    const text = toLegacyText({ value: rounds, fetchedAtMs: now, isStale: false }, clock, '', {
      startsWithToday: true,
    });
    if (text?.kind !== 'posted') throw new Error('There is no text');
    expect(unpack(text.body)[0]).toMatchObject({ children: ['Regionals'] });
  });

  it('that is empty is reported as not posted yet', () => {
    expect(read([])).toEqual({ kind: 'not-posted' });
  });

  it.each([
    [{ tag: 'p', children: ['Ash', { tag: 'br' }, 'Elm'] }],
    [{ tag: 'ul', children: [{ children: ['Ash'] }] }],
  ] as const)('without a table is also shown as text: %j', (content) => {
    expect(read([heading, content as unknown as RichText[number]])?.kind).toBe('posted');
  });

  it('with only headings, or that could not be read, falls back to its frame', () => {
    expect(read([heading])).toBeNull();
    expect(toLegacyText(null, clock)).toBeNull();
  });
});
