import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { SportFacts } from '~/models/sports/sport-facts';
import { link } from './fields/link';
import { dataObject, fieldRows, optionalText, text, wireObject } from './wire';

/* Facts about one sport: GET /v1/sports/{sportId} and below. */

/** What the sources of one sport have in common. `sample` is the slug of a sport with an answer, such as `boys-basketball`. */
export function forSport(sample: string, buildPath: (encodedSportId: string) => string) {
  return {
    sample: { sportId: sample },
    buildPath: ({ sportId }: { readonly sportId: string }) => buildPath(encodeURIComponent(sportId)),
    listTags: ({ sportId }: { readonly sportId: string }) => [`sport-${sportId}`],
  };
}

export const sportFacts = defineSource({
  name: 'sports.facts',
  ...forSport('boys-basketball', (sportId) => `/v1/sports/${sportId}`),
  unread: {
    basePath: 'the address of a sport follows from its id',
    tournamentInfo: 'read from the tournament information of the sport',
  },
  policy: 'content',
  buildSchema: (context: WireContext): z.ZodType<SportFacts> =>
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
