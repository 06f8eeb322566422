import { describe, expect, it } from 'vitest';
import type { FinalsKind } from '../sports/sport-facts';
import { stateSeriesGroups } from './state-series-sections';

const segments = (kind: FinalsKind, enabled: readonly string[]) =>
  stateSeriesGroups(kind, enabled).map(({ title, sections }) => [title, ...sections.map(({ segment }) => segment)]);

describe('the sections of a state series', () => {
  it('are those that are enabled, in the order of the navigation, whatever order they come in', () => {
    expect(segments('games', ['box-scores', 'sites', 'unheard-of', 'seeds'])).toEqual([
      ['State Series', 'sites', 'seeds', 'box-scores'],
    ]);
  });

  it('are five where nobody says what there is', () => {
    expect(segments('meet', [])).toEqual([['State Series', 'sites', 'assignments', 'schedules', 'brackets', 'scores']]);
  });

  it.each<[FinalsKind, string[]]>([
    ['golf', ['state-leaderboard', 'state-scorecards', 'state-tee-times', 'state-results']],
    ['tennis', ['state-pairings', 'state-brackets', 'state-results']],
  ])('of %s have a second group for the finals', (kind, finals) => {
    expect(segments(kind, ['sites'])[1]).toEqual(['State Finals', ...finals]);
  });

  it('of football are those of its playoffs, in groups of their own', () => {
    expect(segments('games', ['playoff-schedules', 'title-box-scores', 'pairings-guide', 'playoff-brackets'])).toEqual([
      ['Overview', 'pairings-guide'],
      ['Schedules & Brackets', 'playoff-brackets', 'playoff-schedules'],
      ['Title Games', 'title-box-scores'],
    ]);
  });

  it('call a winner report what it is: results', () => {
    expect(stateSeriesGroups('golf', ['winner-report'])[0]?.sections[0]?.text).toBe('Results');
  });
});
