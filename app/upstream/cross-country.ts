import { type WireContext } from '~/cache/source/define-source';
import { shortenGrade } from '~/models/people/grade';
import { mark } from './fields/mark';
import {
  type RowOf,
  fieldRows,
  identifier,
  nestedRows,
  optionalText,
  text,
  wireObject,
  defineGroup,
  readObject,
} from './wire';

/* Cross country: GET /v1/statefinal/cc-qualifiers. The answer is not wrapped in `data`. */

export const crossCountryEntries = defineGroup('cross-country', 'schedule')(
  'entries',
  '/v1/statefinal/cc-qualifiers?tournamentId={tournamentId}',
  readObject(entries),
  {
    sample: { tournamentId: '682' },
    listTags: ({ tournamentId }) => [`tournament-${tournamentId}`],
    isEmpty: ({ boxes, teams, individuals }) => boxes.length + teams.length + individuals.length === 0,
  },
);

/** Refuses an answer without any of the lists. */
function entries(context: WireContext) {
  return wireObject({
    boxes: [fieldRows(context, boxAssignment()), 'boxAssignments'],
    teams: [fieldRows(context, qualifier(context)), 'teamQualifiers'],
    individuals: [fieldRows(context, qualifier(context)), 'individualQualifiers'],
  })
    .refine(({ boxes, teams, individuals }) => boxes !== null || teams !== null || individuals !== null, {
      error: 'has no lists',
    })
    .transform(({ boxes, teams, individuals }) => ({
      boxes: boxes ?? [],
      teams: teams ?? [],
      individuals: individuals ?? [],
    }));
}

/** Entrants of the state meet of one class, with their starting positions. */
export type CrossCountryEntries = RowOf<typeof entries>;

function boxAssignment() {
  return wireObject({
    box: identifier(),
    type: text(),
    school: [text({ required: 'has no school' }), 'SchoolName'],
    firstName: text(),
    lastName: text(),
  }).transform(({ box, type, school, firstName, lastName }) => ({
    /** `12`, or `40D` for one of those who share box 40. */
    box: box.toUpperCase(),
    isTeam: type.toUpperCase() !== 'I',
    school,
    /** `Jae-won Trần`; empty when not named. */
    athlete: `${firstName} ${lastName}`.trim(),
  }));
}

export type BoxAssignment = RowOf<typeof boxAssignment>;

function qualifier(context: WireContext) {
  const coach = wireObject({
    type: [optionalText(), 'coachType'],
    name: [text({ required: 'has no name' }), 'coachName'],
  });
  return wireObject({
    school: [text({ required: 'has no school' }), 'schoolName'],
    coaches: nestedRows(context, coach),
    athletes: nestedRows(context, athlete()),
  });
}

export type Qualifier = RowOf<typeof qualifier>;

function athlete() {
  const fields = { number: mark(), firstName: text(), lastName: text(), yearInSchool: optionalText() };
  return wireObject(fields)
    .transform(({ number, firstName, lastName, yearInSchool }) => ({
      /** Bib number. */
      number,
      name: `${firstName} ${lastName}`.trim(),
      /** `Fr.`, `So.`, `Jr.` or `Sr.`; `null` when not given. */
      year: shortenGrade(yearInSchool),
    }))
    .refine(({ name }) => name !== '', { error: 'has no name' });
}

export type QualifiedAthlete = RowOf<typeof athlete>;
