/** Meanings of the statistics F1 to F14 of `/v1/statefinal/rosters` by sport, and the columns of each sport's roster. */

export interface StatColumn {
  /** Head of the column. */
  readonly head: string;
  /** Full name of a short head. */
  readonly name?: string;
  /** Number of the wire field: 1 stands for F1. `games` is G, `position` the player's own. */
  readonly field: number | 'games' | 'position';
}

export interface RosterStats {
  readonly columns: readonly StatColumn[];
  /** A second table, of goalkeepers only. */
  readonly goalkeeperColumns?: readonly StatColumn[];
  /** Whether the roster tells heights. */
  readonly showsHeight?: boolean;
}

const games: StatColumn = { head: 'GP', name: 'Games played', field: 'games' };
const position: StatColumn = { head: 'Position', field: 'position' };

const soccer: RosterStats = {
  columns: [position, games, ...numberColumns(['Shots'], ['Goals'], ['Assists'])],
  goalkeeperColumns: [
    games,
    { head: 'Minutes', field: 4 },
    { head: 'Saves', field: 5 },
    { head: 'GA', name: 'Goals against', field: 6 },
    { head: 'Shutouts', field: 7 },
  ],
};

const rosterStats = {
  football: {
    columns: [
      games,
      ...numberColumns(
        ['PassTD', 'Passing touchdowns'],
        ['RushTD', 'Rushing touchdowns'],
        ['RecTD', 'Receiving touchdowns'],
        ['PassYds', 'Passing yards'],
        ['RushYds', 'Rushing yards'],
        ['RecYds', 'Receiving yards'],
        ['INT', 'Interceptions'],
        ['IntTD', 'Interceptions returned for touchdowns'],
        ['Sacks'],
        ['Flag Pulls'],
      ),
    ],
  },
  soccer,
  'soccer-with-heights': { ...soccer, showsHeight: true },
  basketball: {
    columns: [
      games,
      ...numberColumns(
        ['Pts', 'Points'],
        ['FG', 'Field goals'],
        ['3FG', 'Three-point field goals'],
        ['FT', 'Free throws'],
        ['Reb', 'Rebounds'],
        ['Ast', 'Assists'],
        ['Stl', 'Steals'],
        ['Blk', 'Blocks'],
      ),
    ],
  },
  volleyball: { columns: [games, ...numberColumns(['Kills'], ['Assists'], ['Aces'], ['Blocks'], ['Digs'])] },
  baseball: {
    columns: [
      games,
      ...numberColumns(
        ['AB', 'At bats'],
        ['R', 'Runs'],
        ['H', 'Hits'],
        ['2B', 'Doubles'],
        ['HR', 'Home runs'],
        ['RBI', 'Runs batted in'],
        ['SB', 'Stolen bases'],
        ['IP', 'Innings pitched'],
        ['SO', 'Strikeouts'],
        ['RA', 'Runs allowed'],
      ),
    ],
  },
  lacrosse: {
    columns: [
      games,
      ...numberColumns(['Shots'], ['Goals'], ['Assists'], ['GB', 'Ground balls'], ['Saves'], ['GA', 'Goals against']),
    ],
  },
  'water-polo': {
    columns: [
      games,
      ...numberColumns(['Shots'], ['Goals'], ['Assists'], ['Steals'], ['Saves'], ['GA', 'Goals against']),
    ],
  },
} as const satisfies Record<string, RosterStats>;

export type RosterStatsName = keyof typeof rosterStats;

export const rosterStatsNames = Object.keys(rosterStats) as [RosterStatsName, ...RosterStatsName[]];

/** A sport without statistics has a roster too. */
export function getRosterStats(name: RosterStatsName | null): RosterStats {
  return name === null ? { columns: [] } : rosterStats[name];
}

/** Columns that stand in the order of F1, F2 and so on. */
function numberColumns(...columns: readonly (readonly [head: string, name?: string])[]): readonly StatColumn[] {
  return columns.map(([head, name], index) => ({ head, field: index + 1, ...(name === undefined ? {} : { name }) }));
}
