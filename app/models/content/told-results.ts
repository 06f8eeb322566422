/** Between the names of the winner and the loser, or of the loser and the winner. */
export const winningWords = [
  'survives?|survived|edges?|edged|beats?|tops|topped|sweeps|swept|upsets?|stuns|stunned|routs|routed|blanks|blanked|downs|downed|' +
    'defeats|defeated|outlasts?|outlasted|outscores|outscored|overcomes|overcame|def\\.|dominates|dominated|' +
    'eliminates|eliminated|crushes|crushed',
  '(?:holds|held|fends|fended|knocks|knocked|finishes|finished) off|(?:shuts|shut) out|(?:takes|took) down|' +
    '(?:slips|slipped|runs|ran|rallies|rallied|rolls|rolled|cruises|cruised|squeaks|squeaked|gets|got|races|raced|pulls|pulled) (?:past|by|away from)|' +
    '(?:comes|came) (?:back|from behind) (?:against|to beat|to defeat)|(?:falls|fell|loses|lost|bows|bowed) to',
].join('|');

/** `62-58`; no seasons such as `2010-11`, no days. Safari before 16.4 runs no script with a lookbehind. */
const score = /\b(?!(?:19|20[0-4])\d\s?[-–]\s?(?:20)?\d\d\b)\d{1,4}\s?[-–]\s?\d{1,4}(?![\d-])/;
const result = new RegExp(`(\\(?${score.source}\\)?|\\b(?:${winningWords}|over)(?=\\s))`, 'i');

/** Splits what gives a game away, a score or the word that tells who won, from the rest of a recording's title. */
export function splitTitle(title: string): readonly { readonly text: string; readonly isResult: boolean }[] {
  return title.split(result).flatMap((text, index) => (text === '' ? [] : [{ text, isResult: index % 2 === 1 }]));
}

export function hideResultInTitle(title: string): string {
  const rest = splitTitle(title).flatMap(({ text, isResult }) => (isResult ? [] : text.trim() || []));
  return rest.join(', ');
}
