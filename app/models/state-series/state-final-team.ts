import type { StateFinalTeam } from '~/upstream/state-finals';
import { formatNumber } from '../text/no-value';
import { splitParts } from '../text/split-parts';

/** Games won, lost and tied; missing counts are `null`. */
export interface WinLossRecord {
  readonly wins: number | null;
  readonly losses: number | null;
  /** Absent in sports without ties. */
  readonly ties?: number | null;
}

/** `14-5-2`, or `14-5` without ties; a dash for one that is not given, `null` for both. */
export function formatRecord({ wins, losses, ties }: WinLossRecord): string | null {
  if (wins === null && losses === null) return null;
  const winsAndLosses = `${formatNumber(wins)}-${formatNumber(losses)}`;
  return ties ? `${winsAndLosses}-${ties}` : winsAndLosses;
}

/** Totals; missing counts are 0. */
export function addUpRecords(records: readonly WinLossRecord[]): Readonly<Record<keyof WinLossRecord, number>> {
  const sumRecords = (name: keyof WinLossRecord) => records.reduce((sum, record) => sum + (record[name] ?? 0), 0);
  return { wins: sumRecords('wins'), losses: sumRecords('losses'), ties: sumRecords('ties') };
}

/** `2nd`; `null` without a place. */
export function formatPlace(place: number | null): string | null {
  return place === null ? null : (['1st', '2nd', '3rd', '4th'][place - 1] ?? null);
}

type Staff = Pick<StateFinalTeam, 'allStaff' | 'headCoach' | 'assistantCoaches'>;

/** Everybody of a team's staff with their roles, such as `Ann Ames (Statistician)`. */
export function listStaff({ allStaff }: Pick<Staff, 'allStaff'>): readonly string[] {
  return splitParts(allStaff ?? '', ';');
}

/** Staff with their roles, except names that the page shows in the same role already. */
export function listOtherStaff({ allStaff, headCoach, assistantCoaches }: Staff): readonly string[] {
  const shown: readonly (readonly [role: RegExp, names: string | null])[] = [
    [/^head coach$/i, headCoach],
    [/coach|coordinator/i, assistantCoaches],
  ];
  return listStaff({ allStaff }).filter((member) => {
    const [, name = member, role] = /^(.*\S|)\s*\(([^()]*)\)$/.exec(member) ?? [];
    return !shown.some(
      ([pattern, names]) =>
        (role === undefined || pattern.test(role)) && splitParts(names ?? '', /[,;]/).includes(name),
    );
  });
}
