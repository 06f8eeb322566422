import * as z from 'zod';
import { type WireContext } from '~/cache/source/define-source';
import { link } from './fields/link';
import { type RowOf, optionalFieldRows, optionalText, text, wireObject, defineGroup, readObject } from './wire';

/* Facts about one sport: GET /v1/sports/{sportId} and below. */

export const sportFacts = defineGroup('sports', 'content')('facts', '/v1/sports/{sportId}', readObject(facts), {
  sample: { sportId: 'boys-basketball' },
  unread: {
    basePath: 'the address of a sport follows from its id',
    tournamentInfo: 'read from the tournament information of the sport',
  },
});

function facts(context: WireContext) {
  return wireObject({
    // An answer without an id is no sport.
    id: text({ required: 'has no id' }),
    title: optionalText(),
    /** Names the sport's legacy and records pages: `BKB`. */
    abbreviation: [optionalText(), 'mobileAbbreviation'],
    /** Class names in order, such as `1A`; empty when all play together. */
    classes: optionalFieldRows(context, text({ required: 'is no class' })),
    /** Enabled sections of the state series, by their last path segment; empty when upstream names none. */
    stateSeries: optionalFieldRows(context, text({ required: 'is no section' })),
    links: [optionalFieldRows(context, sportLink(context)), 'navItems'],
  }).transform(({ id: _, ...row }) => row);
}

/** Upstream's facts about a sport, in addition to the configuration. */
export type SportFacts = RowOf<typeof facts>;

function sportLink(context: WireContext) {
  return wireObject({
    text: [text({ required: 'has no name' }), 'name'],
    to: [link(context).pipe(z.string({ error: 'has no usable address' })), 'path'],
  });
}

export type SportLink = RowOf<typeof sportLink>;
