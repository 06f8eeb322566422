import { expect, it } from 'vitest';
import { buildSlotForms } from './slot-forms';

const listForms = (...names: string[]) => buildSlotForms(names).map(({ name, short }) => [name, short]);

it('a name that fits in two lines has no forms, its town written out', () => {
  expect(listForms('Cornview (C.-Thornbrook)', 'Ashgrove', 'Tamarland-Kestrelford')).toEqual([]);
});

it('a name that fits without its addition is written out without it, where no other school is called so', () => {
  const coop = 'Briarville-Cobblewood [Coop]';
  expect(listForms(coop)).toEqual([[coop, 'Briarville-Cobblewood']]);
  expect(listForms(coop, 'Briarville-Cobblewood')).toEqual([[coop, 'Briar\u00adville']]);
});

it('other names have their cut form, with soft hyphens in long words', () => {
  expect(listForms('Winslow (Friends Meeting)')).toEqual([['Winslow (Friends Meeting)', 'Winslow FM']]);
  expect(listForms('Yarboroughvillewood')).toEqual([['Yarboroughvillewood', 'Yarborough\u00advil.']]);
});
