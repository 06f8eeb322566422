import { expect, it } from 'vitest';
import { selectPageStyles, type StyleSheetParts } from './page-styles';

const sheet: StyleSheetParts = {
  rules: [
    'body{color:var(--ink)}',
    {
      block: ':root',
      parts: [declare('--ink', 'var(--navy)'), declare('--navy', '#14213d'), declare('--paper', '#fff')],
    },
    ['.card .title{margin:0}', [['card', 'title']]],
    ['.won,.lost{--tw-weight:700}', [['won'], ['lost']]],
    { block: '@media (min-width:60rem)', parts: [['.wide{width:var(--gap)}', [['wide']]]] },
    { block: '.dark', parts: [declare('--gap', '1rem')] },
  ],
  properties: [['--tw-weight', '@property --tw-weight{inherits:false}']],
};

function declare(property: string, value: string) {
  return { property, declaration: `${property}:${value};` };
}

const always = 'body{color:var(--ink)}:root{--ink:var(--navy);--navy:#14213d;}';

it.each([
  ['a page without classes', '<p>Text</p>', `${always}.dark{}`],
  ['only some classes of a selector', '<p class="card">', `${always}.dark{}`],
  ['all classes of a selector', '<p class="title"><b class="x card">', `${always}.card .title{margin:0}.dark{}`],
  [
    'an escaped class',
    '<p class="a&amp;b lost">',
    `${always}.won,.lost{--tw-weight:700}.dark{}@property --tw-weight{inherits:false}`,
  ],
  [
    'a class of a block',
    '<p class="wide">',
    `${always}@media (min-width:60rem){.wide{width:var(--gap)}}.dark{--gap:1rem;}`,
  ],
  ['a property that the markup reads', '<p style="color:var(--paper)">', `${always.slice(0, -1)}--paper:#fff;}.dark{}`],
])('keeps the rules and custom properties for %s', (_, html, expected) => {
  expect(selectPageStyles(sheet, [html])).toBe(expected);
});

it('reads all texts of a page', () => {
  const whole = selectPageStyles(sheet, ['<p class="title"><b class="card"><i style="width:var(--gap)">']);
  expect(selectPageStyles(sheet, ['<p class="title">', '<b class="card">', '<i style="width:var(--gap)">'])).toBe(
    whole,
  );
});

it('searches the texts of a sheet only for the first page', () => {
  let reads = 0;
  const rules: StyleSheetParts['rules'] = [
    {
      property: '--ink',
      get declaration() {
        reads += 1;
        return '--ink:#000;';
      },
    },
  ];
  const counted: StyleSheetParts = { rules, properties: [] };
  for (const html of ['<p style="color:var(--ink)">', '<p>']) selectPageStyles(counted, [html]);
  expect(reads).toBe(1);
});
