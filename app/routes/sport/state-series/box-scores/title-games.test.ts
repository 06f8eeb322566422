import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildFinalGame } from '~/models/games/game.fixture';
import { buildTestSportRequest, buildTestValues, findRefusalAt } from '~/page/page-request.fixture';
import { toView } from './page';

const now = Date.parse('2025-11-30T13:20:00-06:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const buildTitleGame = (classId: string, day: string) =>
  buildFinalGame({ id: classId, classId, level: 'State', round: 'Championship', day });

describe('the title games', () => {
  it('are those of the state level by day, the latest first, with all classes at one address', () => {
    const semifinal = buildFinalGame({
      id: 's',
      classId: '5A',
      level: 'Playoff',
      round: 'Semifinal',
      day: '2025-11-22',
    });
    const value = [
      buildTitleGame('5A', '2025-11-29'),
      semifinal,
      buildTitleGame('2A', '2025-11-28'),
      buildTitleGame('1A', '2025-11-28'),
    ];
    const path = '/sports/football/state-series/title-box-scores';
    const values = buildTestValues({ optional: { games: { value, fetchedAtMs: now, isStale: false } } });
    const view = toView(values, buildTestSportRequest(path, { clock })).boxScores;
    expect(view.days.map(({ parts }) => parts.map((part) => part.title))).toEqual([
      ['Class 5A'],
      ['Class 1A', 'Class 2A'],
    ]);
    expect(view).toMatchObject({
      tabs: [],
      href: '/sports/football/state-series/title-box-scores',
    });
  });

  it('are not found in a sport without playoffs', () => {
    for (const page of ['title-box-scores', 'title-team-info']) {
      expect(findRefusalAt(`/sports/boys-soccer/state-series/${page}`)).toBe('other-sport');
    }
  });
});
