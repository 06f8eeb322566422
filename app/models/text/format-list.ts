// British English has no comma before the last word, as everywhere on the site.
const formats = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** `Ashgrove`, `Ashgrove and Belmer`, `Ashgrove, Belmer and Crane Hollow` */
export function formatList(texts: readonly string[], word: keyof typeof formats = 'and'): string {
  return formats[word].format(texts);
}
