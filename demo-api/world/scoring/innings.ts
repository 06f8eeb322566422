import { Dice } from '../../random/dice';
import { formatOrdinal, type Contest, type Final, type Moment, type Scoring, type Side } from './contest';

const regulation = 7;
const longestInnings = 14;
const mercyFromInning = 5;
const mercyLead = 10;
const runsPerHalf = 0.58;
const minutesPerHalf = 8;

/** Seven innings, ten-run rule after five, extra innings, walk-offs. */
export const inningsScoring: Scoring = {
  playFinal(contest): Final {
    const periods: [number, number][] = [];
    const { halves, innings } = playOut(contest, (inning, _at, side) => {
      while (periods.length <= inning) periods.push([0, 0]);
      const line = periods[inning];
      if (line !== undefined) line[side] += 1;
    });
    while (periods.length < innings) periods.push([0, 0]);
    const home = periods.reduce((sum, [runs]) => sum + runs, 0);
    const away = periods.reduce((sum, [, runs]) => sum + runs, 0);
    const ending = innings === regulation ? '' : `${innings} INN`;
    return { home, away, ending, minutes: halves * minutesPerHalf, periods };
  },
  playUntil(contest, elapsedMinutes): Moment {
    const half = Math.floor(elapsedMinutes / minutesPerHalf);
    const share = elapsedMinutes / minutesPerHalf - half;
    let home = 0;
    let away = 0;
    playOut(contest, (inning, at, side) => {
      const played = inning * 2 + (side === 0 ? 1 : 0);
      if (played > half || (played === half && at > share)) return;
      if (side === 0) home += 1;
      else away += 1;
    });
    const inning = formatOrdinal(Math.floor(half / 2) + 1);
    const outs = Math.min(2, Math.floor(share * 3));
    return { home, away, period: `${half % 2 === 0 ? 'Top' : 'Bot'} ${inning}`, clock: `${outs} out` };
  },
};

type OnRun = (inning: number, at: number, side: Side) => void;

function playOut(contest: Contest, onRun: OnRun): { halves: number; innings: number } {
  const roll = new Dice(contest.key);
  const tilt = Math.exp(contest.edge * 0.3);
  const score: [number, number] = [0, 0];
  const bat = (inning: number, side: Side): void => {
    const mean = runsPerHalf * (side === 0 ? tilt : 1 / tilt) * (inning >= regulation ? 1.4 : 1);
    let runs = roll.drawPoisson(mean) + (roll.drawChance(0.09) ? roll.drawBetween(1, 3) : 0);
    const walksOff = side === 0 && inning >= regulation - 1;
    if (walksOff) runs = Math.min(runs, score[1] - score[0] + 1);
    for (let run = 0; run < runs; run += 1) {
      score[side] += 1;
      onRun(inning, roll.drawFraction(), side);
    }
  };
  for (let inning = 0; ; inning += 1) {
    bat(inning, 1);
    const last = inning >= regulation - 1;
    if ((last && score[0] > score[1]) || isMercy(inning, score[0] - score[1]))
      return { halves: inning * 2 + 1, innings: inning + 1 };
    bat(inning, 0);
    if (inning >= longestInnings - 1 && score[0] === score[1]) {
      score[0] += 1;
      onRun(inning, 0.99, 0);
    }
    if ((last && score[0] !== score[1]) || isMercy(inning, Math.abs(score[0] - score[1]))) {
      return { halves: inning * 2 + 2, innings: inning + 1 };
    }
  }
}

function isMercy(inning: number, lead: number): boolean {
  return inning >= mercyFromInning - 1 && lead >= mercyLead;
}
