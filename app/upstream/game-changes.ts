import * as z from 'zod';
import { MEBIBYTE } from '~/cache/source/define-source';
import type { PublishedChange } from '~/models/games/game-changes';
import { dataRows, defineGroup } from './wire';

/* Changes of games that refreshers have published in the site's own store. */

const team = z.object({ name: z.string(), schoolId: z.string().nullable() });

const change: z.ZodType<PublishedChange> = z.object({
  key: z.string(),
  id: z.string(),
  kind: z.enum(['final', 'score', 'winner', 'time', 'place', 'called-off', 'restored']),
  atMs: z.number(),
  group: z.string(),
  day: z.string().nullable(),
  teams: z.tuple([team, team]),
  was: z.string().nullable(),
  now: z.string().nullable(),
  list: z
    .union([z.object({ date: z.string() }), z.object({ sport: z.string() }), z.object({ week: z.string() })])
    .nullable(),
});

/** The changes of the last two weeks, latest first: those of a sport, or of all if `sport` is empty. */
export const gameChanges = defineGroup('game-changes', 'alerts')(
  'all',
  '/changes?sport={sport}',
  (context) => dataRows(context, change),
  {
    base: 'store',
    sample: { sport: '' },
    ordinarilyEmpty: 'on most days of the summer nothing changes',
    maxBytes: 8 * MEBIBYTE,
    maxRows: 20_000,
  },
);
