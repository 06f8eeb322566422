import { schoolsWithoutStatistics } from '~/config/association';
import { getRosterStats, type StatColumn } from '~/config/roster-stats';
import { findSport } from '~/config/sports';
import { compareText } from '~/models/text/text-order';
import type { RosterPlayer } from '~/upstream/state-finals';

export type RosterView = ReturnType<typeof toRosterView>;

export type PlayerRow = ReturnType<typeof toPlayerRow>;

export type StatTableView = NonNullable<ReturnType<typeof buildStatTable>>;

export type StatRow = StatTableView['rows'][number];

/** The players of one team by number, with statistics. */
export function toRosterView(sportId: string, schoolId: string, roster: readonly RosterPlayer[]) {
  const {
    columns,
    goalkeeperColumns = [],
    showsHeight = false,
  } = getRosterStats(findSport(sportId)?.rosterStats ?? null);
  const ordered = [...roster].sort(
    (a, b) => parseJerseyNumber(a) - parseJerseyNumber(b) || compareText(a.lastName, b.lastName),
  );
  const isHidden = schoolsWithoutStatistics.includes(schoolId);
  const keepers = ordered.filter((player) => /^(?:G|GK|K)\b/i.test(player.position ?? ''));
  return {
    showsHeight,
    players: ordered.map(toPlayerRow),
    stats: isHidden ? null : buildStatTable(columns, ordered),
    goalkeepers: isHidden ? null : buildStatTable(goalkeeperColumns, keepers),
  };
}

/** Players without a number come last. */
function parseJerseyNumber({ number }: RosterPlayer): number {
  const value = number === null ? Number.NaN : Number(number);
  return Number.isNaN(value) ? 1000 : value;
}

function toPlayerRow(player: RosterPlayer) {
  const { rosterId, number, firstName, lastName, grade, height, position, isStarter } = player;
  return { id: rosterId, number, name: `${firstName} ${lastName}`.trim(), grade, height, position, isStarter };
}

/** Omits players without statistics; without any there is no table. */
function buildStatTable(columns: readonly StatColumn[], players: readonly RosterPlayer[]) {
  const rows = players.filter((player) => columns.some(({ field }) => isCounted(player, field)));
  if (rows.length === 0) return null;
  return {
    columns: columns.map(({ field, ...column }) => ({ ...column, isNumeric: field !== 'position' })),
    rows: rows.map((player) => ({
      ...toPlayerRow(player),
      /** One per column; `null` if not counted. */
      cells: columns.map(({ field }) => formatCell(player, field)),
    })),
  };
}

function isCounted(player: RosterPlayer, field: StatColumn['field']): boolean {
  return field !== 'position' && formatCell(player, field) !== null;
}

function formatCell({ position, gamesPlayed, stats }: RosterPlayer, field: StatColumn['field']): string | null {
  if (field === 'position') return position;
  const value = field === 'games' ? gamesPlayed : stats[field - 1];
  return value?.toLocaleString('en-US') ?? null;
}
