import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/source/define-source';
import { dayAndTime, formatPathDate } from './fields/moment';
import { type RowOf, httpUrl, rowKey, optionalText, text, wireObject, refuse, defineGroup, readRows } from './wire';

// GET /v1/streams: events that can be watched, from the streaming network.

function streamRow(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'streamId'],
    title: text({ required: 'has no title' }),
    category: optionalText(),
    imageUrl: httpUrl(context),
    date: dayAndTime(context),
    streamDate: dayAndTime(context),
    /** Absolute address of the stream. */
    url: httpUrl(context).pipe(z.string({ error: 'has no address' })),
    sportId: optionalText(),
  }).transform(({ date, streamDate, ...stream }, refusal) => {
    // Of the two dates, the one with a time is more precise.
    const starts = streamDate?.atMs ? streamDate : (date ?? streamDate);
    if (starts === null) return refuse(refusal, 'has no date');
    return {
      ...stream,
      /** Calendar day in the association's time zone, `YYYY-MM-DD`. */
      day: starts.day,
      /** Milliseconds since the epoch; `null` when only the day is known. */
      startsAtMs: starts.atMs,
    };
  });
}

export type Stream = RowOf<typeof streamRow>;

export const allStreams = defineGroup('streams', 'streams')('all', '/v1/streams', readRows(streamRow));

/** The streams of one day in all sports. Filtering happens here, so that upstream is called once per day. */
export const streamsOfDay = defineSource({
  name: 'streams.day',
  sample: { day: '2025-10-11' },
  buildPath: ({ day }) => `/v1/streams?date=${formatPathDate(day)}`,
  policy: 'streams',
  buildSchema: readRows(streamRow),
});
