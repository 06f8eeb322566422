import type { SeriesTodayView } from '~/components/state-series/series-today';
import type { TeamToday } from '~/models/teams/team-today';

/** What of the state series is on today in the sports of these teams; `null` without any. */
export function findSeriesOfTeams(
  { lines, rounds }: SeriesTodayView,
  teams: readonly TeamToday[],
): SeriesTodayView | null {
  const titles = teams.flatMap(listSportTitles);
  const isOwn = ({ sport }: { readonly sport: string }) => titles.includes(sport);
  const own = { lines: lines.filter(isOwn), rounds: rounds.filter(isOwn) };
  return own.lines.length + own.rounds.length === 0 ? null : own;
}

/** What a followed sport has on today: `State finals, day 2 of 2`; `null` for a school, and without any. */
export function findSeriesOfTeam(series: SeriesTodayView | null, { name, week }: TeamToday): string | null {
  if (series === null || week !== undefined) return null;
  return [...series.lines, ...series.rounds].find(({ sport }) => sport === name)?.detail ?? null;
}

/** The titles of the sports that a team is or, around today, plays. */
function listSportTitles({ name, games, week, path }: TeamToday): readonly string[] {
  if (week === undefined) return [name];
  const played = [...(games ?? []), week.last, week.next, ...(week.nextOfOthers ?? []), path].flatMap(
    (game) => game?.sport ?? [],
  );
  return [...played, ...week.calendars.map(({ title }) => title)];
}
