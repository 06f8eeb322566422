/**
 * The beginning of a text: whole words, at most `limit` characters, then an ellipsis. A text that fits comes back as it is.
 * One word longer than the limit is cut inside.
 */
export function excerpt(text: string, limit: number): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const end = whole.lastIndexOf(' ', limit);
  const cut = end > 0 ? whole.slice(0, end) : dropHalfCharacter(whole.slice(0, limit));
  return `${cut.replace(/[\s.,;:!?–—-]+$/u, '')}…`;
}

/** Without the first half of a surrogate pair at its end. */
function dropHalfCharacter(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}
