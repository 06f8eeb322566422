import { expect, it } from 'vitest';
import { sources, toStaffGroups } from './page';

it('reads the list of support staff', () => {
  const { people } = sources().optional;
  expect(people.definition.path(people.params)).toBe('/v1/people/support');
});

it("keeps upstream's order", () => {
  const person = (id: string, name: string) => ({
    id,
    name,
    title: 'Staff Writer',
    email: null,
    photoUrl: null,
    responsibilities: 'Game coverage',
    sports: null,
    assistant: null,
  });
  const [group] = toStaffGroups([person('9', 'Wren Zell'), person('2', 'Ada Abel')]);
  expect(group?.rows.map(({ name, lines }) => [name, lines])).toEqual([
    ['Wren Zell', ['Staff Writer', 'Game coverage']],
    ['Ada Abel', ['Staff Writer', 'Game coverage']],
  ]);
});
