import type { Conference } from './conferences';
import { schoolsOffering } from './offerings';
import { remember } from './remember';
import type { School } from './schools';
import type { World } from './world';

/** Football keeps numbers of its own: a team's is its place in the alphabet, counted from 1. */
export interface FootballTeam {
  /** `FBSchoolID`. */
  readonly footballId: number;
  readonly school: School;
  /** Undefined for a team that plays as an independent. */
  readonly conference: Conference | undefined;
}

const fewestMembers = 3;

/** Every school that plays football, in order of name; the same ones each year. */
export function footballTeams(world: World): readonly FootballTeam[] {
  return remember(world, 'football teams', () => {
    const teams = schoolsOffering(world, 'football');
    const sizes = new Map<number, number>();
    for (const school of teams) {
      const id = world.conferenceOf(school)?.id;
      if (id !== undefined) sizes.set(id, (sizes.get(id) ?? 0) + 1);
    }
    return teams.map((school, index) => {
      const conference = world.conferenceOf(school);
      const isLeague = conference !== undefined && (sizes.get(conference.id) ?? 0) >= fewestMembers;
      return { footballId: index + 1, school, conference: isLeague ? conference : undefined };
    });
  });
}

export function footballTeamById(world: World, footballId: number): FootballTeam | undefined {
  return footballTeams(world)[footballId - 1];
}

/** The football side of a school; undefined for schools without a team. */
export function footballTeamOf(world: World, schoolIndex: number): FootballTeam | undefined {
  const byIndex = remember(
    world,
    'football teams by school',
    () => new Map(footballTeams(world).map((team) => [team.school.index, team] as const)),
  );
  return byIndex.get(schoolIndex);
}
