/** What is still to be decided, in the words of any feed, for `buildWordPattern`. */
export const undecidedWords =
  't b [acd]|to be (?:determined|announced|decided|named|confirmed|arranged|set|posted|scheduled|played)';

/** In place of a value that is absent or unknown, in any feed, for `buildWordPattern`. */
export const absentWords = 'n a|none|null|unknown|undefined|undetermined';

/** The `end` of a pattern for the whole text. */
export const wholeText = String.raw`[\W_]*$`;

/** Matches the beginning of a text. A space in `words` is any punctuation or none: `p p d` also matches `PPD.` and `P.P.D.` */
export function buildWordPattern(words: string, end = '(?![a-z])'): RegExp {
  return new RegExp(`^[^a-z0-9]*(?:${words.replaceAll(' ', String.raw`[\W_]*`)})${end}`, 'i');
}
