import * as z from 'zod';
import { rosterStatsNames } from './roster-stats';
import { sportKinds, type Season, type SportArt, type SportKind, type SportTraits } from './sport-kinds';
import { leadersNames } from './stat-leaders';

/* Schema of `sports.json` in an association's folder. Every build checks it. */

const seasonNames = ['fall', 'winter', 'spring', 'activities', 'unified'] as const satisfies readonly Season[];

const drawings = [
  'court',
  'course',
  'diamond',
  'field',
  'green',
  'lanes',
  'mat',
  'net',
  'pitch',
  'pool',
  'stage',
  'tennis',
  'track',
] as const satisfies readonly SportArt[];

const kindNames = Object.keys(sportKinds) as [SportKind, ...SportKind[]];

/** Differences of a sport from its kind. */
const traits = {
  hasClasses: z.boolean().optional(),
  boards: z.enum(['by-class', 'small-and-large', 'together']).optional(),
  hasLegacyPagesByClass: z.boolean().optional(),
  recordsCode: z.string().nullable().optional(),
  hasDailyGames: z.boolean().optional(),
  hasSeriesScoresByDate: z.boolean().optional(),
  hasStatistics: z.boolean().optional(),
  hasRatingsByClass: z.boolean().optional(),
  scoresOrder: z.int().positive().nullable().optional(),
  rosterStats: z.enum(rosterStatsNames).nullable().optional(),
  hasOfficeMessages: z.boolean().optional(),
  statisticsName: z.string().optional(),
  leaders: z.enum(leadersNames).nullable().optional(),
  otherRatingsId: z.string().nullable().optional(),
  gamedayBroadcasts: z.string().optional(),
  factsNeededBy: z
    .string()
    .regex(/^\d{2}-\d{2}$/, { error: 'must be a day such as 09-15' })
    .optional(),
  typicalMinutes: z.int().positive().optional(),
} satisfies { readonly [Trait in keyof SportTraits]?: z.ZodType<SportTraits[Trait] | undefined> };

const sportRow = z.strictObject({
  season: z.enum(seasonNames),
  /** `Basketball`: the name that boys' and girls' variants share. */
  family: z.string().regex(/^[A-Z][A-Za-z&: ]+$/, { error: 'must be a name of letters' }),
  /** None for a sport with a single competition. */
  gender: z.enum(['boys', 'girls']).optional(),
  /** The drawing of its field. */
  art: z.enum(drawings),
  kind: z.enum(kindNames),
  /** Further words that find it. */
  searchWords: z.string().optional(),
  /** Other ids under which feeds of games name it. */
  aliases: z
    .array(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, { error: 'must be an id such as boys-baseball' }))
    .optional(),
  ...traits,
});

export type SportFileRow = z.output<typeof sportRow>;

/** What browsers get of a row. */
export type SportRow = Omit<SportFileRow, 'aliases' | 'searchWords'>;

export const sportRowsSchema = z
  .array(sportRow)
  .min(1, { error: 'must have a sport' })
  .refine((rows) => new Set(rows.map(({ family, gender }) => `${gender ?? ''} ${family}`)).size === rows.length, {
    error: 'names a sport twice',
  });
