/* The lines of boys and girls who play the same round of one sport, joined for the band of the day. */

interface Joinable {
  /** `Boys Golf` */
  readonly text: string;
  readonly detail: string;
}

/** A line, or those of boys and girls. */
export interface SeriesGroup<Line> {
  readonly members: readonly GroupMember<Line>[];
}

interface GroupMember<Line> {
  readonly line: Line;
  /** `Boys` in a group of two, otherwise `null`. */
  readonly who: string | null;
  /** The sport's name without `Boys` or `Girls`. */
  readonly sport: string;
}

/** Joins two lines of one sport with equal details, at the place of the first. */
export function joinBoysAndGirls<Line extends Joinable>(lines: readonly Line[]): readonly SeriesGroup<Line>[] {
  const byRound = new Map<string, GroupMember<Line>[]>();
  for (const line of lines) {
    const [, who = null, sport = line.text] = /^(Boys|Girls) (.+)$/.exec(line.text) ?? [];
    const key = `${sport}\n${line.detail}`;
    byRound.set(key, [...(byRound.get(key) ?? []), { line, who, sport }]);
  }
  return [...byRound.values()].map((members) => ({
    members:
      members.length > 1 ? members : members.map((member) => ({ ...member, who: null, sport: member.line.text })),
  }));
}

/** Longer parts may break anywhere, so that they fit the narrowest windows. */
const mostUnbroken = 32;

/** `State finals,`, `day 2 of 2:` and `1 live, 3 to come` of a text with all of them; lines break between parts. */
export function splitDetail(text: string): readonly { readonly text: string; readonly isUnbroken: boolean }[] {
  const [what = '', ...counts] = splitAfter(':', text);
  return [...splitAfter(',', what), ...counts].map((part) => ({ text: part, isUnbroken: part.length <= mostUnbroken }));
}

function splitAfter(mark: string, text: string): readonly string[] {
  const parts = text.split(`${mark} `);
  return parts.map((part, index) => (index < parts.length - 1 ? part + mark : part));
}
