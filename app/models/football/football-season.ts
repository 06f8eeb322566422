/** Structure of a football season, from the season's file in `app/config/seasons`. */
export interface FootballSeason {
  /** Day from which weeks are counted, `MM-DD`. */
  readonly weeksCountedFrom: string;
  /** Weeks of the regular season, from 1. */
  readonly regularWeeks: number;
  /** Labels of the playoff rounds, one week each after the regular season. */
  readonly playoffRounds: readonly string[];
  /** Classes of playoffs and polls, smallest schools first. */
  readonly classes: readonly string[];
}

export function getLastPlayoffWeek({ regularWeeks, playoffRounds }: FootballSeason): number {
  return regularWeeks + playoffRounds.length;
}

/** Class of a text such as `3a`; `null` if it is no class of the season. */
export function parseFootballClass(text: string | undefined, { classes }: FootballSeason): string | null {
  const classId = text?.trim().toUpperCase() ?? '';
  return classes.includes(classId) ? classId : null;
}
