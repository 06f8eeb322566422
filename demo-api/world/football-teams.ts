import type { Conference } from './conferences';
import { memoize } from './memoize';
import { listSchoolsOffering } from './offerings';
import type { School } from './schools';
import type { World } from './world';

/** The alphabetical position, from 1, is the `FBSchoolID`. */
export interface FootballTeam {
  /** `FBSchoolID` */
  readonly footballId: number;
  readonly school: School;
  /** Undefined for an independent. */
  readonly conference: Conference | undefined;
}

const fewestMembers = 3;

/** By name; the same every year. */
export function listFootballTeams(world: World): readonly FootballTeam[] {
  return memoize(world, 'football teams', () => {
    const teams = listSchoolsOffering(world, 'football');
    const leagues = getFootballLeagues(teams, world.conferences);
    return teams.map((school, index) => ({ footballId: index + 1, school, conference: leagues.get(school.index) }));
  });
}

/** Conferences with enough teams for a title, by index of the member's school. */
export function getFootballLeagues(
  teams: readonly School[],
  conferences: readonly Conference[],
): ReadonlyMap<number, Conference> {
  const playing = new Set(teams.map(({ index }) => index));
  return new Map(
    conferences.flatMap((conference) => {
      const members = conference.members.filter((member) => playing.has(member));
      return members.length < fewestMembers ? [] : members.map((member) => [member, conference] as const);
    }),
  );
}

export function findFootballTeamById(world: World, footballId: number): FootballTeam | undefined {
  return listFootballTeams(world)[footballId - 1];
}

export function findFootballTeam(world: World, schoolIndex: number): FootballTeam | undefined {
  const byIndex = memoize(
    world,
    'football teams by school',
    () => new Map(listFootballTeams(world).map((team) => [team.school.index, team] as const)),
  );
  return byIndex.get(schoolIndex);
}
