import { expect, it } from 'vitest';
import { createKeyFinder } from './field-keys';

const findKeys = createKeyFinder([{ wireNames: ['city', 'town'] }, { wireNames: null }]);

it('finds the keys of a field in any case, and none of a shape', () => {
  expect(findKeys({ id: 1, Town: 'Elm', CITY: 'Ash' })).toEqual([['CITY', 'Town'], null]);
  expect(findKeys({})).toEqual([[], null]);
});

it('finds the keys of records once, also when records with other keys are between them', () => {
  const first = findKeys({ city: 'Ash', town: '' });
  expect(findKeys({ city: 'Ash' })).toEqual([['city'], null]);
  expect(findKeys({ city: 'Elm', town: 'Oak' })).toBe(first);
});
