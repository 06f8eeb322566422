/**
 * The short name of a school, or the full name if upstream truncated the short one.
 * @param short such as `Ashgrove`, or `Anselmburg (Selby` for `Anselmburg (Selby Prep)`
 */
export function findWholeName(short: string | null, whole: string | null): string | null {
  if (short === null || whole === null) return short ?? whole;
  return isCutOff(short, whole) ? whole : short;
}

/** A bracket is not closed, or the full name continues within the word. */
function isCutOff(short: string, whole: string): boolean {
  if (/\([^)]*$|\[[^\]]*$/.test(short)) return true;
  const rest = whole.toLowerCase().startsWith(short.toLowerCase()) ? whole.slice(short.length) : '';
  return /^[\p{L}\p{M}’']/u.test(rest);
}
