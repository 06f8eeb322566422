/** The parts of a list in one text, without blanks around them and without empty ones. */
export function splitParts(text: string, separator: string | RegExp): string[] {
  return text.split(separator).flatMap((part) => part.trim() || []);
}
