import * as z from 'zod';
import { addDays, longDay } from '~/models/dates/calendar-date';

/* The shape of a season's file in `seasons/`, and what a file cannot get wrong unnoticed. */

const isoDay = z.iso.date({ error: 'must be a day such as 2025-10-10' });
const words = z.string().trim().min(1, { error: 'must not be empty' });
const classId = z.string().regex(/^\dA$/, { error: 'must be a class such as 1A' });
/** Below `TIMING_BASE_URL`. */
const timingPath = z.string().regex(/^\/[\w/-]+$/, { error: 'must be a path such as /2025/course-map' });

const eachClassOnce = {
  check: (rows: readonly { readonly classId: string }[]): boolean =>
    new Set(rows.map((row) => row.classId)).size === rows.length,
  params: { error: 'names a class twice' },
};

const inARow = {
  check: (days: readonly string[]): boolean =>
    days.every((day, index) => index === 0 || day === addDays(days[0] ?? day, index)),
  params: { error: 'must be days in a row' },
};

const golfFinals = z
  .object({
    /** The days of the first and the second round. */
    rounds: z.tuple([isoDay, isoDay]).refine(inARow.check, inARow.params),
    /** Where each class plays, smallest schools first. These are the classes of the finals. */
    sites: z
      .array(z.object({ classId, course: words, town: words }))
      .min(1)
      .refine(eachClassOnce.check, eachClassOnce.params),
    /** Told above the results of the series; null where nothing is told. */
    coachesMeeting: z.object({ day: isoDay, notice: words }).nullable(),
  })
  .refine(({ coachesMeeting: told }) => told === null || told.notice.includes(longDay(told.day)), {
    path: ['coachesMeeting', 'notice'],
    error: 'names another day than the meeting has',
  });

const crossCountryFinals = z.object({
  day: isoDay,
  site: z.object({ name: words, town: words }),
  courseMapPath: timingPath,
  parkingMapPath: timingPath,
  /** Smallest schools first. */
  classes: z
    .array(
      z.object({
        classId,
        /** Names the meet to `/v1/statefinal/cc-qualifiers`. */
        tournamentId: z.string().regex(/^\d+$/),
        qualifiersPath: timingPath,
        resultsPath: timingPath,
      }),
    )
    .min(1)
    .refine(eachClassOnce.check, eachClassOnce.params),
});

/** The days of play, first to last: the number of a day in the list, from 1, names its page of results. */
const tennisFinals = z.object({ days: z.array(isoDay).min(1).refine(inARow.check, inARow.params) });

const football = z
  .object({
    /** Weeks are counted from this day of every year: `08-26`. */
    weeksCountedFrom: z
      .string()
      .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, { error: 'must look like 08-26' }),
    regularWeeks: z.number().int().min(1).max(20),
    /** One week each, after those of the regular season. */
    playoffRounds: z.array(words).min(1),
    /** Smallest schools first. */
    classes: z.array(classId).min(1),
  })
  .refine(({ classes }) => new Set(classes).size === classes.length, {
    path: ['classes'],
    error: 'names a class twice',
  });

/** `20:00`, in the association's time zone. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 20:00' });

const playoffs = z.object({
  /** Below `MEDIA_BASE_URL`: the map of a class, for `{class}` in lower case. */
  mapPath: z.string().regex(/^\/[\w/.-]*\{class\}[\w/.-]*$/, { error: 'must be a path such as /maps/{class}.svg' }),
  /** Stands before the number of the class where upstream keeps a further edition of the team summaries. */
  summaryToken: z.string().regex(/^[a-z0-9-]*$/i),
});

/** The evening on which the pairings are announced. */
const pairingsShow = z
  .object({
    day: isoDay,
    startTime: timeOfDay,
    endTime: timeOfDay,
    /** The page or the player of the live video; `null` where the tournament information tells it. */
    videoUrl: z.url({ protocol: /^https$/ }).nullable(),
    hashtag: z.string().regex(/^#\w+$/),
    hosts: z.array(z.object({ name: words, role: words })),
    /** What happens when; the classes are in the timetable of upstream. */
    steps: z.array(z.object({ time: timeOfDay, text: words })),
  })
  .refine(({ startTime, endTime }) => startTime < endTime, { path: ['endTime'], error: 'is before the show starts' });

/** The page of finals that is shown for some days only, and its teaser on the home page. */
const gameday = z
  .object({ sportId: words, firstDay: isoDay, lastDay: isoDay, headline: words })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'], error: 'is before the first day' });

export const seasonFactsSchema = z
  .object({
    season: z.string().regex(/^\d{4}-\d{2}$/, { error: 'must look like 2025-26' }),
    golf: z.object({
      /** The folder of the scoring files: `/data/iwm/{folder}/`. */
      filesFolder: z.string().regex(/^[\w-]+$/, { error: 'must be the name of a folder' }),
      sports: z.object({ 'boys-golf': golfFinals, 'girls-golf': golfFinals }),
    }),
    crossCountry: z.object({ 'boys-cross-country': crossCountryFinals, 'girls-cross-country': crossCountryFinals }),
    tennis: z.object({ 'boys-tennis': tennisFinals, 'girls-tennis': tennisFinals }),
    football,

    playoffs,
    pairingsShow,
    gameday,
  })
  .superRefine((facts, context) => {
    for (const day of daysOf(facts)) {
      if (!isInSeason(day, facts.season))
        context.addIssue({ code: 'custom', message: `${day} is not in ${facts.season}` });
    }
  })
  .readonly();

/** What a season's file holds as it is written. */
export type SeasonFactsInput = z.input<typeof seasonFactsSchema>;

/** The season-bound facts of the state finals and of football. Days are `YYYY-MM-DD` in the association's time zone. */
export type SeasonFacts = z.output<typeof seasonFactsSchema>;
export type GolfFinalsFacts = z.output<typeof golfFinals>;
export type GolfSiteFacts = GolfFinalsFacts['sites'][number];
export type CrossCountryFinalsFacts = z.output<typeof crossCountryFinals>;
export type CrossCountryClassFacts = CrossCountryFinalsFacts['classes'][number];
export type TennisFinalsFacts = z.output<typeof tennisFinals>;
export type PairingsShowFacts = z.output<typeof pairingsShow>;
export type GamedayFacts = z.output<typeof gameday>;

interface Dated {
  readonly golf: { readonly sports: Readonly<Record<string, GolfFinalsFacts>> };
  readonly crossCountry: Readonly<Record<string, CrossCountryFinalsFacts>>;
  readonly tennis: Readonly<Record<string, TennisFinalsFacts>>;
  readonly pairingsShow: PairingsShowFacts;
  readonly gameday: GamedayFacts;
}

function daysOf({ golf, crossCountry, tennis, pairingsShow: show, gameday: days }: Dated): string[] {
  return [
    ...Object.values(golf.sports).flatMap(({ rounds, coachesMeeting }) => [
      ...rounds,
      ...(coachesMeeting === null ? [] : [coachesMeeting.day]),
    ]),
    ...Object.values(crossCountry).map(({ day }) => day),
    ...Object.values(tennis).flatMap((finals) => finals.days),
    show.day,
    days.firstDay,
    days.lastDay,
  ];
}

/** A season runs from July to June. */
function isInSeason(day: string, season: string): boolean {
  const firstYear = Number(season.slice(0, 4));
  return day >= `${firstYear}-07-01` && day < `${firstYear + 1}-07-01`;
}
