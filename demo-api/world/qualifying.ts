import type { DayNumber } from '../calendar/civil';
import { getItemAt, createDice, hashSeed } from '../random/dice';
import { splitIntoRegions } from './brackets';
import { getCrossCountrySeries } from './cross-country-series';
import { listGolfEvents } from './golf/events';
import { getGolfSeries, type GolfSite } from './golf/sites';
import { listMeets } from './meets';
import { memoize } from './memoize';
import { listSchoolsOffering } from './offerings';
import type { School } from './schools';
import { listSportDates } from './sport-dates';
import { getClassName, type Sport } from './sports';
import { getStrength } from './strength';
import type { World } from './world';

/** A sectional or regional of a sport that is not played team against team. */
export interface QualifyingMeet {
  /** From 1 within its class. */
  readonly number: number;
  readonly level: string;
  readonly className: string;
  readonly host: School;
  readonly day: DayNumber;
  /** Null where schools start one after another. */
  readonly startMinutes: number | null;
  /** Minutes after midnight of `day`. */
  readonly postedMinutes: number;
  /** By name. */
  readonly schools: readonly School[];
}

export interface MeetPlace {
  readonly place: number;
  readonly school: School;
  /** `88.42`, `5,412`, `143`, `Division I` */
  readonly score: string;
  readonly advances: boolean;
}

const schoolsPerMeet = 18;
const largestCount = 12;
const advancingShare = 0.25;
/** Minutes from start to results. */
const minutesUntilResults = 75;
const evening = 19 * 60;

/** The first level on the way to the state finals; all classes when null. */
export function listQualifyingMeets(
  world: World,
  sport: Sport,
  schoolYear: number,
  className: string | null,
): readonly QualifyingMeet[] {
  const classes = className === null ? (sport.classes.length === 0 ? [''] : sport.classes) : [className];
  return classes.flatMap((name) => listMeetsOfClass(world, sport, schoolYear, name));
}

function listMeetsOfClass(
  world: World,
  sport: Sport,
  schoolYear: number,
  className: string,
): readonly QualifyingMeet[] {
  return memoize(world, `qualifying ${sport.id} ${schoolYear} ${className}`, () => {
    const first = listSportDates(sport, schoolYear).find(({ type }) => type === 'Regional' || type === 'Sectional');
    const day = first?.day ?? 0;
    const level = first?.type ?? 'Sectional';
    const golf = listGolfEvents(sport.id).find((event) => event.className === className);
    if (golf !== undefined) return getGolfSeries(world, golf, schoolYear).regionals.map(buildGolfMeet);
    if (sport.id.endsWith('cross-country')) {
      return listMeets(world, sport, day, schoolYear)
        .filter((meet) => meet.className === className)
        .map((meet, index) => ({
          number: index + 1,
          level,
          className,
          host: meet.host,
          day,
          startMinutes: meet.startMinutes,
          postedMinutes: meet.startMinutes + minutesUntilResults,
          schools: sortByIndex(meet.places.map(({ school }) => school)),
        }));
    }
    const entered = listSchoolsOffering(world, sport.id).filter(
      ({ enrollment }) => getClassName(sport, enrollment) === className,
    );
    if (entered.length === 0) return [];
    const count = Math.min(largestCount, Math.max(1, Math.round(entered.length / schoolsPerMeet)));
    return splitIntoRegions(entered, count).map((schools, index) => ({
      number: index + 1,
      level,
      className,
      host: getItemAt(schools, hashSeed(world.seed, 'meet host', sport.id, className, index, schoolYear)),
      day,
      startMinutes: null,
      postedMinutes: evening,
      schools: sortByIndex(schools),
    }));
  });
}

function buildGolfMeet(
  { event, level, host, day, startMinutes, reportMinutes, entries }: GolfSite,
  index: number,
): QualifyingMeet {
  return {
    number: index + 1,
    level,
    className: event.className,
    host,
    day,
    startMinutes,
    postedMinutes: reportMinutes,
    schools: sortByIndex(entries.map(({ school }) => school)),
  };
}

/** In music every school gets a rating and advances. */
export function listMeetResults(world: World, sport: Sport, schoolYear: number, meet: QualifyingMeet): MeetPlace[] {
  if (sport.id.endsWith('cross-country')) return listCrossCountryResults(world, sport, schoolYear, meet);
  if (sport.id.endsWith('golf')) return listGolfResults(world, sport, schoolYear, meet);
  const kind = getScoreKind(sport);
  const sportKey = hashSeed(world.seed, sport.id);
  const roll = createDice(world.seed, 'meet result', sport.id, schoolYear, meet.className, meet.number);
  const scored = meet.schools.map((school) => ({
    school,
    value: kind.computeValue(getStrength(school, sportKey, schoolYear) + roll.drawNormal() * 0.5, roll.drawFraction()),
  }));
  scored.sort((left, right) => right.value - left.value || left.school.index - right.school.index);
  const advancing = Math.max(2, Math.round(scored.length * advancingShare));
  return scored.map(({ school, value }, index) => ({
    place: 1 + scored.filter((other) => other.value > value).length,
    school,
    score: kind.formatValue(value),
    advances: kind.everybodyAdvances || index < advancing,
  }));
}

function listCrossCountryResults(
  world: World,
  sport: Sport,
  schoolYear: number,
  { day, host, className }: QualifyingMeet,
): MeetPlace[] {
  const onward = new Set(getCrossCountrySeries(world, sport, className, schoolYear).sectionals.flat());
  const meet = listMeets(world, sport, day, schoolYear).find(
    (candidate) => candidate.host === host && candidate.className === className,
  );
  return (meet?.places ?? []).map(({ school, points }, index) => ({
    place: index + 1,
    school,
    score: String(points),
    advances: onward.has(school),
  }));
}

function listGolfResults(world: World, sport: Sport, schoolYear: number, meet: QualifyingMeet): MeetPlace[] {
  const event = listGolfEvents(sport.id).find(({ className }) => className === meet.className);
  const site = event && getGolfSeries(world, event, schoolYear).regionals[meet.number - 1];
  const advancing = new Set(site?.advancingTeams.map(({ school }) => school));
  return (site?.teams ?? []).flatMap(({ place, school, score }) =>
    place === null || score === null ? [] : [{ place, school, score: String(score), advances: advancing.has(school) }],
  );
}

interface ScoreKind {
  readonly everybodyAdvances: boolean;
  /**
   * @param strength about normal
   * @param draw from 0 to 1
   */
  readonly computeValue: (strength: number, draw: number) => number;
  readonly formatValue: (value: number) => string;
}

const points: ScoreKind = {
  everybodyAdvances: false,
  computeValue: (strength, draw) => Math.round(Math.max(0, 70 + strength * 32 + draw * 20)),
  formatValue: String,
};
const judged: ScoreKind = {
  everybodyAdvances: false,
  computeValue: (strength, draw) => Math.round(Math.min(98.9, Math.max(52, 78 + strength * 6 + draw * 3)) * 100) / 100,
  formatValue: (value) => value.toFixed(2),
};
const pins: ScoreKind = {
  everybodyAdvances: false,
  computeValue: (strength, draw) => Math.round(5150 + strength * 290 + draw * 120),
  formatValue: (value) => value.toLocaleString('en-US'),
};
const rated: ScoreKind = {
  everybodyAdvances: true,
  computeValue: (strength) => (strength > -0.2 ? 3 : strength > -1.3 ? 2 : 1),
  formatValue: (value) => `Division ${['III', 'II', 'I'][value - 1] ?? 'III'}`,
};
const kinds: Readonly<Record<string, ScoreKind>> = {
  'competitive-cheerleading': judged,
  'competitive-dance': judged,
  'girls-gymnastics': {
    ...judged,
    computeValue: (strength, draw) => Math.round((128 + strength * 7 + draw * 4) * 100) / 100,
  },
  'boys-gymnastics': {
    ...judged,
    computeValue: (strength, draw) => Math.round((126 + strength * 8 + draw * 4) * 100) / 100,
  },
  'boys-bowling': pins,
  'girls-bowling': pins,
  'unified-bowling': { ...pins, computeValue: (strength, draw) => Math.round(690 + strength * 70 + draw * 40) },
  'music-organization': rated,
  'music-solo-ensemble': rated,
};

function getScoreKind(sport: Sport): ScoreKind {
  return kinds[sport.id] ?? points;
}

function sortByIndex(schools: readonly School[]): School[] {
  return [...schools].sort((left, right) => left.index - right.index);
}
