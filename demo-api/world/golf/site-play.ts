import type { Dice } from '../../random/dice';
import type { School } from '../schools';
import { countingScores, type Golfer, type Outcome } from './golfers';

/** A team, or individuals. */
export interface Entry {
  readonly school: School;
  readonly isTeam: boolean;
  readonly golfers: readonly Golfer[];
}

export interface SiteScore {
  readonly golfer: Golfer;
  readonly isTeam: boolean;
  /** Strokes, or why there are none. */
  readonly score: number | Outcome;
}

export interface SiteTeam {
  readonly school: School;
  /** The best four scores; null with fewer. */
  readonly score: number | null;
  /** From 1; null without a score. */
  readonly place: number | null;
}

export interface SitePlay {
  readonly entries: readonly Entry[];
  /** In order of finish; golfers without a score last. */
  readonly scores: readonly SiteScore[];
  /** In order of finish; teams without a score last. */
  readonly teams: readonly SiteTeam[];
  readonly advancingTeams: readonly SiteTeam[];
  readonly advancingIndividuals: readonly SiteScore[];
  /** Lowest score. */
  readonly medalists: readonly SiteScore[];
}

/** Number of qualifiers. */
export interface Places {
  readonly teams: number;
  /** Besides those of teams. */
  readonly individuals: number;
}

const outcomes: readonly Outcome[] = ['WD', 'WD', 'NS', 'DQ', 'DNF'];
const withoutScore = 0.012;
const roundDeviation = 3.4;
const lowest = 62;

/** Qualifying ties are broken by the fifth score of teams, and by a playoff of golfers. */
export function playSite(roll: Dice, entries: readonly Entry[], places: Places): SitePlay {
  const par = roll.drawBetween(70, 72) + roll.drawBetween(-1, 3);
  const scores = entries
    .flatMap(({ golfers, isTeam }) =>
      golfers.map((golfer): SiteScore => ({ golfer, isTeam, score: playSiteRound(roll, par, golfer) })),
    )
    .map((score) => ({ score, playoff: roll.drawFraction() }))
    .sort((left, right) => getSiteStrokes(left.score) - getSiteStrokes(right.score) || left.playoff - right.playoff)
    .map(({ score }) => score);
  const teams = listTeamSchools(entries, scores);
  const advancingTeams = teams.filter(({ score }) => score !== null).slice(0, places.teams);
  const through = new Set(advancingTeams.map(({ school }) => school));
  const alone = scores.filter(
    ({ golfer, isTeam, score }) => typeof score === 'number' && !(isTeam && through.has(golfer.school)),
  );
  return {
    entries,
    scores,
    teams,
    advancingTeams,
    advancingIndividuals: alone.slice(0, places.individuals),
    medalists: scores.filter(({ score }) => typeof score === 'number' && score === scores[0]?.score),
  };
}

function playSiteRound(roll: Dice, par: number, { skill }: Golfer): number | Outcome {
  const strokes = Math.max(lowest, Math.round(par + skill + roll.drawNormal() * roundDeviation));
  return roll.drawChance(withoutScore) ? roll.pick(outcomes) : strokes;
}

function getSiteStrokes({ score }: SiteScore): number {
  return typeof score === 'number' ? score : Number.MAX_SAFE_INTEGER;
}

function listTeamSchools(entries: readonly Entry[], scores: readonly SiteScore[]): SiteTeam[] {
  const ranked = entries
    .filter(({ isTeam }) => isTeam)
    .map(({ school }) => {
      const own = scores
        .filter(({ golfer, isTeam, score }) => isTeam && golfer.school === school && typeof score === 'number')
        .map(getSiteStrokes);
      const total = own.length < countingScores ? null : sumSiteScores(own.slice(0, countingScores));
      return { school, score: total, fifth: own[countingScores] ?? Number.MAX_SAFE_INTEGER };
    })
    .sort(
      (left, right) =>
        (left.score ?? Number.MAX_SAFE_INTEGER) - (right.score ?? Number.MAX_SAFE_INTEGER) ||
        left.fifth - right.fifth ||
        left.school.index - right.school.index,
    );
  return ranked.map(({ school, score }) => ({
    school,
    score,
    place: score === null ? null : 1 + ranked.filter((other) => other.score !== null && other.score < score).length,
  }));
}

function sumSiteScores(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
