import {
  divideIntoClasses,
  type CountedGame,
  selectField,
  type RuledTeam,
  type Standing,
  rankStandings,
  type TeamIndex,
  winsOfRepresentative,
} from './playoff-rules';
import type { Picks } from './playoff-scenario';

/* The playoff field that would result if the remaining games ended as picked. */

/** All facts that decide the field, as sent to the browser. */
export interface PictureInput {
  readonly classes: readonly string[];
  readonly conferences: readonly string[];
  /** In the association's alphabetical order. */
  readonly teams: readonly PictureTeam[];
  /** Finished games, and those that cannot be picked. */
  readonly decided: readonly CountedGame[];
  readonly open: readonly OpenGame[];
}

export interface PictureTeam extends RuledTeam {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly logoUrl: string | null;
  /** Index into the conferences; `null` for an independent team. */
  readonly conference: number | null;
  readonly conferenceWins: number;
  /** The association names it as its conference's representative (bid R). */
  readonly isRepresentative: boolean;
}

/** How a game stands that is in play. */
export interface LiveState {
  /** `4TH 11:55`, or `Live`. */
  readonly status: string;
  /** Texts, the host's first; a dash where the feed has none. */
  readonly scores: readonly [string, string];
}

export interface OpenGame {
  readonly id: string;
  readonly week: number;
  /** `Fri, Oct 17`; empty if to be announced. */
  readonly day: string;
  readonly teams: readonly [home: TeamIndex | null, away: TeamIndex | null];
  /** Name of the out-of-state team, if one plays. */
  readonly visitor: string | null;
  /** Of a game in play; otherwise `null`. */
  readonly live: LiveState | null;
}

export type PlayoffPicture = ReturnType<typeof computePlayoffPicture>;

/** The standings of all teams, the qualified ones, both with the best first, and those by class, the smallest schools first. */
export function computePlayoffPicture(input: PictureInput, picks: Picks) {
  const { teams, decided, open } = input;
  const picked = open.map(({ id, teams: [home, away] }): CountedGame => [home, away, picks.get(id) ?? null]);
  const standings = rankStandings(teams.length, [...decided, ...picked]);
  const representatives = selectRepresentatives(teams, picked, standings);
  const field = selectField(standings, representatives);
  return { standings, field, classes: divideIntoClasses(field, teams), representatives };
}

/** Representatives that the association names, and the teams with the most conference wins where all remaining games are picked. */
function selectRepresentatives(
  teams: readonly PictureTeam[],
  open: readonly CountedGame[],
  standings: readonly Standing[],
): ReadonlySet<TeamIndex> {
  const named = teams.flatMap(({ isRepresentative }, team) => (isRepresentative ? [team] : []));
  const { wins, decided } = pickInConferences(teams, open);
  for (const team of named) decided.delete(getTeamConference(teams, team) ?? -1);
  const countWins = ({ team }: Standing) => (teams[team]?.conferenceWins ?? 0) + (wins.get(team) ?? 0);
  const leaders = new Map<number, Standing>();
  for (const standing of standings) {
    const conference = getTeamConference(teams, standing.team);
    if (conference === null || !decided.has(conference)) continue;
    const leader = leaders.get(conference);
    if (leader === undefined || countWins(standing) > countWins(leader)) leaders.set(conference, standing);
  }
  const sent = [...leaders.values()].filter(({ wins: total }) => total >= winsOfRepresentative);
  return new Set([...named, ...sent.map(({ team }) => team)]);
}

/** Picked wins in conference games, and the conferences whose games are all decided. */
function pickInConferences(teams: readonly PictureTeam[], open: readonly CountedGame[]) {
  const wins = new Map<TeamIndex, number>();
  const [decided, undecided] = [new Set<number>(), new Set<number>()];
  for (const [home, away, winner] of open) {
    const conference = getTeamConference(teams, home);
    if (conference === null || conference !== getTeamConference(teams, away)) continue;
    const team = winner === 0 ? home : away;
    if (winner === null || team === null) undecided.add(conference);
    else wins.set(team, (wins.get(team) ?? 0) + 1);
    decided.add(conference);
  }
  for (const conference of undecided) decided.delete(conference);
  return { wins, decided };
}

function getTeamConference(teams: readonly PictureTeam[], team: TeamIndex | null): number | null {
  return team === null ? null : (teams[team]?.conference ?? null);
}
