import type { Clock } from '../calendar/clock';
import { qualifiersAt, type Qualifier } from './football-field';
import { footballTeams, type FootballTeam } from './football-teams';
import { arePlayoffsPaired, footballSeason } from './football-weeks';
import type { Game } from './game';
import { stateOf, winnerOf } from './game-state';
import type { TeamRecord } from './records';
import type { World } from './world';

/** `R` conference champion, `C` clinched with six wins, `A` at large, `E` still eligible; empty when out. */
export type BidType = 'R' | 'C' | 'A' | 'E' | '';

/** How far a team has come, with the count that puts it before or behind others. */
export interface FootballClaim
  extends Omit<Qualifier, 'school'>, Pick<FootballTeam, 'footballId' | 'school' | 'conference'> {
  readonly bid: BidType;
}

const winsToClinch = 6;
const winsAtLarge = 5;
const mostLosses = 5;

/** Every team's claim to the playoffs at a moment, the best first. Wins and losses are those of the regular season. */
export function footballClaims(world: World, clock: Clock): readonly FootballClaim[] {
  const season = footballSeason(world, clock);
  const teams = new Map(footballTeams(world).map((team) => [team.school.index, team] as const));
  const claims = qualifiersAt(season.teams, season.regularGames, clock).flatMap((qualifier) => {
    const team = teams.get(qualifier.school.index);
    return team === undefined ? [] : [{ ...qualifier, ...team }];
  });
  const field = arePlayoffsPaired(season, clock) ? fieldOf(season.games) : null;
  const champions = championsOf(claims, season.regularGames, clock);
  return claims.map((claim) => ({ ...claim, bid: bidOf(claim, champions, field) }));
}

function fieldOf(games: readonly Game[]): ReadonlySet<number> {
  return new Set(games.flatMap(({ stage, home, away }) => (stage === null ? [] : [home, away])));
}

function bidOf(
  { school, wins, losses }: Qualifier,
  champions: ReadonlySet<number>,
  field: ReadonlySet<number> | null,
): BidType {
  if (field !== null && !field.has(school.index)) return '';
  if (champions.has(school.index) && wins >= winsAtLarge) return 'R';
  if (wins >= winsToClinch) return 'C';
  if (wins >= winsAtLarge || field !== null) return 'A';
  return losses <= mostLosses ? 'E' : '';
}

/** The champions of the conferences whose games are all over: most conference wins, then the better claim. */
function championsOf(
  claims: readonly (Qualifier & FootballTeam)[],
  games: readonly Game[],
  clock: Clock,
): ReadonlySet<number> {
  const league = new Map(claims.map(({ school, conference }) => [school.index, conference?.id] as const));
  const wins = new Map<number, number>();
  const open = new Set<number>();
  for (const game of games) {
    const id = game.isConferenceGame ? league.get(game.home) : undefined;
    if (id === undefined) continue;
    const state = stateOf(game, clock);
    if (state.status === 'scheduled' || state.status === 'live') open.add(id);
    const winner = winnerOf(game, state);
    if (winner !== null) wins.set(game[winner], (wins.get(game[winner]) ?? 0) + 1);
  }
  const best = new Map<number, number>();
  for (const { school, conference } of claims) {
    if (conference === undefined || open.has(conference.id)) continue;
    const leader = best.get(conference.id);
    if (leader === undefined || (wins.get(school.index) ?? 0) > (wins.get(leader) ?? 0))
      best.set(conference.id, school.index);
  }
  return new Set(best.values());
}

/** A team's conference record; teams without a conference have none, though neighbours may call their game one. */
export function conferenceRecordOf(
  { conference }: Pick<FootballTeam, 'conference'>,
  record: TeamRecord,
): readonly [wins: number, losses: number] {
  return conference === undefined ? [0, 0] : [record.conferenceWins, record.conferenceLosses];
}
