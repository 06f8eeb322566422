/**
 * The beginning of a text: whole words, at most `limit` characters, then an ellipsis. A text that fits comes back as it is.
 * One word longer than the limit is cut inside.
 */
export function excerpt(text: string, limit: number): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const end = whole.lastIndexOf(' ', limit);
  const cut = end > 0 ? whole.slice(0, end) : firstCharacters(whole, limit);
  return `${cut.replace(/[\s.,;:!?…–—-]+[\s"”’)\]]*$/u, '')}…`;
}

/** At most the first `limit` UTF-16 units of a text: one less where the limit would divide a surrogate pair. */
export function firstCharacters(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}
