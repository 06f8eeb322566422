/** A sign beside a game or a team, in the order in which they are shown and explained. */
export type ScheduleMark = '*' | '#' | 'm' | 'u' | 's';

const order: readonly ScheduleMark[] = ['*', '#', 'm', 'u', 's'];
const atTheEnd = /\s*(?:[*#]|\([mus]\))\s*$/i;

/** What each mark says; the letters stand in parentheses. */
const meanings: Readonly<Record<ScheduleMark, string>> = {
  '*': 'Conference game',
  '#': 'Does not count toward playoff qualification',
  m: 'Enrollment is multiplied',
  u: 'Plays up a class by choice',
  s: 'Plays up a class because of its success',
};

/** A text without the marks at its end, and these: `Ashgrove (m) #` is `Ashgrove` with `#` and `m`. */
export function readMarks(words: string): { readonly text: string; readonly marks: readonly ScheduleMark[] } {
  let text = words.trim();
  const found: string[] = [];
  for (let match = atTheEnd.exec(text); match !== null; match = atTheEnd.exec(text)) {
    found.push(match[0].replace(/[\s()]/g, '').toLowerCase());
    text = text.slice(0, match.index);
  }
  return { text, marks: sortedMarks(found) };
}

/** Each mark once, in the order of the explanations; what is no mark is left out. */
export function sortedMarks(marks: readonly string[]): readonly ScheduleMark[] {
  return order.filter((mark) => marks.includes(mark));
}

/** A mark as it is written: `*` or `(m)`. */
export function markText(mark: ScheduleMark): string {
  return /[*#]/.test(mark) ? mark : `(${mark})`;
}

/** `Conference game` */
export function markMeaning(mark: ScheduleMark): string {
  return meanings[mark];
}
