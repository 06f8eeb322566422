import { expect, it } from 'vitest';
import { optionalText, wholeNumber, wireObject } from '~/upstream/wire';
import { RecordedFields } from './recorded-fields';

it('lists the fields that a schema looks for and no row has, in any case of letters', () => {
  const fields = new RecordedFields();
  const schema = wireObject({ name: [optionalText(), 'FullName'], count: wholeNumber(), city: optionalText() });
  const rows = [{ FULLNAME: 'A', count: 1 }, { fullName: 'B' }].map((row) => schema.parse(fields.record(row)));
  expect(rows).toEqual([
    { name: 'A', count: 1, city: null },
    { name: 'B', count: null, city: null },
  ]);
  expect(fields.listNeverSeen()).toEqual(['city']);
});
