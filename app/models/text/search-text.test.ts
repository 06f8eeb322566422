import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  chooseTextMatcher,
  createContainsMatcher,
  createWordsMatcher,
  foldText,
  getFirstLetter,
  labelFound,
} from './search-text';

test.each([
  ['', 'Ashgrove', true],
  ['  ', 'Ashgrove', true],
  ['ash', 'Ashgrove', true],
  ['GROVE ash', 'Ashgrove', true],
  ['trai', 'Jae-won Trần', false],
  ['tran jae', 'Jae-won Trần', true],
  ['Trần', 'Jae-won Tran', true],
  ['pena', 'Marisol Peña', true],
  ['pena', 'Marisol Pen\u0303a', true],
  ['blaszczyk', 'Paolo Błaszczyk', true],
  ['sondergaard', 'Port Marlow (Søndergaard)', true],
  ["o'bran", "DeShawn O'Brannigan", true],
  ['obran', 'DeShawn O’Brannigan', true],
  ['o’dell', "O'Dell Grove", true],
  ['st brannock', 'St. Brannock Prep', true],
  ['st.brannock', 'St. Brannock Prep', true],
  ['st anne', 'St.Anne', true],
  ['jr smith', 'J.R. Smith', true],
  ['J.R. Smith', 'JR Smith', true],
  ['delmar union', 'Delmar-Union', true],
  ['delmar–union', 'Delmar Union', true],
  ['delmarunion', 'Delmar-Union', true],
  ['port  marlow', 'Port Marlow', true],
  ['tun', 'East Unity', false],
  ['-', 'Ashgrove', true],
])('the search words %j match %j: %s', (search, name, expected) => {
  expect(createWordsMatcher(search)(name)).toBe(expected);
});

test.each([
  ['', 'Ashgrove', true],
  ['GROVE', 'Ashgrove', true],
  ['st.', 'St. Anne', true],
  ['st.', 'East Unity', false],
  ['st anne', 'St. Anne', false],
  ['anne st', 'Anne Street', true],
  ['st anne', 'Anne Street', false],
  ['pena', 'Marisol Peña', true],
  ["o'dell", 'O’Dell Grove', true],
  ['a–b', 'A-B Prep', true],
  ['port  marlow', 'Port Marlow', true],
])('the search text %j is contained in %j: %s', (search, name, expected) => {
  expect(createContainsMatcher(search)(name)).toBe(expected);
});

describe('a name search', () => {
  const names = ['Bishop Ferrante', 'St. Anne', 'East Unity'];
  const find = (search: string) => {
    const { matches, isLoose } = chooseTextMatcher(search, names);
    return [names.filter(matches), isLoose];
  };

  it.each([
    ['st.', ['St. Anne'], false],
    ['ferrante bishop', ['Bishop Ferrante'], true],
    ['Bishop Ferante', ['Bishop Ferrante'], true],
    ['ferante', ['Bishop Ferrante'], true],
    ['farrente', ['Bishop Ferrante'], true],
    ['verrante', [], false],
    ['ane', [], false],
    ['zzz', [], false],
    ['', names, false],
  ])('for %j finds %j with loose matching: %s', (search, found, isLoose) => {
    expect(find(search)).toEqual([found, isLoose]);
  });

  it('labels loose matches as similar because no name contains the exact text', () => {
    expect([labelFound('2 games', false), labelFound('2 games', true)]).toEqual([
      '2 games',
      'No exact match. Similar: 2 games',
    ]);
  });
});

test.each([
  ['Ashgrove', 'A'],
  ['Élan Ridge', 'E'],
  ["'Ōhi'a Bay", 'O'],
  ['12th Street', null],
  ['', null],
])('%j is listed under the letter %j', (name, letter) => {
  expect(getFirstLetter(name)).toBe(letter);
});

describe('text folding', () => {
  const word = fc
    .array(fc.constantFrom(...Array.from('abcdefgzéłøßTÑ')), { minLength: 1, maxLength: 6 })
    .map((letters) => letters.join(''));
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  /** The same name in another spelling. */
  const generateOtherSpelling = (text: string) =>
    fc
      .record({
        upper: fc.boolean(),
        isDecomposed: fc.boolean(),
        gap: fc.constantFrom(' ', '  ', '-', ' – ', '. ', '\u00a0'),
        apostrophe: fc.constantFrom('', "'", '’'),
      })
      .map(({ upper, isDecomposed, gap, apostrophe }) => {
        const spelled = text.replaceAll(' ', gap).replace(/^(\S)/u, `$1${apostrophe}`);
        const cased = upper ? spelled.toUpperCase() : spelled.toLowerCase();
        return cased.normalize(isDecomposed ? 'NFD' : 'NFC');
      });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('removes uppercase letters, accents, apostrophes, hyphens, periods and double spaces', () => {
    fc.assert(
      fc.property(name.chain(generateOtherSpelling), (text) => {
        expect(foldText(text)).toMatch(/^[a-z]+(?: [a-z]+)*$/);
      }),
    );
  });

  it('folds all spellings of a name to one, so that each spelling finds the others', () => {
    fc.assert(
      fc.property(
        name.chain((text) => fc.tuple(generateOtherSpelling(text), generateOtherSpelling(text))),
        ([a, b]) => {
          expect(foldText(a)).toBe(foldText(b));
          expect(createWordsMatcher(a)(b)).toBe(true);
        },
      ),
    );
  });

  it('keeps every part of a name findable', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (text, start, length) => {
        const from = start % text.length;
        const part = text.slice(from, from + 1 + (length % text.length));
        expect(createWordsMatcher(part)(text)).toBe(true);
        expect(createContainsMatcher(part)(text)).toBe(true);
      }),
    );
  });
});
