import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { readListQuery } from './list-query';
import type { ListGroup, ListRules } from './list-rules';
import { type ListView, toListView } from './list-view';

interface School {
  readonly name: string;
  readonly isPublic: boolean;
}

const buildSchool = (name: string, isPublic = true): School => ({ name, isPublic });
const flat: readonly ListGroup<School>[] = [
  {
    key: 'all',
    title: null,
    rows: [
      buildSchool('Ashgrove'),
      buildSchool('Ash Prep', false),
      buildSchool("O'Dell"),
      buildSchool('Zion'),
      buildSchool('12th Street'),
    ],
  },
];
const grouped: readonly ListGroup<School>[] = [
  { key: 'n', title: 'North', rows: [buildSchool('Ashgrove'), buildSchool('Bell')] },
  { key: 's', title: 'South Ash', rows: [buildSchool('Clay'), buildSchool('Dune', false)] },
  { key: 'x', title: 'Empty', rows: [] },
];

const rules: ListRules<School> = {
  nouns: ['school', 'schools'],
  unit: 'rows',
  searchLabel: 'School',
  getNames: ({ name }) => [name],
  areTitlesSearched: true,
  isCollapsible: true,
  hasLetters: true,
  toggles: [
    { parameter: 'no-public', label: 'Show Public Schools', isOnByDefault: true, hides: ({ isPublic }) => isPublic },
  ],
  emptyText: 'No data available.',
  noMatchText: 'No schools match.',
};

function view(
  query: string,
  groups: readonly ListGroup<School>[] = flat,
  more: Partial<ListRules<School>> = {},
): ListView<ListGroup<School>> {
  const all = { ...rules, ...more };
  return toListView(groups, all, readListQuery(new URLSearchParams(query), all), '/list');
}

const listNamesIn = ({ groups }: ListView<ListGroup<School>>) =>
  groups.flatMap(({ rows }) => rows.map(({ name }) => name));
const findLetter = (shown: ListView<unknown>, text: string) => shown.letters.find((letter) => letter.text === text);

describe('a list', () => {
  it.each([
    ['', ['Ashgrove', 'Ash Prep', "O'Dell", 'Zion', '12th Street'], '5 schools'],
    ['q=ash', ['Ashgrove', 'Ash Prep'], '2 of 5 schools'],
    ['q=++ODELL', ["O'Dell"], 'No exact match. Similar: 1 of 5 schools'],
    ['q=prep+ash', ['Ash Prep'], 'No exact match. Similar: 1 of 5 schools'],
    ['q=sh+p', ['Ash Prep'], '1 of 5 schools'],
    ['letter=o', ["O'Dell"], '1 of 5 schools'],
    ['letter=other', ['12th Street'], '1 of 5 schools'],
    ['letter=all', ['Ashgrove', 'Ash Prep', "O'Dell", 'Zion', '12th Street'], '5 schools'],
    ['no-public=1', ['Ash Prep'], '1 of 5 schools'],
    ['q=ash&letter=a&no-public=1', ['Ash Prep'], '1 of 5 schools'],
    ['q=ash&letter=z', [], '0 of 5 schools'],
    ['letter=ZZ&page=0&no-public=yes', ['Ashgrove', 'Ash Prep', "O'Dell", 'Zion', '12th Street'], '5 schools'],
  ])('for the query ?%s shows %j', (query, names, countText) => {
    const shown = view(query);
    expect(listNamesIn(shown)).toEqual(names);
    expect(shown.countText).toBe(countText);
    expect(shown.emptyText).toBe(names.length === 0 ? 'No schools match.' : null);
  });

  it('counts a single row in the singular, and has its own text when it has no rows', () => {
    expect(view('', [{ key: 'a', title: null, rows: [buildSchool('Ashgrove')] }]).countText).toBe('1 school');
    expect(view('q=ash', [])).toMatchObject({ countText: '0 schools', emptyText: 'No data available.' });
  });

  it('with an invitation shows no rows until a search, a letter or All is chosen', () => {
    const invitation = 'Choose a letter.';
    expect(view('', flat, { invitation })).toMatchObject({ groups: [], emptyText: invitation, countText: '5 schools' });
    expect(view('no-public=1', flat, { invitation }).emptyText).toBe(invitation);
    for (const query of ['q=ash', 'letter=a', 'letter=all']) {
      expect(view(query, flat, { invitation }).groups, query).toHaveLength(1);
    }
    expect(findLetter(view('', flat, { invitation }), 'All')).toEqual({
      text: 'All',
      isCurrent: false,
      href: '/list?letter=all',
    });
  });
});

describe('groups', () => {
  it.each([
    ['', ['n', 's', 'x'], ['Ashgrove', 'Bell', 'Clay', 'Dune'], false],
    ['q=ash', ['n', 's'], ['Ashgrove', 'Clay', 'Dune'], true],
    ['q=bell', ['n'], ['Bell'], true],
    ['q=empty', ['x'], [], true],
    ['letter=d', ['s'], ['Dune'], false],
  ])('for ?%s are %j with the rows %j; a search opens them', (query, keys, names, isOpen) => {
    const shown = view(query, grouped);
    expect([shown.groups.map(({ key }) => key), listNamesIn(shown), shown.isOpen]).toEqual([keys, names, isOpen]);
  });

  it('are matched by their titles only if the list says so; rows that contain the text always match', () => {
    const radios = [{ key: 'r', title: 'Radio', rows: [buildSchool('WOAK'), buildSchool('Radio Elm')] }];
    expect(listNamesIn(view('q=radio', radios, { areTitlesSearched: false }))).toEqual(['Radio Elm']);
    expect(listNamesIn(view('q=radio', radios))).toEqual(['WOAK', 'Radio Elm']);
  });

  it('show rows that only contain the single words when no row contains the whole text, and say so', () => {
    const rows = [buildSchool('St. Anne'), buildSchool('East Unity')];
    expect(view('q=st.', [{ key: 'all', title: null, rows }])).toMatchObject({
      isLoose: false,
      countText: '1 of 2 schools',
    });
    expect(view('q=unity+east', [{ key: 'all', title: null, rows }])).toMatchObject({
      isLoose: true,
      countText: 'No exact match. Similar: 1 of 2 schools',
    });
  });

  it('that hold the same rows in different orders count each row once', () => {
    const rows = [buildSchool('Ashgrove'), buildSchool('Northgate')];
    const orders = [
      { key: 'n', title: 'By Name', rows },
      { key: 's', title: 'By Size, North', rows: [...rows].reverse() },
    ];
    const all = view('', orders, { groupsRepeatRows: true, areTitlesSearched: false });
    expect([listNamesIn(all), all.countText]).toEqual([
      ['Ashgrove', 'Northgate', 'Northgate', 'Ashgrove'],
      '2 schools',
    ]);
    const found = view('q=north', orders, { groupsRepeatRows: true, areTitlesSearched: false });
    expect([listNamesIn(found), found.countText]).toEqual([['Northgate', 'Northgate'], '1 of 2 schools']);
  });

  it('that are counted as units are shown whole with a match count, and are found by the letter of their title', () => {
    const shown = view('q=bell', grouped, { unit: 'groups' });
    expect(shown.groups).toEqual([{ ...grouped[0], matchCount: 1 }]);
    expect(shown.countText).toBe('1 of 3 schools');
    expect(view('letter=s', grouped, { unit: 'groups' }).groups).toEqual([grouped[1]]);
  });
});

describe('letters', () => {
  it('link to rows that match the search and the toggles; a letter without rows is not a link', () => {
    const shown = view('q=ash&no-public=1&page=2', flat, { unitsPerPage: 1 });
    expect(findLetter(shown, 'A')).toEqual({ text: 'A', isCurrent: false, href: '/list?letter=a&no-public=1&q=ash' });
    expect(findLetter(shown, 'Z')?.href).toBeNull();
    expect(findLetter(shown, 'Other')).toBeUndefined();
    expect(shown.letters).toHaveLength(27);
  });

  it('mark the chosen letter, and All links back to the whole list', () => {
    const shown = view('letter=z');
    expect(shown.letters.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(['Z']);
    expect(findLetter(shown, 'All')?.href).toBe('/list');
    expect(findLetter(view(''), 'All')?.isCurrent).toBe(true);
    expect(findLetter(view(''), 'Other')?.href).toBe('/list?letter=other');
  });

  it('are omitted when the list does not use them', () => {
    expect(view('letter=z', flat, { hasLetters: false })).toMatchObject({ letters: [], countText: '5 schools' });
  });
});

it('a toggle shows whether it is on, and links to the list with the opposite setting', () => {
  expect(view('letter=a').toggles).toEqual([
    { label: 'Show Public Schools', isOn: true, href: '/list?letter=a&no-public=1' },
  ]);
  expect(view('letter=a&no-public=1').toggles).toEqual([
    { label: 'Show Public Schools', isOn: false, href: '/list?letter=a' },
  ]);
});

describe('pages', () => {
  it('have the configured number of rows, keep the rows in their groups, and keep the query in links', () => {
    const shown = view('page=2', grouped, { unitsPerPage: 3 });
    expect(shown.groups).toEqual([{ ...grouped[1], rows: [buildSchool('Dune', false)] }]);
    expect(shown.countText).toBe('4 schools, page 2 of 2');
    expect(view('q=ash&page=1', grouped, { unitsPerPage: 1 }).pager.nextHref).toBe('/list?q=ash&page=2');
    expect(listNamesIn(view('page=99', grouped, { unitsPerPage: 3 }))).toEqual(['Dune']);
  });

  it('show every row once and in order, for any page size', () => {
    const groupsArbitrary = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }).map((sizes) =>
      sizes.map((size, index): ListGroup<School> => ({
        key: String(index),
        title: `Group ${index}`,
        rows: Array.from({ length: size }, (_, row) => buildSchool(`School ${index}-${row}`)),
      })),
    );
    fc.assert(
      fc.property(groupsArbitrary, fc.integer({ min: 1, max: 6 }), (groups, unitsPerPage) => {
        const first = view('', groups, { unitsPerPage });
        const pages = Array.from({ length: first.pager.lastPage }, (_, page) =>
          listNamesIn(view(`page=${page + 1}`, groups, { unitsPerPage })),
        );
        expect(pages.flat()).toEqual(groups.flatMap(({ rows }) => rows.map(({ name }) => name)));
        expect(atLeastOne(pages).every((names) => names.length <= unitsPerPage)).toBe(true);
      }),
    );
  });
});

it('the link that clears all choices appears once something is chosen', () => {
  expect(view('').clearHref).toBeNull();
  expect(view('page=2', flat, { unitsPerPage: 2 }).clearHref).toBeNull();
  for (const query of ['q=ash', 'letter=a', 'no-public=1']) expect(view(query).clearHref).toBe('/list');
});

it('a toggle that only arranges the list hides no rows, and the link that clears all choices keeps it', () => {
  const toggles = [{ parameter: 'by-sport', label: 'Group by sport', isOnByDefault: false }];
  expect(view('by-sport=1', flat, { toggles })).toMatchObject({ countText: '5 schools', clearHref: null });
  expect(view('by-sport=1&q=ash', flat, { toggles }).clearHref).toBe('/list?by-sport=1');
});
