import { schoolYearOf, termOf } from '../../calendar/civil';
import { minutesSinceMidnight, type Clock } from '../../calendar/clock';
import { failure, json, type Answer } from '../../http/answer';
import { param, queryText, rollFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { headCoachOf, incumbentOf } from '../../world/coaches';
import { seriesDay } from '../../world/cross-country-calendar';
import { stateEntriesOf, type StateEntry, type StateRunner } from '../../world/cross-country-state';
import { memoize } from '../../world/memoize';
import { sportOf, type Sport } from '../../world/sports';
import { timingName } from './timing-names';

const firstTournament = 688;
const classesPerSport = 3;
const firstTerm = 2019;
/** When the last sectional is scored. */
const qualifiedMinutes = 15 * 60;

/** The state meet of one class. */
interface Tournament {
  readonly id: string;
  readonly sport: Sport;
  readonly className: string;
}

/**
 * `GET /v1/statefinal/cc-qualifiers?tournamentId={688..693}`: without a `data` wrapper; the latest meet with
 * qualifiers.
 */
export function qualifiers(context: Context): Answer {
  return forTournament(context, (tournament) => cachedQualifiers(context, tournament, shownYear(context.clock)));
}

/** `GET /v1/{term}/statefinal/cc-qualifiers?tournamentId=`: earlier meets are empty. */
export function qualifiersOfTerm(context: Context): Answer {
  const term = param(context, 'term');
  const schoolYear = /^\d{4}-\d{2}$/.test(term) ? Number(term.slice(0, 4)) : 0;
  const isKnown =
    termOf(schoolYear) === term && schoolYear >= firstTerm && schoolYear <= schoolYearOf(context.clock.today);
  if (!isKnown) return failure(404, `Archive not available for term ${term}`);
  return forTournament(context, (tournament) => {
    if (schoolYear === shownYear(context.clock)) return cachedQualifiers(context, tournament, schoolYear);
    return { tournamentId: tournament.id, boxAssignments: [], teamQualifiers: [], individualQualifiers: [] };
  });
}

function forTournament(context: Context, answer: (tournament: Tournament) => Row): Answer {
  const id = queryText(context, 'tournamentId');
  if (id === null) return failure(400, 'Missing tournamentId');
  const index = /^\d{3}$/.test(id) ? Number(id) - firstTournament : -1;
  const sport = sportOf(index < classesPerSport ? 'boys-cross-country' : 'girls-cross-country');
  const className = sport.classes[index % classesPerSport];
  if (index < 0 || index >= classesPerSport * 2 || className === undefined) {
    return failure(404, `Tournament not found: ${id}`);
  }
  return json(answer({ id, sport, className }));
}

/** The school year whose state meet is shown: the current one once its sectionals are over. */
function shownYear(clock: Clock): number {
  const schoolYear = schoolYearOf(clock.today);
  const isQualified = minutesSinceMidnight(clock, seriesDay('Sectional', schoolYear)) >= qualifiedMinutes;
  return isQualified ? schoolYear : schoolYear - 1;
}

/** Cached, because the lists of a meet no longer change and are slow to generate. */
function cachedQualifiers(context: Context, tournament: Tournament, schoolYear: number): Row {
  const key = `qualifiers ${tournament.id} ${schoolYear}`;
  return memoize(context.world, key, () => qualifiersOf(context, tournament, schoolYear));
}

function qualifiersOf(context: Context, { id, sport, className }: Tournament, schoolYear: number): Row {
  const entries = stateEntriesOf(context.world, sport, className, schoolYear);
  const listed = (isTeam: boolean): unknown[] => {
    const rows = entries
      .filter((entry) => entry.isTeam === isTeam)
      .map((entry) => qualifierRow(context, sport, entry, schoolYear));
    return withBadRows(rollFor(context, 'cc-qualifiers', id, schoolYear, String(isTeam)), rows);
  };
  const boxes = entries.flatMap((entry) => entry.runners.map((runner) => boxRow(context, sport, entry, runner)));
  const roll = rollFor(context, 'cc-boxes', id, schoolYear);
  return {
    tournamentId: id,
    boxAssignments: withBadRows(roll, roll.shuffled(boxes)),
    teamQualifiers: listed(true),
    individualQualifiers: listed(false),
  };
}

/** One row per athlete, also for teams. */
function boxRow(context: Context, sport: Sport, entry: StateEntry, { athlete, box }: StateRunner): Row {
  const roll = rollFor(context, 'cc-box', sport.id, athlete.id);
  const row: Row = {
    Box: box,
    Type: entry.isTeam ? 'T' : 'I',
    SchoolName: timingName(context, sport, entry.school),
    FirstName: athlete.firstName,
    LastName: athlete.lastName,
  };
  return withRowQuirks(roll, row, {
    texts: ['Box', 'FirstName', 'LastName'],
    spellings: { Box: ['box'], SchoolName: ['schoolName'] },
  });
}

function qualifierRow(context: Context, sport: Sport, { school, runners }: StateEntry, schoolYear: number): Row {
  const roll = rollFor(context, 'cc-qualifier', sport.id, school.id, schoolYear);
  const head = { coachType: 'Head Coach', coachName: headCoachOf(context.world, school, sport.id, schoolYear).name };
  const assistant = incumbentOf(context.world, 'assistant-coach', school, sport.id, schoolYear).name;
  const coaches = roll.chance(0.7) ? [head, { coachType: 'Assistant Coach', coachName: assistant }] : [head];
  const row: Row = {
    schoolName: timingName(context, sport, school),
    coaches: roll.chance(0.02) ? null : coaches,
    athletes: runners.map(({ athlete, bib }) => {
      const person: Row = { number: bib, firstName: athlete.firstName, lastName: athlete.lastName };
      if (!roll.chance(0.04)) person.yearInSchool = roll.chance(0.02) ? '' : String(athlete.grade);
      return withRowQuirks(roll, person, { numbers: ['number'], texts: ['firstName', 'lastName'] });
    }),
  };
  return withRowQuirks(roll, row, { texts: ['schoolName'], spellings: { schoolName: ['SchoolName'] } });
}
