import { expect, it } from 'vitest';
import { aSportRequest } from '~/page/page-request.fixture';
import { sources } from './page';

it.each(['boys-basketball', 'girls-basketball'])('%s has the committee that boys and girls share', (sportId) => {
  const { members, minutes } = sources(aSportRequest(`/sports/${sportId}/advisory-committee`)).optional;
  expect(members.definition.path(members.params)).toBe('/v1/sports/basketball/committee-members');
  expect(minutes.definition.path(minutes.params)).toBe('/v1/sports/basketball/committee-minutes');
});
