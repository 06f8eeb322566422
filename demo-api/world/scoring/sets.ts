import { Dice } from '../../random/dice';
import { computeChance, type Contest, type Final, type Moment, type Scoring } from './contest';

const setsToWin = 2;
const minutesPerSet = 23;

/** Best of three sets to 25, two points clear. */
export const setsScoring: Scoring = {
  playFinal(contest): Final {
    const periods = playSets(contest);
    const home = periods.filter(([mine, theirs]) => mine > theirs).length;
    return { home, away: periods.length - home, ending: '', minutes: periods.length * minutesPerSet, periods };
  },
  playUntil(contest, elapsedMinutes): Moment {
    const sets = playSets(contest);
    const running = Math.min(sets.length - 1, Math.floor(elapsedMinutes / minutesPerSet));
    const share = elapsedMinutes / minutesPerSet - running;
    const done = sets.slice(0, running);
    const home = done.filter(([mine, theirs]) => mine > theirs).length;
    const [homePoints, awayPoints] = sets[running] ?? [0, 0];
    return {
      home,
      away: done.length - home,
      period: `Set ${running + 1}`,
      clock: `${Math.floor(homePoints * share)}-${Math.floor(awayPoints * share)}`,
    };
  },
};

function playSets(contest: Contest): (readonly [number, number])[] {
  const roll = new Dice(contest.key);
  const chance = computeChance(contest.edge, 1.1);
  const sets: (readonly [number, number])[] = [];
  const won = [0, 0];
  while (Math.max(won[0] ?? 0, won[1] ?? 0) < setsToWin) {
    const homeWins = roll.drawChance(chance);
    const close = roll.drawChance(0.14) ? roll.drawBetween(24, 28) : null;
    const loser =
      close ?? Math.min(23, Math.max(6, Math.round(18 - Math.abs(contest.edge) * 2 + roll.drawNormal() * 4)));
    const winner = close === null ? 25 : close + 2;
    sets.push(homeWins ? [winner, loser] : [loser, winner]);
    won[homeWins ? 0 : 1] = (won[homeWins ? 0 : 1] ?? 0) + 1;
  }
  return sets;
}
