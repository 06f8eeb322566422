/** `OT` for `ot` and `1OT`, `3OT` for `3-OT`. */
export function spellOvertime(words: string): string {
  const [isOvertime, periods = '1'] = /^(?:(\d{1,2})[ -]?)?ot$/i.exec(words) ?? [];
  if (isOvertime === undefined) return words;
  return periods === '1' ? 'OT' : `${periods}OT`;
}
