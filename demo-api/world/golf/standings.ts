import { computeMinutesSinceMidnight, type Clock } from '../../calendar/clock';
import { hashSeed } from '../../random/dice';
import type { School } from '../schools';
import type { Round } from './cards';
import { getFinalsStage, type Finals, type Stage } from './finals';
import { listTeamSchools, type Finalist } from './finals-field';
import type { Outcome } from './golfers';
import { rankItems, type Rank } from './ranks';
import { buildRoundView, type RoundView } from './round-view';
import { computeTeamRound, type TeamRound } from './team-rounds';

export interface GolferStanding {
  readonly finalist: Finalist;
  /** Null while unpaired, or without the golfer. */
  readonly rounds: readonly [first: RoundView | null, second: RoundView | null];
  /** Shown by leaderboards. */
  readonly current: RoundView | null;
  /** `WD`, `DQ` and the like; null for ranked golfers. */
  readonly outcome: Outcome | null;
  /** Null before the first hole, and for unranked golfers. */
  readonly versusPar: number | null;
  readonly gross: number | null;
  readonly rank: Rank | null;
}

export interface TeamStanding {
  readonly school: School;
  readonly members: readonly GolferStanding[];
  readonly rounds: readonly [first: TeamRound | null, second: TeamRound | null];
  readonly current: TeamRound | null;
  /** `NS` with fewer than four scores in a round that is over. */
  readonly outcome: Outcome | null;
  readonly versusPar: number | null;
  readonly gross: number | null;
  readonly rank: Rank | null;
}

export interface Standings {
  readonly stage: Stage;
  /** Best first, then those who have not started, then the unranked. */
  readonly golfers: readonly GolferStanding[];
  readonly teams: readonly TeamStanding[];
}

/** One class at a moment. */
export function computeGolfStandings(finals: Finals, clock: Clock): Standings {
  const stage = getFinalsStage(finals, clock);
  if (!stage.isPaired[0]) return { stage, golfers: [], teams: [] };
  const golfers = rankItems(
    finals.field.map((finalist) => buildGolferStanding(finals, stage, clock, finalist)),
    ({ finalist }) => hashSeed(finalist.golfer.athlete.key, 'playoff', finals.schoolYear),
  );
  const teams = rankItems(
    listTeamSchools(finals.field).map((school) => {
      const members = golfers.filter(({ finalist }) => finalist.isTeam && finalist.golfer.school === school);
      return buildTeamStanding(stage, school, members);
    }),
    ({ rounds, school }) => (rounds[1] ?? rounds[0])?.fifth ?? school.index,
  );
  return { stage, golfers, teams };
}

function buildGolferStanding(
  { course, rounds }: Finals,
  stage: Stage,
  clock: Clock,
  finalist: Finalist,
): GolferStanding {
  const view = (round: Round, isPaired: boolean): RoundView | null => {
    const card = isPaired ? round.cards.get(finalist) : undefined;
    return card === undefined ? null : buildRoundView(card, course, computeMinutesSinceMidnight(clock, round.day));
  };
  const views = [view(rounds[0], stage.isPaired[0]), view(rounds[1], stage.isPaired[1])] as const;
  const known = views.filter((candidate) => candidate !== null);
  const outcome = known.find((candidate) => candidate.outcome !== null)?.outcome ?? null;
  const hasScore = outcome === null && known.some(({ thru }) => thru > 0);
  return {
    finalist,
    rounds: views,
    current: views[stage.currentRound - 1] ?? null,
    outcome,
    versusPar: hasScore ? sumScores(known.map(({ versusPar }) => versusPar)) : null,
    gross: hasScore ? sumScores(known.map(({ gross }) => gross)) : null,
    rank: null,
  };
}

function buildTeamStanding(stage: Stage, school: School, members: readonly GolferStanding[]): TeamStanding {
  const rounds = [
    stage.isPaired[0] ? computeTeamRound(members.map(({ rounds: [first] }) => first)) : null,
    stage.isPaired[1] ? computeTeamRound(members.map(({ rounds: [, second] }) => second)) : null,
  ] as const;
  const known = rounds.filter((round) => round !== null);
  const outcome = known.some(({ isShort }) => isShort) ? 'NS' : null;
  const hasScore = outcome === null && known.some(({ versusPar }) => versusPar !== null);
  return {
    school,
    members,
    rounds,
    current: rounds[stage.currentRound - 1] ?? null,
    outcome,
    versusPar: hasScore ? sumScores(known.map(({ versusPar }) => versusPar ?? 0)) : null,
    gross: hasScore ? sumScores(known.map(({ gross }) => gross ?? 0)) : null,
    rank: null,
  };
}

function sumScores(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
