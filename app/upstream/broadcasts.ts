import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { dayAndTime } from './fields/moment';
import { type RowOf, dataObject, httpUrl, rowKey, optionalText, requiredFieldRows, text, wireObject } from './wire';

/* Broadcasts of games, from another company's search service (`BROADCASTS_URL`). */

/** Number requested at once. */
const SIZE = 12;

function broadcastRow(context: WireContext) {
  return wireObject({
    key: rowKey(),
    url: [httpUrl(context).pipe(z.string({ error: 'has no address' })), 'site_url'],
    headline: text({ required: 'has no headline' }),
    subheadline: optionalText(),
    date: dayAndTime(context),
  }).transform(({ date, ...broadcast }) => ({
    ...broadcast,
    /** Calendar day in the association's time zone, `YYYY-MM-DD`; `null` if unknown. */
    day: date?.day ?? null,
    /** Milliseconds since the epoch; `null` when only the day is known. */
    startsAtMs: date?.atMs ?? null,
  }));
}

export type Broadcast = RowOf<typeof broadcastRow>;

export const broadcasts = defineSource({
  name: 'broadcasts.search',
  base: 'broadcasts',
  sample: { activity: 'Football' },
  unread: { background_image: 'the lists of broadcasts have no pictures' },
  buildPath: ({ activity }) => `?activity=${encodeURIComponent(activity)}&state=IL&card=true&start=0&size=${SIZE}`,
  policy: 'schedule',
  buildSchema: (context: WireContext) => {
    const answer = wireObject({ items: requiredFieldRows(context, broadcastRow(context)) });
    return dataObject(answer).transform(({ items }) => items);
  },
});
