const shortWords: Readonly<Record<string, string>> = { '9': 'Fr.', '10': 'So.', '11': 'Jr.', '12': 'Sr.' };

/** `Fr.`, `So.`, `Jr.` or `Sr.` for `9`, `11th`, `12th Grade`, `Jr`, `Senior`; `null` for other words. */
export function shortenGrade(grade: string | null): string | null {
  if (grade === null) return null;
  const number = /^(\d{1,2})(?:th)?(?: grade)?$/i.exec(grade.trim())?.[1];
  if (number !== undefined) return shortWords[String(Number(number))] ?? null;
  const word = /^(fr|so|jr|ju|sr|se)/i.exec(grade.trim())?.[1]?.toLowerCase();
  return word === undefined ? null : (byOpening[word] ?? null);
}

const byOpening: Readonly<Record<string, string>> = {
  fr: 'Fr.',
  so: 'So.',
  jr: 'Jr.',
  ju: 'Jr.',
  sr: 'Sr.',
  se: 'Sr.',
};
