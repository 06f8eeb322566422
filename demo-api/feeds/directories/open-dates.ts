import { getSchoolYear, formatTerm, getWeekday, type DayNumber } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { formatLooseDate } from '../../quirks/date-only';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { contestLocations, contestTypes, contractLengths, openDateNotes } from '../../words/open-dates.json';
import { splitList } from '../../words/split-list';
import { memoize } from '../../world/memoize';
import type { School } from '../../world/schools';
import { findFirstMonday, getPlan, type SeasonPlan } from '../../world/season-plans';
import { getSport } from '../../world/sports';

const activities: readonly string[] = splitList(`
  football, girls-volleyball, boys-soccer, girls-basketball, boys-basketball, boys-wrestling, baseball, softball,
  girls-soccer, girls-flag-football
`);
const mostReports = 34;

interface OpenDate {
  readonly school: School;
  readonly day: DayNumber;
  readonly number: number;
}

/** `GET /v1/misc/open-dates`: this school year and next. */
export function answerOpenDates(context: Context): Answer {
  const { today } = context.clock;
  const rows = memoize(context.world, `open dates ${context.product} ${today}`, () =>
    activities.map(getPlan).flatMap((plan) => buildActivityRow(context, plan, getSchoolYear(today))),
  );
  return answerLoosely(context, rows);
}

function buildActivityRow(context: Context, plan: SeasonPlan, schoolYear: number): Row[] {
  const years = [schoolYear, schoolYear + 1].flatMap((year): Row[] => {
    const records = listOpenDates(context, plan, year).map((open) => buildRecordRow(context, plan, year, open));
    const roll = createDiceFor(context, 'open-dates-year', plan.sportId, year);
    return records.length === 0 ? [] : [{ SchoolTerm: formatTerm(year), Records: withBadRows(roll, records) }];
  });
  return years.length === 0 ? [] : [{ ActivityName: getSport(plan.sportId).title, Years: years }];
}

/** Omits past days and days with a game by now. */
function listOpenDates(context: Context, plan: SeasonPlan, schoolYear: number): OpenDate[] {
  const { world, clock } = context;
  const roll = createDiceFor(context, 'open-dates', plan.sportId, schoolYear);
  const teams = world.listTeams(plan);
  const monday = findFirstMonday(plan, schoolYear);
  const reported = Array.from({ length: roll.drawBetween(6, mostReports) }, (_, number): OpenDate => {
    const week = roll.drawBelow(plan.weeks);
    return {
      number,
      school: roll.pick(teams),
      day: monday + week * 7 + (plan.style === 'football' ? 4 : roll.drawBelow(6)),
    };
  });
  const left = reported.filter(({ day }) => day >= clock.today).sort((a, b) => a.day - b.day);
  if (left.length === 0 || schoolYear > getSchoolYear(clock.today)) return left;
  const busy = new Set(
    world
      .getSeason(plan, schoolYear)
      .regularGames.flatMap(({ day, home, away }) => [`${day} ${home}`, `${day} ${away}`]),
  );
  return left.filter(({ day, school }) => !busy.has(`${day} ${school.index}`));
}

function buildRecordRow(
  context: Context,
  plan: SeasonPlan,
  schoolYear: number,
  { school, day, number }: OpenDate,
): Row {
  const roll = createDiceFor(context, 'open-date', plan.sportId, schoolYear, number);
  const isTournament = getWeekday(day) === 5 && roll.drawChance(0.5);
  const row: Row = {
    OpenDateID: (schoolYear % 100) * 100_000 + activities.findIndex((id) => id === plan.sportId) * 1000 + number,
    ContestType: isTournament ? 'Varsity Tournament' : roll.pick(contestTypes),
    OpenDate: formatLooseDate(roll, day),
    [`Name${context.product}`]: school.name,
    ContestLocation: roll.pick(contestLocations),
    ContractLength: roll.pick(contractLengths),
    Notes: roll.drawChance(0.35) ? roll.pick(['', null]) : roll.pick(openDateNotes),
  };
  return withRowQuirks(roll, row, {
    numbers: ['OpenDateID'],
    texts: [`Name${context.product}`],
    optional: ['ContractLength', 'ContestLocation'],
    spellings: { OpenDate: ['openDate'], Notes: ['notes'] },
  });
}
