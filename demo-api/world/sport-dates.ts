import { findWeekdayFrom, type DayNumber } from '../calendar/civil';
import { getItemAt } from '../random/dice';
import { findFirstMonday, seasonPlans, type PostseasonPlan, type RoundDates, type SeasonPlan } from './season-plans';
import { sports, type Sport } from './sports';

export interface SportDate {
  readonly day: DayNumber;
  /** `BKB` */
  readonly code: string;
  readonly activity: string;
  readonly type: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly className: string;
}

/** The first Saturday from a date, for sports that are not played team against team. */
const finals: Readonly<Record<string, readonly [month: number, day: number]>> = {
  'boys-golf': [10, 9],
  'girls-golf': [10, 9],
  'girls-tennis': [10, 21],
  'boys-cross-country': [11, 7],
  'girls-cross-country': [11, 7],
  'girls-swimming-diving': [11, 14],
  'boys-bowling': [1, 29],
  'girls-bowling': [2, 19],
  'competitive-cheerleading': [2, 6],
  'competitive-dance': [1, 30],
  'girls-gymnastics': [2, 19],
  'boys-swimming-diving': [2, 26],
  'boys-wrestling': [2, 19],
  'girls-wrestling': [2, 26],
  badminton: [5, 14],
  'boys-gymnastics': [5, 14],
  'boys-tennis': [5, 28],
  'boys-track-field': [5, 28],
  'girls-track-field': [5, 21],
  'bass-fishing': [5, 14],
  chess: [2, 12],
  debate: [3, 18],
  'drama-group-interpretation': [3, 25],
  esports: [4, 29],
  'individual-events': [2, 18],
  journalism: [4, 22],
  'music-organization': [4, 15],
  'music-solo-ensemble': [3, 4],
  'scholastic-bowl': [3, 18],
  'unified-basketball': [3, 11],
  'unified-bowling': [12, 3],
  'unified-track-field': [5, 21],
  'adaptive-track-field': [5, 28],
};

/** Includes the Saturday; default two. */
const finalDays: Readonly<Record<string, number>> = {
  'girls-tennis': 3,
  'boys-tennis': 3,
  'boys-cross-country': 1,
  'girls-cross-country': 1,
  'boys-wrestling': 3,
  'boys-track-field': 3,
  'girls-track-field': 3,
  journalism: 1,
  'music-solo-ensemble': 1,
  'scholastic-bowl': 1,
  'unified-basketball': 1,
  'unified-bowling': 1,
  'unified-track-field': 1,
  'adaptive-track-field': 1,
};

/** One school year. */
export function listAllSportDates(schoolYear: number): SportDate[] {
  return sports.flatMap((sport) => listSportDates(sport, schoolYear));
}

/** By date. */
export function listSportDates(sport: Sport, schoolYear: number): SportDate[] {
  const plan = seasonPlans.find(({ sportId }) => sportId === sport.id);
  if (plan?.postseason) return listPlannedDates(sport, plan, plan.postseason, schoolYear);
  if (sport.id === 'football' && plan) return listFootballDates(sport, findFirstMonday(plan, schoolYear));
  const [month, day] = finals[sport.id] ?? [5, 1];
  const final = findWeekdayFrom(5, month >= 7 ? schoolYear : schoolYear + 1, month, day);
  return listIndividualDates(sport, final, findFirstContest(sport, plan, final, schoolYear));
}

/** First to last. */
export function listStateFinalDays(sport: Sport, schoolYear: number): DayNumber[] {
  const days = listSportDates(sport, schoolYear).filter(({ type }) => type === 'State Final');
  return days.map(({ day }) => day).sort((left, right) => left - right);
}

function listPlannedDates(sport: Sport, plan: SeasonPlan, rounds: PostseasonPlan, schoolYear: number): SportDate[] {
  const monday = findFirstMonday(plan, schoolYear);
  const lastMonday = monday + (plan.weeks - 1) * 7;
  const getSeasonEnd = ({ week, weekdays }: RoundDates): DayNumber => lastMonday + week * 7 + Math.max(...weekdays);
  const classes = sport.classes.length === 0 ? [''] : sport.classes;
  const buildDatesOfClasses = (type: string, what: string, round: RoundDates): SportDate[] =>
    classes.map((className) => buildSportDate(sport, getSeasonEnd(round), type, what, className));
  return [
    buildSportDate(sport, monday - 14, 'Season', 'first practice'),
    buildSportDate(sport, monday, 'Season', 'first contests'),
    buildSportDate(sport, lastMonday - 11, 'Deadline', 'entry deadline'),
    ...buildDatesOfClasses('Regional', 'regional finals', getItemAt(rounds.regional, -1)),
    ...buildDatesOfClasses('Sectional', 'sectional finals', getItemAt(rounds.sectional, -1)),
    buildSportDate(sport, getSeasonEnd(rounds.stateSemifinal), 'State Final', 'state semifinals'),
    buildSportDate(sport, getSeasonEnd(rounds.stateFinal), 'State Final', 'state finals'),
  ];
}

function listFootballDates(sport: Sport, monday: DayNumber): SportDate[] {
  const getSaturday = (week: number): DayNumber => monday + (week - 1) * 7 + 5;
  return [
    buildSportDate(sport, monday - 14, 'Season', 'first practice'),
    buildSportDate(sport, getSaturday(1) - 1, 'Season', 'first games'),
    buildSportDate(sport, getSaturday(9), 'Pairings', 'playoff pairings'),
    buildSportDate(sport, getSaturday(10), 'Playoff', 'first round'),
    buildSportDate(sport, getSaturday(11), 'Playoff', 'second round'),
    buildSportDate(sport, getSaturday(12), 'Playoff', 'quarterfinals'),
    buildSportDate(sport, getSaturday(13), 'Playoff', 'semifinals'),
    buildSportDate(sport, getSaturday(14) - 1, 'State Final', 'state finals', '1A-4A'),
    buildSportDate(sport, getSaturday(14), 'State Final', 'state finals', '5A-8A'),
  ];
}

/** Most sports begin twelve weeks before the finals. */
function findFirstContest(sport: Sport, plan: SeasonPlan | undefined, final: DayNumber, schoolYear: number): DayNumber {
  if (sport.id.endsWith('golf')) return final - 58;
  if (sport.id.endsWith('cross-country')) return final - 70;
  return plan === undefined ? final - 84 : findFirstMonday(plan, schoolYear);
}

function listIndividualDates(sport: Sport, final: DayNumber, first: DayNumber): SportDate[] {
  const practice = buildSportDate(sport, first - 14, 'Season', 'first practice');
  return [
    ...(sport.group === 'Activities' ? [] : [practice]),
    buildSportDate(sport, first, 'Season', 'first contests'),
    buildSportDate(sport, final - 29, 'Deadline', 'entry deadline'),
    ...listQualifyingDates(sport, final),
    ...listFinalsDates(sport, final),
  ];
}

function listQualifyingDates(sport: Sport, final: DayNumber): SportDate[] {
  if (sport.id.endsWith('golf')) {
    return [
      buildSportDate(sport, final - 10, 'Regional', 'regionals'),
      buildSportDate(sport, final - 5, 'Sectional', 'sectionals'),
      buildSportDate(sport, final - 4, 'Meeting', 'coaches meetings'),
    ];
  }
  const regional = buildSportDate(sport, final - 14, 'Regional', 'regionals');
  const sectional = buildSportDate(sport, final - 7, 'Sectional', 'sectionals');
  return sport.id.endsWith('cross-country') ? [regional, sectional] : [sectional];
}

/** Only earlier days are numbered. */
function listFinalsDates(sport: Sport, last: DayNumber): SportDate[] {
  const count = finalDays[sport.id] ?? 2;
  return Array.from({ length: count }, (_, index) => {
    const name = index === count - 1 ? '' : `, day ${getItemAt(['one', 'two', 'three'], index)}`;
    return buildSportDate(sport, last - count + 1 + index, 'State Final', `state finals${name}`);
  });
}

function buildSportDate(sport: Sport, day: DayNumber, type: string, what: string, className = ''): SportDate {
  const suffix = className === '' ? '' : ` (${className})`;
  return {
    day,
    code: sport.code,
    activity: sport.title,
    type,
    title: `${sport.title} ${what}${suffix}`,
    shortTitle: `${sport.code} ${what}`,
    className,
  };
}
