import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { toCivilDate, getWeekday } from '../../calendar/civil';
import { computeMoment, type Clock } from '../../calendar/clock';
import { GeneratedWorld } from '../generated-world';
import { listGolfChampions } from './champions';
import { getGolfDays, golfEvents } from './events';
import { getGolfFinals, type Finals } from './finals';
import { getGolfSeries } from './sites';
import { computeGolfStandings } from './standings';

const world = new GeneratedWorld(1);
const zone = 'America/Chicago';
const buildClockAt = (day: number, minutesNow: number): Clock => ({
  nowMs: computeMoment(day, minutesNow, zone),
  today: day,
  minutesNow,
  timeZone: zone,
});
const listFinalsIn = (schoolYear: number): Finals[] =>
  golfEvents.map((event) => getGolfFinals(world, event, schoolYear));

describe('golf', () => {
  it('golf finals are on the second Friday of October and the day after', () => {
    for (const year of [2024, 2025, 2026, 2027]) {
      const [first, second] = getGolfDays('boys-golf', year).rounds;
      const { month, day } = toCivilDate(first);
      expect([month, getWeekday(first), second - first]).toEqual([10, 4, 1]);
      expect(day).toBeGreaterThanOrEqual(8);
      expect(day).toBeLessThanOrEqual(14);
    }
  });

  it("every site has a unique id, and 1201 is a girls' site", () => {
    const sites = golfEvents.flatMap((event) => {
      const { regionals, sectionals } = getGolfSeries(world, event, 2025);
      expect([regionals.length, sectionals.length]).toEqual([event.sectionals * event.regionals, event.sectionals]);
      return [...regionals, ...sectionals];
    });
    expect(new Set(sites.map(({ id }) => id)).size).toBe(sites.length);
    expect(sites.find(({ id }) => id === 1201)?.event.sportId).toBe('girls-golf');
  });

  it.each([2025, 2027])('the finals of %i have twelve to fifteen teams and about a hundred golfers', (year) => {
    const members = listFinalsIn(year).flatMap(({ field }) => {
      const teams = new Set(field.filter(({ isTeam }) => isTeam).map(({ golfer }) => golfer.school));
      expect(teams.size).toBeGreaterThanOrEqual(12);
      expect(teams.size).toBeLessThanOrEqual(15);
      expect(field.length).toBeGreaterThanOrEqual(98);
      expect(field.length).toBeLessThanOrEqual(112);
      return field.map(({ memberId }) => memberId);
    });
    expect(new Set(members).size).toBe(members.length);
  });

  it('a round takes four to five and a half hours without a group overtaking another', () => {
    for (const { rounds } of atLeastOne(listFinalsIn(2025))) {
      for (const { groups, cards, overAt } of atLeastOne(rounds)) {
        expect(overAt).toBeLessThan(18.6 * 60);
        for (const card of atLeastOne(cards.values())) {
          const hours = (Math.max(...card.shownAt.filter(Number.isFinite), 0) - card.group.teeMinutes) / 60;
          if (card.outcome === null) expect(hours).toBeGreaterThan(4);
          expect(hours).toBeLessThan(5.5);
        }
        const ahead = groups.filter(
          ({ behind, teeMinutes }) => behind !== null && (groups[behind]?.teeMinutes ?? 0) > teeMinutes,
        );
        expect(ahead).toEqual([]);
      }
    }
  });

  it('scores are plausible: birdies, few eagles, a leader near par', () => {
    for (const { rounds, course, event } of atLeastOne(listFinalsIn(2025))) {
      const all = rounds.flatMap(({ cards }) => [...cards.values()]);
      const over = all.flatMap(({ strokes }) => strokes.map((value, hole) => value - (course[hole]?.par ?? 0)));
      const share = (test: (value: number) => boolean): number => over.filter(test).length / over.length;
      expect(course.reduce((sum, { par }) => sum + par, 0)).toBeGreaterThanOrEqual(71);
      expect(share((value) => value === -1)).toBeGreaterThan(event.sportId === 'boys-golf' ? 0.04 : 0.01);
      expect(share((value) => value < -1)).toBeLessThan(0.01);
      expect(share((value) => value === 0)).toBeGreaterThan(0.15);
      expect(share((value) => value > 3)).toBeLessThan(0.06);
    }
  });

  it('champions are named once the last card is final', () => {
    const [, saturday] = getGolfDays('girls-golf', 2025).rounds;
    expect(
      listGolfChampions(world, 'girls-golf', 2025, buildClockAt(saturday, 800)).flatMap(({ teams }) => teams),
    ).toEqual([]);
    const champions = listGolfChampions(world, 'girls-golf', 2025, buildClockAt(saturday, 1200));
    expect(champions.map(({ className }) => className)).toEqual(['1A', '2A']);
    for (const { teams, individuals } of atLeastOne(champions)) {
      expect([teams[0]?.place, individuals[0]?.place]).toEqual([1, 1]);
      expect(teams.map(({ points }) => points)).toEqual(teams.map(({ points }) => points).sort((a, b) => a - b));
    }
    expect(listGolfChampions(world, 'football', 2025, buildClockAt(saturday, 1200))).toEqual([]);
  });

  it('the tie for the title is broken, other ties are not', () => {
    const [, saturday] = getGolfDays('boys-golf', 2025).rounds;
    const ties = listFinalsIn(2025)
      .flatMap((finals) => computeGolfStandings(finals, buildClockAt(saturday, 1300)).golfers)
      .filter(({ rank }) => rank?.isTied);
    expect(ties.length).toBeGreaterThan(20);
    expect(atLeastOne(ties).every(({ rank }) => (rank?.among ?? 0) >= 1)).toBe(true);
  });
});
