import { getItemAt, hashSeed } from '../random/dice';
import type { Sport, Surface } from '../world/sports';
import type { MotifName } from './pictures';

const ownMotifs: Readonly<Record<string, readonly MotifName[]>> = {
  'adaptive-track-field': ['racer', 'curve'],
  badminton: ['shuttlecock'],
  baseball: ['batter', 'diamond'],
  basketball: ['jump-shot', 'drive', 'backboard', 'play-board'],
  'bass-fishing': ['boat'],
  bowling: ['bowling'],
  'boys-gymnastics': ['rings'],
  chess: ['chess'],
  'competitive-cheerleading': ['pyramid'],
  'competitive-dance': ['dancers'],
  'cross-country': ['harriers'],
  debate: ['debate'],
  'drama-group-interpretation': ['theater'],
  esports: ['esports'],
  'flag-football': ['flag-run'],
  football: ['pass', 'goalposts', 'helmet'],
  'girls-gymnastics': ['beam'],
  golf: ['green', 'tee'],
  'individual-events': ['debate', 'theater'],
  journalism: ['newspaper', 'typewriter'],
  lacrosse: ['lacrosse'],
  'music-organization': ['band', 'choir'],
  'music-solo-ensemble': ['choir', 'band'],
  'scholastic-bowl': ['buzzers'],
  soccer: ['goal', 'strike'],
  softball: ['windmill', 'batter'],
  'swimming-diving': ['swimmers', 'dive'],
  tennis: ['tennis-serve', 'tennis-rally'],
  'track-field': ['hurdles', 'finish', 'curve'],
  volleyball: ['spike', 'dig'],
  'water-polo': ['polo'],
  wrestling: ['wrestling'],
};

const outdoors: readonly MotifName[] = ['fans', 'trophy', 'jersey', 'bus', 'medals', 'field-handshake'];
const gridiron: readonly MotifName[] = ['fans', 'crew', 'trophy', 'referee', 'jersey', 'bus', 'medals', 'whistle'];
const indoors: readonly MotifName[] = ['student-section', 'trophy', 'handshake', 'camera', 'jersey', 'medals', 'bus'];
const timed: readonly MotifName[] = ['medals', 'stopwatch', 'trophy', 'bus', 'podium'];
const activities: readonly MotifName[] = ['podium', 'trophy', 'medals', 'caps', 'bus'];
/** Around the contest, by surface. */
const occasions: Readonly<Record<Surface, readonly MotifName[]>> = {
  court: indoors,
  net: indoors,
  mat: indoors,
  lanes: ['trophy', 'medals', 'jersey', 'bus'],
  field: gridiron,
  pitch: outdoors,
  diamond: outdoors,
  tennis: ['trophy', 'medals', 'bus'],
  green: ['trophy', 'medals', 'bus'],
  lake: ['trophy', 'medals', 'bus'],
  track: timed,
  course: timed,
  pool: timed,
  stage: activities,
  board: activities,
};

/** Pictures of the sport itself. */
export function listSportMotifs({ id }: Pick<Sport, 'id'>): readonly MotifName[] {
  return ownMotifs[id] ?? ownMotifs[id.replace(/^(?:boys|girls|unified|adaptive)-/, '')] ?? ['trophy'];
}

/** The sport itself; `index` selects one of its motifs. */
export function pickSportMotif(sport: Pick<Sport, 'id'>, index: number): MotifName {
  return getItemAt(listSportMotifs(sport), index);
}

/** Of three in a list one shows what surrounds the sport, or every second one if it has only one motif; neighbors differ. */
function countTurns(own: readonly MotifName[]): number {
  return own.length > 1 ? 3 : 2;
}

/** For lists of one sport, by position or id. */
export function pickListMotif(sport: Pick<Sport, 'id' | 'surface'>, index: number): MotifName {
  const own = listSportMotifs(sport);
  const turns = countTurns(own);
  const [round, turn] = [Math.floor(index / turns), index % turns];
  if (turn < turns - 1) return getItemAt(own, round * (turns - 1) + turn);
  return getItemAt(occasions[sport.surface], round + hashSeed(0, sport.id));
}

/**
 * For one list of several sports, from its first row on: each time the fitting motif that was used longest ago.
 */
export function createMotifPicker(): (sport: Pick<Sport, 'id' | 'surface'>) => MotifName {
  const lastUses = new Map<MotifName, number>();
  const counts = new Map<string, number>();
  let picks = 0;
  return (sport) => {
    const own = listSportMotifs(sport);
    const count = counts.get(sport.id) ?? 0;
    counts.set(sport.id, count + 1);
    const turns = countTurns(own);
    const fitting = count % turns === turns - 1 ? occasions[sport.surface] : own;
    const [motif = 'trophy'] = fitting.toSorted(
      (left, right) => (lastUses.get(left) ?? -1) - (lastUses.get(right) ?? -1),
    );
    picks += 1;
    lastUses.set(motif, picks);
    return motif;
  };
}

const halls: ReadonlySet<Surface> = new Set(['court', 'net', 'mat', 'pool', 'lanes']);

/** The scoreboard of a sport's venue. */
export function pickScoreboard({ surface }: Pick<Sport, 'surface'>): MotifName {
  return halls.has(surface) ? 'hall-scoreboard' : 'scoreboard';
}

/** The first match wins. */
const subjects: readonly (readonly [RegExp, readonly MotifName[]])[] = [
  [/graduation|scholarship|senior/, ['caps']],
  [/tickets?\b|line at|box office/, ['tickets']],
  [/hall of honor|awards?\b|nominations/, ['podium', 'trophy', 'medals']],
  [/sportsmanship|pledge|good sport|student section/, ['field-handshake', 'handshake', 'student-section']],
  [/officials?\b|referees?\b|crews?\b|licenses?\b|rule of the week/, ['crew', 'referee', 'whistle']],
  [/every score|scoreboard/, ['scoreboard', 'hall-scoreboard']],
  [/watch|streams?\b|video|broadcast|picture of the day/, ['camera']],
  [/credentials|newsroom|newspaper/, ['newspaper', 'camera']],
  [/heat|air quality|hydration|water first/, ['water']],
  [/lightning|thunder/, ['lightning']],
  [/concussion|trainers?\b/, ['trainer']],
  [/milk truck/, ['truck']],
  [/conference next|parking|cooperative|forty counties|sites for|200 mil/, ['map', 'bus']],
  [/calendar|timeline/, ['timetable']],
  [/proposals|legislative|principals/, ['charter', 'gavel']],
  [/board|meeting|committee|dues|auditor/, ['boardroom', 'gavel', 'charter']],
  [/student advisory|course done|contact days/, ['classroom']],
  [/tons of food/, ['fans']],
  [/welcome|summer/, ['bus']],
  [/office/, ['house', 'letters', 'typewriter']],
];

/** A motif for the words of a title or a post; null if none of them names a subject. */
export function findSubjectMotif(words: string, index: number): MotifName | null {
  const text = words.toLowerCase();
  const found = subjects.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : getItemAt(found[1], index);
}
