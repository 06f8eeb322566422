import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { documentLink } from './fields/link';
import { forSport } from './sports';
import { type RowOf, dataRows, rowKey, optionalText, text, wireObject } from './wire';

/* Documents of a sport: GET /v1/sports/{sportId}/tournament-resources and /tournament-results. */

function sportDocument(context: WireContext) {
  return wireObject({
    id: rowKey(),
    name: text({ required: 'has no name' }),
    url: [documentLink(context).pipe(z.string({ error: 'has no usable address' })), 'path1Url', 'finalUrl'],
    /** Its audience, such as `Schools`; `null` when upstream has none. */
    audience: [optionalText(), 'subCategory'],
  });
}

export type SportDocument = RowOf<typeof sportDocument>;

/** Forms, manuals and terms for participants and hosts of a tournament. */
export const tournamentResources = defineSource({
  name: 'sport-documents.resources',
  ...forSport('baseball', (sportId) => `/v1/sports/${sportId}/tournament-resources`),
  policy: 'reference',
  buildSchema: (context: WireContext) => dataRows(context, sportDocument(context)),
});

/** Documents of a sport's state finals; occasionally one of another sport is included. */
export const stateFinalDocuments = defineSource({
  name: 'sport-documents.state-final',
  ...forSport('boys-basketball', (sportId) => `/v1/sports/${sportId}/tournament-resources?category=sf-docs`),
  policy: 'reference',
  buildSchema: (context: WireContext) => dataRows(context, stateFinalDocument(context)),
});

function stateFinalDocument(context: WireContext) {
  return wireObject({
    id: rowKey(),
    name: text({ required: 'has no name' }),
    url: [documentLink(context).pipe(z.string({ error: 'has no usable address' })), 'finalUrl'],
    audience: [optionalText(), 'subCategory'],
    /** Ids of the sports whose pages show it; empty when upstream has none. */
    displayOn: text().transform((ids): readonly string[] =>
      ids
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter((id) => id !== ''),
    ),
  });
}

/** A document for visitors and teams of the state finals. */
export type StateFinalDocument = RowOf<typeof stateFinalDocument>;

function resultDocument(context: WireContext) {
  return wireObject({
    name: text({ required: 'has no name' }),
    url: [documentLink(context).pipe(z.string({ error: 'has no usable address' })), 'finalUrl'],
  });
}

/** A document of a sport's state finals, by name: results, tee times or a program. */
export type ResultDocument = RowOf<typeof resultDocument>;

/** The latest state finals, newest first. People wait for results, so they use the policy of news. */
export const tournamentResults = defineSource({
  name: 'sport-documents.results',
  ...forSport('boys-golf', (sportId) => `/v1/sports/${sportId}/tournament-results`),
  policy: 'news',
  buildSchema: (context: WireContext) => dataRows(context, resultDocument(context)),
});
