import type { GameTime } from '~/models/games/game';
import { readGameStatus } from '~/models/games/game-status';
import { defineTextField } from '../wire';
import { saysNothing } from './plain-text';

/** A number, or letters in its place, as text: `380` (also of `"380.0"`), `T2`, `WD`; empty is `null`. */
export const mark = defineTextField((words) => (saysNothing(words) ? null : words.replace(/^(\d+)\.0+$/, '$1')));

/** A class such as `2A`, also sent as `2a` or `Class 2A`; other words are unchanged. */
export const classId = defineTextField((words) => {
  if (saysNothing(words)) return null;
  return /^(?:class )?(\d+a)$/i.exec(words)?.[1]?.toUpperCase() ?? words;
});

/** The result of a game in words such as `Won`, `L 1-3` or `tie`; `null` for other words, such as `TBD`. */
export function parseResult(words: string): 'W' | 'L' | 'T' | null {
  const [, letter] = /^\W*(?:(?:ot|so)\W?)?([wltd])(?:f|in|ins|on|oss|ost|ie|ied|raw)?\b/i.exec(words) ?? [];
  return letter === undefined ? null : (letter.toUpperCase().replace('D', 'T') as 'W' | 'L' | 'T');
}

/** The result of a game. Other words, such as `PPD`, are shown in place of its time. */
export function readResult<Start extends { readonly time: GameTime | null }>(words: string, start: Start) {
  const result = parseResult(words);
  const { progress, word } = readGameStatus(result === null ? words : '');
  const isRemark = word !== null && progress !== 'live' && progress !== 'final' && progress !== 'unreported';
  const time: GameTime | null = isRemark ? { minutesOfDay: null, text: word } : start.time;
  return { ...start, result, time };
}

/** `OT` for `ot`, `1OT` and `Overtime`, `3OT` for `3-OT` and `Triple overtime`, `SO` for `so`. */
export function spellOvertime(words: string): string {
  if (/^(?:\d+ ?)?(?:so|pks?|aet|inn)$/i.test(words)) return words.toUpperCase();
  const [isOvertime, times = '1'] = /^(?:(\d{1,2}|double|triple)[ -]?)?(?:ot|overtimes?)$/i.exec(words) ?? [];
  if (isOvertime === undefined) return words;
  return times === '1' ? 'OT' : `${{ double: '2', triple: '3' }[times.toLowerCase()] ?? times}OT`;
}
