import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { documentLink } from './fields/link';
import type { SportParams } from './sports';
import { dataRows, identifier, optionalText, text, wireObject } from './wire';

/* Documents of a sport: GET /v1/sports/{sportId}/tournament-resources and /tournament-results. */

export interface SportDocument {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Its audience, such as `Schools`; `null` when upstream has none. */
  readonly audience: string | null;
}

function sportDocument(context: WireContext): z.ZodType<SportDocument> {
  return wireObject({
    id: identifier(),
    name: text({ required: 'has no name' }),
    url: [documentLink(context).pipe(z.string({ error: 'has no usable address' })), 'path1Url', 'finalUrl'],
    audience: [optionalText(), 'subCategory'],
  });
}

/** Forms, manuals and terms for participants and hosts of a tournament. */
export const tournamentResources = defineSource<SportParams, SportDocument[]>({
  name: 'sport-documents.resources',
  sample: { sportId: 'baseball' },
  buildPath: ({ sportId }) => `/v1/sports/${encodeURIComponent(sportId)}/tournament-resources`,
  policy: 'reference',
  listTags: ({ sportId }) => [`sport-${sportId}`],
  buildSchema: (context) => dataRows(context, sportDocument(context)),
});

/** A document for visitors and teams of the state finals. */
export interface StateFinalDocument extends SportDocument {
  /** Ids of the sports whose pages show it; empty when upstream has none. */
  readonly displayOn: readonly string[];
}

/** Documents of a sport's state finals; occasionally one of another sport is included. */
export const stateFinalDocuments = defineSource<SportParams, StateFinalDocument[]>({
  name: 'sport-documents.state-final',
  sample: { sportId: 'boys-basketball' },
  buildPath: ({ sportId }) => `/v1/sports/${encodeURIComponent(sportId)}/tournament-resources?category=sf-docs`,
  policy: 'reference',
  listTags: ({ sportId }) => [`sport-${sportId}`],
  buildSchema: (context) => dataRows(context, stateFinalDocument(context)),
});

function stateFinalDocument(context: WireContext): z.ZodType<StateFinalDocument> {
  return wireObject({
    id: identifier(),
    name: text({ required: 'has no name' }),
    url: [documentLink(context).pipe(z.string({ error: 'has no usable address' })), 'finalUrl'],
    audience: [optionalText(), 'subCategory'],
    displayOn: text().transform((ids) =>
      ids
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter((id) => id !== ''),
    ),
  });
}

/** A document of a sport's state finals, by name: results, tee times or a program. */
export interface ResultDocument {
  readonly name: string;
  readonly url: string;
}

function resultDocument(context: WireContext): z.ZodType<ResultDocument> {
  return wireObject({
    name: text({ required: 'has no name' }),
    url: [documentLink(context).pipe(z.string({ error: 'has no usable address' })), 'finalUrl'],
  });
}

/** The latest state finals, newest first. People wait for results, so they use the policy of news. */
export const tournamentResults = defineSource<SportParams, ResultDocument[]>({
  name: 'sport-documents.results',
  sample: { sportId: 'boys-golf' },
  buildPath: ({ sportId }) => `/v1/sports/${encodeURIComponent(sportId)}/tournament-results`,
  policy: 'news',
  listTags: ({ sportId }) => [`sport-${sportId}`],
  buildSchema: (context) => dataRows(context, resultDocument(context)),
});
