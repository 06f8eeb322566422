import type { DayNumber } from '../../calendar/civil';
import { getItemAt, createDice, type Dice } from '../../random/dice';
import { courseKinds, courseNames } from '../../words/golf-courses';
import { splitIntoRegions } from '../brackets';
import { memoize } from '../memoize';
import type { School } from '../schools';
import type { World } from '../world';
import { getGolfDays, type GolfEvent, type LateReport } from './events';
import { listGolfSchools, getLineup } from './golfers';
import { playSite, type Entry, type Places, type SitePlay } from './site-play';

export interface GolfSite extends SitePlay {
  readonly id: number;
  readonly event: GolfEvent;
  readonly level: 'Regional' | 'Sectional';
  readonly host: School;
  readonly course: string;
  readonly day: DayNumber;
  /** Minutes after midnight of `day`. */
  readonly startMinutes: number;
  /** Minutes after midnight of `day`. */
  readonly reportMinutes: number;
  /** Null when the report is on time. */
  readonly tardiness: LateReport | null;
}

export interface GolfSeries {
  /** By id. */
  readonly regionals: readonly GolfSite[];
  readonly sectionals: readonly GolfSite[];
  /** Qualifiers for the state finals. */
  readonly finalists: readonly Entry[];
}

const teamsToFinals = 3;
/** About this many per sectional. */
const individualsAtSectional = 40;
const roundMinutes = 330;

/** One class and school year. */
export function getGolfSeries(world: World, event: GolfEvent, schoolYear: number): GolfSeries {
  return memoize(world, `golf series ${event.tournamentId} ${schoolYear}`, () => {
    const roll = createDice(world.seed, 'golf-series', event.tournamentId, schoolYear);
    const regionals = makeRegionals(world, event, schoolYear, roll);
    const sectionals = makeSectionals(event, schoolYear, roll, regionals);
    return { regionals, sectionals, finalists: sectionals.flatMap(listQualifiers) };
  });
}

function makeRegionals(world: World, event: GolfEvent, schoolYear: number, roll: Dice): GolfSite[] {
  const areas = splitIntoRegions(listGolfSchools(world, event), event.sectionals * event.regionals);
  const others = roll.shuffle(areas.slice(1));
  const { regional } = getGolfDays(event.sportId, schoolYear);
  return areas.map((area, index) => {
    const behind = others.indexOf(area);
    return makeSite(roll, {
      id: event.firstSite + index,
      event,
      level: 'Regional',
      hosts: area,
      day: regional + roll.pick([0, 0, 0, -1, 1]),
      entries: area.map((school) => ({ school, isTeam: true, golfers: getLineup(world, event, schoolYear, school) })),
      places: countRegionalQualifiers(event),
      tardiness: behind === -1 ? null : (event.lateReports[behind] ?? null),
    });
  });
}

/** Fewer where many regionals feed one sectional. */
function countRegionalQualifiers({ regionals }: GolfEvent): Places {
  return { teams: regionals > 4 ? 2 : 3, individuals: Math.round(individualsAtSectional / regionals) };
}

function makeSectionals(event: GolfEvent, schoolYear: number, roll: Dice, regionals: readonly GolfSite[]): GolfSite[] {
  const { sectional } = getGolfDays(event.sportId, schoolYear);
  return Array.from({ length: event.sectionals }, (_, index) => {
    const feeding = regionals.filter((_, place) => Math.floor((place * event.sectionals) / regionals.length) === index);
    return makeSite(roll, {
      id: event.firstSite + regionals.length + index,
      event,
      level: 'Sectional',
      hosts: feeding.map(({ host }) => host),
      day: sectional,
      entries: feeding.flatMap(listQualifiers),
      places: { teams: teamsToFinals, individuals: event.individuals },
      tardiness: null,
    });
  });
}

interface Setting extends Pick<GolfSite, 'id' | 'event' | 'level' | 'day' | 'tardiness' | 'entries'> {
  readonly hosts: readonly School[];
  readonly places: Places;
}

function makeSite(roll: Dice, { hosts, places, ...setting }: Setting): GolfSite {
  const startMinutes = getItemAt([510, 540, 540, 570, 780], roll.drawBelow(setting.level === 'Regional' ? 5 : 4));
  const inTime = startMinutes + roundMinutes + roll.drawBelow(roll.drawChance(0.2) ? 300 : 90);
  return {
    ...setting,
    host: roll.pick(hosts),
    course: `${roll.pick(courseNames)} ${roll.pick(courseKinds)}`,
    startMinutes,
    reportMinutes: setting.tardiness === null ? inTime : roll.drawBetween(18, 30) * 1440,
    ...playSite(roll, setting.entries, places),
  };
}

/** Teams first, then individuals. */
function listQualifiers({ advancingTeams, advancingIndividuals, entries }: GolfSite): Entry[] {
  const teams = advancingTeams.flatMap(({ school }) =>
    entries.filter((entry) => entry.isTeam && entry.school === school),
  );
  return [
    ...teams,
    ...advancingIndividuals.map(({ golfer }): Entry => ({ school: golfer.school, isTeam: false, golfers: [golfer] })),
  ];
}
