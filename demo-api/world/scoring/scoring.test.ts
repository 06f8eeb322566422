import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import type { Contest } from './contest';
import { scorings, type ScoringStyle } from './styles';

const styles = Object.keys(scorings) as ScoringStyle[];
const contests: readonly Contest[] = Array.from({ length: 300 }, (_, index) => ({
  key: index * 7919 + 13,
  edge: ((index % 9) - 4) / 2,
  mustDecide: index % 3 === 0,
}));

describe.each(styles)('%s', (style) => {
  const { playFinal, playUntil } = scorings[style];

  it('the final score is the sum of the periods, or the sets won', () => {
    for (const contest of atLeastOne(contests)) {
      const { home, away, periods } = playFinal(contest);
      const sum = (side: 0 | 1): number =>
        style === 'volleyball'
          ? periods.filter(([mine, theirs]) => (side === 0 ? mine > theirs : theirs > mine)).length
          : periods.reduce((total, period) => total + period[side], 0);
      expect([home, away]).toEqual([sum(0), sum(1)]);
    }
  });

  it('a game that must be decided has a winner', () => {
    for (const contest of atLeastOne(contests.filter(({ mustDecide }) => mustDecide))) {
      const { home, away } = playFinal(contest);
      expect(home === away && !['cross-country', 'bowling', 'wrestling'].includes(style)).toBe(false);
    }
  });

  it('a live score never exceeds the final score and never falls', () => {
    for (const contest of atLeastOne(contests.slice(0, 60))) {
      const result = playFinal(contest);
      let [home, away] = [0, 0];
      for (let minute = 0; minute < result.minutes; minute += 3) {
        const moment = playUntil(contest, minute);
        if (moment.home === null || moment.away === null) continue;
        expect(moment.home).toBeGreaterThanOrEqual(home);
        expect(moment.away).toBeGreaterThanOrEqual(away);
        expect(moment.home).toBeLessThanOrEqual(result.home);
        expect(moment.away).toBeLessThanOrEqual(result.away);
        [home, away] = [moment.home, moment.away];
      }
    }
  });

  it('the stronger side wins more often', () => {
    const better = contests.map((contest) => playFinal({ ...contest, edge: 1.5 }));
    const wins = better.filter(({ home, away }) => (style === 'cross-country' ? home < away : home > away)).length;
    expect(wins / better.length).toBeGreaterThan(0.6);
  });
});

describe('ways to end', () => {
  it('basketball has overtime, soccer ties and baseball shortened games', () => {
    const listEndings = (style: ScoringStyle): Set<string> =>
      new Set(contests.map((contest) => scorings[style].playFinal({ ...contest, edge: contest.edge / 4 }).ending));
    expect([...listEndings('basketball')]).toContain('OT');
    expect(
      contests.some((contest) => {
        const { home, away } = scorings.soccer.playFinal({ ...contest, mustDecide: false });
        return home === away;
      }),
    ).toBe(true);
    const innings = new Set(contests.map((contest) => scorings.baseball.playFinal({ ...contest, edge: 2 }).ending));
    expect([...innings]).toContain('5 INN');
  });

  it('a live game shows the time left, and none at half time', () => {
    const contest = contests[0] ?? { key: 1, edge: 0, mustDecide: false };
    expect(scorings.football.playUntil(contest, 0)).toMatchObject({ period: '1st', clock: '12:00' });
    expect(scorings.football.playUntil(contest, 60)).toMatchObject({ period: 'Half', clock: '' });
    expect(scorings.volleyball.playUntil(contest, 30).period).toBe('Set 2');
    expect(scorings.baseball.playUntil(contest, 9).period).toBe('Bot 1st');
  });
});
