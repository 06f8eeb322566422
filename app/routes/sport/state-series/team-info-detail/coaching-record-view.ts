import {
  type CoachSeason,
  formatPlace,
  addUpRecords,
  type WinLossRecord,
} from '~/models/state-series/state-final-team';
import { compareNumbered } from '~/models/text/text-order';

export interface CoachingRecordView {
  readonly schools: readonly SchoolRecord[];
  /** Total of all schools; `null` without seasons. */
  readonly grandTotal: CoachingRow | null;
}

export interface SchoolRecord {
  readonly name: string;
  readonly seasons: readonly CoachingRow[];
  readonly total: CoachingRow;
}

export interface CoachingRow {
  readonly key: string;
  /** `2024-25`, `Total` or `Grand Total`. */
  readonly text: string;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly place: string | null;
}

export function toCoachingRecordView(seasons: readonly CoachSeason[]): CoachingRecordView {
  const names = [...new Set(seasons.map(({ school }) => school))];
  const schools = names.map((name) => {
    const here = seasons.filter(({ school }) => school === name).sort((a, b) => compareNumbered(a.term, b.term));
    return {
      name,
      seasons: here.map(({ id, term, record, place }) => toCoachingRow(id, term, [record], place)),
      total: toCoachingRow(`total ${name}`, 'Total', here.map(getWinLossRecord)),
    };
  });
  const grandTotal =
    seasons.length === 0 ? null : toCoachingRow('grand total', 'Grand Total', seasons.map(getWinLossRecord));
  return { schools, grandTotal };
}

function getWinLossRecord({ record }: CoachSeason): WinLossRecord {
  return record;
}

function toCoachingRow(
  key: string,
  text: string,
  records: readonly WinLossRecord[],
  place: number | null = null,
): CoachingRow {
  return { key, text, ...addUpRecords(records), place: formatPlace(place) };
}
