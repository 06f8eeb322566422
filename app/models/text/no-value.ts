/** Shown in a table or a figure where there is no value. */
export const noValue = '–';

/** A figure of upstream: a number, the words that it sends in place of one, or `null` for none. */
export type FigureValue = number | string | null;

/** The number in its format, the words as sent, or a dash. */
export function formatNumber(value: FigureValue, format: (value: number) => string = String): string {
  return typeof value === 'number' ? format(value) : (value ?? noValue);
}

/** For sorting and drawing; `null` for words. */
export function findNumber(value: FigureValue): number | null {
  return typeof value === 'number' ? value : null;
}

/** Shown where a part of a page is unavailable. `what` is its heading. */
export function formatUnavailable(what: string): string {
  return `${what} could not be loaded right now.`;
}
