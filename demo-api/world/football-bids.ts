import type { Clock } from '../calendar/clock';
import { rankQualifiers, winsOfChampion, type Qualifier } from './football-field';
import { listChampions } from './football-playoff-champions';
import { getQualificationClock } from './football-playoffs';
import { getFootballLeagues, listFootballTeams, type FootballTeam } from './football-teams';
import { arePlayoffsPaired, getFootballSeason } from './football-weeks';
import type { Game } from './game';
import type { TeamRecord } from './records';
import type { World } from './world';

/** `R` conference champion, `C` six wins, `A` at large, `E` still eligible; empty when eliminated. */
type BidType = 'R' | 'C' | 'A' | 'E' | '';

export interface FootballClaim
  extends Omit<Qualifier, 'school'>, Pick<FootballTeam, 'footballId' | 'school' | 'conference'> {
  readonly bid: BidType;
}

const winsToClinch = 6;
const winsAtLarge = 5;
const mostLosses = 5;

/** Best first. Records are frozen when the field is selected. */
export function listFootballClaims(world: World, clock: Clock): readonly FootballClaim[] {
  const season = getFootballSeason(world, clock);
  const judged = getQualificationClock(season.plan, season.schoolYear, clock);
  const teams = new Map(listFootballTeams(world).map((team) => [team.school.index, team] as const));
  const claims = rankQualifiers(season.teams, season.regularGames, judged).flatMap((qualifier) => {
    const team = teams.get(qualifier.school.index);
    return team === undefined ? [] : [{ ...qualifier, ...team }];
  });
  const field = arePlayoffsPaired(season, clock) ? listFieldTeams(season.games) : null;
  const champions = listChampions(getFootballLeagues(season.teams, world.conferences), season.regularGames, judged);
  return claims.map((claim) => ({ ...claim, bid: getBidType(claim, champions, field) }));
}

function listFieldTeams(games: readonly Game[]): ReadonlySet<number> {
  return new Set(games.flatMap(({ stage, home, away }) => (stage === null ? [] : [home, away])));
}

function getBidType(
  { school, wins, losses }: Qualifier,
  champions: ReadonlySet<number>,
  field: ReadonlySet<number> | null,
): BidType {
  if (field !== null && !field.has(school.index)) return '';
  if (champions.has(school.index) && wins >= winsOfChampion) return 'R';
  if (wins >= winsToClinch) return 'C';
  if (wins >= winsAtLarge || field !== null) return 'A';
  return losses <= mostLosses ? 'E' : '';
}

/** Null for independents. */
export function getConferenceRecord(
  { conference }: Pick<FootballTeam, 'conference'>,
  record: TeamRecord,
): readonly [wins: number, losses: number] {
  return conference === undefined ? [0, 0] : [record.conferenceWins, record.conferenceLosses];
}
