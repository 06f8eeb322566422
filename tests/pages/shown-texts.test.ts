import { describe, expect, it, test } from 'vitest';
import {
  findHiddenSources,
  findOutlineFault,
  isEmptyValue,
  listHeadingLevels,
  listTexts,
  readShownText,
} from '../support/shown-texts';

const staff = {
  name: 'staff',
  texts: listTexts([{ group: 'Office', members: [{ name: 'Ada  Moss' }, { name: 'Ira Bell' }] }]),
};
const school = {
  name: 'school',
  texts: listTexts({ name: 'Ashgrove', city: 'Milton', principal: 'Ada Moss', id: 12 }),
};

test('texts of a value are listed by field, without figures and short texts', () => {
  expect([...school.texts.keys()]).toEqual(['.name', '.city', '.principal']);
  expect([...(staff.texts.get('[].members[].name') ?? [])]).toEqual(['ada moss', 'ira bell']);
  expect([...listTexts({ '2025-26': 'Peoria', id: '1A' }).keys()]).toEqual(['.*']);
  expect([...listTexts(new Map([['12', 'Peoria']])).keys()]).toEqual(['.*']);
});

test('a page shows its text and addresses, and not its scripts', () => {
  const html =
    '<body><h1 class="title">Ashgrove &amp;\n Co</h1><a href="/schools">All</a><script>"Hidden"</script></body>';
  expect(readShownText(html)).toBe('ashgrove & co all /schools');
});

describe('a source', () => {
  const find = (html: string) => findHiddenSources(readShownText(html), [school, staff]);

  it('is hidden if the page shows none of the texts that only it has', () => {
    expect(find('<body><h1>Ashgrove</h1><h2>Staff</h2><p>Ira Bell</p></body>')).toEqual([]);
    expect(find('<body><h1>Ashgrove</h1><p>Principal: Ada Moss</p></body>')).toEqual(['staff']);
    expect(find('<body><h1>404</h1></body>')).toEqual(['school', 'staff']);
  });

  it('without texts of its own is not hidden', () => {
    expect(findHiddenSources('', [{ name: 'flags', texts: listTexts([{ id: 1 }]) }])).toEqual([]);
  });
});

test.each([
  [[], true],
  [null, true],
  [{ rows: [], title: null }, true],
  [[0], false],
  [{ rows: [{ id: 1 }] }, false],
  [new Map([['a', 1]]), false],
  [new Map(), true],
  [
    [
      { tag: 'p', children: ['Clinics'] },
      { tag: 'table', head: [[{ children: ['Sport'] }]], body: [] },
    ],
    true,
  ],
  [
    [
      { tag: 'p', children: ['Clinics'] },
      { tag: 'table', head: [], body: [[{ children: ['Golf'] }]] },
    ],
    false,
  ],
  [[{ tag: 'table', head: [], body: [[{ scope: 'row', children: ['Sport'] }]] }], true],
])('%j is empty: %s', (value, expected) => {
  expect(isEmptyValue(value)).toBe(expected);
});

test.each([
  ['<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>', null],
  ['<h2>Before</h2><h1>A</h1><h2>B</h2>', null],
  ['<h1>A</h1><h3>C</h3>', 'h3 after h1'],
  ['<h2>A</h2>', 'not one h1: 2'],
  ['<h1>A</h1><h1>B</h1>', 'not one h1: 1 1'],
])('the headings %s have the fault %s', (html, fault) => {
  expect(findOutlineFault(listHeadingLevels(html))).toBe(fault);
});
