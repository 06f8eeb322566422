import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { getSeriesDay } from './cross-country-calendar';
import { getCrossCountrySeries } from './cross-country-series';
import { listStateEntries } from './cross-country-state';
import { GeneratedWorld } from './generated-world';
import { listMeets } from './meets';
import { getSport } from './sports';

const boys = getSport('boys-cross-country');
const girls = getSport('girls-cross-country');

describe.each([1, 2])('the state series of cross country in world %i', (seed) => {
  const world = new GeneratedWorld(seed);

  it.each([boys, girls])('each round of $id is run by the qualifiers of the round before', (sport) => {
    for (const className of atLeastOne(sport.classes)) {
      const listMeetsAt = (level: 'Regional' | 'Sectional' | 'State') =>
        listMeets(world, sport, getSeriesDay(level, 2025), 2025).filter((meet) => meet.className === className);
      const listNames = (level: 'Regional' | 'Sectional' | 'State', first: number): string[] =>
        listMeetsAt(level).flatMap(({ places }) => places.slice(0, first).map(({ school }) => school.id));
      expect(listNames('Sectional', 99).sort()).toEqual(listNames('Regional', 7).sort());
      expect(listNames('State', 99).sort()).toEqual(listNames('Sectional', 7).sort());
      const entered = listStateEntries(world, sport, className, 2025).filter(({ isTeam }) => isTeam);
      expect(entered.map(({ school }) => school.id).sort()).toEqual(listNames('State', 99).sort());
    }
  });

  it('individual qualifiers come from schools whose team did not qualify', () => {
    const { teams, individuals } = getCrossCountrySeries(world, girls, '1A', 2025);
    expect(individuals.length).toBeGreaterThan(30);
    expect(atLeastOne(individuals).filter(({ school }) => teams.includes(school))).toEqual([]);
    expect(new Set(individuals).size).toBe(individuals.length);
  });

  it('medalists run for one of the three best teams, and teams are in order of points', () => {
    const meets = listMeets(world, boys, getSeriesDay('State', 2025), 2025);
    for (const { places, medalist } of atLeastOne(meets)) {
      expect(places.slice(0, 3).map(({ school }) => school)).toContain(medalist.school);
      expect(places.map(({ points }) => points)).toEqual(places.map(({ points }) => points).sort((a, b) => a - b));
    }
  });
});
