/** What a season of football is made of. The season's file in `app/config/seasons` has it. */
export interface FootballSeason {
  /** The day of every year from which weeks are counted, `MM-DD`. */
  readonly weeksCountedFrom: string;
  /** Weeks of the regular season, from 1. */
  readonly regularWeeks: number;
  /** The rounds of the playoffs by their labels: one week each, after those of the regular season. */
  readonly playoffRounds: readonly string[];
  /** Classes of the playoffs and of the polls, smallest schools first. */
  readonly classes: readonly string[];
}

/** The week of the last round of the playoffs. */
export function getLastPlayoffWeek({ regularWeeks, playoffRounds }: FootballSeason): number {
  return regularWeeks + playoffRounds.length;
}

/** The class of a text such as `3a`; `null` for what is no class of the season. */
export function parseFootballClass(text: string | undefined, { classes }: FootballSeason): string | null {
  const classId = text?.trim().toUpperCase() ?? '';
  return classes.includes(classId) ? classId : null;
}
