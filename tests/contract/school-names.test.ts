import { expect, it } from 'vitest';
import { buildNameForms } from '~/components/schools/name-forms';
import { buildSlotForms } from '~/components/schools/slot-forms';
import { writeOutTown, writeOutTowns } from '~/models/schools/school-name';
import { makeSchools } from '../../demo-api/world/schools';
import { atLeastOne } from '../support/at-least-one';

/* The forms of all schools of the demo association, also of those that play together. */

const names = [1, 2025].flatMap((seed) =>
  makeSchools(seed).flatMap(({ shortName, name }) => [shortName, name, `${shortName} [Coop]`]),
);
const schools = [...new Set(names)];

it('no form is longer than the name', () => {
  const forms = [
    ...[...buildNameForms(schools)].map(([name, { short }]) => [name, short]),
    ...buildSlotForms(schools).map(({ name, short }) => [name, short.replaceAll('\u00ad', '')]),
    ...schools.map((name) => [name, writeOutTown(name)]),
  ] as const;
  expect(atLeastOne(forms).filter(([name = '', form = '']) => form.length > Math.max(name.length, 3))).toEqual([]);
});

it('a name is written the same alone and within a text', () => {
  const others = atLeastOne(schools).filter(
    (name) => writeOutTowns(`(1) ${name}, 14`) !== `(1) ${writeOutTown(name)}, 14`,
  );
  expect(others).toEqual([]);
  expect(schools.filter((name) => writeOutTown(name) !== name).length).toBeGreaterThan(0);
});

it('a written name is written once', () => {
  const written = schools.map(writeOutTown);
  expect(atLeastOne(written).filter((name) => writeOutTown(name) !== name)).toEqual([]);
});
