import { expect, test } from 'vitest';
import { textMatcher } from './search-text';

test.each([
  ['', 'Ashgrove', true],
  ['  ', 'Ashgrove', true],
  ['ash', 'Ashgrove', true],
  ['GROVE ash', 'Ashgrove', true],
  ['trai', 'Jae-won Trần', false],
  ['tran jae', 'Jae-won Trần', true],
  ['Trần', 'Jae-won Tran', true],
  ['blaszczyk', 'Paolo Błaszczyk', true],
  ['sondergaard', 'Port Marlow (Søndergaard)', true],
  ["o'bran", "DeShawn O'Brannigan", true],
])('%j finds %j: %s', (search, name, expected) => {
  expect(textMatcher(search)(name)).toBe(expected);
});
