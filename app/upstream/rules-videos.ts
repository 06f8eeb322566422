import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { dataRows, dateOnly, httpUrl, optionalText, text, wireObject } from './wire';

// GET /v1/misc/rules-videos: a video for each sport and school year, the meeting about its rules.

export interface RulesVideo {
  /** `2030-31` */
  readonly term: string | null;
  /** `YYYY-MM-DD` */
  readonly meetingDay: string | null;
  /** Upstream's code of the sport: `CHR`. */
  readonly sportCode: string | null;
  readonly url: string;
  /** `Boys Bowling, Girls Bowling` */
  readonly activities: string | null;
}

/** Upstream separates the sports in several ways. */
function activityNames(): z.ZodType<string | null> {
  return text().transform((names) => names.replace(/\s*;\s*/g, ', ') || null);
}

function videoRow(context: WireContext): z.ZodType<RulesVideo> {
  return wireObject({
    term: [optionalText(), 'SchoolTerm'],
    meetingDay: [dateOnly(), 'VideoRulesMeetingDate'],
    sportCode: [optionalText(), 'sportShortcode'],
    url: [httpUrl(context).pipe(z.string({ error: 'is missing' })), 'VideoRulesMeetingUrl'],
    activities: activityNames(),
  }).refine(({ activities, sportCode }) => (activities ?? sportCode) !== null, { error: 'names no sport' });
}

export const rulesVideos = defineSource({
  name: 'rules-videos.all',
  buildPath: () => '/v1/misc/rules-videos',
  policy: 'reference',
  buildSchema: (context: WireContext) => dataRows(context, videoRow(context)),
});
