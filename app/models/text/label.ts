/** Joins parts without repeated words: `Rockwell Sectional` and `Sectional` give `Rockwell Sectional`. */
export function joinLabel(parts: readonly (string | null | undefined)[], separator = ' '): string {
  const given = parts.flatMap((part) => part?.trim() || []);
  const needed = given.filter((part, index) => !given.some((other, place) => saysMore(other, part, place < index)));
  return needed.reduce((label, part) => [label, withoutRepeat(label, part)].filter(Boolean).join(separator), '');
}

/** `Class 1A`, also if the feed already says `Class`. */
export function formatClass(classId: string): string {
  return joinLabel(['Class', classId]);
}

/** Whether one part contains all words of another; of two parts with the same words the first stays. */
function saysMore(other: string, part: string, isBefore: boolean): boolean {
  const [its, own] = [splitWords(other), splitWords(part)];
  if (own.length === 0 || other === part) return isBefore && own.length > 0;
  const said = new Set(its);
  return own.every((word) => said.has(word)) && (isBefore || its.length > own.length);
}

/** Removes the overlap: `State Series` and `Series Scores` overlap in `Series`. */
function withoutRepeat(label: string, part: string): string {
  const pieces = part.split(/\s+/);
  const before = splitWords(label);
  const words = pieces.flatMap((piece, index) => splitWords(piece).map((word) => ({ word, pieceCount: index + 1 })));
  for (let length = Math.min(words.length, before.length); length > 0; length -= 1) {
    const pieceCount = words[length - 1]?.pieceCount;
    const endsInsidePiece = pieceCount === words[length]?.pieceCount;
    if (!endsInsidePiece && endsWith(before, words.slice(0, length))) return pieces.slice(pieceCount).join(' ');
  }
  return part;
}

function endsWith(list: readonly string[], words: readonly { readonly word: string }[]): boolean {
  return words.every(({ word }, index) => list[list.length - words.length + index] === word);
}

/** Words as they are compared: `Super-Sectionals` is `super sectional`. */
function splitWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}
