import { createDice } from '../random/dice';
import type { Roster } from './roster';
import { apportionByPosition, addColumns, type Squad, type StatLine } from './roster-squad';
import { buildStatLines } from './roster-stats';
import type { TeamTally } from './roster-tally';
import type { ScoringStyle } from './scoring/styles';

type Extra = (squad: Squad, lines: readonly StatLine[], wins: number) => StatLine[];

/** Roster statistics, and rates derived from them. */
export function listLeaderLines(
  style: ScoringStyle,
  roster: Roster,
  tally: TeamTally,
  schoolYear: number,
  wins: number,
): StatLine[] {
  const lines = buildStatLines(style, roster, tally, schoolYear);
  const extra = extras[style]?.({ roster, tally, schoolYear }, lines, wins) ?? [];
  return lines.map((line, index) => ({ ...line, ...extra[index] }));
}

/** Constant for an athlete and season. */
function drawSkill({ roster, schoolYear }: Squad, index: number, kind: string, low: number, high: number): number {
  const key = roster[index]?.athlete.key ?? 0;
  return low + createDice(key, schoolYear, kind).drawFraction() * (high - low);
}

function listColumn(lines: readonly StatLine[], stat: string): number[] {
  return lines.map((line) => line[stat] ?? 0);
}

function computeRate(total: number, count: number): number {
  return count === 0 ? 0 : total / count;
}

const addBasketball: Extra = (squad, lines) => {
  const charges = apportionByPosition(squad, 'charges', squad.tally.games * 0.5, { G: 3, F: 2, C: 1 });
  return lines.map(({ points = 0, games = 0 }, index) => ({
    pointsPerGame: computeRate(points, games),
    freeThrowPercent: drawSkill(squad, index, 'free throws', 52, 92),
    charges: charges[index] ?? 0,
  }));
};

/** Soccer and lacrosse. */
const defineGoals =
  (pointsPerGoal: number, minutesPerGame: number): Extra =>
  (squad, lines) =>
    lines.map((line, index): StatLine => {
      const { goals: scored = 0, assists = 0, minutes, saves = 0, goalsAgainst = 0 } = line;
      const keeping: StatLine =
        minutes === undefined
          ? {}
          : {
              goalsAgainstAverage: computeRate(goalsAgainst * minutesPerGame, minutes),
              savePercent: computeRate(saves * 100, saves + goalsAgainst),
            };
      return {
        points: scored * pointsPerGoal + assists,
        restartPercent: drawSkill(squad, index, 'restarts', 36, 74),
        ...keeping,
      };
    });

const addVolleyball: Extra = (squad, lines) =>
  lines.map(({ kills = 0, games = 0 }, index) => {
    const hitting = drawSkill(squad, index, 'hitting', 0.09, 0.42);
    return {
      hitting,
      attacks: Math.round(kills / (hitting * 0.6 + 0.24)),
      killsPerSet: computeRate(kills, games * 2.4),
    };
  });

const addBaseball: Extra = (squad, lines, wins) => {
  const walks = apportionByPosition(squad, 'walks', squad.tally.games * 2.6, {}, 1);
  const won = apportionByPosition(squad, 'innings', wins, { P: 1 });
  return lines.map((line, index): StatLine => {
    const { atBats = 0, hits = 0, doubles = 0, homers = 0, innings, runsAllowed = 0 } = line;
    const free = walks[index] ?? 0;
    const position = squad.roster[index]?.position;
    return {
      average: computeRate(hits, atBats),
      slugging: computeRate(hits + doubles + homers * 3, atBats),
      onBase: computeRate(hits + free, atBats + free),
      fielding: drawSkill(squad, index, 'fielding', 0.88, 1),
      ...(position === 'C' ? { caughtStealing: drawSkill(squad, index, 'throws', 0.12, 0.6) } : {}),
      ...(innings === undefined
        ? {}
        : {
            earnedRunAverage: computeRate(runsAllowed * 7 * drawSkill(squad, index, 'earned', 0.45, 0.95), innings),
            wins: won[index] ?? 0,
            noHitters: Math.floor(squad.tally.shutouts * drawSkill(squad, index, 'no hits', 0, 0.22)),
          }),
    };
  });
};

/** Teams without a kicker have no kicking statistics. */
const addFootball: Extra = (squad, lines) => {
  const { games } = squad.tally;
  const returners = { DB: 3, WR: 4, RB: 3 };
  const kicker = { K: 1 };
  const touchdowns = addColumns(
    addColumns(listColumn(lines, 'rushTd'), listColumn(lines, 'recTd')),
    listColumn(lines, 'intTd'),
  );
  const ofTeam = touchdowns.reduce((total, count) => total + count, 0);
  const fieldGoals = apportionByPosition(squad, 'field goals', games * 0.45, kicker);
  const extraPoints = apportionByPosition(squad, 'extra points', ofTeam * 0.7, kicker);
  const punts = apportionByPosition(squad, 'punts', games * 3.2, kicker);
  const kickoffs = apportionByPosition(squad, 'kickoffs', ofTeam + games, kicker);
  const puntReturns = apportionByPosition(squad, 'punt returns', games * 1.8, returners);
  const kickoffReturns = apportionByPosition(squad, 'kickoff returns', games * 2.6, returners);
  return lines.map((line, index): StatLine => {
    const { passYds = 0, rushYds = 0, recYds = 0 } = line;
    const kicks = (fieldGoals[index] ?? 0) * 3 + (extraPoints[index] ?? 0);
    const carries = Math.round(rushYds / drawSkill(squad, index, 'carries', 3.8, 8.2));
    const passes = Math.round(passYds / drawSkill(squad, index, 'passes', 5.6, 9.4));
    const puntReturnYds = Math.round((puntReturns[index] ?? 0) * drawSkill(squad, index, 'punt return', 4, 17));
    const kickoffReturnYds = Math.round((kickoffReturns[index] ?? 0) * drawSkill(squad, index, 'return', 14, 27));
    return {
      passes,
      completions: Math.round(passes * drawSkill(squad, index, 'accuracy', 0.44, 0.71)),
      carries,
      yardsPerCarry: computeRate(rushYds, carries),
      receptions: Math.round(recYds / drawSkill(squad, index, 'receptions', 9, 19)),
      totalYds: passYds + rushYds + recYds,
      touchdowns: touchdowns[index] ?? 0,
      points: (touchdowns[index] ?? 0) * 6 + kicks,
      fieldGoals: fieldGoals[index] ?? 0,
      fieldGoalTries: Math.round((fieldGoals[index] ?? 0) * drawSkill(squad, index, 'field goal', 1, 1.9)),
      extraPoints: extraPoints[index] ?? 0,
      extraPointTries: Math.round((extraPoints[index] ?? 0) * drawSkill(squad, index, 'extra point', 1, 1.25)),
      kickPoints: kicks,
      punts: punts[index] ?? 0,
      puntAverage: drawSkill(squad, index, 'punt', 29, 44),
      kickoffs: kickoffs[index] ?? 0,
      kickoffAverage: drawSkill(squad, index, 'kickoff', 38, 60),
      puntReturns: puntReturns[index] ?? 0,
      puntReturnYds,
      kickoffReturns: kickoffReturns[index] ?? 0,
      kickoffReturnYds,
      returns: (puntReturns[index] ?? 0) + (kickoffReturns[index] ?? 0),
      returnYds: puntReturnYds + kickoffReturnYds,
    };
  });
};

const extras: Partial<Record<ScoringStyle, Extra>> = {
  basketball: addBasketball,
  soccer: defineGoals(2, 80),
  lacrosse: defineGoals(1, 48),
  volleyball: addVolleyball,
  baseball: addBaseball,
  football: addFootball,
  'flag-football': addFootball,
};
