import { describe, expect, it } from 'vitest';
import type { FinalsKind } from './state-series-sections';
import { getSegment, hasStateSeriesSection, listStateSeriesGroups } from './state-series-sections';

const listSegments = (finals: FinalsKind, enabled: readonly string[], hasPlayoffs = false) =>
  listStateSeriesGroups({ finals, hasPlayoffs }, enabled).map(({ title, sections }) => [
    title,
    ...sections.map(({ route }) => getSegment(route)),
  ]);

describe('the sections of a state series', () => {
  it('are the enabled ones in navigation order, for any input order', () => {
    expect(listSegments('games', ['box-scores', 'sites', 'unheard-of', 'seeds'])).toEqual([
      ['State Series', 'sites', 'seeds', 'box-scores'],
    ]);
  });

  it('default to five when upstream enables none', () => {
    expect(listSegments('meet', [])).toEqual([
      ['State Series', 'sites', 'assignments', 'schedules', 'brackets', 'scores'],
    ]);
  });

  it.each<[FinalsKind, string[]]>([
    ['golf', ['state-leaderboard', 'state-scorecards', 'state-tee-times', 'state-results']],
    ['tennis', ['state-pairings', 'state-brackets', 'state-results']],
  ])('for %s finals have a second group', (kind, finals) => {
    expect(listSegments(kind, ['sites'])[1]).toEqual(['State Finals', ...finals]);
  });

  it.each([[[]], [['sites', 'brackets']]])(
    'of a playoff sport come from the playoff menu, whatever upstream enables: %j',
    (enabled) => {
      expect(listSegments('games', enabled, true)).toEqual([
        ['Overview', 'pairings-guide', 'timetable', 'playoff-outlook', 'clinchers', 'qualifiers'],
        ['Schedules & Brackets', 'playoff-brackets', 'playoff-schedules', 'playoff-scores'],
        ['Team Info & Maps', 'playoff-maps', 'playoff-team-info'],
        ['Title Games', 'title-team-info', 'title-box-scores'],
      ]);
    },
  );

  it('of the playoffs exist only for playoff sports, and other sections only for other sports', () => {
    const football = { finals: 'games', hasPlayoffs: true } as const;
    const soccer = { finals: 'games', hasPlayoffs: false } as const;
    expect(hasStateSeriesSection('playoff-maps', football, [])).toBe(true);
    expect(hasStateSeriesSection('playoff-maps', soccer, ['playoff-maps'])).toBe(false);
    expect(hasStateSeriesSection('brackets', football, ['brackets'])).toBe(false);
    expect(hasStateSeriesSection('team-info-detail', football, [])).toBe(true);
  });

  it('name a winner report "Results"', () => {
    expect(listStateSeriesGroups({ finals: 'golf', hasPlayoffs: false }, ['winner-report'])[0]?.sections[0]?.text).toBe(
      'Results',
    );
  });
});
