/** Categories of stat leaders by sport, with the provider's names. */

export type LeaderCategory = ReturnType<typeof defineCategory>;

export type LeaderColumn = LeaderCategory['columns'][number];

/** The provider's name of a sport: `boys,soccer`. */
export function getGenderSport(sport: { readonly id: string; readonly statisticsName: string | null }): string {
  return sport.statisticsName ?? sport.id.replace('-', ',');
}

/** Empty if the provider ranks no athletes. */
export function getLeaderCategories({ leaders }: { readonly leaders: LeadersName | null }): readonly LeaderCategory[] {
  return leaders === null ? [] : byName[leaders];
}

type GivenColumn = readonly [head: string, name?: string];

/** `wire` is the provider's name. The columns are always shown; further ones of the answer follow. */
function defineCategory(wire: string, ...columns: readonly GivenColumn[]) {
  return {
    /** In addresses: `total-yards`. */
    id: wire.toLowerCase().replaceAll(' ', '-'),
    title: wire.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    wire,
    columns: columns.map(([head, name]) => ({ head, name })),
  };
}

const basketball = [
  defineCategory(
    'scoring',
    ['PPG', 'Points per game'],
    ['3FG', 'Three-point field goals'],
    ['FT%', 'Free throw percentage'],
  ),
  defineCategory('defense', ['Blocks'], ['Rebounds'], ['Steals'], ['Charges']),
  defineCategory('playmaking', ['Assists']),
];

const defineLacrosseCategories = (restart: GivenColumn) => [
  defineCategory('offense', ['Goals'], ['Assists'], ['Points']),
  defineCategory('possession', ['Ground Balls'], restart),
  defineCategory('defense', ['GAA', 'Goals against average'], ['Save %', 'Save percentage']),
];

const defineDiamondCategories = (pitching: readonly GivenColumn[]) => [
  defineCategory(
    'hitting',
    ['AVG', 'Batting average'],
    ['HR', 'Home runs'],
    ['SLG%', 'Slugging percentage'],
    ['RBI', 'Runs batted in'],
    ['R', 'Runs'],
    ['OB%', 'On-base percentage'],
    ['SB', 'Stolen bases'],
  ),
  defineCategory('pitching', ['ERA', 'Earned run average'], ['SO', 'Strikeouts'], ['Wins'], ...pitching),
  defineCategory('defense', ['FLD%', 'Fielding percentage'], ['CS%', 'Caught stealing percentage']),
];

const soccer = ['points', 'goals', 'assists', 'goalkeeping'].map((wire) => defineCategory(wire));

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

const byName = {
  basketball,
  'boys-lacrosse': defineLacrosseCategories(['Faceoff %', 'Faceoff percentage']),
  'girls-lacrosse': defineLacrosseCategories(['Draw %', 'Draw percentage']),
  softball: defineDiamondCategories([]),
  baseball: defineDiamondCategories([['No Hitters']]),
  soccer,
  'girls-volleyball': ['hitting', 'kills', 'assists', 'aces', 'blocks', 'digs'].map((wire) => defineCategory(wire)),
  'boys-volleyball': [defineCategory('offense'), defineCategory('defense')],
  football,
} as const satisfies Readonly<Record<string, readonly LeaderCategory[]>>;

export type LeadersName = keyof typeof byName;

export const leadersNames = Object.keys(byName) as [LeadersName, ...LeadersName[]];
