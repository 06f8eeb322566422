import { Dice } from '../../random/dice';
import { computeChance, type Contest, type Final, type Moment, type Scoring } from './contest';

/** Bouts or matches are worth points to one side. */
export interface TallyRules {
  readonly bouts: number;
  readonly minutesPerBout: number;
  readonly points: readonly number[];
  readonly boutName: string;
}

export function tallyScoring(rules: TallyRules): Scoring {
  return {
    playFinal(contest): Final {
      const periods = playBouts(rules, contest);
      const home = periods.reduce((sum, [points]) => sum + points, 0);
      const away = periods.reduce((sum, [, points]) => sum + points, 0);
      return { home, away, ending: '', minutes: rules.bouts * rules.minutesPerBout, periods };
    },
    playUntil(contest, elapsedMinutes): Moment {
      const done = Math.min(rules.bouts - 1, Math.floor(elapsedMinutes / rules.minutesPerBout));
      const over = playBouts(rules, contest).slice(0, done);
      return {
        home: over.reduce((sum, [points]) => sum + points, 0),
        away: over.reduce((sum, [, points]) => sum + points, 0),
        period: `${rules.boutName} ${done + 1}`,
        clock: '',
      };
    },
  };
}

function playBouts(rules: TallyRules, contest: Contest): (readonly [number, number])[] {
  const roll = new Dice(contest.key);
  const chance = computeChance(contest.edge, 0.8);
  return Array.from({ length: rules.bouts }, () => {
    const homeWins = roll.drawChance(chance);
    const points = roll.pick(rules.points);
    return homeWins ? ([points, 0] as const) : ([0, points] as const);
  });
}

const racersPerSide = 7;
const scorersPerSide = 5;

/** The first five places count; the lower sum wins, and there is no score before the finish. */
export const placesScoring: Scoring = {
  playFinal(contest): Final {
    const roll = new Dice(contest.key);
    const racers = Array.from({ length: racersPerSide * 2 }, (_, index) => {
      const isHome = index < racersPerSide;
      return { isHome, pace: roll.drawNormal() - (isHome ? contest.edge * 0.4 : 0) };
    }).sort((left, right) => left.pace - right.pace);
    const sum = (isHome: boolean): number =>
      racers
        .flatMap((racer, place) => (racer.isHome === isHome ? [place + 1] : []))
        .slice(0, scorersPerSide)
        .reduce((total, place) => total + place, 0);
    const [home, away] = [sum(true), sum(false)];
    return { home, away, ending: '', minutes: 35, periods: [[home, away]] };
  },
  playUntil: () => ({ home: null, away: null, period: '', clock: '' }),
};

const linesPerMatch = 3;
const minutesPerLine = 40;

/** Total pins of three team games. */
export const pinsScoring: Scoring = {
  playFinal(contest): Final {
    const periods = playInnings(contest);
    const home = periods.reduce((sum, [pins]) => sum + pins, 0);
    const away = periods.reduce((sum, [, pins]) => sum + pins, 0);
    return { home, away, ending: '', minutes: linesPerMatch * minutesPerLine, periods };
  },
  playUntil(contest, elapsedMinutes): Moment {
    const share = elapsedMinutes / minutesPerLine;
    const shown = playInnings(contest).map((line, index) =>
      line.map((pins) => Math.floor(pins * Math.min(1, Math.max(0, share - index)))),
    );
    return {
      home: shown.reduce((sum, [pins = 0]) => sum + pins, 0),
      away: shown.reduce((sum, [, pins = 0]) => sum + pins, 0),
      period: `Game ${Math.min(linesPerMatch, Math.floor(share) + 1)}`,
      clock: '',
    };
  },
};

function playInnings(contest: Contest): (readonly [number, number])[] {
  const roll = new Dice(contest.key);
  const drawPins = (edge: number): number => Math.round(860 + edge * 25 + roll.drawNormal() * 45);
  return Array.from({ length: linesPerMatch }, () => [drawPins(contest.edge), drawPins(-contest.edge)] as const);
}
