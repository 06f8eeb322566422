import type { FigureValue } from '~/models/text/no-value';
import { defineTextField, parseNumber } from '../wire';
import { saysUnknown } from './plain-text';

/** A statistic as sent: a number, a number with a mark (`84.6%`), words in place of one (`INF`), or none. */
export interface Figure {
  /** For sorting, and shown with `decimals` when there is no `text`; `null` when the words name no number. */
  readonly value: number | null;
  /** Decimals that the provider writes. */
  readonly decimals: number;
  /** Shown as sent, because it is more than a number; `null` for a plain number, and for none. */
  readonly text: string | null;
}

const marked = /^\D{0,2}?([+-]?(?:\d[\d,]*(?:\.\d*)?|\.\d+))/;

/** Most figures: digits, perhaps with decimals. */
const plainNumber = /^\d+(?:\.\d+)?$/;

export function parseFigure(words: string): Figure {
  if (saysUnknown(words)) return { value: null, decimals: 0, text: null };
  const plain = words.replace('\u2212', '-');
  const value = parseNumber(plain);
  const decimals = /\.(\d+)/.exec(plain)?.[1]?.length ?? 0;
  if (value !== null) return { value, decimals, text: null };
  if (/^[+]?inf(?:inity)?$/i.test(words)) return { value: Number.MAX_VALUE, decimals: 0, text: words };
  const [start = '', number = ''] = marked.exec(plain) ?? [];
  const hasMoreDigits = /\d/.test(plain.slice(start.length));
  const isPercent = plain.slice(start.length).trim() === '%';
  return { value: hasMoreDigits ? null : parseNumber(number), decimals: isPercent ? decimals : 0, text: words };
}

/** A number, or the words that are sent in place of one. */
export const figure = defineTextField((words): FigureValue => {
  if (plainNumber.test(words)) return Number(words);
  const read = parseFigure(words);
  return read.text ?? read.value;
});

/** The number of `64%`, `12 mph`, `T3`, `Week 7` and `1,204*`, where only it is needed; `null` for other words. */
export const markedNumber = defineTextField((words) => {
  if (plainNumber.test(words)) return Number(words);
  const { value } = parseFigure(words.replace(/^[a-z]+\.? (?=\d)/i, ''));
  return value === Number.MAX_VALUE ? null : value;
});
