import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { buildStateFinalTeam } from '~/models/state-series/state-final-team.fixture';
import { buildTestSportRequest } from '~/page/page-request.fixture';
import { toView } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const buildSourceValue = <Value>(value: Value) => ({ value, fetchedAtMs: clock.getNowMs(), isStale: false });

it.each([
  ['2024-11-30', 'Football, 2024-25, last season'],
  ['2025-10-10', 'Football'],
])('finalists whose last game was on %s are labeled %s', (day, kicker) => {
  const teams = buildSourceValue([buildStateFinalTeam()]);
  const scores = buildSourceValue([{ day }] as never);
  const values = {
    optional: { teams, scores },
    critical: {},
    subject: {},
    subjectFailure: null,
    dependent: {},
    unavailable: [],
    changedAtMs: 0,
  };
  const { heading } = toView(values, buildTestSportRequest('/sports/football/state-series/title-team-info', { clock }));
  expect(heading.kicker).toBe(kicker);
});
