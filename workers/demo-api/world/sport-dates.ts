import { firstWeekdayFrom, type DayNumber } from '../calendar/civil';
import { firstMonday, seasonPlans } from './season-plans';
import { sports, type Sport } from './sports';

/** One line of the association's calendar. */
export interface SportDate {
  readonly day: DayNumber;
  /** The sport's code, such as `BKB`. */
  readonly code: string;
  readonly activity: string;
  readonly type: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly className: string;
}

/** State finals (month, day: the first Saturday from then on) of sports that are not played team against team. */
const finals: Readonly<Record<string, readonly [month: number, day: number]>> = {
  'boys-golf': [10, 9], 'girls-golf': [10, 9], 'girls-tennis': [10, 21], 'boys-cross-country': [11, 7], 'girls-cross-country': [11, 7],
  'girls-swimming-diving': [11, 14], 'boys-bowling': [1, 29], 'girls-bowling': [2, 19], 'competitive-cheerleading': [2, 6],
  'competitive-dance': [1, 30], 'girls-gymnastics': [2, 19], 'boys-swimming-diving': [2, 26], 'boys-wrestling': [2, 19],
  'girls-wrestling': [2, 26], badminton: [5, 14], 'boys-gymnastics': [5, 14], 'boys-tennis': [5, 28], 'boys-track-field': [5, 28],
  'girls-track-field': [5, 21], 'bass-fishing': [5, 14], chess: [2, 12], debate: [3, 18], 'drama-group-interpretation': [3, 25],
  esports: [4, 29], 'individual-events': [2, 18], journalism: [4, 22], 'music-organization': [4, 15], 'music-solo-ensemble': [3, 4],
  'scholastic-bowl': [3, 18], 'unified-basketball': [3, 11], 'unified-bowling': [12, 3], 'unified-track-field': [5, 21], 'adaptive-track-field': [5, 28],
}; // prettier-ignore

/** Every dated step of every sport in one school year. */
export function sportDates(schoolYear: number): SportDate[] {
  return sports.flatMap((sport) => {
    const plan = seasonPlans.find(({ sportId }) => sportId === sport.id);
    if (plan?.postseason) return plannedDates(sport, firstMonday(plan, schoolYear), plan.weeks);
    if (sport.id === 'football' && plan) return footballDates(sport, firstMonday(plan, schoolYear));
    const [month, day] = finals[sport.id] ?? [5, 1];
    return individualDates(sport, firstWeekdayFrom(5, month >= 7 ? schoolYear : schoolYear + 1, month, day));
  });
}

function plannedDates(sport: Sport, monday: DayNumber, weeks: number): SportDate[] {
  const last = monday + weeks * 7;
  return [
    dateOf(sport, monday - 14, 'Season', 'first practice'),
    dateOf(sport, monday, 'Season', 'first contests'),
    dateOf(sport, last - 18, 'Deadline', 'entry deadline'),
    ...sport.classes.slice(0, 4).map((className) => dateOf(sport, last + 4, 'Regional', 'regional finals', className)),
    ...sport.classes
      .slice(0, 4)
      .map((className) => dateOf(sport, last + 10, 'Sectional', 'sectional finals', className)),
    dateOf(sport, last + 18, 'State Final', 'state finals'),
  ];
}

function footballDates(sport: Sport, monday: DayNumber): SportDate[] {
  const saturday = (week: number): DayNumber => monday + (week - 1) * 7 + 5;
  return [
    dateOf(sport, monday - 14, 'Season', 'first practice'),
    dateOf(sport, saturday(1) - 1, 'Season', 'first games'),
    dateOf(sport, saturday(9), 'Pairings', 'playoff pairings'),
    dateOf(sport, saturday(10), 'Playoff', 'first round'),
    dateOf(sport, saturday(12), 'Playoff', 'quarterfinals'),
    dateOf(sport, saturday(13), 'Playoff', 'semifinals'),
    dateOf(sport, saturday(14) - 1, 'State Final', 'state finals', '1A-4A'),
    dateOf(sport, saturday(14), 'State Final', 'state finals', '5A-8A'),
  ];
}

function individualDates(sport: Sport, final: DayNumber): SportDate[] {
  return [
    dateOf(sport, final - 84, 'Season', 'first contests'),
    dateOf(sport, final - 29, 'Deadline', 'entry deadline'),
    dateOf(sport, final - 7, 'Sectional', 'sectionals'),
    dateOf(sport, final - 1, 'State Final', 'state finals, day one'),
    dateOf(sport, final, 'State Final', 'state finals'),
  ];
}

function dateOf(sport: Sport, day: DayNumber, type: string, what: string, className = ''): SportDate {
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
