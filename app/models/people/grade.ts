const shortWords = ['Fr.', 'So.', 'Jr.', 'Sr.'];
const openings = [/^fr/i, /^so/i, /^j[ru]/i, /^s[re]/i];

/** `Fr.`, `So.`, `Jr.` or `Sr.` for `9`, `11th`, `12th Grade`, `Jr`, `Senior`; `null` for other words. */
export function shortenGrade(grade: string | null): string | null {
  const words = grade?.trim() ?? '';
  const number = /^(\d{1,2})(?:\.0+|th)?(?: grade)?$/i.exec(words)?.[1];
  const index = number === undefined ? openings.findIndex((opening) => opening.test(words)) : Number(number) - 9;
  return shortWords[index] ?? null;
}
