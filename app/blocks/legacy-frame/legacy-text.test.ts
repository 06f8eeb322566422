import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { RichText } from '~/models/content/rich-text';
import type { ContentClock } from '~/models/dates/content-clock';
import { type LegacyPart, type LegacyText, toLegacyText } from './legacy-text';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const read = (value: RichText) => toLegacyText({ value, fetchedAtMs: now, isStale: false }, clock);

function readParts(text: LegacyText | null): readonly LegacyPart[] {
  if (text?.kind !== 'posted') throw new Error('There is no text.');
  return unpack(text.parts);
}

const listNodes = (text: LegacyText | null) =>
  readParts(text).flatMap((part) => (part.kind === 'text' ? part.text : []));

const heading = { tag: 'heading', level: 3, children: ['Regionals'] } as const;
const table = { tag: 'table', caption: [], head: [], body: [[{ children: ['Ash'] }]] } as const;

describe('a page of the old server', () => {
  it('with a table is shown as text, with its first heading one level below the page title', () => {
    const text = read([heading, table]);
    expect(listNodes(text)).toMatchObject([{ tag: 'heading', level: 2 }, { tag: 'table' }]);
    expect(text).toMatchObject({ stamp: { text: '1:20 PM CT' } });
  });

  it.each([
    ['Boys Golf — Records & History', ['table']],
    ['2024-25 Boys Golf — Records', ['table']],
    ['Boys Golf — Records and Rules', ['heading', 'table']],
  ])('that begins with the heading %j loses that heading only if it repeats the name of the page', (words, tags) => {
    const value = [{ ...heading, children: [words] }, table];
    const text = toLegacyText({ value, fetchedAtMs: now, isStale: false }, clock, 'Boys Golf: Records & History');
    expect(listNodes(text).map((node) => typeof node !== 'string' && node.tag)).toEqual(tags);
  });

  it('shows the season of its own heading, if it is not the current one; records keep that heading', () => {
    const readHeading = (words: string, isOfPast = false) => {
      const value = [{ ...heading, children: [words] }, table];
      const text = toLegacyText({ value, fetchedAtMs: now, isStale: false }, clock, 'Boys Golf: Sites', { isOfPast });
      return [text?.kind === 'posted' ? text.season : undefined, listNodes(text).length];
    };
    expect(readHeading('2024-25 Boys Golf — Sites')).toEqual(['2024-25, last season', 1]);
    expect(readHeading('2025-26 Boys Golf — Sites')).toEqual([null, 1]);
    expect(readHeading('2024-25 Boys Golf', true)).toEqual([null, 2]);
  });

  it('shows days of headings and of known tables in the form of the site', () => {
    const known = {
      ...table,
      head: [[{ children: ['Site'] }, { children: ['Championship'] }]],
      body: [[{ children: ['Ash'] }, { children: ['Friday, October 31'] }]],
    };
    const text = read([{ ...heading, children: ['Round 1, Fri., October 31'] }, known] as RichText);
    expect(JSON.stringify(readParts(text))).toContain('"Round 1, Fri, Oct 31"');
    expect(JSON.stringify(readParts(text))).toContain('["Ash","Fri, Oct 31"]');
  });

  it('folds nothing under a heading that is only named like a part of a draw', () => {
    const text = read([
      { ...heading, children: ['First quarter'] },
      { tag: 'p', children: ['Ashgrove 7'] },
    ] as RichText);
    expect(readParts(text)).toMatchObject([{ kind: 'text', title: null }]);
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
    const titles = ['Semifinals and final', 'First quarter', 'Second quarter', 'Third quarter', 'Fourth quarter'];
    expect(readParts(text).flatMap((part) => (part.kind === 'text' ? (part.title ?? []) : []))).toEqual([
      ...titles,
      ...titles,
    ]);
    const hrefs = JSON.stringify(listNodes(text)).match(/#section-[\w-]+/g) ?? [];
    expect(hrefs).toHaveLength(10);
    expect(new Set(hrefs).size).toBe(10);
  });

  it('with a schedule begins with the section of today', () => {
    const play = (day: string) => ({ ...table, body: [[{ children: [day] }]] });
    const rounds = [{ ...heading, children: ['Round 1'] }, play('Fri., October 10'), heading, play('Sat., October 11')];
    const text = toLegacyText({ value: rounds, fetchedAtMs: now, isStale: false }, clock, '', {
      startsWithToday: true,
    });
    expect(listNodes(text)[0]).toMatchObject({ children: ['Regionals'] });
  });

  const seeds = (...rows: readonly (readonly string[])[]) => {
    const toRow = (texts: readonly string[]) => texts.map((text) => ({ children: [text] }));
    return { ...table, head: [toRow(['Seed', 'School', 'Record'])], body: rows.map(toRow) };
  };
  const sectional = { ...heading, children: ['Sectionals'] };

  it('has its small known tables in a series, each with its heading', () => {
    const parts = readParts(
      read([
        { tag: 'p', children: ['Seeds'] },
        heading,
        seeds(['1', 'Ash', '7-4']),
        sectional,
        seeds(['1', 'Elm', '9-2']),
      ]),
    );
    expect(parts).toMatchObject([
      { kind: 'text', text: [{ tag: 'p' }] },
      { kind: 'series', tables: [{ heading: { level: 2, id: 'section-regionals' } }, { heading: { level: 2 } }] },
    ]);
  });

  it('shows a known table without a heading by itself, and a known one beside an unknown one', () => {
    const parts = readParts(read([{ tag: 'p', children: ['Seeds'] }, seeds(['1', 'Ash', '7-4']), table]));
    expect(parts.map(({ kind }) => kind)).toEqual(['text', 'tables', 'text']);
  });

  it('sorts its known tables by the requested column', () => {
    const value = [seeds(['1', 'Oak', '7-4'], ['2', 'Ash', '5-6'])] as unknown as RichText;
    const order = { column: 'school', isReversed: false };
    const text = toLegacyText({ value, fetchedAtMs: now, isStale: false }, clock, '', { order });
    expect(text).toMatchObject({ order });
    expect(readParts(text)).toMatchObject([
      {
        tables: [
          {
            sections: [
              {
                rows: [
                  ['2', 'Ash', '5-6'],
                  ['1', 'Oak', '7-4'],
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('marks results of known tables, but neither their records nor those of past seasons', () => {
    const toRow = (texts: readonly string[]) => texts.map((text) => ({ children: [text] }));
    const results = { ...table, head: [toRow(['Site', 'Result'])], body: [toRow(['Elm', 'Ash def. Elm, 3-1'])] };
    const marked = { tag: 'result', children: ['Ash def. Elm, 3-1'] };
    const text = read([results, seeds(['1', 'Ash', '7-4'])]);
    expect(text).toMatchObject({ hasResults: true });
    expect(readParts(text)).toMatchObject([
      { tables: [{ sections: [{ rows: [['Elm', [marked]]] }] }] },
      { tables: [{ sections: [{ rows: [['1', 'Ash', '7-4']] }] }] },
    ]);
    const value = [results] as unknown as RichText;
    const past = toLegacyText({ value, fetchedAtMs: now, isStale: false }, clock, '', { isOfPast: true });
    expect(past).toMatchObject({ hasResults: false });
  });

  it('that is empty is reported as not posted yet', () => {
    expect(read([])).toEqual({ kind: 'not-posted', comingDates: [] });
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

it('a link to a file at the beginning is apart from the text, and other first paragraphs are not', () => {
  const link = { tag: 'a', href: 'https://old.example/1a.pdf', isDocument: true, children: ['Schedule'] } as const;
  const rest: RichText = [{ tag: 'p', children: ['Games.'] }];
  const readLink = (children: RichText) => {
    const text = read([{ tag: 'p', children }, ...rest]);
    return text?.kind === 'posted' ? text.fileLink : null;
  };
  expect(readLink([link, ' (PDF)'])).toEqual([link, ' (PDF)']);
  expect(readLink([link, ' or ', { ...link, href: 'https://old.example/2a.pdf' }])).toEqual([]);
  expect(readLink(['Call the office.'])).toEqual([]);
});
