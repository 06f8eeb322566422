import { getSchoolYear, formatTerm, type DayNumber } from '../../calendar/civil';
import { formatShortRange } from '../../calendar/date-range';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { loosenText, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import { listSportDates, type SportDate } from '../../world/sport-dates';
import type { Sport } from '../../world/sports';
import { withSport } from './with-sport';

const seasonCount = 5;
const sortStep = 10;

/** `GET /v1/sports/{sportId}/5-year-calendar`: unsorted events of each class, one column per season. */
export const answerFiveYearCalendar = withSport((context, sport): Answer => {
  const classes = sport.classes.length === 0 ? [''] : sport.classes;
  const current = getSchoolYear(context.clock.today);
  const seasons = Array.from({ length: seasonCount }, (_, index) => current + index);
  const rows = classes.flatMap((className) => buildClassRows(context, sport, className, seasons));
  const roll = createDiceFor(context, 'five-year', sport.id);
  return answerData(withBadRows(roll, roll.shuffle(rows)));
});

function buildClassRows(context: Context, sport: Sport, className: string, seasons: readonly number[]): Row[] {
  const columns = seasons.map((year) => groupDatesByEvent(sport, className, year));
  const events = [...(columns[0]?.keys() ?? [])];
  return events.map((event, index) => {
    const roll = createDiceFor(context, 'five-year-row', sport.id, className, event);
    const row: Row = {
      Class: className,
      ActivityName: sport.title,
      EventDescription: event,
      SortOrder: String((index + 1) * sortStep),
    };
    seasons.forEach((year, column) => {
      const days = columns[column]?.get(event) ?? [];
      row[formatTerm(year)] = loosenText(roll, formatShortRange(Math.min(...days), Math.max(...days)));
    });
    return withRowQuirks(roll, row, { texts: ['EventDescription'], optional: ['ActivityName'] });
  });
}

/** By event name, in order of the season. */
function groupDatesByEvent(sport: Sport, className: string, schoolYear: number): Map<string, DayNumber[]> {
  const events = new Map<string, DayNumber[]>();
  for (const date of listSportDates(sport, schoolYear)) {
    if (!concernsClass(date, className)) continue;
    const name = formatEventName(sport, date);
    events.set(name, [...(events.get(name) ?? []), date.day]);
  }
  return events;
}

/** A date's classes are all, one (`2A`) or a range (`1A-4A`). */
function concernsClass(date: SportDate, className: string): boolean {
  const [first = '', last] = date.className.split('-');
  if (first === '') return true;
  return last === undefined ? first === className : className >= first && className <= last;
}

/** All days of the finals are one event. */
function formatEventName(sport: Sport, { type, title, className }: SportDate): string {
  if (type === 'State Final') return 'State Finals';
  const what = title.replace(`${sport.title} `, '').replace(className === '' ? '' : ` (${className})`, '');
  return what.charAt(0).toUpperCase() + what.slice(1);
}
