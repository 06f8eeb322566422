import type * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { shortenGrade } from '~/models/people/grade';
import type { BoxAssignment, CrossCountryEntries, Qualifier } from '~/models/state-series/cross-country-entries';
import { mark } from './fields/mark';
import { dataObject, fieldRows, identifier, nestedRows, optionalText, text, wireObject } from './wire';

/* Cross country: GET /v1/statefinal/cc-qualifiers. The answer is not wrapped in `data`. */

export const crossCountryEntries = defineSource({
  name: 'cross-country.entries',
  sample: { tournamentId: '682' },
  buildPath: ({ tournamentId }) => `/v1/statefinal/cc-qualifiers?tournamentId=${encodeURIComponent(tournamentId)}`,
  buildSchema: (context: WireContext) => dataObject(entries(context)),
  policy: 'schedule',
  listTags: ({ tournamentId }) => [`tournament-${tournamentId}`],
  isEmpty: ({ boxes, teams, individuals }) => boxes.length + teams.length + individuals.length === 0,
});

/** Refuses an answer without any of the lists. */
function entries(context: WireContext): z.ZodType<CrossCountryEntries> {
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

function boxAssignment(): z.ZodType<BoxAssignment> {
  return wireObject({
    box: identifier(),
    type: text(),
    school: [text({ required: 'has no school' }), 'SchoolName'],
    firstName: text(),
    lastName: text(),
  }).transform(({ box, type, school, firstName, lastName }) => ({
    box: box.toUpperCase(),
    isTeam: type.toUpperCase() !== 'I',
    school,
    athlete: `${firstName} ${lastName}`.trim(),
  }));
}

function qualifier(context: WireContext): z.ZodType<Qualifier> {
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

function athlete() {
  const fields = { number: mark(), firstName: text(), lastName: text(), yearInSchool: optionalText() };
  return wireObject(fields)
    .transform(({ number, firstName, lastName, yearInSchool }) => ({
      number,
      name: `${firstName} ${lastName}`.trim(),
      year: shortenGrade(yearInSchool),
    }))
    .refine(({ name }) => name !== '', { error: 'has no name' });
}
