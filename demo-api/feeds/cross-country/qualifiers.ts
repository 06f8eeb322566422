import { formatTerm } from '../../calendar/civil';
import { answerFailure, answerJson, type Answer } from '../../http/answer';
import { readParam, readQueryText, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { getHeadCoach, getIncumbent } from '../../world/coaches';
import { findStateMeet, getLatestQualifiedYear, listStateMeets, type StateMeet } from '../../world/cross-country-meets';
import { listStateEntries, type StateEntry, type StateRunner } from '../../world/cross-country-state';
import { playedSince } from '../../world/first-editions';
import { memoize } from '../../world/memoize';
import type { Sport } from '../../world/sports';
import { formatTimingName } from './timing-names';

/**
 * `GET /v1/statefinal/cc-qualifiers?tournamentId={688..693}`: no `data` wrapper. The lists are empty until the season's sectionals
 * are over.
 */
export function answerQualifiers(context: Context): Answer {
  const id = readQueryText(context, 'tournamentId');
  if (id === null) return answerFailure(400, 'Missing tournamentId');
  const meet = findStateMeet(id, context.clock);
  return meet === undefined ? answerFailure(404, `Tournament not found: ${id}`) : answerJson(answerFor(context, meet));
}

/** `GET /v1/{term}/statefinal/cc-qualifiers?tournamentId=`: ids of one season. */
export function answerTermQualifiers(context: Context): Answer {
  const term = readParam(context, 'term');
  const [first] = listStateMeets(/^\d{4}-\d{2}$/.test(term) ? Number(term.slice(0, 4)) : 0);
  const season = first === undefined ? undefined : findStateMeet(first.id, context.clock)?.schoolYear;
  if (season === undefined || formatTerm(season) !== term)
    return answerFailure(404, `Archive not available for term ${term}`);
  const id = readQueryText(context, 'tournamentId');
  const isOfSeason = id === null || listStateMeets(season).some((meet) => meet.id === id);
  return isOfSeason ? answerQualifiers(context) : answerFailure(404, `Tournament not found: ${id}`);
}

function answerFor(context: Context, meet: StateMeet): Row {
  const { id, schoolYear } = meet;
  if (schoolYear >= playedSince && schoolYear <= getLatestQualifiedYear(context.clock)) {
    return getCachedQualifiers(context, meet);
  }
  return { tournamentId: id, boxAssignments: [], teamQualifiers: [], individualQualifiers: [] };
}

/** Final lists are cached, because they are slow to generate. */
function getCachedQualifiers(context: Context, meet: StateMeet): Row {
  return memoize(context.world, `qualifiers ${meet.id}`, () => getQualifiers(context, meet));
}

function getQualifiers(context: Context, { id, sport, className, schoolYear }: StateMeet): Row {
  const entries = listStateEntries(context.world, sport, className, schoolYear);
  const listQualifiers = (isTeam: boolean): unknown[] => {
    const rows = entries
      .filter((entry) => entry.isTeam === isTeam)
      .map((entry) => buildQualifierRow(context, sport, entry, schoolYear));
    return withBadRows(createDiceFor(context, 'cc-qualifiers', id, schoolYear, String(isTeam)), rows);
  };
  const boxes = entries.flatMap((entry) => entry.runners.map((runner) => buildBoxRow(context, sport, entry, runner)));
  const roll = createDiceFor(context, 'cc-boxes', id, schoolYear);
  return {
    tournamentId: id,
    boxAssignments: withBadRows(roll, roll.shuffle(boxes)),
    teamQualifiers: listQualifiers(true),
    individualQualifiers: listQualifiers(false),
  };
}

/** Teams, too, have a row per athlete. */
function buildBoxRow(context: Context, sport: Sport, entry: StateEntry, { athlete, box }: StateRunner): Row {
  const roll = createDiceFor(context, 'cc-box', sport.id, athlete.id);
  const row: Row = {
    Box: box,
    Type: entry.isTeam ? 'T' : 'I',
    SchoolName: formatTimingName(context, sport, entry.school),
    FirstName: athlete.firstName,
    LastName: athlete.lastName,
  };
  return withRowQuirks(roll, row, {
    texts: ['Box', 'FirstName', 'LastName'],
    spellings: { Box: ['box'], SchoolName: ['schoolName'] },
  });
}

function buildQualifierRow(context: Context, sport: Sport, { school, runners }: StateEntry, schoolYear: number): Row {
  const roll = createDiceFor(context, 'cc-qualifier', sport.id, school.id, schoolYear);
  const head = { coachType: 'Head Coach', coachName: getHeadCoach(context.world, school, sport.id, schoolYear).name };
  const assistant = getIncumbent(context.world, 'assistant-coach', school, sport.id, schoolYear).name;
  const coaches = roll.drawChance(0.7) ? [head, { coachType: 'Assistant Coach', coachName: assistant }] : [head];
  const row: Row = {
    schoolName: formatTimingName(context, sport, school),
    coaches: roll.drawChance(0.02) ? null : coaches,
    athletes: runners.map(({ athlete, bib }) => {
      const person: Row = { number: bib, firstName: athlete.firstName, lastName: athlete.lastName };
      if (!roll.drawChance(0.04)) person.yearInSchool = roll.drawChance(0.02) ? '' : String(athlete.grade);
      return withRowQuirks(roll, person, { numbers: ['number'], texts: ['firstName', 'lastName'] });
    }),
  };
  return withRowQuirks(roll, row, { texts: ['schoolName'], spellings: { schoolName: ['SchoolName'] } });
}
