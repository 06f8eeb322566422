import type * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { dataRows, httpUrl, identifier, optionalText, text, wireObject } from './wire';

// GET /v1/videos: recordings of past tournaments.

export interface ArchiveVideo {
  readonly id: string;
  readonly title: string;
  readonly thumbnailUrl: string | null;
  readonly activityName: string | null;
  /** Year of the tournament, `2011` or `2010-11`. */
  readonly year: string | null;
  readonly className: string | null;
}

const thumbnails = (context: WireContext) => wireObject({ high: httpUrl(context) });

function videoRow(context: WireContext): z.ZodType<ArchiveVideo> {
  return wireObject(
    {
      id: identifier(),
      youTubeTitle: text(),
      thumbnails: thumbnails(context).catch({ high: null }),
      activityName: optionalText(),
      tourneyYear: text().transform((year) => year.replace(/\.0+$/, '') || null),
      class: optionalText(),
    },
    { id: ['videoId'] },
  ).transform((row) => ({
    id: row.id,
    title: row.youTubeTitle || [row.tourneyYear, row.activityName].filter(Boolean).join(' ') || 'Archive video',
    thumbnailUrl: row.thumbnails.high,
    activityName: row.activityName,
    year: row.tourneyYear,
    className: row.class,
  }));
}

/** Reason for leaving a field unread. */
const inArchives = 'shown by the archive pages, which are not built yet; the home page shows title and picture';

/** Upstream's random choice: other videos with every refresh. */
export const randomVideos = defineSource({
  name: 'videos.random',
  unread: {
    youTubeURL: inArchives,
    activityID: inArchives,
    buzzerBeater: inArchives,
    teams: inArchives,
    score: inArchives,
    announcers: inArchives,
  },
  path: () => '/v1/videos?random=true',
  policy: 'media',
  schema: (context: WireContext) => dataRows(context, videoRow(context)),
});

export const videosSources = [randomVideos];
