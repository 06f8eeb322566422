import { buildWordPattern, wholeText } from '~/models/text/word-pattern';

export type Side = 'home' | 'away' | 'neutral';

const spellings = [
  ['neutral', buildWordPattern('neu(?:tral)?(?: (?:site|court|field|venue|location))?|n', wholeText)],
  [
    'away',
    buildWordPattern('a|aw|away(?: team| game)?|at|v|vis|visitors?|visiting(?: team)?|visit|road|r|guests?', wholeText),
  ],
  ['home', buildWordPattern('h|hm|home(?: team| game)?|hosts?|hosting|vs|versus', wholeText)],
] as const;

/** Where a team plays, in the words of any feed; `null` for other words. */
export function readSide(words: string): Side | null {
  if (/^\s*@/.test(words)) return 'away';
  return spellings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
