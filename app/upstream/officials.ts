import type * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { Website } from '~/models/schools/school-detail';
import { emailAddress, website } from './fields/contact';
import { dataRows, identifier, optionalText, text, wireObject } from './wire';

// GET /v1/officials/registered-clinicians and /v1/officials/official-associations.

export interface Clinician {
  readonly officialId: string;
  readonly firstName: string | null;
  readonly lastName: string;
  readonly city: string | null;
  readonly sport: string | null;
}

export interface OfficialsAssociation {
  readonly name: string;
  readonly abbreviation: string | null;
  readonly location: string | null;
  readonly contact: string | null;
  readonly email: string | null;
  readonly sports: readonly string[];
  readonly website: Website | null;
}

function clinician(): z.ZodType<Clinician> {
  return wireObject({
    officialId: identifier(),
    firstName: optionalText(),
    lastName: text({ required: 'is missing' }),
    city: optionalText(),
    sport: [optionalText(), 'ActivityName'],
  });
}

export const clinicians = defineSource({
  name: 'officials.clinicians',
  buildPath: () => '/v1/officials/registered-clinicians',
  policy: 'directory',
  buildSchema: (context: WireContext) => dataRows(context, clinician()),
});

/** Upstream writes the sports as one text: `Baseball, Softball`, `Baseball; Softball` or `Baseball / Softball`. */
function sportNames(): z.ZodType<string[]> {
  return text().transform((names) => {
    const sports = names.split(/[,;]|\s\/\s/).map((name) => name.trim());
    return [...new Set(sports.filter(Boolean))];
  });
}

function association(): z.ZodType<OfficialsAssociation> {
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

export const officialsAssociations = defineSource({
  name: 'officials.associations',
  buildPath: () => '/v1/officials/official-associations',
  policy: 'directory',
  buildSchema: (context: WireContext) => dataRows(context, association()),
});
