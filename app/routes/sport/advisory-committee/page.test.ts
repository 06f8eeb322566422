import { expect, it } from 'vitest';
import { sources } from './page';

it.each(['boys-basketball', 'girls-basketball'])('%s has the committee that boys and girls share', (sportId) => {
  const { members, minutes } = sources({ params: { sportId } }).optional;
  expect(members.definition.path(members.params)).toBe('/v1/sports/basketball/committee-members');
  expect(minutes.definition.path(minutes.params)).toBe('/v1/sports/basketball/committee-minutes');
});
