import * as z from 'zod';
import { trimEnd } from '~/models/text/trim-end';

/* Addresses and switches that are settings of the environment, and that an association's folder may have as well. */

const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => trimEnd(url, /\//));

/** An unset link is hidden by the pages that would show it. */
export const optionalUrl = baseUrl.optional();

/** The addresses of what the site reads and links. */
export const addressSettings = {
  V1_BASE_URL: baseUrl,
  DATA_BASE_URL: optionalUrl,
  LEGACY_BASE_URL: optionalUrl,
  RECORDS_BASE_URL: optionalUrl,
  MEDIA_BASE_URL: optionalUrl,
  LEADERS_URL: optionalUrl,
  /** Team pages of the provider of prep statistics, which take `schoolid` and `gendersport`. */
  PREP_STATS_TEAM_URL: optionalUrl,
  BROADCASTS_URL: optionalUrl,
  SOCIAL_HISTORY_URL: optionalUrl,
  CALENDAR_WIDGET_URL: optionalUrl,
  SCHOOL_CENTER_URL: optionalUrl,
  OFFICIALS_CENTER_URL: optionalUrl,
  MEMBER_PORTAL_URL: optionalUrl,
  LIVE_SCORING_URL: optionalUrl,
  TIMING_BASE_URL: optionalUrl,
  TENNIS_APP_URL: optionalUrl,
  DOCUMENT_ARCHIVE_BASE_URL: optionalUrl,
  TICKETS_HOST: z.string().optional(),
  STREAM_HOST: z.string().optional(),
};

/** `hosts.json` in an association's folder: the addresses that are not set in the environment. */
export const hostsSchema = z.strictObject(addressSettings).partial();

/** How a source is named: `officials.clinicians`. */
export const sourceName = /^[a-z-]+\.[a-z-]+$/;

/** How a page is named: by its path in the route table. */
export const pagePath = /^\/[\w:?/*-]+$/;

/** `switches.json` in an association's folder: what the site leaves out, unless the environment says otherwise. */
export const switchesSchema = z.strictObject({
  /** Sources that the association does not publish. */
  sourcesOff: z.array(z.string().regex(sourceName, { error: 'must be named as officials.clinicians is' })),
  /** Pages that the association does not want, by their paths in the route table. */
  pagesOff: z.array(z.string().regex(pagePath, { error: 'must be a path of the route table' })),
  /** The page of changed scores, with its marks on other pages. */
  changesPage: z.boolean(),
  /** The page of games without a score. */
  missingScoresPage: z.boolean(),
});

/** The settings of the environment that a folder's hosts and switches are. */
export function listFolderSettings(
  hosts: z.output<typeof hostsSchema>,
  { sourcesOff, pagesOff, changesPage, missingScoresPage }: z.output<typeof switchesSchema>,
): Readonly<Record<string, string>> {
  return {
    ...hosts,
    ...(sourcesOff.length > 0 && { SOURCES_OFF: sourcesOff.join(',') }),
    ...(pagesOff.length > 0 && { PAGES_OFF: pagesOff.join(',') }),
    ...(!changesPage && { CHANGES_PAGE: '0' }),
    ...(!missingScoresPage && { MISSING_SCORES_PAGE: '0' }),
  };
}
