import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { buildNameForms } from './name-forms';

function listForms(names: readonly string[], kind: 'short' | 'code'): readonly (string | undefined)[] {
  const forms = buildNameForms(names);
  return names.map((name) => forms.get(name)?.[kind]);
}

describe('the short form of a name', () => {
  it.each([
    ['Willowcreek (St. Ursula)', 'Willowcreek SU'],
    ['Willowcreek (Adams)', 'Willowcreek A'],
    ['Keswick (East)', 'Keswick (East)'],
    ['Dunhaven (North) [Coop]', 'Dunhaven North'],
    ['Zelmaton (Z.-South Edda)', 'Zelmaton-SE'],
    ['Tamarland-Kestrelford', 'Tamarland-K'],
    ['Elgardale/Keswick/Orrin', 'Elgardale/KO'],
    ['Aldermere [Orrin/Thornbrook]', 'Aldermere'],
    ['South Delphine (Selby County)', 'S. Delphine SC'],
    ['Harlan High School', 'Harlan'],
    ['Heron Prairie Unit #8', 'Heron Prairie'],
    ['Dalbyton Township', 'Dalbyton Twp.'],
    ['St. Francis de Sales', 'St. Francis'],
    ['Quail Mills (Our Lady of the Plains)', 'Quail OLP'],
    ['Yarboroughville', 'Yarboroughvil.'],
    ['Ashgrove', 'Ashgrove'],
  ])('of %s is %s', (name, short) => {
    expect(listForms([name], 'short')).toEqual([short]);
  });

  it('is the campus where a town has many schools', () => {
    const campuses = ['Bishop Ferrante', 'Sánchez', 'South Harbor', 'Portage Prep'];
    const names = campuses.map((campus) => `Port Marlow (${campus})`);
    expect(listForms(names, 'short')).toEqual(['Bp. Ferrante', 'Sánchez', 'South Harbor', 'Portage Prep']);
  });

  it('is a form that no other school of the page could have', () => {
    const academies = ['Bitterton (Covenant Academy)', 'Bitterton (Christ Academy)'];
    expect(listForms(academies, 'short')).toEqual(['Covenant Acad.', 'Christ Academy']);
    expect(listForms(['Vernside [Coop]', 'Vernside'], 'short')).not.toContain(undefined);
  });
});

it('the code of a name has the letters of its town and campus', () => {
  expect(listForms(['Willowcreek (St. Ursula)', 'Willowcreek (Adams)', 'Hickorystead'], 'code')).toEqual([
    'WSU',
    'WIA',
    'HIC',
  ]);
  expect(listForms(['Port Marlow', 'Port Mason', 'Port Marion'], 'code')).toEqual(['PMA', 'POR', 'POM']);
});

const words = [
  'Willowcreek',
  'Port Marlow',
  'St. Ursula',
  'A',
  'North',
  'Tamarland-Kestrelford',
  'Township',
  'Ibáñez',
  '#8',
];
const anyPart = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 24 }), fc.string({ unit: 'grapheme' }));
const anyName = fc.oneof(
  anyPart,
  fc.tuple(anyPart, anyPart).map(([town, campus]) => `${town} (${campus})`),
  fc.tuple(anyPart, anyPart).map(([first, second]) => `${first}/${second} [Coop]`),
);

it('forms are distinct, short enough, and the same in every order, whatever the names', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyName, { minLength: 1, maxLength: 40 }), (names) => {
      const forms = buildNameForms(names);
      expect(new Set(forms.keys())).toEqual(new Set(names));
      for (const [name, { short, code }] of atLeastOne([...forms])) {
        expect(Array.from(short).length).toBeLessThanOrEqual(14);
        expect(Array.from(code).length).toBe(3);
        if (Array.from(name).length <= 14) expect(short).toBe(name);
      }
      for (const kind of ['short', 'code'] as const) {
        expect(new Set(listForms(names, kind)).size).toBe(names.length);
      }
      expect(buildNameForms(names.toReversed())).toEqual(forms);
    }),
  );
});
