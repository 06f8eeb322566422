import { getSchoolYear } from '../../../demo-api/calendar/civil';
import { sports } from '../../../demo-api/world/sports';
import { bracketSports } from './brackets';
import { parseContests, formatDayText } from './contests';
import { pickInTurn, isDue, type Turn } from './moments';
import { readDay, isFields, selectRowsWith, readText, readTrimmed } from './reading';
import type { View } from './view';

/** Dates of finals agree in calendar, tournament and games. */
export async function* findCalendarFaults(view: View, turn: Turn): AsyncGenerator<string> {
  const sport = pickInTurn(turn, isDue(turn, 2) ? sports : sports.filter(({ id }) => bracketSports.includes(id)), 2);
  const events = selectRowsWith(await view.ask('/v1/events'), 'ActivityID').filter(
    (row) => readText(row, 'ActivityID') === sport.code,
  );
  const schoolYear = getSchoolYear(view.clock.today);
  const finals = events
    .filter((row) => readTrimmed(row, 'eventType') === 'State Final')
    .flatMap((row) => readDay(row, 'Date') ?? []);
  const days = [...new Set(finals)]
    .filter((day) => getSchoolYear(day) === schoolYear)
    .sort((left, right) => left - right);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) {
    yield `${sport.id} has no state finals in the calendar`;
    return;
  }
  const answer = await view.ask(`/v1/sports/${sport.id}/tournament-info`);
  const info: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!isFields(info)) {
    yield `${sport.id} has no tournament info`;
    return;
  }
  const told = readTrimmed(info, 'dates');
  for (const day of [first, last]) {
    const { 1: date } = formatDayText(day).split('/');
    const year = formatDayText(day).split('/')[2] ?? '';
    if (!new RegExp(`\\b${date ?? ''}\\b`).test(told) || !told.includes(year))
      yield `${sport.id}: ${formatDayText(day)} is not in “${told}”`;
  }
  if (!bracketSports.includes(sport.id)) return;
  const games = parseContests(await view.ask(`/v1/sports/${sport.id}/tournament-scores`)).filter(
    ({ level }) => level === 'State',
  );
  const played = [...new Set(games.map(({ day }) => day))].filter((day) => getSchoolYear(day) === schoolYear);
  for (const day of played.filter((day) => !days.includes(day)))
    yield `${sport.id} plays state finals on ${formatDayText(day)}`;
}
