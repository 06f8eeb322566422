/** Shown in a table or a figure where there is no value. */
export const noValue = '–';

export function formatNumber(value: number | null): string {
  return value === null ? noValue : String(value);
}

/** Shown where a part of a page is unavailable. `what` is its heading. */
export function formatUnavailable(what: string): string {
  return `${what} could not be loaded right now.`;
}
