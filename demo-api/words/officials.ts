import { splitList } from './split-list';

export const officialGroups = [
  'Officials Association',
  'Athletic Officials',
  'Umpires & Referees',
  'Sports Officials Group',
  'Whistle Club',
] as const;

export const regionsOfState: readonly string[] = splitList(`
  Central Prairie, Northern Tier, Three Rivers, Harbor, Western Edge, Southern Sun, Great River, Tri-County,
  Grain Belt, Lakeshore, Sauk Trail, Heartland, Quarry, Old Canal, Bluff Country, Sandhill
`);
