import { describe, expect, it } from 'vitest';
import { type KnownGrid, recognizeTable } from './known-table';
import type { RichText, RichTextCell, RichTextTable } from './rich-text';

const cell = (text: string): RichTextCell => ({ children: text === '' ? [] : [text] });
const lines = (...items: readonly string[]): RichTextCell => ({
  children: items.flatMap((item, index): RichText => (index === 0 ? [item] : [{ tag: 'br' }, item])),
});

/** @param heads separated by `|`; `null` for a table without a head */
function buildTable(heads: string | null, rows: readonly (string | readonly RichTextCell[])[]): RichTextTable {
  const split = (row: string) => row.split('|').map((text) => cell(text.trim()));
  return {
    tag: 'table',
    caption: [],
    label: 'Sites',
    head: heads === null ? [] : [split(heads)],
    body: rows.map((row) => (typeof row === 'string' ? split(row) : row)),
  };
}

function readGrid(table: RichTextTable, title?: string): KnownGrid {
  const [grid] = recognizeTable(table, title) ?? [];
  if (grid?.kind !== 'grid') throw new Error('The table is not recognized.');
  return grid;
}

const describeColumns = ({ columns }: KnownGrid) =>
  columns.map(
    ({ head, isSubject, isNumeric, whenNarrow }) =>
      `${isSubject === true ? '*' : ''}${head}${isNumeric === true ? ' 0' : ''}${whenNarrow === undefined ? '' : ' v'}`,
  );

describe('a table of the old server', () => {
  it.each([
    ['No. | Site | Championship', '1 | Ashgrove | Friday, October 31', ['No. 0', '*Site', 'Championship']],
    ['No. | Site | Manager | Date', '1 | Ashgrove | Ada Wyn | Oct. 25', ['No. 0', '*Site', 'Manager v', 'Date v']],
    ['Round | Site | Date', 'Final | Ashgrove | Nov. 28', ['Round', '*Site', 'Date']],
    ['Seed | School | Record', '1 | Ashgrove | 7-4', ['Seed 0', '*School', 'Record 0']],
    ['SEED | TEAM | W-L-T', '1 | Ashgrove | 7-4-1', ['SEED 0', '*TEAM', 'W-L-T 0']],
    ['Place | School | Score', '1 | Ashgrove | 6,035', ['Place 0', '*School', 'Score 0']],
    ['Record | Mark | Holder', 'Most goals | 7 | Ada Wyn, Ashgrove', ['*Record', 'Mark 0', 'Holder v']],
    [
      'Year | Class | Champion | Score | Runner-up',
      '2024-25 | 1A | Ashgrove | 633 | Elm',
      ['Year', 'Class', '*Champion', 'Score 0', 'Runner-up v'],
    ],
    [
      'Year | State Champion | Score | 2nd Place | 3rd Place',
      '2024-25 | Ashgrove | 25-20, 25-18 | Elm | Oak',
      ['Year', '*State Champion', 'Score 0 v', '2nd Place v', '3rd Place v'],
    ],
    [' | School | City | Enrollment', '1 | Ashgrove | Ash | 361', ['No. 0', '*School', 'City v', 'Enrollment 0']],
    [
      'Game | Round | Teams | Date and Time',
      '1 | Final | Ashgrove vs. Elm | Tue., 10/7, 5:30 PM',
      ['Game 0', 'Round v', '*Teams', 'Date and Time v'],
    ],
    [
      'Round | Site | Result | Date',
      'Final | Elm | Ash def. Elm, 3-1 | Oct. 4',
      ['Round v', 'Site v', '*Result', 'Date v'],
    ],
    [
      'Date | Time | Visitors | Home | Site | Result',
      'Nov. 28 | 10:00 AM | Ash | Elm | Oak | 21-7',
      ['Date v', 'Time 0 v', '*Teams', 'Site v', 'Result'],
    ],
    ['Time | School', '9:00 AM | Ashgrove', ['Time 0', '*School']],
    ['School | Record | Nickname | Coach', 'Ashgrove | | Comets | Ada Wyn', ['*School', 'Nickname', 'Coach v']],
  ])(
    'with the columns %j is known, with figures right-aligned and the others folded on phones',
    (heads, row, columns) => {
      expect(describeColumns(readGrid(buildTable(heads, [row])))).toEqual(columns);
    },
  );

  it.each([
    ['an unknown head', buildTable('Bus | Driver', ['1 | Ada Wyn'])],
    ['only one known head', buildTable('School | Bus', ['Ashgrove | 4'])],
    ['more unknown heads than known ones', buildTable('School | Score | Bus | Door | Key', ['Ash | 1 | 2 | 3 | 4'])],
    ['no column that heads its rows', buildTable('Date | Score', ['Oct. 4 | 12'])],
    ['the same head twice', buildTable('School | Score | School | Score', ['Ash | 1 | Elm | 2'])],
    ['a head without words above names', buildTable('Event | | | Time', ['Singles | Ada | Bea | 9:00 AM'])],
    ['no rows', buildTable('Seed | School', [])],
    ['rows of other lengths', buildTable('Seed | School | Record', ['1 | Ashgrove'])],
    [
      'cells over several rows',
      buildTable('Seed | School', [[{ ...cell('1'), rowSpan: 2 }, cell('Ash')], [cell('Elm')]]),
    ],
    ['cells over several columns', buildTable('Seed | School | Record', [[cell('1'), { ...cell('Ash'), colSpan: 2 }]])],
    ['blocks in a cell', buildTable('Seed | School', [[cell('1'), { children: [{ tag: 'p', children: ['Ash'] }] }]])],
    ['several rows of heads', { ...buildTable('Seed | School', ['1 | Ash']), head: [[cell('A')], [cell('Seed')]] }],
    ['no head', buildTable(null, ['9 | Ashgrove', '8 | Elm'])],
  ])('with %s is not known', (_, table) => {
    expect(recognizeTable(table)).toBeNull();
  });

  it('without a head of its own has that of its first row', () => {
    const grid = readGrid(buildTable(null, ['Seed | School', '1 | Ashgrove']));
    expect(grid.columns.map(({ head }) => head)).toEqual(['Seed', 'School']);
    expect(grid.sections).toEqual([{ title: null, rows: [['1', 'Ashgrove']] }]);
  });

  it.each([
    ['Most State Titles', ['9 | Ashgrove', '8 | Elm', '8 | Oak'], ['Titles', 'School']],
    ['Championships by School', ['2 | Ashgrove'], ['Championships', 'School']],
  ])('of counts is headed by the words above it: %j', (title, rows, heads) => {
    expect(readGrid(buildTable(null, rows), title).columns.map(({ head }) => head)).toEqual(heads);
  });

  it('of rising counts, or below other words, has no head', () => {
    expect(recognizeTable(buildTable(null, ['1 | Ashgrove', '2 | Elm']), 'Most State Titles')).toBeNull();
    expect(recognizeTable(buildTable(null, ['2 | Ashgrove', '1 | Elm']), 'Notes')).toBeNull();
  });

  it('keeps titles between its rows, drops repeated heads and empty rows', () => {
    const title = (text: string) => [{ ...cell(text), colSpan: 2 }];
    const rows = [title('Class 1A'), '1 | Ash', ' | ', 'Seed | School', '2 | Elm', title('Class 2A'), '1 | Oak'];
    expect(readGrid(buildTable('Seed | School', rows)).sections).toEqual([
      {
        title: 'Class 1A',
        rows: [
          ['1', 'Ash'],
          ['2', 'Elm'],
        ],
      },
      { title: 'Class 2A', rows: [['1', 'Oak']] },
    ]);
  });

  it('keeps links and emphasis of its cells', () => {
    const link: RichText = [{ tag: 'a', href: '/schools', children: ['Ashgrove'] }];
    expect(readGrid(buildTable('Seed | School', [[cell('1'), { children: link }]])).sections[0]?.rows).toEqual([
      ['1', link],
    ]);
  });

  it('of one row with several lines is a list per column', () => {
    const table = buildTable('Regional 1: Ash | Regional 2: Elm', [[lines('Ash', 'Oak [Coop]'), lines('Elm')]]);
    expect(recognizeTable(table)).toEqual([
      {
        kind: 'lists',
        label: 'Sites',
        lists: [
          { title: 'Regional 1: Ash', items: ['Ash', 'Oak [Coop]'] },
          { title: 'Regional 2: Elm', items: ['Elm'] },
        ],
      },
    ]);
  });

  it('with a column of schools per regional is a list per regional, without empty items', () => {
    const table = buildTable('Regional 1 | Regional 2', ['Ash | Elm', 'Oak | ']);
    expect(recognizeTable(table)).toMatchObject([{ lists: [{ items: ['Ash', 'Oak'] }, { items: ['Elm'] }] }]);
  });

  it('of seeded players has a table per event', () => {
    const singles = lines('[1] Elias Mroz, Sr. (Ashgrove) 23-3', '[2] Ada Wyn, Jr. (Port Elm (North)) 19-4');
    const grids = recognizeTable(buildTable('Singles | Doubles', [[singles, lines('[1] Mroz / Wyn (Elm)')]]));
    expect(grids).toMatchObject([
      { title: 'Singles', label: 'Sites, Singles' },
      { title: 'Doubles', sections: [{ rows: [['1', 'Mroz / Wyn', 'Elm', '']] }] },
    ]);
    expect(grids?.[0]).toMatchObject({
      sections: [
        {
          rows: [
            ['1', 'Elias Mroz, Sr.', 'Ashgrove', '23-3'],
            ['2', 'Ada Wyn, Jr.', 'Port Elm (North)', '19-4'],
          ],
        },
      ],
    });
  });
});

describe('a schedule', () => {
  const readSchedule = (time: string, result: string) =>
    readGrid(
      buildTable('Date | Time | Visitors | Home | Site | Result', [`Nov. 28 | ${time} | Ash | Elm | Oak | ${result}`]),
    );

  it('names no clock times, and names the times of races', () => {
    const fold = (time: string) => readSchedule(time, '').columns.find(({ id }) => id === 'time')?.whenNarrow;
    expect(['10:00 AM', '7 p.m.', 'TBA', '15:32.4'].map(fold)).toEqual([
      'folded',
      'folded',
      'folded',
      'folded-with-name',
    ]);
  });

  it('marks the words of a game in play', () => {
    const getResult = (result: string) => readSchedule('10:00 AM', result).sections[0]?.rows[0]?.at(-1);
    expect(getResult('Ash 21, Elm 7, Half')).toEqual({ live: 'Halftime' });
    expect(getResult('Forfeit')).toBe('Forfeit');
  });
});
