import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { buildGameTeam, buildLiveGame } from '~/models/games/game.fixture';
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
    optional: { teams, scores, games: null },
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

it('the title game of a class is above its teams, and games of other schools are left out', () => {
  const teams = buildSourceValue([
    buildStateFinalTeam({ schoolId: '1', classId: '1A' }),
    buildStateFinalTeam({ schoolId: '2', classId: '1A' }),
  ]);
  const buildTitleGame = (id: string, schoolIds: readonly [string, string]) =>
    buildLiveGame({
      id,
      level: 'State',
      round: 'Championship',
      classId: '1A',
      teams: [buildGameTeam('Elm', { schoolId: schoolIds[0] }), buildGameTeam('Oak', { schoolId: schoolIds[1] })],
    });
  const games = buildSourceValue([buildTitleGame('now', ['1', '2']), buildTitleGame('other', ['1', '3'])]);
  const values = {
    optional: { teams, scores: null, games },
    critical: {},
    subject: {},
    subjectFailure: null,
    dependent: {},
    unavailable: [],
    changedAtMs: 0,
  };
  const { groups } = toView(values, buildTestSportRequest('/sports/football/state-series/title-team-info', { clock }));
  expect(groups.map(({ cards }) => cards.map(({ id, state }) => [id, state]))).toEqual([[['now', 'live']]]);
});
