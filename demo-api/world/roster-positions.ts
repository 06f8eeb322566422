import { getItemAt } from '../random/dice';
import type { ScoringStyle } from './scoring/styles';

/** As scoreboards and programs print them. */
export type Position =
  | 'GK'
  | 'D'
  | 'M'
  | 'F'
  | 'G'
  | 'C'
  | 'A'
  | 'QB'
  | 'RB'
  | 'WR'
  | 'TE'
  | 'OL'
  | 'DL'
  | 'LB'
  | 'DB'
  | 'K'
  | 'S'
  | 'OH'
  | 'MH'
  | 'RS'
  | 'L'
  | 'DS'
  | 'P'
  | '1B'
  | '2B'
  | '3B'
  | 'SS'
  | 'OF'
  | 'R';

const lineups: Partial<Record<ScoringStyle, readonly Position[]>> = {
  soccer: [
    'GK',
    'D',
    'D',
    'D',
    'D',
    'M',
    'M',
    'M',
    'M',
    'F',
    'F',
    'M',
    'F',
    'D',
    'GK',
    'M',
    'F',
    'D',
    'M',
    'D',
    'F',
    'M',
  ],
  football: [
    'QB',
    'RB',
    'WR',
    'WR',
    'TE',
    'OL',
    'OL',
    'OL',
    'OL',
    'OL',
    'WR',
    'DL',
    'DL',
    'DL',
    'LB',
    'LB',
    'LB',
    'DB',
    'DB',
    'DB',
    'DB',
    'K',
    'RB',
    'QB',
    'WR',
    'OL',
    'LB',
    'DB',
    'DL',
    'RB',
    'OL',
    'WR',
    'LB',
  ],
  'flag-football': ['QB', 'C', 'WR', 'WR', 'RB', 'DB', 'R', 'WR', 'DB', 'LB', 'R', 'QB', 'RB', 'DB', 'WR', 'C'],
  basketball: ['G', 'G', 'F', 'F', 'C', 'G', 'F', 'G', 'C', 'F', 'G', 'F', 'G', 'F'],
  volleyball: ['S', 'OH', 'OH', 'MH', 'MH', 'RS', 'L', 'DS', 'OH', 'S', 'MH', 'RS', 'L', 'OH'],
  baseball: ['P', 'C', '1B', '2B', 'SS', '3B', 'OF', 'OF', 'OF', 'P', 'P', 'OF', '2B', 'C', 'P', 'OF', '1B', '3B'],
  lacrosse: ['GK', 'D', 'D', 'D', 'M', 'M', 'M', 'A', 'A', 'A', 'M', 'M', 'D', 'A', 'M', 'GK', 'D', 'A', 'M'],
  'water-polo': ['GK', 'C', 'D', 'D', 'A', 'A', 'A', 'A', 'D', 'C', 'GK', 'A', 'A', 'D'],
};

const anywhere: readonly Position[] = ['A'];

/** Starters first. */
export function listPositions(style: ScoringStyle, count: number): Position[] {
  const lineup = lineups[style] ?? anywhere;
  return Array.from({ length: count }, (_, index) => getItemAt(lineup, index));
}
