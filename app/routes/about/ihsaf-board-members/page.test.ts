import { expect, it } from 'vitest';
import { sources } from './page';

it('reads the members of the IHSAF board', () => {
  const { members } = sources().optional;
  expect(members.definition.buildPath(members.params)).toBe('/v1/sports/ihsaf-board-members/committee-members');
});
