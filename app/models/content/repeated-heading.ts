import { getNextSeason, isSeason, parseFirstYear } from '../dates/season';
import { toPlainText, type RichText } from './rich-text';

interface WithoutHeading {
  readonly text: RichText;
  /** Season of the dropped heading, such as `2030-31`; `null` without one. */
  readonly season: string | null;
}

const SEASON = /\b\d{4}-\d{2}\b/;

/**
 * Drops the first heading of a text if it has only words of the page's name, and perhaps a season. The year of a season is one
 * if it is the current season's.
 */
export function dropRepeatedHeading(text: RichText, pageName: string, currentSeason: string): WithoutHeading {
  const unchanged = { text, season: null };
  const [first, ...rest] = text;
  if (first === undefined || typeof first === 'string' || first.tag !== 'heading') return unchanged;
  const heading = toPlainText(first.children);
  const found = SEASON.exec(heading)?.[0] ?? '';
  const season = isSeason(found) ? found : null;
  const currentYears = [currentSeason, getNextSeason(currentSeason)].map((name) => String(parseFirstYear(name)));
  const known = new Set([...splitWords(pageName), ...currentYears]);
  const words = splitWords(season === null ? heading : heading.replace(season, ' '));
  return words.every((word) => known.has(word)) ? { text: rest, season } : unchanged;
}

/** `Schedule` and `Schedules` are one word. */
function splitWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/, ''));
}
