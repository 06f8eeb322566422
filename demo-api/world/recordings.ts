import { formatIsoDate, getSchoolYear, type DayNumber } from '../calendar/civil';
import { getItemAt, createDice, type Dice } from '../random/dice';
import { inventPersonName } from '../words/person-name';
import { inventArchiveScore } from './archive-scores';
import { getFirstEdition } from './first-editions';
import { findGameLeader, getResult } from './game-state';
import { memoize } from './memoize';
import type { School } from './schools';
import { getClassName, getSport, sports, type Sport } from './sports';
import { getFinalsDay, plansWithFinals, listTitleGames } from './title-games';
import type { World } from './world';

export interface Recording {
  readonly id: number;
  readonly sport: Sport;
  /** Calendar year. */
  readonly year: number;
  /** The class at the time; empty for a single class. */
  readonly className: string;
  readonly round: string;
  /** Winner first; empty for meets. */
  readonly teams: readonly School[];
  /** Empty without a score. */
  readonly score: string;
  readonly isBuzzerBeater: boolean;
  /** Empty for most old tapes. */
  readonly announcers: readonly string[];
}

/** Tapes older than the association's own recordings. */
export const tapeCount = 2500;
const firstYear = 1972;
const lastTapeYear = 2022;
/** From here on every title game is recorded. */
const firstOwnYear = 2023;
const idsPerYear = 128;
const idsPerSport = 8;
const daysUntilPosted = 3;
const filmed = sports.filter(({ group }) => group === 'Fall' || group === 'Winter' || group === 'Spring');
const rounds = ['Championship', 'Semifinal', 'Third Place', 'Quarterfinal', 'Super-Sectional'] as const;
/** Individual sports that began after the archive. */
const startedIn: Readonly<Record<string, number>> = { WRG: 2021, CHR: 2006, DAC: 2012, BWB: 2003 };

/** By id. */
export function listRecordings(world: World, schoolYear: number, today: DayNumber): Recording[] {
  const tapes = memoize(world, 'old tapes', () =>
    Array.from({ length: tapeCount }, (_, index) => buildTapeRecording(world, index + 1)),
  );
  const years = Array.from({ length: Math.max(0, schoolYear - firstOwnYear + 1) }, (_, index) => firstOwnYear + index);
  return [...tapes, ...years.flatMap((year) => listOwnRecordings(world, year, today))];
}

/** Does not generate the others. */
export function findRecordingById(world: World, id: number, today: DayNumber): Recording | undefined {
  if (!Number.isInteger(id) || id < 1) return undefined;
  if (id <= tapeCount) return buildTapeRecording(world, id);
  const schoolYear = firstOwnYear + Math.floor((id - tapeCount - 1) / idsPerYear);
  if (schoolYear > getSchoolYear(today)) return undefined;
  return listOwnRecordings(world, schoolYear, today).find((recording) => recording.id === id);
}

function buildTapeRecording(world: World, id: number): Recording {
  const roll = createDice(world.seed, 'recording', id);
  const sport = roll.pick(filmed.filter((candidate) => getFirstRecordingYear(candidate) < lastTapeYear - 1));
  const from = Math.max(firstYear, getFirstRecordingYear(sport));
  const year = lastTapeYear - Math.floor(Math.pow(roll.drawFraction(), 1.5) * (lastTapeYear - from + 1));
  const className = pickClassName(roll, sport, year);
  const isTeamSport = plansWithFinals.some(({ sportId }) => sportId === sport.id);
  const round = isTeamSport
    ? getItemAt(rounds, roll.drawWeighted([55, 20, 10, 8, 7]))
    : roll.pick(['Finals', 'Preliminaries']);
  const outcome = isTeamSport ? inventArchiveScore(roll, sport) : { score: '', isLate: false };
  return {
    id,
    sport,
    year,
    className,
    round,
    teams: isTeamSport ? pickOpponents(world, roll, sport) : [],
    score: outcome.score,
    isBuzzerBeater: outcome.isLate && roll.drawChance(0.5),
    announcers: year < 1985 || roll.drawChance(0.3) ? [] : [inventPersonName(roll), inventPersonName(roll)],
  };
}

/** Calendar year. */
function getFirstRecordingYear({ id, code, group }: Sport): number {
  return startedIn[code] ?? getFirstEdition(id) + (group === 'Fall' ? 0 : 1);
}

/** Two classes until 2007; football had five, six and eight. */
function pickClassName(roll: Dice, sport: Sport, year: number): string {
  if (sport.classes.length === 0) return '';
  if (sport.id === 'football') return `${roll.drawBetween(1, year < 1980 ? 5 : year < 2001 ? 6 : 8)}A`;
  return year < 2008 ? roll.pick(['A', 'AA']) : roll.pick(sport.classes);
}

function pickOpponents(world: World, roll: Dice, sport: Sport): School[] {
  const other = sport.gender === 'Boys' ? 'Girls' : 'Boys';
  const first = pickSchool(world, roll, (school) => school.gender !== other);
  const className = getClassName(sport, first.enrollment);
  const isEqual = (school: School): boolean =>
    school.gender !== other && school !== first && getClassName(sport, school.enrollment) === className;
  return [first, pickSchool(world, roll, isEqual)];
}

function pickSchool({ schools }: World, roll: Dice, fits: (school: School) => boolean): School {
  const start = roll.drawBelow(schools.length);
  for (let step = 0; step < schools.length; step += 1) {
    const school = getItemAt(schools, start + step);
    if (fits(school)) return school;
  }
  return getItemAt(schools, start);
}

/** Posted title games. */
function listOwnRecordings(world: World, schoolYear: number, today: DayNumber): Recording[] {
  return plansWithFinals.flatMap((plan, planNumber) => {
    if (getFirstEdition(plan.sportId) > schoolYear) return [];
    if (getFinalsDay(plan, schoolYear) + daysUntilPosted > today) return [];
    return listTitleGames(world, plan, schoolYear).flatMap((game, index): Recording[] => {
      if (game.outcome !== 'played') return [];
      const id = tapeCount + (schoolYear - firstOwnYear) * idsPerYear + planNumber * idsPerSport + index;
      return [buildRecording(world, game, id + 1)];
    });
  });
}

function buildRecording(world: World, game: ReturnType<typeof listTitleGames>[number], id: number): Recording {
  const roll = createDice(world.seed, 'own recording', game.id);
  const { home, away, ending } = getResult(game);
  const order = findGameLeader(game, home, away) === 'away' ? [game.away, game.home] : [game.home, game.away];
  return {
    id,
    sport: getSport(game.plan.sportId),
    year: Number(formatIsoDate(game.day).slice(0, 4)),
    className: game.stage?.className ?? '',
    round: 'Championship',
    teams: order.map((index) => getItemAt(world.schools, index)),
    score: `${Math.max(home, away)}-${Math.min(home, away)}${ending === '' ? '' : ` (${ending})`}`,
    isBuzzerBeater: game.plan.style === 'basketball' && Math.abs(home - away) <= 2,
    announcers: [inventPersonName(roll), inventPersonName(roll)],
  };
}
