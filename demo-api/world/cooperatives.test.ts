import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { toCivilDate, formatIsoDate, getSchoolYear } from '../calendar/civil';
import { findAgreementEnd, findCooperativeJoined, findCooperative, listCooperatives } from './cooperatives';
import { GeneratedWorld } from './generated-world';
import { mayPlay, listSchoolsOffering, listSportsOffered } from './offerings';
import { seasonPlans } from './season-plans';
import { getSport, sports } from './sports';

const worlds = [1, 7, 2025].map((seed) => new GeneratedWorld(seed));

describe.each(worlds)('cooperative teams of seed $seed', (world) => {
  const all = sports.flatMap(({ id }) => listCooperatives(world, id));

  it('hosts field a team in the sport and guests do not', () => {
    for (const { sportId, host, guests } of atLeastOne(all)) {
      const own = new Set(listSchoolsOffering(world, sportId));
      expect(own.has(host)).toBe(true);
      expect(guests.length).toBeGreaterThan(0);
      for (const { school } of atLeastOne(guests)) {
        expect(own.has(school), `${school.name} ${sportId}`).toBe(false);
        expect(mayPlay(school, getSport(sportId))).toBe(true);
      }
    }
  });

  it('a guest joins one cooperative per sport', () => {
    for (const { id } of atLeastOne(sports)) {
      const guests = listCooperatives(world, id).flatMap((cooperative) =>
        cooperative.guests.map(({ school }) => school.id),
      );
      expect(new Set(guests).size).toBe(guests.length);
    }
  });

  it('a cooperative is found by host and by guest', () => {
    for (const cooperative of atLeastOne(all)) {
      expect(findCooperative(world, cooperative.host, cooperative.sportId)).toBe(cooperative);
      for (const { school } of cooperative.guests)
        expect(findCooperativeJoined(world, school, cooperative.sportId)).toBe(cooperative);
    }
  });

  it('many sports have cooperatives, some with guests who joined later', () => {
    expect(new Set(all.map(({ sportId }) => sportId)).size).toBeGreaterThan(12);
    const ends = all.map(({ guests }) => new Set(guests.map((guest) => findAgreementEnd(guest, 2025))).size);
    expect(ends).toContain(2);
  });

  it('agreements end after one to three school years', () => {
    for (const schoolYear of [2023, 2024, 2025, 2026, 2027]) {
      for (const guest of atLeastOne(all.flatMap(({ guests }) => guests))) {
        const end = findAgreementEnd(guest, schoolYear);
        expect(formatIsoDate(end)).toMatch(/-06-30$/);
        expect(getSchoolYear(end)).toBeGreaterThanOrEqual(schoolYear);
        expect(toCivilDate(end).year).toBeLessThanOrEqual(schoolYear + 3);
      }
    }
  });
});

describe.each(worlds)('what schools of seed $seed offer', (world) => {
  it('offered sports include every team that plays a season', () => {
    for (const plan of atLeastOne(seasonPlans)) {
      const offering = new Set(listSchoolsOffering(world, plan.sportId));
      expect(atLeastOne(world.listTeams(plan)).filter((school) => !offering.has(school))).toEqual([]);
    }
  });

  it('every school offers sports, larger ones more', () => {
    const counts = world.schools.map((school) => listSportsOffered(world, school).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    const computeMean = (pick: (enrollment: number) => boolean): number => {
      const of = counts.filter((_, index) => pick(world.schools[index]?.enrollment ?? 0));
      return of.reduce((sum, count) => sum + count, 0) / of.length;
    };
    expect(computeMean((enrollment) => enrollment > 1200)).toBeGreaterThan(
      computeMean((enrollment) => enrollment < 250) + 5,
    );
  });
});
