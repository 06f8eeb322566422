import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { toCivilDate, getWeekday } from '../calendar/civil';
import { GeneratedWorld } from './generated-world';
import { seasonPlans } from './season-plans';
import { listSportDates, listAllSportDates, listStateFinalDays } from './sport-dates';
import { getSport, sports } from './sports';
import { getFinalsDay, plansWithFinals } from './title-games';
import { formatSite, findVenueById, findVenue, venues, listVenues } from './venues';

const years = [2024, 2025, 2026, 2027, 2031];

describe('the dates of a sport', () => {
  it.each(sports.map(({ id }) => id))(
    'dates of %s run from first contest to state finals within one school year',
    (id) => {
      for (const year of years) {
        const dates = listSportDates(getSport(id), year);
        const finals = listStateFinalDays(getSport(id), year);
        const first = dates.find(({ shortTitle }) => / first (contests|games)$/.test(shortTitle))?.day ?? NaN;
        expect(first).toBeLessThan(Math.min(...finals) - 28);
        expect(atLeastOne(finals).every((day, index) => index === 0 || day === (finals[index - 1] ?? 0) + 1)).toBe(
          true,
        );
        for (const { day, type } of atLeastOne(dates)) {
          expect(day).toBeLessThanOrEqual(Math.max(...finals));
          if (type === 'Sectional' || type === 'Playoff') expect(day).toBeLessThan(Math.min(...finals));
          expect(getWeekday(day)).not.toBe(6);
        }
      }
    },
  );

  it.each(plansWithFinals.map((plan) => ({ id: plan.sportId, plan })))(
    'finals dates of $id are the days of its title games',
    ({ id, plan }) => {
      for (const year of years) expect(listStateFinalDays(getSport(id), year).at(-1)).toBe(getFinalsDay(plan, year));
    },
  );

  it('postseason dates match every regional, sectional and state final played', () => {
    const world = new GeneratedWorld(1);
    const plan = seasonPlans.find(({ sportId }) => sportId === 'girls-volleyball');
    if (plan === undefined) throw new RangeError('no volleyball');
    const dates = listSportDates(getSport('girls-volleyball'), 2025);
    for (const { day, stage } of atLeastOne(world.getSeason(plan, 2025).games)) {
      if (stage === null || stage.round !== 'Championship' || stage.level === 'Super-Sectional') continue;
      const stageDays = dates.filter(({ type }) => type.startsWith(stage.level)).map((date) => date.day);
      // A few are made up on the day after.
      expect(Math.min(...stageDays.map((stageDay) => Math.abs(day - stageDay)))).toBeLessThanOrEqual(1);
    }
  });

  it("golf finals are on the second weekend of October, after Tuesday's coaches meeting", () => {
    const golf = listSportDates(getSport('boys-golf'), 2025);
    expect(listStateFinalDays(getSport('boys-golf'), 2025).map(toCivilDate)).toEqual([
      { year: 2025, month: 10, day: 10 },
      { year: 2025, month: 10, day: 11 },
    ]);
    expect(golf.filter(({ type }) => type === 'Meeting').map(({ day }) => toCivilDate(day).day)).toEqual([7]);
  });

  it('tennis finals last three days, Thursday to Saturday', () => {
    expect(listStateFinalDays(getSport('girls-tennis'), 2025).map(getWeekday)).toEqual([3, 4, 5]);
  });

  it('every sport has dates', () => {
    expect(new Set(listAllSportDates(2025).map(({ code }) => code))).toEqual(new Set(sports.map(({ code }) => code)));
  });
});

describe('venues', () => {
  it('venues match the sites of the games', () => {
    const planned = seasonPlans.flatMap(({ sportId, postseason }) =>
      postseason === null ? [] : [{ sportId, postseason }],
    );
    expect(planned).not.toEqual([]);
    for (const { sportId, postseason } of atLeastOne(planned)) {
      expect(listVenues(sportId).map(formatSite)).toEqual([postseason.venue]);
    }
  });

  it('every sport but music has a venue', () => {
    const homeless = sports.filter(({ id }) => listVenues(id).length === 0).map(({ id }) => id);
    expect(homeless).toEqual(['music-organization', 'music-solo-ensemble']);
  });

  it('golf has a venue for each class', () => {
    expect([listVenues('boys-golf').length, listVenues('girls-golf').length]).toEqual([3, 2]);
    expect(findVenue('boys-golf', '2A')?.name).toBe('Keswick Fallow Golf Course');
    expect(findVenue('boys-soccer', '2A')?.name).toBe('Hollis Park');
  });

  it('a venue is found by id', () => {
    expect(venues.map(({ facilityId }) => findVenueById(facilityId))).toEqual(venues);
    expect(findVenueById(7)).toBeUndefined();
  });
});
