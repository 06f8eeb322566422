import type * as z from 'zod';
import { emailAddress, website } from './fields/contact';
import { type RowOf, defineRows, rowKey, optionalText, text, wireObject } from './wire';

// GET /v1/officials/registered-clinicians and /v1/officials/official-associations.

function clinician() {
  return wireObject({
    officialId: rowKey(),
    firstName: optionalText(),
    lastName: text({ required: 'is missing' }),
    city: optionalText(),
    sport: [optionalText(), 'ActivityName'],
  });
}

export type Clinician = RowOf<typeof clinician>;

export const clinicians = defineRows(
  'officials.clinicians',
  '/v1/officials/registered-clinicians',
  'directory',
  clinician,
);

/** Upstream writes the sports as one text: `Baseball, Softball`, `Baseball; Softball` or `Baseball / Softball`. */
function sportNames(): z.ZodType<string[]> {
  return text().transform((names) => {
    const sports = names.split(/[,;]|\s\/\s/).map((name) => name.trim());
    return [...new Set(sports.filter(Boolean))];
  });
}

function association() {
  return wireObject({
    name: text({ required: 'is missing' }),
    abbreviation: optionalText(),
    location: optionalText(),
    contact: optionalText(),
    email: emailAddress(),
    sports: sportNames(),
    website: [website(), 'URL'],
  });
}

export type OfficialsAssociation = RowOf<typeof association>;

export const officialsAssociations = defineRows(
  'officials.associations',
  '/v1/officials/official-associations',
  'directory',
  association,
);
