/** Meanings of the marks beside a game or team, in display order; letters are written in parentheses. */
export const markMeanings = {
  '*': 'Conference game',
  '#': 'Does not count toward playoff qualification',
  m: 'Enrollment is multiplied',
  u: 'Plays up a class by choice',
  s: 'Plays up a class because of its success',
};

export type ScheduleMark = keyof typeof markMeanings;

const order = Object.keys(markMeanings) as ScheduleMark[];
const written = order.map(getMarkText);

/** Separates a text from the marks at its end: `Ashgrove (m) #` is `Ashgrove` with `#` and `m`. */
export function readMarks(words: string): { readonly text: string; readonly marks: readonly ScheduleMark[] } {
  let end = words.trimEnd().length;
  const found = new Set<string>();
  for (let mark = markBefore(words, end); mark !== undefined; mark = markBefore(words, end)) {
    found.add(mark.replace(/[()]/g, ''));
    end -= mark.length;
    while (/\s/.test(words.charAt(end - 1))) end -= 1;
  }
  return { text: words.slice(0, end).trim(), marks: sortMarks([...found]) };
}

function markBefore(words: string, end: number): string | undefined {
  return written.find((mark) => words.slice(Math.max(0, end - mark.length), end).toLowerCase() === mark);
}

/** Each mark once, in display order; unknown ones are dropped. */
export function sortMarks(marks: readonly string[]): readonly ScheduleMark[] {
  return order.filter((mark) => marks.includes(mark));
}

/** A mark as written: `*` or `(m)`. */
export function getMarkText(mark: ScheduleMark): string {
  return /[*#]/.test(mark) ? mark : `(${mark})`;
}
