import { expect, it } from 'vitest';
import { type RichText, type RichTextRow, toPlainText } from '~/models/content/rich-text';
import { toClinicsText } from './page';

const show = (text: RichText) => toClinicsText(text, { associationName: 'Prairie State', season: '2025-26' });

it('headings start one level below the page title without a gap, and can be linked to', () => {
  const text = show([
    { tag: 'heading', level: 2, children: ['2025-26 Clinics in the South'] },
    { tag: 'heading', level: 3, children: ['By sport'] },
  ]);
  expect(text).toMatchObject([
    { tag: 'heading', level: 2, id: expect.stringMatching(/clinics/) as string },
    { tag: 'heading', level: 3, id: 'section-by-sport' },
  ]);
});

it("a heading that repeats the page's and the association's own mark are left out", () => {
  const picture = { tag: 'figure', src: 'https://a.example/b.svg', caption: [] } as const;
  const text = show([
    { ...picture, alt: 'Prairie State' },
    { tag: 'heading', level: 2, children: ['2025-26 Officials’ Clinics'] },
    { ...picture, alt: 'Map of sites' },
  ]);
  expect(text).toEqual([{ ...picture, alt: 'Map of sites' }]);
});

it('clinics of a day are ordered by their time, which is in the form of the site', () => {
  const buildRow = (...texts: string[]): RichTextRow => texts.map((text) => ({ children: [text] }));
  const showRows = (...body: RichTextRow[]) =>
    show([{ tag: 'table', caption: [], head: [], body }]).flatMap((node) =>
      typeof node === 'object' && node.tag === 'table'
        ? node.body.map((row) => row.map(({ children }) => toPlainText(children)).join(' | '))
        : [],
    );
  const rows = [
    buildRow('Mon. 10/13/2025', '6:30 pm', 'Swimming'),
    buildRow('Mon. 10/13/2025', '9:00 am', 'Bowling'),
    buildRow('Mon. 10/13/2025', '12:15 pm', 'Wrestling'),
  ];
  expect(showRows(...rows)).toEqual([
    'Mon, Oct 13, 2025 | 9:00 AM | Bowling',
    'Mon, Oct 13, 2025 | 12:15 PM | Wrestling',
    'Mon, Oct 13, 2025 | 6:30 PM | Swimming',
  ]);
  expect(showRows(...rows, buildRow('No more clinics'))[0]).toBe('Mon, Oct 13, 2025 | 6:30 PM | Swimming');
});

it('a heading of another season stays, because the days of the table are of that season', () => {
  const heading = { tag: 'heading', level: 2, children: ['2024-25 Officials’ Clinics'] } as const;
  expect(show([heading])).toMatchObject([{ tag: 'heading', children: heading.children }]);
});
