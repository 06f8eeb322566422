import type { ScoringStyle } from '../../world/scoring/styles';

/** Statistics in the order of F1, F2 and so on. */
const columns: Partial<Record<ScoringStyle, readonly string[]>> = {
  soccer: ['shots', 'goals', 'assists', 'minutes', 'saves', 'goalsAgainst', 'shutouts'],
  football: ['passTd', 'rushTd', 'recTd', 'passYds', 'rushYds', 'recYds', 'int', 'intTd', 'sacks', 'stops'],
  'flag-football': ['passTd', 'rushTd', 'recTd', 'passYds', 'rushYds', 'recYds', 'int', 'intTd', 'sacks', 'stops'],
  basketball: ['points', 'fieldGoals', 'threes', 'freeThrows', 'rebounds', 'assists', 'steals', 'blocks'],
  volleyball: ['kills', 'assists', 'aces', 'blocks', 'digs'],
  baseball: [
    'atBats',
    'runs',
    'hits',
    'doubles',
    'homers',
    'runsBattedIn',
    'stolen',
    'innings',
    'strikeouts',
    'runsAllowed',
  ],
  lacrosse: ['shots', 'goals', 'assists', 'groundBalls', 'saves', 'goalsAgainst'],
  'water-polo': ['shots', 'goals', 'assists', 'steals', 'saves', 'goalsAgainst'],
};

/** `G` has games played; `F15` marks starters. */
export function listColumns(style: ScoringStyle): readonly string[] {
  return columns[style] ?? [];
}

export const statFields = 15;
export const starterField = 'F15';
