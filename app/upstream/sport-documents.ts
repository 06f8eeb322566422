import { type WireContext } from '~/cache/source/define-source';
import { requiredDocumentLink } from './fields/link';
import { type RowOf, rowKey, optionalText, text, wireObject, defineGroup, readRows } from './wire';

/* Documents of a sport: GET /v1/sports/{sportId}/tournament-resources and /tournament-results. */

const define = defineGroup('sport-documents', 'reference');

function sportDocument(context: WireContext) {
  return wireObject({
    id: rowKey(),
    name: text({ required: 'has no name' }),
    url: [requiredDocumentLink(context), 'path1Url', 'finalUrl'],
    /** Its audience, such as `Schools`; `null` when upstream has none. */
    audience: [optionalText(), 'subCategory'],
  });
}

export type SportDocument = RowOf<typeof sportDocument>;

/** Forms, manuals and terms for participants and hosts of a tournament. */
export const tournamentResources = define(
  'resources',
  '/v1/sports/{sportId}/tournament-resources',
  readRows(sportDocument),
  {
    sample: { sportId: 'baseball' },
  },
);

/** Documents of a sport's state finals; occasionally one of another sport is included. */
export const stateFinalDocuments = define(
  'state-final',
  '/v1/sports/{sportId}/tournament-resources?category=sf-docs',
  readRows(stateFinalDocument),
  { sample: { sportId: 'boys-basketball' } },
);

function stateFinalDocument(context: WireContext) {
  return wireObject({
    id: rowKey(),
    name: text({ required: 'has no name' }),
    url: [requiredDocumentLink(context), 'finalUrl'],
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
    url: [requiredDocumentLink(context), 'finalUrl'],
  });
}

/** A document of a sport's state finals, by name: results, tee times or a program. */
export type ResultDocument = RowOf<typeof resultDocument>;

/** The latest state finals, newest first. People wait for results, so they use the policy of news. */
export const tournamentResults = define(
  'results',
  '/v1/sports/{sportId}/tournament-results',
  readRows(resultDocument),
  {
    policy: 'news',
    sample: { sportId: 'boys-golf' },
  },
);
