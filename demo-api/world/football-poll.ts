import { computeMinutesSinceMidnight, type Clock } from '../calendar/clock';
import { createDice, hashSeed } from '../random/dice';
import { rankQualifiers, type Qualifier } from './football-field';
import { getFootballSizes } from './football-size';
import { findFootballTeam, type FootballTeam } from './football-teams';
import { findMondayOfWeek, regularWeeks } from './football-weeks';
import { memoize } from './memoize';
import { getPlan } from './season-plans';
import { getStrength } from './strength';
import type { World } from './world';

/** Records are those at the vote. */
export interface Ranked {
  readonly team: FootballTeam;
  /** Equal votes share a rank. */
  readonly rank: number;
  /** Null for a team that was not ranked. */
  readonly previousRank: number | null;
  readonly firstVotes: number;
  readonly votes: number;
  readonly wins: number;
  readonly losses: number;
}

export interface ClassPoll {
  readonly ranked: readonly Ranked[];
  /** Unranked teams with votes, most votes first. */
  readonly others: readonly Pick<Ranked, 'team' | 'votes'>[];
}

/** The first poll is after this week. */
const firstPoll = 2;
const places = 10;
/** Released at 3 PM, with results up to Monday. */
const tuesday = 1;
const releaseMinutes = 15 * 60;

/** Null before a school year's first poll. */
export function findLatestPollWeek(schoolYear: number, clock: Clock): number | null {
  for (let week = regularWeeks; week >= firstPoll; week -= 1) {
    if (computeMinutesSinceMidnight(clock, getReleaseDay(schoolYear, week)) >= releaseMinutes) return week;
  }
  return null;
}

export function getReleaseDay(schoolYear: number, week: number): number {
  return findMondayOfWeek(schoolYear, week) + tuesday;
}

/** By the class in which the teams would play. */
export function buildFootballPoll(world: World, schoolYear: number, week: number): ReadonlyMap<string, ClassPoll> {
  return memoize(world, `football poll ${schoolYear} ${week}`, () => {
    const before = week > firstPoll ? buildFootballPoll(world, schoolYear, week - 1) : null;
    const candidates = rankCandidates(world, schoolYear, week);
    return new Map(
      [...candidates].map(([className, teams]) => {
        const previous = new Map(before?.get(className)?.ranked.map(({ team, rank }) => [team.footballId, rank]));
        return [className, castVotes(world, `${className} ${schoolYear} ${week}`, teams, previous)];
      }),
    );
  });
}

interface Candidate {
  readonly team: FootballTeam;
  readonly qualifier: Qualifier;
  readonly esteem: number;
}

interface Tally {
  first: number;
  votes: number;
}

function rankCandidates(world: World, schoolYear: number, week: number): ReadonlyMap<string, Candidate[]> {
  const season = world.getSeason(getPlan('football'), schoolYear);
  const clock: Clock = { nowMs: 0, today: getReleaseDay(schoolYear, week), minutesNow: 0, timeZone: 'UTC' };
  const sportKey = hashSeed(world.seed, 'football');
  const sizes = getFootballSizes(world);
  const classes = new Map<string, Candidate[]>();
  for (const qualifier of rankQualifiers(season.teams, season.regularGames, clock)) {
    const { school, wins, losses, opponentsWins } = qualifier;
    const team = findFootballTeam(world, school.index);
    const size = sizes.get(school.index);
    if (team === undefined || size === undefined || wins === 0) continue;
    const className = size.designatedClass === '' ? size.tentativeClass : size.designatedClass;
    const esteem = wins - losses * 1.3 + opponentsWins * 0.04 + getStrength(school, sportKey, schoolYear) * 0.9;
    const group = classes.get(className) ?? [];
    classes.set(className, group);
    group.push({ team, qualifier, esteem });
  }
  return classes;
}

/** Each voter gives ten points to the first team, nine to the next, and so on. */
function castVotes(
  world: World,
  key: string,
  candidates: readonly Candidate[],
  previous: ReadonlyMap<number, number>,
): ClassPoll {
  const roll = createDice(world.seed, 'poll', key);
  const contenders = [...candidates].sort((left, right) => right.esteem - left.esteem).slice(0, places * 2);
  const tallies = new Map(contenders.map((contender): [Candidate, Tally] => [contender, { first: 0, votes: 0 }]));
  const voters = roll.drawBetween(9, 14);
  for (let voter = 0; voter < voters; voter += 1) {
    const ballot = contenders
      .map((contender) => ({ contender, liking: contender.esteem + roll.drawNormal() * 0.8 }))
      .sort((left, right) => right.liking - left.liking)
      .slice(0, places);
    ballot.forEach(({ contender }, index) => {
      const tally = tallies.get(contender);
      if (tally === undefined) return;
      tally.votes += places - index;
      if (index === 0) tally.first += 1;
    });
  }
  const counted = [...tallies]
    .filter(([, { votes }]) => votes > 0)
    .sort(([, left], [, right]) => right.votes - left.votes);
  const ranked = counted.slice(0, places).map(([{ team, qualifier }, { first, votes }]): Ranked => {
    const rank = counted.findIndex(([, tally]) => tally.votes === votes) + 1;
    const previousRank = previous.get(team.footballId) ?? null;
    return { team, rank, previousRank, firstVotes: first, votes, wins: qualifier.wins, losses: qualifier.losses };
  });
  return { ranked, others: counted.slice(places).map(([{ team }, { votes }]) => ({ team, votes })) };
}
