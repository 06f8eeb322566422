import { describe, expect, it } from 'vitest';
import { stateSeriesGroups } from './state-series-sections';

const segments = (family: string, enabled: readonly string[]) =>
  stateSeriesGroups(family, enabled).map(({ title, sections }) => [title, ...sections.map(({ segment }) => segment)]);

describe('the sections of a state series', () => {
  it('are those that are enabled, in the order of the navigation, whatever order they come in', () => {
    expect(segments('Soccer', ['box-scores', 'sites', 'unheard-of', 'seeds'])).toEqual([
      ['State Series', 'sites', 'seeds', 'box-scores'],
    ]);
  });

  it('are five where nobody says what there is', () => {
    expect(segments('Bass Fishing', [])).toEqual([
      ['State Series', 'sites', 'assignments', 'schedules', 'brackets', 'scores'],
    ]);
  });

  it.each([
    ['Golf', ['state-leaderboard', 'state-scorecards', 'state-tee-times']],
    ['Tennis', ['state-pairings', 'state-brackets', 'state-results']],
  ])('of %s have a second group for the finals', (family, finals) => {
    expect(segments(family, ['sites'])[1]).toEqual(['State Finals', ...finals]);
  });

  it('are no group where all that is enabled belongs to another area, as for football', () => {
    expect(stateSeriesGroups('Football', ['playoff-brackets', 'playoff-schedules'])).toEqual([]);
  });

  it('call a winner report what it is: results', () => {
    expect(stateSeriesGroups('Golf', ['winner-report'])[0]?.sections[0]?.text).toBe('Results');
  });
});
