import { Dice } from '../../random/dice';
import { formatOrdinal, type Contest, type Final, type Moment, type Scoring, type Side } from './contest';

/** Scoring plays occur at random moments of the periods. */
export interface TimedRules {
  readonly periods: 2 | 4;
  /** Game clock, and real minutes. */
  readonly clockMinutes: number;
  readonly realMinutes: number;
  readonly breakMinutes: number;
  /** Mean per side and period, and growth with the edge. */
  readonly plays: number;
  readonly tilt: number;
  /** Points and chances, which add up to 1. */
  readonly values: readonly (readonly [points: number, chance: number])[];
  readonly overtime: { readonly clockMinutes: number; readonly plays: number; readonly most: number } | null;
  /** Decides a game after overtime, for one more point. */
  readonly shootout: string | null;
}

type OnPlay = (period: number, at: number, side: Side, points: number) => void;

export function createTimedScoring(rules: TimedRules): Scoring {
  return {
    playFinal: (contest) => getFinal(rules, contest),
    playUntil: (contest, elapsedMinutes) => getMoment(rules, contest, elapsedMinutes),
  };
}

function getFinal(rules: TimedRules, contest: Contest): Final {
  const periods: [number, number][] = [];
  const { played, ending } = playOut(rules, contest, (period, _at, side, points) => {
    while (periods.length <= period) periods.push([0, 0]);
    const line = periods[period];
    if (line !== undefined) line[side] += points;
  });
  while (periods.length < played) periods.push([0, 0]);
  let home = 0;
  let away = 0;
  for (const [homePoints, awayPoints] of periods) {
    home += homePoints;
    away += awayPoints;
  }
  return { home, away, ending, minutes: getPeriodStart(rules, played), periods };
}

function getMoment(rules: TimedRules, contest: Contest, elapsedMinutes: number): Moment {
  const { period, share, atBreak } = findPosition(rules, elapsedMinutes);
  const score = [0, 0];
  playOut(rules, contest, (playPeriod, at, side, points) => {
    if (playPeriod < period || (playPeriod === period && at <= share)) score[side] = (score[side] ?? 0) + points;
  });
  const length = period < rules.periods ? rules.clockMinutes : (rules.overtime?.clockMinutes ?? 0);
  return {
    home: score[0] ?? 0,
    away: score[1] ?? 0,
    period: atBreak ? 'Half' : formatPeriodName(rules, period),
    clock: atBreak ? '' : formatCountdown(length * (1 - share)),
  };
}

/** In a fixed order. */
function playOut(rules: TimedRules, contest: Contest, onPlay: OnPlay): { played: number; ending: string } {
  const roll = new Dice(contest.key);
  const score: [number, number] = [0, 0];
  const means = [Math.exp(contest.edge * rules.tilt), Math.exp(-contest.edge * rules.tilt)] as const;
  const count = (period: number, at: number, side: Side, points: number): void => {
    score[side] += points;
    onPlay(period, at, side, points);
  };
  const playPeriod = (period: number, plays: number): void => {
    for (const side of [0, 1] as const) {
      const total = roll.drawPoisson(plays * means[side]);
      for (let play = 0; play < total; play += 1)
        count(period, roll.drawFraction(), side, getValue(rules, roll.drawFraction()));
    }
  };
  for (let period = 0; period < rules.periods; period += 1) playPeriod(period, rules.plays);
  let played: number = rules.periods;
  const goesOn = contest.mustDecide || rules.shootout === null;
  while (goesOn && rules.overtime && score[0] === score[1] && played - rules.periods < rules.overtime.most) {
    playPeriod(played, rules.overtime.plays);
    played += 1;
  }
  const extra = played - rules.periods;
  if (score[0] !== score[1] || !goesOn) return { played, ending: extra === 0 ? '' : extra === 1 ? 'OT' : `${extra}OT` };
  count(played - 1, 0.999, roll.drawFraction() < means[0] / (means[0] + means[1]) ? 0 : 1, 1);
  return { played, ending: rules.shootout ?? `${extra}OT` };
}

function getValue(rules: TimedRules, draw: number): number {
  let left = draw;
  for (const [points, chance] of rules.values) {
    left -= chance;
    if (left < 0) return points;
  }
  return rules.values[0]?.[0] ?? 1;
}

const overtimeRealMinutes = 14;

/** Real minutes before a period; for the count of periods, the game's length. */
function getPeriodStart(rules: TimedRules, period: number): number {
  const regular = Math.min(period, rules.periods);
  const past = regular * rules.realMinutes + (period >= rules.periods / 2 ? rules.breakMinutes : 0);
  return past + Math.max(0, period - rules.periods) * overtimeRealMinutes;
}

function findPosition(rules: TimedRules, elapsed: number): { period: number; share: number; atBreak: boolean } {
  let period = 0;
  while (getPeriodStart(rules, period + 1) <= elapsed) period += 1;
  const inPeriod = elapsed - getPeriodStart(rules, period);
  const playing = period < rules.periods ? rules.realMinutes : overtimeRealMinutes;
  const atBreak = period === rules.periods / 2 - 1 && inPeriod >= playing;
  return { period, share: Math.min(1, inPeriod / playing), atBreak };
}

function formatPeriodName(rules: TimedRules, period: number): string {
  if (period >= rules.periods) return period === rules.periods ? 'OT' : `${period - rules.periods + 1}OT`;
  return rules.periods === 2 ? `${formatOrdinal(period + 1)} Half` : formatOrdinal(period + 1);
}

function formatCountdown(minutes: number): string {
  const seconds = Math.max(0, Math.round(minutes * 60));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
