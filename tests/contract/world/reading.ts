import { decodeHTML } from 'entities';
import { readText, getValue, type Fields } from '../../../demo-api/ask.fixture';
import { parseDay, type DayNumber } from '../../../demo-api/calendar/civil';

export { getInnerFields, readText, getValue, type Fields } from '../../../demo-api/ask.fixture';

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The rows of a list that are objects with a text or number in one of these fields. */
export function selectRowsWith(value: unknown, ...names: readonly string[]): Fields[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).filter((row) => names.some((name) => readText(row, name).trim() !== ''));
}

/** The first field with a number; `null` without one. */
export function readNumber(row: Fields, ...names: readonly string[]): number | null {
  for (const name of names) {
    const text = readText(row, name).trim();
    if (text !== '' && Number.isFinite(Number(text))) return Number(text);
  }
  return null;
}

/** The points of `21`, `21*`, `(21)` and `3 (4)`; `null` without any. */
export function readScore(row: Fields, name: string): number | null {
  const points = /\d+/.exec(readText(row, name))?.[0];
  return points === undefined ? null : Number(points);
}

/** A text without entities and needless space. */
export function tidy(text: string): string {
  return decodeHTML(text).replace(/\s+/g, ' ').trim();
}

export function readTrimmed(row: Fields, name: string): string {
  return tidy(readText(row, name));
}

/** The day of a date field. */
export function readDay(row: Fields, name: string): DayNumber | null {
  const text = readText(row, name).trim();
  if (text === '') return null;
  return parseDay(text.replace(/[T ]00:00:00.*$/, '')) ?? (Date.parse(`${text} UTC`) / 86_400_000 || null);
}

/** Local minutes after midnight of `7:00 PM`, `7:00pm` and the like; null for anything else. */
export function getMinutes(text: string): number | null {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})\s*([AP])M\*?$/i.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined || half === undefined) return null;
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toUpperCase() === 'P' ? 720 : 0);
}

export function getGameList(row: Fields, name: string): readonly unknown[] {
  const value = getValue(row, name);
  return Array.isArray(value) ? value : [];
}
