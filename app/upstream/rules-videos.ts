import * as z from 'zod';
import type { WireContext } from '~/cache/source/define-source';
import { splitParts } from '~/models/text/split-parts';
import { calendarDay } from './fields/moment';
import { type RowOf, httpUrl, optionalText, text, wireObject, defineGroup, readRows } from './wire';

// GET /v1/misc/rules-videos: a video for each sport and school year, the meeting about its rules.

function videoRow(context: WireContext) {
  return wireObject({
    /** `2030-31` */
    term: [optionalText(), 'SchoolTerm'],
    meetingDay: [calendarDay(context), 'VideoRulesMeetingDate'],
    /** Upstream's code of the sport: `CHR`. */
    sportCode: [optionalText(), 'sportShortcode'],
    url: [httpUrl(context).pipe(z.string({ error: 'is missing' })), 'VideoRulesMeetingUrl'],
    /** `Boys Bowling, Girls Bowling`, which upstream separates in several ways. */
    activities: text().transform((names) => splitParts(names, ';').join(', ') || null),
  }).refine(({ activities, sportCode }) => (activities ?? sportCode) !== null, { error: 'names no sport' });
}

export type RulesVideo = RowOf<typeof videoRow>;

export const rulesVideos = defineGroup('rules-videos', 'reference')('all', '/v1/misc/rules-videos', readRows(videoRow));
