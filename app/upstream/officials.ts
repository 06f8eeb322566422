import type * as z from 'zod';
import { splitParts } from '~/models/text/split-parts';
import { emailAddress, website } from './fields/contact';
import { type RowOf, rowKey, optionalText, text, wireObject, defineGroup, readRows } from './wire';

// GET /v1/officials/registered-clinicians and /v1/officials/official-associations.

const define = defineGroup('officials', 'directory');

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

export const clinicians = define('clinicians', '/v1/officials/registered-clinicians', readRows(clinician));

/** Upstream writes the sports as one text: `Baseball, Softball`, `Baseball; Softball` or `Baseball / Softball`. */
function sportNames(): z.ZodType<string[]> {
  return text().transform((names) => [...new Set(splitParts(names, /[,;]|\s\/\s/))]);
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

export const officialsAssociations = define(
  'associations',
  '/v1/officials/official-associations',
  readRows(association),
);
