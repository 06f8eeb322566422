import type { RosterPlayer } from './roster';
import {
  drawGamesPlayed,
  buildPlayerLines,
  apportionByPosition,
  addColumns,
  mergeLines,
  type Squad,
  type StatLine,
} from './roster-squad';
import { apportion, type TeamTally } from './roster-tally';
import type { ScoringStyle } from './scoring/styles';

type Totals = (squad: Squad) => StatLine[];

/** Sums agree with the team's games. */
export function buildStatLines(
  style: ScoringStyle,
  roster: readonly RosterPlayer[],
  tally: TeamTally,
  schoolYear: number,
): StatLine[] {
  const squad: Squad = { roster, tally, schoolYear };
  const lines = totals[style]?.(squad) ?? roster.map(() => ({}));
  const games = drawGamesPlayed(squad);
  return lines.map((line, index) => ({ games: games[index] ?? 0, ...line }));
}

/** Soccer, lacrosse and water polo. */
function defineGoals(shotsPerGoal: number, savesPerGoal: number, minutes: number): Totals {
  return (squad) => {
    const { tally } = squad;
    const forward = { F: 5, A: 5, M: 2.4, C: 4, D: 0.6 };
    const scored = apportionByPosition(squad, 'goals', tally.scored, forward);
    const missed = apportionByPosition(
      squad,
      'shots',
      tally.scored * (shotsPerGoal - 1) + tally.games * 3,
      forward,
      0.1,
    );
    const keeper = { GK: 1 };
    return mergeLines(
      buildPlayerLines(squad, {
        shots: addColumns(scored, missed),
        goals: scored,
        assists: apportionByPosition(squad, 'assists', tally.scored * 0.62, { M: 4, F: 3, A: 3, C: 2, D: 1 }),
        groundBalls: apportionByPosition(squad, 'ground balls', tally.games * 18, { M: 3, D: 2 }, 1),
        steals: apportionByPosition(squad, 'steals', tally.games * 9, { D: 3 }, 1.5),
      }),
      buildPlayerLines(
        squad,
        {
          minutes: apportionByPosition(squad, 'minutes', tally.games * minutes, keeper),
          saves: apportionByPosition(squad, 'minutes', tally.conceded * savesPerGoal + tally.games * 3, keeper),
          goalsAgainst: apportionByPosition(squad, 'minutes', tally.conceded, keeper),
          shutouts: apportionByPosition(squad, 'minutes', tally.shutouts, keeper),
        },
        ['GK'],
      ),
    );
  };
}

/** Touchdowns never exceed the team's points. */
function defineTouchdowns(pointsPerTouchdown: number, passShare: number): Totals {
  return (squad) => {
    const { tally } = squad;
    const total = Math.floor(tally.scored / pointsPerTouchdown);
    const [pass = 0, run = 0, returned = 0] = apportion(total, [passShare, 0.94 - passShare, 0.06]);
    const receivers = { WR: 5, TE: 3, RB: 2, C: 2 };
    const runners = { RB: 8, QB: 2.5, WR: 0.5 };
    const backs = { DB: 5, LB: 2, R: 1 };
    return buildPlayerLines(squad, {
      passTd: apportionByPosition(squad, 'passing', pass, { QB: 1 }),
      rushTd: apportionByPosition(squad, 'rush td', run, runners),
      recTd: apportionByPosition(squad, 'rec td', pass, receivers),
      passYds: apportionByPosition(squad, 'passing', pass * 31 + tally.games * 62, { QB: 1 }),
      rushYds: apportionByPosition(squad, 'rush td', run * 34 + tally.games * 70, runners),
      recYds: apportionByPosition(squad, 'rec td', pass * 31 + tally.games * 62, receivers),
      int: apportionByPosition(squad, 'int', returned * 2 + tally.games * 0.9, backs),
      intTd: apportionByPosition(squad, 'int', returned, backs),
      sacks: apportionByPosition(squad, 'sacks', tally.games * 1.8, { DL: 5, LB: 3, R: 6, DB: 0.4 }),
      stops: apportionByPosition(squad, 'stops', tally.games * 34, {
        LB: 6,
        DL: 4,
        DB: 4,
        R: 4,
        WR: 0.4,
        RB: 0.4,
        K: 0.1,
      }),
    });
  };
}

const addBasketball: Totals = (squad) => {
  const { tally } = squad;
  const anyone = { G: 4, F: 3.6, C: 3 };
  const points = apportionByPosition(squad, 'points', tally.scored, anyone);
  const threes = points.map((value, index) => {
    const range = squad.roster[index]?.position === 'C' ? 0.02 : 0.11;
    return Math.floor(value * range);
  });
  const free = points.map((value, index) => {
    const rest = value - (threes[index] ?? 0) * 3;
    const wanted = Math.floor(rest * 0.2);
    return wanted + ((rest - wanted) % 2);
  });
  const fieldGoals = points.map((value, index) => (value - (threes[index] ?? 0) * 3 - (free[index] ?? 0)) / 2);
  return buildPlayerLines(squad, {
    points,
    fieldGoals: addColumns(fieldGoals, threes),
    threes,
    freeThrows: free,
    rebounds: apportionByPosition(squad, 'rebounds', tally.games * 29, { C: 6, F: 4, G: 2 }),
    assists: apportionByPosition(squad, 'assists', tally.scored * 0.23, { G: 5, F: 2, C: 1 }),
    steals: apportionByPosition(squad, 'steals', tally.games * 7, { G: 4, F: 2, C: 1 }),
    blocks: apportionByPosition(squad, 'blocks', tally.games * 3, { C: 5, F: 2, G: 0.4 }),
  });
};

const addVolleyball: Totals = (squad) => {
  const { pointsWon, pointsLost } = squad.tally;
  const kills = pointsWon * 0.46;
  return buildPlayerLines(squad, {
    kills: apportionByPosition(squad, 'kills', kills, { OH: 6, MH: 4, RS: 4, S: 0.6, DS: 0.3 }),
    assists: apportionByPosition(squad, 'assists', kills * 0.93, { S: 20, L: 1, OH: 0.5 }),
    aces: apportionByPosition(squad, 'aces', pointsWon * 0.09, { OH: 3, S: 3, L: 3, DS: 3 }, 1.5),
    blocks: apportionByPosition(squad, 'blocks', pointsWon * 0.08, { MH: 6, RS: 4, OH: 2, S: 0.7 }),
    digs: apportionByPosition(squad, 'digs', (pointsWon + pointsLost) * 0.3, { L: 9, OH: 4, DS: 5, S: 3 }, 1.5),
  });
};

const addBaseball: Totals = (squad) => {
  const { tally } = squad;
  const hitters = { P: 2, C: 4, '1B': 4.5, '2B': 4, SS: 5, '3B': 4.4, OF: 4.4 } as const;
  const singles = apportionByPosition(squad, 'hits', tally.scored * 1.1 + tally.games, hitters);
  // More at-bats mean more outs, which keeps averages plausible.
  const outs = addColumns(
    apportionByPosition(squad, 'hits', tally.games * 9, hitters),
    apportionByPosition(squad, 'at bats', tally.games * 9, hitters, 1),
  );
  const homers = apportionByPosition(squad, 'homers', tally.scored * 0.06, {
    '1B': 4,
    '3B': 3,
    OF: 2.4,
    SS: 1,
    C: 1.6,
  });
  const hits = addColumns(singles, homers);
  const pitchers = { P: 1 };
  return mergeLines(
    buildPlayerLines(squad, {
      atBats: addColumns(hits, outs),
      runs: apportionByPosition(squad, 'runs', tally.scored, hitters),
      hits,
      doubles: singles.map((value) => Math.floor(value * 0.18)),
      homers,
      runsBattedIn: apportionByPosition(squad, 'rbi', tally.scored * 0.86, hitters),
      stolen: apportionByPosition(squad, 'stolen', tally.games * 1.6, { SS: 5, OF: 4, '2B': 4 }, 1),
    }),
    buildPlayerLines(
      squad,
      {
        innings: apportionByPosition(squad, 'innings', tally.games * 7, pitchers),
        strikeouts: apportionByPosition(squad, 'innings', tally.games * 6.5, pitchers),
        runsAllowed: apportionByPosition(squad, 'innings', tally.conceded, pitchers),
      },
      ['P'],
    ),
  );
};

const totals: Partial<Record<ScoringStyle, Totals>> = {
  soccer: defineGoals(2.6, 3.4, 80),
  lacrosse: defineGoals(2.1, 1.3, 48),
  'water-polo': defineGoals(2, 1.1, 28),
  football: defineTouchdowns(7.4, 0.4),
  'flag-football': defineTouchdowns(6.8, 0.62),
  basketball: addBasketball,
  volleyball: addVolleyball,
  baseball: addBaseball,
};
