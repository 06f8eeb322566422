import * as z from 'zod';
import { addDays, formatLongDay } from '~/models/dates/calendar-date';
import { getSeasonOfDay } from '~/models/dates/season';
import { listClassIds } from './classification';
import { findSport, type Sport } from './sports';

/* Schemas of a season's file in `seasons/` of the association's folder, by sport. Each block is checked on its own, so a mistake affects one sport only. */

const isoDay = z.iso.date({ error: 'must be a day such as 2030-10-10' });
const words = z.string().trim().min(1, { error: 'must not be empty' });
/** Below `TIMING_BASE_URL`. */
const timingPath = z.string().regex(/^\/[\w/-]+$/, { error: 'must be a path such as /2030/course-map' });
/** `20:00`, in the association's time zone. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 20:00' });

const daysInARow = {
  check: (days: readonly string[]): boolean =>
    days.every((day, index) => index === 0 || day === addDays(days[0] ?? day, index)),
  params: { error: 'must be days in a row' },
};

/** One row for each class, in the order of the classes. */
function rowsOfClasses<Row extends z.ZodType<{ readonly classId: string }>>(row: Row, classes: readonly string[]) {
  return z.array(row).superRefine((rows, context) => {
    const named = rows.map(({ classId }) => classId);
    const unknown = named.find((classId) => !classes.includes(classId));
    const missing = classes.find((classId) => !named.includes(classId));
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
    };
    if (unknown !== undefined) refuse(`names ${unknown}, which is no class of these finals (${classes.join(', ')})`);
    else if (named.length > new Set(named).size) refuse('names a class twice');
    else if (missing !== undefined) refuse(`has no row for class ${missing}`);
  });
}

function golfFinals(classes: readonly string[]) {
  return z
    .strictObject({
      /** The days of the first and the second round. */
      rounds: z.tuple([isoDay, isoDay]).refine(daysInARow.check, daysInARow.params),
      /** Where each class plays. */
      sites: rowsOfClasses(z.strictObject({ classId: z.string(), course: words, town: words }), classes),
      /** Shown above the results of the series. */
      coachesMeeting: z.strictObject({ day: isoDay, notice: words }).optional(),
    })
    .refine(({ coachesMeeting: meeting }) => meeting?.notice.includes(formatLongDay(meeting.day)) !== false, {
      path: ['coachesMeeting', 'notice'],
      error: 'names another day than the meeting has',
    });
}

function crossCountryFinals(classes: readonly string[]) {
  return z.strictObject({
    day: isoDay,
    site: z.strictObject({ name: words, town: words }),
    courseMapPath: timingPath,
    parkingMapPath: timingPath,
    classes: rowsOfClasses(
      z.strictObject({
        classId: z.string(),
        /** The meet's id for `/v1/statefinal/cc-qualifiers`. */
        tournamentId: z.string().regex(/^\d+$/, { error: 'must be a number in quotes, such as "688"' }),
        qualifiersPath: timingPath,
        resultsPath: timingPath,
      }),
      classes,
    ),
  });
}

/** The days of play. The number of a day, from 1, names its page of results. */
const tennisFinals = z.strictObject({
  days: z.array(isoDay).min(1, { error: 'must not be empty' }).refine(daysInARow.check, daysInARow.params),
});

/** The evening on which the football pairings are announced. */
const pairingsShow = z
  .strictObject({
    day: isoDay,
    startTime: timeOfDay,
    endTime: timeOfDay,
    /** Live video; by default that of the tournament information. */
    videoUrl: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
    hashtag: z.string().regex(/^#\w+$/, { error: 'must look like #PairingsNight' }),
    hosts: z.array(z.strictObject({ name: words, role: words })),
    /** The program. The classes are in upstream's timetable. */
    steps: z.array(z.strictObject({ time: timeOfDay, text: words })),
  })
  .refine(({ startTime, endTime }) => startTime < endTime, { path: ['endTime'], error: 'is before the show starts' });

/** The days on which the page of the flag football finals is shown, and its teaser on the home page. */
const gameday = z
  .strictObject({ firstDay: isoDay, lastDay: isoDay, headline: words })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'], error: 'is before the first day' });

const pairingsFacts = z.strictObject({ pairingsShow });
const gamedayFacts = z.strictObject({ gameday });

/** The schema of a sport's block; `null` for a sport without facts. */
function findSchema(sport: Sport | undefined) {
  if (sport === undefined) return null;
  if (sport.hasPlayoffs) return pairingsFacts;
  if (sport.gamedayBroadcasts !== null) return gamedayFacts;
  if (sport.finals === 'golf') return golfFinals(listClassIds(sport.id));
  if (sport.finals === 'cross-country') return crossCountryFinals(listClassIds(sport.id));
  return sport.finals === 'tennis' ? tennisFinals : null;
}

export type GolfFacts = z.output<ReturnType<typeof golfFinals>>;
export type CrossCountryFacts = z.output<ReturnType<typeof crossCountryFinals>>;
export type TennisFacts = z.output<typeof tennisFinals>;
export type PairingsShowFacts = z.output<typeof pairingsShow>;
export type GamedayFacts = z.output<typeof gameday>;

/** The facts of one season by sport. The sport's row determines their kind. Days are `YYYY-MM-DD` in the association's time zone. */
export type SeasonFacts = Readonly<Record<string, z.output<NonNullable<ReturnType<typeof findSchema>>>>>;

/** A season's file, with a line for each block that is left out. */
export interface SeasonFile {
  readonly facts: SeasonFacts;
  readonly problems: readonly string[];
}

/**
 * Reads a season's file. A faulty block is left out, and a line names file, sport and mistake. `content` may be the reason why it is
 * unreadable.
 */
export function parseSeasonFile(season: string, content: unknown): SeasonFile {
  const file = `seasons/${season}.json`;
  if (typeof content === 'string') return { facts: {}, problems: [`${file}: ${content}`] };
  if (typeof content !== 'object' || content === null || Array.isArray(content) || Object.keys(content).length === 0) {
    return { facts: {}, problems: [`${file}: has no sport in it`] };
  }
  const facts: Record<string, SeasonFacts[string]> = {};
  const problems: string[] = [];
  for (const [sportId, block] of Object.entries(content)) {
    const problem = readBlock(sportId, block);
    if (problem !== null) problems.push(`${file}: ${sportId}: ${problem}`);
  }
  return { facts, problems };

  function readBlock(sportId: string, block: unknown): string | null {
    const schema = findSchema(findSport(sportId));
    if (schema === null) return 'is no sport with facts';
    const result: z.ZodSafeParseResult<SeasonFacts[string]> = schema.safeParse(block);
    if (!result.success) {
      const [issue] = result.error.issues;
      return `${issue?.path.join('.') || 'the block'} ${issue?.message ?? 'is invalid'}`;
    }
    const stray = collectDays(result.data).find((day) => getSeasonOfDay(day) !== season);
    if (stray !== undefined) return `${stray} is not in ${season}`;
    facts[sportId] = result.data;
    return null;
  }
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Every day anywhere in a block. */
function collectDays(part: unknown): string[] {
  if (typeof part === 'string') return ISO_DAY.test(part) ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(collectDays);
}
