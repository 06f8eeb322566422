import * as z from 'zod';
import { isTimeZone } from '~/models/dates/is-time-zone';

/* Schemas of the files in an association's folder. Builds check them; nothing else imports zod for them. */

const words = z.string().trim().min(1, { error: 'must not be empty' });
const httpsAddress = z.url({ protocol: /^https$/, error: 'must be an https address' });
const wholeNumber = z.int({ error: 'must be a whole number' }).positive({ error: 'must be more than 0' });
const monthAndDay = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, { error: 'must be a day such as 08-26' });
const color = z.string().regex(/^#[\da-f]{6}$/, { error: 'must be a color such as #14213d' });
const season = z.string().regex(/^\d{4}-\d{2}$/, { error: 'must be a season such as 2030-31' });
const classId = z.string().regex(/^[A-Z0-9]{1,3}$/, { error: 'must be a class such as 1A' });

/** `association.json`. What an association does not have is `null`; the site then says nothing of it. */
export const associationSchema = z.strictObject({
  name: words,
  /** Its short name, which its API knows. */
  shortName: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,11}$/, { error: 'must be 1 to 12 letters or digits' }),
  /** IANA zone of its clocks. */
  timeZone: z.string().refine(isTimeZone, { error: 'must be an IANA time zone such as America/Chicago' }),
  /** Its state at the providers of statistics and broadcasts: `IL`. */
  stateCode: z.string().regex(/^[A-Z]{2}$/, { error: 'must be two capital letters' }),
  foundedYear: z.int().min(1800, { error: 'must be a year' }).max(2100, { error: 'must be a year' }),
  /** The two colors from which both color schemes are made: a dark one for text and the scoreboard, and one for links. */
  colors: z.strictObject({ ink: color, accent: color }),
  /** The anniversary whose page the site has. */
  anniversary: z.strictObject({ years: wholeNumber }).nullable(),
  contact: z.strictObject({
    street: words,
    town: words,
    /** With the short name of the zone. */
    officeHours: words,
    phone: z.strictObject({ text: words, href: z.string().regex(/^tel:\+?\d+$/, { error: 'must begin with tel:' }) }),
  }),
  bodies: z.strictObject({
    /** The board of directors. */
    board: z.strictObject({ seats: wholeNumber, termYears: wholeNumber }),
    legislativeCommission: z
      .strictObject({
        principals: wholeNumber,
        athleticAdministrators: wholeNumber,
        atLarge: wholeNumber,
        votesIn: words,
      })
      .nullable(),
    /** Name of the foundation that is called after the association. */
    ownFoundation: words.nullable(),
  }),
  /** Meetings that a by-law requires principals to attend. */
  townMeetings: z.strictObject({ startTime: words, byLaw: words }).nullable(),
  enrollmentMultiplier: z.number().gt(1, { error: 'must be more than 1' }),
  /** Ids of schools whose statistics are not shown. */
  schoolsWithoutStatistics: z.array(z.string()),
  /** Accounts linked at the foot of each page. */
  mainAccounts: z.array(z.strictObject({ network: words, handle: words, href: httpsAddress })),
  /** Accounts of the page of social media, with their whole addresses. */
  officialAccounts: z.array(z.strictObject({ platform: words, account: words, url: httpsAddress, description: words })),
  standingRulesVideos: z.array(
    z.strictObject({ title: words, file: z.string().startsWith('/', { error: 'must be a path below the archive' }) }),
  ),
  /** How seasons of football are counted; `null` without football. */
  football: z
    .strictObject({
      weeksCountedFrom: monthAndDay,
      regularWeeks: wholeNumber,
      playoffRounds: z.array(words).min(1),
      classes: z.array(classId).min(1),
      /** Below `MEDIA_BASE_URL`: the map of a class, for `{class}` in lower case. */
      playoffMapPath: z.string().startsWith('/', { error: 'must be a path' }),
      /** Prefix of the class number in addresses of another edition of the playoff team summaries. */
      playoffSummaryToken: z.string(),
    })
    .nullable(),
});

export type AssociationFacts = z.output<typeof associationSchema>;

/** `classes.json`: the classes of the sports, by enrollment. Sports without a row have one class. */
export const classesSchema = z.strictObject({
  /** Season of these cutoffs. */
  season,
  /** School year of the enrollments that they were compared with. */
  enrollmentTerm: season,
  /** The first school year with a classification of its own. */
  oneYearBasisFrom: season,
  sports: z.array(
    z.union(
      [
        /** `1A`, `2A` and so on: one class more than there are cutoffs. */
        z.strictObject({ sportIds: z.array(z.string()).min(1), cutoffs: z.array(wholeNumber), note: words.optional() }),
        /** Classes of other names; none where they do not follow from enrollment alone. */
        z.strictObject({
          sportIds: z.array(z.string()).min(1),
          classes: z.array(z.strictObject({ id: classId, name: words.optional(), upTo: wholeNumber.nullable() })),
          note: words.optional(),
        }),
      ],
      { error: 'must have sportIds and either cutoffs or classes' },
    ),
  ),
});

export type ClassesFile = z.output<typeof classesSchema>;
