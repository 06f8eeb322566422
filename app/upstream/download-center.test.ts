import { expect, it } from 'vitest';
import { downloads } from './download-center';

const context = {
  product: 'PSAA',
  timeZone: 'America/Chicago',
  documentArchiveUrl: 'https://files.example',
  dropRow: () => undefined,
};
const parse = (rows: readonly unknown[]) => downloads.definition.schema(context).parse({ data: rows });

const row = {
  name: ' Transfer Form &amp; more',
  category: 'Forms',
  subCategory: 'Eligibility',
  finalUrl: '/documents/downloads/transfer.pdf',
  imgUrl: '',
  documentDate: '02/11/2023',
};

it('a document has its name, category, day and an address in the archive', () => {
  expect(parse([row])).toEqual([
    {
      name: 'Transfer Form & more',
      category: 'Forms',
      subCategory: 'Eligibility',
      url: 'https://files.example/documents/downloads/transfer.pdf',
      imageUrl: null,
      documentDay: '2023-02-11',
    },
  ]);
});

it('a document without a name or an address is left out', () => {
  expect(parse([{ ...row, name: '' }, { ...row, finalUrl: 'javascript:alert(1)' }, 'N/A'])).toEqual([]);
});
