import { expect, it } from 'vitest';
import { allAccessDocuments } from './website-resources';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

const { dropped, context } = collectDroppedRows();
const parse = (rows: readonly unknown[]) => readAnswer(allAccessDocuments, { data: rows }, context);

const row = {
  name: ' 1987-88 Wrestling Program ',
  category: 'Wrestling',
  subCategory: '',
  finalUrl: 'https://files.example/wrestling.pdf',
  imgUrl: '',
  documentDate: '1988-02-20T00:00:00.000Z',
};

it('a document has its name, category, file and day', () => {
  expect(parse([row])).toEqual([
    {
      name: '1987-88 Wrestling Program',
      category: 'Wrestling',
      subCategory: null,
      url: 'https://files.example/wrestling.pdf',
      imageUrl: null,
      day: '1988-02-20',
    },
  ]);
});

it('a row without a name or a valid link is left out', () => {
  const bad = [
    { ...row, name: '' },
    { ...row, finalUrl: null },
    { ...row, finalUrl: 'javascript:alert(1)' },
  ];
  expect(parse([...bad, row])).toHaveLength(1);
  expect(dropped).toHaveLength(3);
});
