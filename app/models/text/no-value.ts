/** Shown in a table or a figure where there is no value. */
export const noValue = '–';

export function formatNumber(value: number | null): string {
  return value === null ? noValue : String(value);
}
