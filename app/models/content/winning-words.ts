/** Between the names of the winner and the loser, or of the loser and the winner. */
export const winningWords = [
  'survives?|survived|edges?|edged|beats?|tops|topped|sweeps|swept|upsets?|stuns|stunned|routs|routed|blanks|blanked|downs|downed|' +
    'defeats|defeated|outlasts?|outlasted|outscores|outscored|overcomes|overcame|def\\.|dominates|dominated|' +
    'eliminates|eliminated|crushes|crushed',
  '(?:holds|held|fends|fended|knocks|knocked|finishes|finished) off|(?:shuts|shut) out|(?:takes|took) down|' +
    '(?:slips|slipped|runs|ran|rallies|rallied|rolls|rolled|cruises|cruised|squeaks|squeaked|gets|got|races|raced|pulls|pulled) (?:past|by|away from)|' +
    '(?:comes|came) (?:back|from behind) (?:against|to beat|to defeat)|(?:falls|fell|loses|lost|bows|bowed) to',
].join('|');
