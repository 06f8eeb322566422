import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { listAthletes } from './athletes';
import { getHeadCoach } from './coaches';
import { findFootballTeamById, findFootballTeam, listFootballTeams } from './football-teams';
import { GeneratedWorld } from './generated-world';

const world = new GeneratedWorld(1);

describe('athletes', () => {
  it('athletes return a year older and leave after four years', () => {
    for (const school of atLeastOne(world.schools.slice(0, 100).filter(({ gender }) => gender === 'Coed'))) {
      const now = listAthletes(world, school, 'girls-volleyball', 2025, 14);
      const later = listAthletes(world, school, 'girls-volleyball', 2026, 14);
      const stayed = now.filter((candidate) => later.some(({ id }) => id === candidate.id));
      expect(stayed.length).toBeGreaterThan(0);
      for (const athlete of atLeastOne(stayed))
        expect(later.find(({ id }) => id === athlete.id)?.grade).toBe(athlete.grade + 1);
      expect(atLeastOne(stayed).every(({ grade }) => grade < 12)).toBe(true);
    }
  });

  it('each athlete has one id', () => {
    const ids = world.schools
      .filter(({ gender }) => gender === 'Coed')
      .flatMap((school) => listAthletes(world, school, 'boys-soccer', 2025, 22).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('head coaches', () => {
  it('head coaches follow one another without a gap', () => {
    for (const school of atLeastOne(world.schools.slice(0, 50))) {
      let before = getHeadCoach(world, school, 'football', 2010);
      for (let year = 2011; year < 2030; year += 1) {
        const now = getHeadCoach(world, school, 'football', year);
        expect(now.name === before.name || now.since === year).toBe(true);
        before = now;
      }
    }
  });
});

describe('football teams', () => {
  it('football teams are found by number and by school', () => {
    expect(listFootballTeams(world)).toHaveLength(512);
    const team = findFootballTeamById(world, 123);
    expect(team && findFootballTeam(world, team.school.index)?.footballId).toBe(123);
  });

  it('football teams play in conferences of three or more, or as independents', () => {
    const independents = listFootballTeams(world).filter(({ conference }) => conference === undefined);
    expect(independents.length).toBeGreaterThan(0);
    expect(independents.length).toBeLessThan(80);
    expect(listFootballTeams(world).some(({ conference }) => conference?.id === 12)).toBe(true);
  });
});
