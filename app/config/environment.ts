import * as z from 'zod';
import { createContentClock, type ContentClock } from '~/models/dates/content-clock';
import { isTimeZone } from '~/models/dates/is-time-zone';
import { isSeason } from '~/models/dates/season';
import { timeZone as ownTimeZone } from './association';
import { folderSettings } from './folder-settings.generated';
import { addressSettings, optionalUrl, pagePath, sourceName } from './settings-schema';
import { findSport } from './sports';

/** A missing or malformed setting; the message names it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const isoMoment = z.iso.datetime({ offset: true, error: 'must be an ISO time such as 2025-10-11T13:20:00-05:00' });

const timeZone = z.string().refine(isTimeZone, { error: 'must be an IANA time zone such as America/Chicago' });

const sportList = z.string().transform((list, refusal) => {
  const ids = list
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '' && id !== 'none');
  const unknown = ids.find((id) => findSport(id) === undefined);
  if (unknown === undefined) return ids;
  refusal.addIssue({ code: 'custom', message: `names ${unknown}, which is no sport` });
  return z.NEVER;
});

function nameList(pattern: RegExp, rule: string) {
  return z.string().transform((list, refusal): readonly string[] => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const bad = names.find((name) => !pattern.test(name));
    if (bad === undefined) return names;
    refusal.addIssue({ code: 'custom', message: `names ${bad}, and ${rule}` });
    return z.NEVER;
  });
}

function wholeNumber(least: number, most: number, otherwise: number) {
  const refusal = { error: `must be a whole number from ${least} to ${most}` };
  return z.coerce.number(refusal).int(refusal).min(least, refusal).max(most, refusal).default(otherwise);
}

const optionalSwitch = z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional();

/** See decision 30. */
export const DEFAULT_CALLS_PER_SECOND = 20;

const sampleRate = { error: 'must be a number from 0 to 1' };

/** Location hints of Durable Objects ("Data location" in their documentation). */
const refresherLocations = ['wnam', 'enam', 'sam', 'weur', 'eeur', 'apac', 'oc', 'afr', 'me'] as const;

const environmentSchema = z
  .object({
    ...addressSettings,
    PRODUCT: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,11}$/, { error: 'must be 1 to 12 letters or digits' }),
    ASSOCIATION_NAME: z.string().trim().min(1, { error: 'must not be empty' }),
    /** IANA zone of the association's clocks: of days, times of games and seasons. */
    TIME_ZONE: timeZone.default(ownTimeZone),
    /** Shown season; by default that of the content day. */
    SEASON: z.string().refine(isSeason, { error: 'must be a season such as 2030-31' }).optional(),
    /** Sports kept warm as on their finals day, by id with commas, instead of those of the calendars. `none` for no sport. */
    PREWARM_SPORTS: sportList.optional(),
    /**
     * Sources that the association does not publish, by name with commas: they are not called, and nothing that needs them is offered.
     * `npm run check:api` finds them.
     */
    SOURCES_OFF: nameList(sourceName, 'a source is named as officials.clinicians is').default([]),
    /** Pages that the association does not want, by their paths in the route table with commas: they are not offered. */
    PAGES_OFF: nameList(pagePath, 'a page is named as /schools/open-dates is').default([]),
    /** Upstream calls per prewarm run, once a minute. 0 switches prewarming off. */
    PREWARM_CALLS_PER_MINUTE: wholeNumber(0, 600, 60),
    /** Upstream calls per second and host, of all of the site together (decision 30). */
    UPSTREAM_CALLS_PER_SECOND: wholeNumber(1, 1000, DEFAULT_CALLS_PER_SECOND),
    /** Location hint of Durable Objects for new refreshers, such as `enam`. By default they start near the first visitor. */
    REFRESHER_LOCATION: z
      .enum(refresherLocations, { error: `must be one of ${refresherLocations.join(', ')}` })
      .optional(),
    /** `1` if all subdomains of the site's host always use HTTPS: browsers are told so for a year. */
    HSTS_SUBDOMAINS: optionalSwitch,
    /** `0` switches the service worker off. The worker on each device then deletes its pages and itself. */
    OFFLINE_PAGES: optionalSwitch,
    /** `0` switches off the page and feed of changed games, the lines on games' pages and the marks on cards. */
    CHANGES_PAGE: optionalSwitch,
    /** `0` switches off the page of games without a score. */
    MISSING_SCORES_PAGE: optionalSwitch,
    /** Public address of the site, where the prewarm worker requests the most visited pages. */
    SITE_URL: optionalUrl,
    /** Whom to tell about a vulnerability: a `mailto:` or `https:` address for `/.well-known/security.txt` (RFC 9116). */
    SECURITY_CONTACT: z
      .url({ protocol: /^(?:https|mailto)$/, error: 'must be a mailto: or https: address' })
      .optional(),
    /**
     * Secret with which a monitoring system may read `/status` and `/metrics`; without one of 16 characters or more both answer 404. Set it
     * with `npx wrangler secret put MONITORING_SECRET`, never in a file. A bad one is logged and ends nothing, because no dry run sees it.
     */
    MONITORING_SECRET: z.string().optional(),
    /** Share of ordinary log events (`request`, `refresh`) that is written, 0 to 1. Failures and slow requests are always written. */
    LOG_SAMPLE_RATE: z.coerce.number(sampleRate).min(0, sampleRate).max(1, sampleRate).default(0.01),
    FIXED_NOW: isoMoment.optional(),
    /** The real moment at which `FIXED_NOW` was set; written by `npm start` so that all workers agree. */
    FIXED_NOW_SET_AT: isoMoment.optional(),
    /** Seconds of content time per real second from `FIXED_NOW` on. Cache ages stay real. */
    CLOCK_RATE: wholeNumber(1, 600, 1),
    /** `local` is written by `npm start` and the tests; anything deployed is `production`. */
    DEPLOYMENT: z.enum(['local', 'production']).default('production'),
    BUILD_ID: z.string(),
    /** When the build was deployed; written by `npm run deploy` and `npm start`. */
    BUILT_AT: isoMoment.optional(),
  })
  .refine((names) => names.DEPLOYMENT === 'local' || names.FIXED_NOW === undefined, {
    path: ['FIXED_NOW'],
    error: 'is for local runs only and is refused in production',
  })
  .refine((names) => names.FIXED_NOW !== undefined || names.CLOCK_RATE === 1, {
    path: ['CLOCK_RATE'],
    error: 'needs FIXED_NOW, the moment from which it counts',
  });

/** The checked environment. Units and defaults: architecture, "Names of the environment". */
export type Environment = z.output<typeof environmentSchema>;

export const environmentNames: readonly string[] = Object.keys(environmentSchema.shape);

/**
 * Names that are not in `raw` are those of the association's folder. An empty name is an unset one; unknown names are ignored. Throws an
 * `EnvironmentError` that names the first missing or malformed one.
 */
export function parseEnvironment(raw: Readonly<Record<string, unknown>>): Environment {
  const given = { ...folderSettings, ...raw };
  const named = Object.fromEntries(
    environmentNames.map((name) => [name, given[name] === '' ? undefined : given[name]]),
  );
  const result = environmentSchema.safeParse(named);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? 'environment');
  const value = named[name];
  const problem = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}: ${issue?.message ?? 'invalid'}`;
  throw new EnvironmentError(`${name} ${problem}`);
}

export function readContentClock(environment: Environment): ContentClock {
  return createContentClock({
    timeZone: environment.TIME_ZONE,
    fixedNowIso: environment.FIXED_NOW,
    setAtIso: environment.FIXED_NOW_SET_AT,
    rate: environment.CLOCK_RATE,
    season: environment.SEASON,
  });
}
