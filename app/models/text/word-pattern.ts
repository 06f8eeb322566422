/** Matches the beginning of a text. A space in `words` is any punctuation or none: `p p d` also matches `PPD.` and `P.P.D.` */
export function buildWordPattern(words: string, end = '(?![a-z])'): RegExp {
  return new RegExp(`^[^a-z0-9]*(?:${words.replaceAll(' ', String.raw`[\W_]*`)})${end}`, 'i');
}
