import type { ScoringStyle } from './scoring/styles';

interface LeaderColumn {
  /** XML element. */
  readonly element: string;
  readonly label: string;
  /** Key in a player's line. */
  readonly stat: string;
  readonly decimals: number;
}

export interface LeaderCategory {
  readonly name: string;
  readonly columns: readonly LeaderColumn[];
  /** Decides the rank. */
  readonly by: string;
  /** As in goals allowed per game. */
  readonly isLowBetter: boolean;
  /** Minimum per team game. */
  readonly least: { readonly stat: string; readonly perGame: number } | null;
}

type Columns = readonly (readonly [element: string, label: string, stat: string, decimals?: number])[];

function defineCategory(
  name: string,
  columns: Columns,
  rule: Partial<Pick<LeaderCategory, 'by' | 'isLowBetter' | 'least'>> = {},
): LeaderCategory {
  return {
    name,
    columns: columns.map(([element, label, stat, decimals = 0]) => ({ element, label, stat, decimals })),
    by: rule.by ?? columns[0]?.[2] ?? '',
    isLowBetter: rule.isLowBetter ?? false,
    least: rule.least ?? null,
  };
}

const basketball = [
  defineCategory(
    'scoring',
    [
      ['PointsPerGame', 'PPG', 'pointsPerGame', 1],
      ['ThreePointers', '3FG', 'threes'],
      ['FreeThrowPct', 'FT%', 'freeThrowPercent', 1],
    ],
    { least: { stat: 'points', perGame: 4 } },
  ),
  defineCategory(
    'defense',
    [
      ['Blocks', 'Blocks', 'blocks'],
      ['Rebounds', 'Rebounds', 'rebounds'],
      ['Steals', 'Steals', 'steals'],
      ['Charges', 'Charges', 'charges'],
    ],
    { by: 'rebounds' },
  ),
  defineCategory('playmaking', [['Assists', 'Assists', 'assists']]),
];

const defineLacrosse = (restart: string): LeaderCategory[] => [
  defineCategory(
    'offense',
    [
      ['Goals', 'Goals', 'goals'],
      ['Assists', 'Assists', 'assists'],
      ['Points', 'Points', 'points'],
    ],
    { by: 'points' },
  ),
  defineCategory('possession', [
    ['GroundBalls', 'Ground Balls', 'groundBalls'],
    [`${restart}Pct`, `${restart} %`, 'restartPercent', 1],
  ]),
  defineCategory(
    'defense',
    [
      ['GoalsAgainstAverage', 'GAA', 'goalsAgainstAverage', 2],
      ['SavePct', 'Save %', 'savePercent', 1],
    ],
    { isLowBetter: true, least: { stat: 'minutes', perGame: 24 } },
  ),
];

const addBaseball = (hasNoHitters: boolean): LeaderCategory[] => [
  defineCategory(
    'hitting',
    [
      ['BattingAverage', 'AVG', 'average', 3],
      ['HomeRuns', 'HR', 'homers'],
      ['SluggingPct', 'SLG%', 'slugging', 3],
      ['RunsBattedIn', 'RBI', 'runsBattedIn'],
      ['Runs', 'R', 'runs'],
      ['OnBasePct', 'OB%', 'onBase', 3],
      ['StolenBases', 'SB', 'stolen'],
    ],
    { least: { stat: 'atBats', perGame: 1.6 } },
  ),
  defineCategory(
    'pitching',
    [
      ['EarnedRunAverage', 'ERA', 'earnedRunAverage', 2],
      ['Strikeouts', 'SO', 'strikeouts'],
      ['Wins', 'Wins', 'wins'],
      ...(hasNoHitters ? ([['NoHitters', 'No Hitters', 'noHitters']] as const) : []),
    ],
    { isLowBetter: true, least: { stat: 'innings', perGame: 1.2 } },
  ),
  defineCategory(
    'defense',
    [
      ['FieldingPct', 'FLD%', 'fielding', 3],
      ['CaughtStealingPct', 'CS%', 'caughtStealing', 3],
    ],
    { least: { stat: 'atBats', perGame: 1.6 } },
  ),
];

const goals: Columns[number] = ['Goals', 'Goals', 'goals'];
const assists: Columns[number] = ['Assists', 'Assists', 'assists'];
const soccer = [
  defineCategory('points', [['Points', 'Points', 'points'], goals, assists]),
  defineCategory('goals', [goals, ['Shots', 'Shots', 'shots']]),
  defineCategory('assists', [assists]),
  defineCategory(
    'goalkeeping',
    [
      ['Saves', 'Saves', 'saves'],
      ['GoalsAgainstAverage', 'GAA', 'goalsAgainstAverage', 2],
      ['Shutouts', 'Shutouts', 'shutouts'],
    ],
    { least: { stat: 'minutes', perGame: 30 } },
  ),
];

const girlsVolleyball = [
  defineCategory(
    'hitting',
    [
      ['HittingPct', 'Hit %', 'hitting', 3],
      ['Kills', 'Kills', 'kills'],
      ['Attempts', 'Att', 'attacks'],
    ],
    { least: { stat: 'kills', perGame: 3 } },
  ),
  defineCategory('kills', [
    ['Kills', 'Kills', 'kills'],
    ['KillsPerSet', 'K/S', 'killsPerSet', 1],
  ]),
  defineCategory('assists', [assists]),
  defineCategory('aces', [['Aces', 'Aces', 'aces']]),
  defineCategory('blocks', [['Blocks', 'Blocks', 'blocks']]),
  defineCategory('digs', [['Digs', 'Digs', 'digs']]),
];

const boysVolleyball = [
  defineCategory('offense', [['Kills', 'Kills', 'kills'], assists, ['Aces', 'Aces', 'aces']]),
  defineCategory('defense', [
    ['Digs', 'Digs', 'digs'],
    ['Blocks', 'Blocks', 'blocks'],
  ]),
];

const football = [
  defineCategory('passing', [
    ['PassingYards', 'Yards', 'passYds'],
    ['PassingTouchdowns', 'TD', 'passTd'],
    ['Completions', 'Comp', 'completions'],
    ['PassAttempts', 'Att', 'passes'],
  ]),
  defineCategory('rushing', [
    ['RushingYards', 'Yards', 'rushYds'],
    ['RushingTouchdowns', 'TD', 'rushTd'],
    ['Carries', 'Car', 'carries'],
    ['YardsPerCarry', 'Avg', 'yardsPerCarry', 1],
  ]),
  defineCategory('receiving', [
    ['ReceivingYards', 'Yards', 'recYds'],
    ['ReceivingTouchdowns', 'TD', 'recTd'],
    ['Receptions', 'Rec', 'receptions'],
  ]),
  defineCategory('scoring', [
    ['Points', 'Points', 'points'],
    ['Touchdowns', 'TD', 'touchdowns'],
  ]),
  defineCategory('total yards', [
    ['TotalYards', 'Yards', 'totalYds'],
    ['RushingYards', 'Rush', 'rushYds'],
    ['PassingYards', 'Pass', 'passYds'],
    ['ReceivingYards', 'Rec', 'recYds'],
  ]),
  defineCategory('tackles', [['Tackles', 'Tackles', 'stops']]),
  defineCategory('sacks', [['Sacks', 'Sacks', 'sacks']]),
  defineCategory('interceptions', [
    ['Interceptions', 'INT', 'int'],
    ['InterceptionTouchdowns', 'TD', 'intTd'],
  ]),
  defineCategory('field goals', [
    ['FieldGoals', 'FG', 'fieldGoals'],
    ['FieldGoalAttempts', 'Att', 'fieldGoalTries'],
  ]),
  defineCategory('PAT', [
    ['ExtraPoints', 'PAT', 'extraPoints'],
    ['ExtraPointAttempts', 'Att', 'extraPointTries'],
  ]),
  defineCategory('kick scoring', [
    ['KickPoints', 'Points', 'kickPoints'],
    ['FieldGoals', 'FG', 'fieldGoals'],
    ['ExtraPoints', 'PAT', 'extraPoints'],
  ]),
  defineCategory(
    'punts',
    [
      ['PuntAverage', 'Avg', 'puntAverage', 1],
      ['Punts', 'Punts', 'punts'],
    ],
    { least: { stat: 'punts', perGame: 1.5 } },
  ),
  defineCategory('punt returns', [
    ['PuntReturnYards', 'Yards', 'puntReturnYds'],
    ['PuntReturns', 'Ret', 'puntReturns'],
  ]),
  defineCategory(
    'kickoffs',
    [
      ['KickoffAverage', 'Avg', 'kickoffAverage', 1],
      ['Kickoffs', 'KO', 'kickoffs'],
    ],
    { least: { stat: 'kickoffs', perGame: 2 } },
  ),
  defineCategory('kickoff returns', [
    ['KickoffReturnYards', 'Yards', 'kickoffReturnYds'],
    ['KickoffReturns', 'Ret', 'kickoffReturns'],
  ]),
  defineCategory('total returns', [
    ['TotalReturnYards', 'Yards', 'returnYds'],
    ['TotalReturns', 'Ret', 'returns'],
  ]),
];

const bySport: Readonly<Record<string, readonly LeaderCategory[]>> = {
  'girls-lacrosse': defineLacrosse('Draw'),
  'boys-lacrosse': defineLacrosse('Faceoff'),
  baseball: addBaseball(true),
  softball: addBaseball(false),
  'girls-volleyball': girlsVolleyball,
  'boys-volleyball': boysVolleyball,
};

const byStyle: Partial<Record<ScoringStyle, readonly LeaderCategory[]>> = {
  basketball,
  soccer,
  football,
  'flag-football': football,
};

/** None for water polo. */
export function getLeaderCategories(sportId: string, style: ScoringStyle): readonly LeaderCategory[] {
  return bySport[sportId] ?? byStyle[style] ?? [];
}
