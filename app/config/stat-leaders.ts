/** Categories of stat leaders by sport, with the provider's names. */

export interface LeaderColumn {
  readonly head: string;
  readonly name?: string;
}

export interface LeaderCategory {
  /** In addresses: `total-yards`. */
  readonly id: string;
  readonly title: string;
  /** The provider's name: `total yards`. */
  readonly wire: string;
  /** Columns that are always shown; further ones of the answer follow. */
  readonly columns: readonly LeaderColumn[];
}

/** Parameters that are the same for all sports. */
export const leadersScope = { season: 'fall', state: 'IL' } as const;

export function getGenderSport(sportId: string): string {
  if (sportId === 'football') return 'boys,football';
  if (sportId === 'girls-flag-football') return 'girls,flagfootball';
  return sportId.replace('-', ',');
}

/** Empty if the provider ranks no athletes. */
export function getLeaderCategories(sportId: string): readonly LeaderCategory[] {
  return bySport[sportId] ?? [];
}

function defineCategory(wire: string, ...columns: readonly LeaderColumn[]): LeaderCategory {
  const title = wire.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return { id: wire.toLowerCase().replaceAll(' ', '-'), title, wire, columns };
}

function defineColumn(head: string, name?: string): LeaderColumn {
  return name === undefined ? { head } : { head, name };
}

const assists = defineColumn('Assists');
const goals = defineColumn('Goals');
const points = defineColumn('Points');

const basketball = [
  defineCategory(
    'scoring',
    defineColumn('PPG', 'Points per game'),
    defineColumn('3FG', 'Three-point field goals'),
    defineColumn('FT%', 'Free throw percentage'),
  ),
  defineCategory(
    'defense',
    defineColumn('Blocks'),
    defineColumn('Rebounds'),
    defineColumn('Steals'),
    defineColumn('Charges'),
  ),
  defineCategory('playmaking', assists),
];

const defineLacrosseCategories = (restart: LeaderColumn) => [
  defineCategory('offense', goals, assists, points),
  defineCategory('possession', defineColumn('Ground Balls'), restart),
  defineCategory('defense', defineColumn('GAA', 'Goals against average'), defineColumn('Save %', 'Save percentage')),
];

const defineDiamondCategories = (pitching: readonly LeaderColumn[]) => [
  defineCategory(
    'hitting',
    defineColumn('AVG', 'Batting average'),
    defineColumn('HR', 'Home runs'),
    defineColumn('SLG%', 'Slugging percentage'),
    defineColumn('RBI', 'Runs batted in'),
    defineColumn('R', 'Runs'),
    defineColumn('OB%', 'On-base percentage'),
    defineColumn('SB', 'Stolen bases'),
  ),
  defineCategory(
    'pitching',
    defineColumn('ERA', 'Earned run average'),
    defineColumn('SO', 'Strikeouts'),
    defineColumn('Wins'),
    ...pitching,
  ),
  defineCategory(
    'defense',
    defineColumn('FLD%', 'Fielding percentage'),
    defineColumn('CS%', 'Caught stealing percentage'),
  ),
];

const soccer = [
  defineCategory('points'),
  defineCategory('goals'),
  defineCategory('assists'),
  defineCategory('goalkeeping'),
];

const football = [
  'passing',
  'rushing',
  'receiving',
  'scoring',
  'total yards',
  'tackles',
  'sacks',
  'interceptions',
  'field goals',
  'PAT',
  'kick scoring',
  'punts',
  'punt returns',
  'kickoffs',
  'kickoff returns',
  'total returns',
].map((wire) => defineCategory(wire));

const bySport: Readonly<Record<string, readonly LeaderCategory[]>> = {
  'boys-basketball': basketball,
  'girls-basketball': basketball,
  'boys-lacrosse': defineLacrosseCategories(defineColumn('Faceoff %', 'Faceoff percentage')),
  'girls-lacrosse': defineLacrosseCategories(defineColumn('Draw %', 'Draw percentage')),
  softball: defineDiamondCategories([]),
  baseball: defineDiamondCategories([defineColumn('No Hitters')]),
  'boys-soccer': soccer,
  'girls-soccer': soccer,
  'girls-volleyball': ['hitting', 'kills', 'assists', 'aces', 'blocks', 'digs'].map((wire) => defineCategory(wire)),
  'boys-volleyball': [defineCategory('offense'), defineCategory('defense')],
  football,
  'girls-flag-football': football,
};
