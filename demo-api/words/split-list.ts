/** Splits at commas. */
export function splitList(text: string): readonly string[] {
  return text.split(',').map((item) => item.trim());
}
