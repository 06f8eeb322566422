import { noValue } from '~/models/text/no-value';
import type { StandingRow } from './standing-rows';

/** The columns beside the school. */
const columns = [
  { head: 'Conf', name: 'Conference record', field: 'conference' },
  { head: 'Overall', name: 'Overall record', field: 'overall' },
  { head: 'Win %', name: 'Share of conference games won', field: 'winPercent' },
] as const;

/** Before the first games of a conference there are only those of all games. */
export function listStandingColumns(rows: readonly StandingRow[]) {
  return columns.filter(({ field }) => field === 'overall' || isBegun(rows));
}

/** What decides the order; `null` where the provider sends no records of the conference. */
export function describeOrder(rows: readonly StandingRow[]): string | null {
  if (!isBegun(rows))
    return rows.every(({ conference }) => conference === '0-0')
      ? 'No conference games yet: all games decide the order.'
      : null;
  const isPartial = rows.some(({ winPercent }) => winPercent === noValue);
  return `Win % is the share of conference games won${isPartial ? '; schools without any have –' : ''}.`;
}

function isBegun(rows: readonly StandingRow[]): boolean {
  return rows.some(({ winPercent }) => winPercent !== noValue);
}
