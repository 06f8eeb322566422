/** Shortens a text to at most `limit` characters (code points), an ellipsis after the last whole word. */
export function cutExcerpt(text: string, limit: number): string {
  const whole = text.trim();
  const head = cutCharacters(whole, limit);
  if (head.length === whole.length) return whole;
  const end = whole.lastIndexOf(' ', head.length);
  const cut = end > 0 ? whole.slice(0, end) : head;
  return `${cut.replace(/[\s.,;:!?…–—-]+[\s"”’)\]]*$/u, '')}…`;
}

/** The first `limit` characters (code points) of a text. */
export function cutCharacters(text: string, limit: number): string {
  let end = 0;
  for (let count = 0; count < limit && end < text.length; count += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}
