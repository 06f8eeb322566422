import { expect, it } from 'vitest';
import { buildTestSportRequest } from '~/page/page-request.fixture';
import { sources } from './page';

it.each(['boys-basketball', 'girls-basketball'])('%s requests the committee that boys and girls share', (sportId) => {
  const { members, minutes } = sources(buildTestSportRequest(`/sports/${sportId}/advisory-committee`)).optional;
  expect(members.definition.buildPath(members.params)).toBe('/v1/sports/basketball/committee-members');
  expect(minutes.definition.buildPath(minutes.params)).toBe('/v1/sports/basketball/committee-minutes');
});
