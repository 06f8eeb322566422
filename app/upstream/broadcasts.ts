import * as z from 'zod';
import { type WireContext } from '~/cache/source/define-source';
import { dayAndTime } from './fields/moment';
import {
  type RowOf,
  httpUrl,
  rowKey,
  optionalText,
  requiredFieldRows,
  text,
  wireObject,
  defineGroup,
  readObject,
} from './wire';

/* Broadcasts of games, from another company's search service (`BROADCASTS_URL`). */

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

export const broadcasts = defineGroup('broadcasts', 'schedule')(
  'search',
  '?activity={activity}&state={state}&card=true&start=0&size=12',
  readObject(answer),
  {
    base: 'broadcasts',
    sample: { activity: 'Football', state: 'IL' },
    unread: { background_image: 'the lists of broadcasts have no pictures' },
  },
);

function answer(context: WireContext) {
  return wireObject({ items: requiredFieldRows(context, broadcastRow(context)) }).transform(({ items }) => items);
}
