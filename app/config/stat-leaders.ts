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

function category(wire: string, ...columns: readonly LeaderColumn[]): LeaderCategory {
  const title = wire.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return { id: wire.toLowerCase().replaceAll(' ', '-'), title, wire, columns };
}

function column(head: string, name?: string): LeaderColumn {
  return name === undefined ? { head } : { head, name };
}

const assists = column('Assists');
const goals = column('Goals');
const points = column('Points');

const basketball = [
  category(
    'scoring',
    column('PPG', 'Points per game'),
    column('3FG', 'Three-point field goals'),
    column('FT%', 'Free throw percentage'),
  ),
  category('defense', column('Blocks'), column('Rebounds'), column('Steals'), column('Charges')),
  category('playmaking', assists),
];

const lacrosse = (restart: LeaderColumn) => [
  category('offense', goals, assists, points),
  category('possession', column('Ground Balls'), restart),
  category('defense', column('GAA', 'Goals against average'), column('Save %', 'Save percentage')),
];

const diamond = (pitching: readonly LeaderColumn[]) => [
  category(
    'hitting',
    column('AVG', 'Batting average'),
    column('HR', 'Home runs'),
    column('SLG%', 'Slugging percentage'),
    column('RBI', 'Runs batted in'),
    column('R', 'Runs'),
    column('OB%', 'On-base percentage'),
    column('SB', 'Stolen bases'),
  ),
  category('pitching', column('ERA', 'Earned run average'), column('SO', 'Strikeouts'), column('Wins'), ...pitching),
  category('defense', column('FLD%', 'Fielding percentage'), column('CS%', 'Caught stealing percentage')),
];

const soccer = [category('points'), category('goals'), category('assists'), category('goalkeeping')];

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
].map((wire) => category(wire));

const bySport: Readonly<Record<string, readonly LeaderCategory[]>> = {
  'boys-basketball': basketball,
  'girls-basketball': basketball,
  'boys-lacrosse': lacrosse(column('Faceoff %', 'Faceoff percentage')),
  'girls-lacrosse': lacrosse(column('Draw %', 'Draw percentage')),
  softball: diamond([]),
  baseball: diamond([column('No Hitters')]),
  'boys-soccer': soccer,
  'girls-soccer': soccer,
  'girls-volleyball': ['hitting', 'kills', 'assists', 'aces', 'blocks', 'digs'].map((wire) => category(wire)),
  'boys-volleyball': [category('offense'), category('defense')],
  football,
  'girls-flag-football': football,
};
