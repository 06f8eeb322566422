import * as z from 'zod';
import { defineSource, type SourceParams } from '~/cache/define-source';
import type { SportFacts } from '~/models/sports/sport-facts';
import { link } from './fields/link';
import { dataObject, fieldRows, optionalText, text, wireObject } from './wire';

/* Facts about one sport: GET /v1/sports/{sportId} and below. */

export interface SportParams extends SourceParams {
  /** Sport slug, such as `boys-basketball`. */
  readonly sportId: string;
}

export const sportFacts = defineSource<SportParams, SportFacts>({
  name: 'sports.facts',
  sample: { sportId: 'boys-basketball' },
  unread: {
    basePath: 'the address of a sport follows from its id',
    tournamentInfo: 'read from the tournament information of the sport',
  },
  buildPath: ({ sportId }) => `/v1/sports/${encodeURIComponent(sportId)}`,
  policy: 'content',
  listTags: ({ sportId }) => [`sport-${sportId}`],
  buildSchema: (context) =>
    dataObject(
      wireObject({
        // An answer without an id is no sport.
        id: text({ required: 'has no id' }),
        title: optionalText(),
        abbreviation: [optionalText(), 'mobileAbbreviation'],
        classes: fieldRows(context, text({ required: 'is no class' })),
        stateSeries: fieldRows(context, text({ required: 'is no section' })),
        navItems: fieldRows(
          context,
          wireObject({
            name: text({ required: 'has no name' }),
            path: link(context).pipe(z.string({ error: 'has no usable address' })),
          }),
        ),
      }),
    ).transform(({ title, abbreviation, classes, stateSeries, navItems }) => ({
      title,
      abbreviation,
      classes: classes ?? [],
      stateSeries: stateSeries ?? [],
      links: (navItems ?? []).map(({ name, path }) => ({ text: name, to: path })),
    })),
});
