import { civilDate, schoolYearOf, termOf, type DayNumber } from '../../calendar/civil';
import { minutesSinceMidnight } from '../../calendar/clock';
import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { looseText, roughen, withBadRows, type Row } from '../../quirks/rough';
import { looseAnswer } from '../../quirks/wrapper';
import { at } from '../../random/dice';
import { slugOf } from '../../words/slug';
import { stateFinalDays } from '../../world/sport-dates';
import type { Sport } from '../../world/sports';
import { forSport } from './sport-asked';

const yearsKept = 3;
/** Results are out in the evening of the day. */
const postedMinutes = 20 * 60;
/** Golf posts its first tee times on the Monday before, the second ones when the first round is over. */
const daysBeforeTeeTimes = 4;
const teeTimesMinutes = 14 * 60;

/** `GET /v1/sports/{sportId}/tournament-results`: papers of the latest finals, newest first, as they are posted. */
export const tournamentResults = forSport((context, sport): Answer => {
  const thisYear = schoolYearOf(context.clock.today);
  const years = Array.from({ length: yearsKept }, (_, ago) => thisYear - ago);
  const rows = years
    .flatMap((year) => papersOf(sport, year))
    .filter(({ day, minutes }) => minutesSinceMidnight(context.clock, day) >= minutes)
    .map((paper) => paperRow(context, sport, paper));
  return looseAnswer(context, withBadRows(rollFor(context, 'results', sport.id), rows));
});

interface Paper {
  readonly name: string;
  /** When it is posted. */
  readonly day: DayNumber;
  readonly minutes: number;
}

function papersOf(sport: Sport, schoolYear: number): Paper[] {
  const days = stateFinalDays(sport, schoolYear);
  const [first, last] = [at(days, 0), at(days, -1)];
  if (sport.id.endsWith('golf')) return sport.classes.flatMap((name) => golfPapers(name, schoolYear, first, last));
  const year = civilDate(last).year;
  const classes = sport.classes.length === 0 ? [''] : sport.classes.map((name) => `Class ${name} `);
  return [
    ...classes.map((name) => ({ name: `${year} ${name}State Final Results`, day: last, minutes: postedMinutes })),
    { name: `${termOf(schoolYear)} ${sport.title} State Final Program`, day: first - 7, minutes: 9 * 60 },
  ];
}

/** Tee times and results of both rounds of a class. */
function golfPapers(className: string, schoolYear: number, first: DayNumber, last: DayNumber): Paper[] {
  const paper = (what: string, day: DayNumber, minutes: number): Paper => ({
    name: `${schoolYear} Class ${className} ${what}`,
    day,
    minutes,
  });
  return [
    paper('Round 1 Tee Times', first - daysBeforeTeeTimes, teeTimesMinutes),
    paper('Round 1 Team Results', first, postedMinutes),
    paper('Round 1 Individual Results', first, postedMinutes),
    paper('Round 2 Tee Times', first, postedMinutes + 30),
    paper('Round 2 Team Results', last, postedMinutes),
    paper('Round 2 Individual Results', last, postedMinutes),
  ];
}

function paperRow(context: Context, sport: Sport, { name }: Paper): Row {
  const roll = rollFor(context, 'result-row', sport.id, name);
  const row: Row = {
    name: looseText(roll, name),
    finalUrl: `${context.origin}/documents/${sport.id}/results/${slugOf(name)}.pdf`,
  };
  return roughen(roll, row, { spellings: { finalUrl: ['finalURL'], name: ['Name'] } });
}
