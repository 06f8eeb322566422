import { expect, it } from 'vitest';
import { sources, toStaffGroups } from './page';

it('reads the list of support staff', () => {
  const { people } = sources().optional;
  expect(people.definition.buildPath(people.params)).toBe('/v1/people/support');
});

it("keeps upstream's order", () => {
  const buildPerson = (id: string, name: string) => ({
    id,
    name,
    title: 'Staff Writer',
    email: null,
    photoUrl: null,
    responsibilities: 'Game coverage',
    sports: null,
    assistant: null,
  });
  const [group] = toStaffGroups([buildPerson('9', 'Wren Zell'), buildPerson('2', 'Ada Abel')]);
  expect(group?.rows.map(({ name, lines }) => [name, lines])).toEqual([
    ['Wren Zell', ['Staff Writer', 'Game coverage']],
    ['Ada Abel', ['Staff Writer', 'Game coverage']],
  ]);
});
