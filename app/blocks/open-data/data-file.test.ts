import { parse } from 'csv-parse/sync';
import { expect, it, test } from 'vitest';
import * as z from 'zod';
import { buildFileSchema, formatCsv } from './data-file';

const facts = { asOf: '2025-10-11T18:20:00.000Z', license: 'Free.' };

test.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '＝1'])(
  'the text %j is not computed by a spreadsheet',
  (text) => {
    const csv = formatCsv(['name'], [{ name: text }], facts);
    expect(parse<{ name: string }>(csv, { columns: true, bom: true })[0]?.name).toBe(`'${text}`);
  },
);

it('numbers below zero stay numbers, unknown values are empty, and booleans are words', () => {
  const csv = formatCsv(['par', 'total', 'tied'], [{ par: -3, total: null, tied: false }], facts);
  expect(csv).toBe('\uFEFFpar,total,tied,as_of,license\r\n-3,,false,2025-10-11T18:20:00.000Z,Free.\r\n');
});

it('ids are in quotes, so that a spreadsheet can keep their zeros', () => {
  const csv = formatCsv(['team_1_id', 'name'], [{ team_1_id: '0101', name: '0101' }], facts);
  expect(csv.split('\r\n')[1]).toBe('"0101",0101,2025-10-11T18:20:00.000Z,Free.');
});

it('a line end within a text begins no row, in which a formula could stand', () => {
  const csv = formatCsv(['name'], [{ name: 'A\r=1' }], facts);
  expect(csv.split('\r\n')[1]).toBe('"A\r=1",2025-10-11T18:20:00.000Z,Free.');
});

it('commas, quotes, line ends and other letters survive', () => {
  const name = 'Peña, "the\nsecond"';
  const csv = formatCsv(['name'], [{ name }], facts);
  expect(parse<{ name: string }>(csv, { columns: true, bom: true })[0]?.name).toBe(name);
});

it('a file without rows has its heading', () => {
  expect(formatCsv(['name'], [], facts)).toBe('\uFEFFname,as_of,license\r\n');
});

it('the schema of a file describes its rows and what the file says of itself', () => {
  const schema = buildFileSchema(z.object({ name: z.string() }), { title: 'Names', id: 'https://a.example/s.json' });
  expect(schema).toMatchObject({ $id: 'https://a.example/s.json', title: 'Names', type: 'object' });
  expect(schema.required).toEqual(['$schema', 'title', 'url', 'as_of', 'license', 'rows']);
});
