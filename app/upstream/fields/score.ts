import { defineTextField, parseNumber } from '../wire';

/** Points with marks around them, and perhaps those of the shootout in parentheses: `21*`, `(21)`, `2 (4)`, `2 [4 PK]`. */
const marked =
  /^[^\w.-]{0,2}(\d{1,4}(?:\.\d+)?)[^\w.(-]{0,3}(?:pts?\.?|points|runs|goals)?(?:[([]\D{0,8}(\d{1,3})\D{0,8}[)\]])?$/i;

/** The points of a team; `null` for anything but a number with or without marks. */
export const score = defineTextField((words) => parseNumber(words) ?? parseNumber(marked.exec(words)?.[1] ?? ''));

/** The points of a team in the shootout, which follow its points in parentheses; `null` without them. */
export const shootoutScore = defineTextField((words) => parseNumber(marked.exec(words)?.[2] ?? ''));
