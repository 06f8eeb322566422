import type * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/define-source';
import { type WebVideo, parseWebVideo } from '~/models/content/web-video';
import {
  dataObject,
  dataRows,
  flag,
  httpUrl,
  identifier,
  optionalText,
  type Read,
  text,
  wholeNumber,
  wireObject,
} from './wire';

// GET /v1/videos: recordings of past tournaments.

export interface ArchiveVideo {
  readonly id: string;
  readonly title: string;
  readonly thumbnailUrl: string | null;
  /** Upstream's code of the sport or activity: `BKB`. */
  readonly activityId: string | null;
  readonly activityName: string | null;
  /** Year of the tournament, `2011` or `2010-11`. */
  readonly year: string | null;
  readonly className: string | null;
  readonly isBuzzerBeater: boolean;
}

/** A recording with all known facts. */
export interface ArchiveRecording extends ArchiveVideo {
  /** The recording at its host; `null` for an address without a known player. */
  readonly video: WebVideo | null;
  /** Address of the recording, with or without a known player. */
  readonly watchUrl: string | null;
  readonly teams: string | null;
  readonly score: string | null;
  readonly announcers: string | null;
}

const thumbnails = (context: WireContext) => wireObject({ high: httpUrl(context) });

const videoFields = (context: WireContext) => ({
  id: [identifier(), 'videoId'] as const,
  youTubeTitle: text(),
  thumbnails: thumbnails(context).catch({ high: null }),
  activityId: optionalText(),
  activityName: optionalText(),
  tourneyYear: text().transform((year) => year.replace(/\.0+$/, '') || null),
  class: optionalText(),
  buzzerBeater: flag(),
});

function toVideo(row: Read<ReturnType<typeof videoFields>>): ArchiveVideo {
  return {
    id: row.id,
    title: row.youTubeTitle || [row.tourneyYear, row.activityName].filter(Boolean).join(' ') || 'Archive video',
    thumbnailUrl: row.thumbnails.high,
    activityId: row.activityId,
    activityName: row.activityName,
    year: row.tourneyYear,
    className: row.class,
    isBuzzerBeater: row.buzzerBeater,
  };
}

function videoRow(context: WireContext): z.ZodType<ArchiveVideo> {
  return wireObject(videoFields(context)).transform(toVideo);
}

function recording(context: WireContext): z.ZodType<ArchiveRecording> {
  return wireObject({
    ...videoFields(context),
    youTubeURL: httpUrl(context),
    teams: optionalText(),
    score: optionalText(),
    announcers: optionalText(),
  }).transform(({ youTubeURL, teams, score, announcers, ...row }) => ({
    ...toVideo(row),
    video: youTubeURL === null ? null : parseWebVideo(youTubeURL),
    watchUrl: youTubeURL,
    teams,
    score,
    announcers,
  }));
}

/** Upstream's random selection, which changes with every refresh. */
export const randomVideos = defineSource({
  name: 'videos.random',
  buildPath: () => '/v1/videos?random=true',
  policy: 'media',
  buildSchema: (context: WireContext) => dataRows(context, videoRow(context)),
});

/** The whole archive, some 2,500 videos. Searching happens here, so that upstream is called for one list. */
export const allVideos = defineSource({
  name: 'videos.all',
  buildPath: () => '/v1/videos',
  policy: 'media',
  maxBytes: 8 * 1024 * 1024,
  maxRows: 10_000,
  buildSchema: (context: WireContext) => dataRows(context, videoRow(context)),
});

export const archiveVideo = defineSource({
  name: 'videos.one',
  sample: { videoId: '1234' },
  buildPath: ({ videoId }) => `/v1/videos/${encodeURIComponent(videoId)}`,
  policy: 'media',
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  buildSchema: (context: WireContext) => dataObject(recording(context)),
});

// GET /v1/videos/stats: size of the archive.

/** `null` for missing counts. */
export interface ArchiveStatistics {
  readonly totalVideos: number | null;
  readonly firstYear: number | null;
  readonly lastYear: number | null;
  readonly buzzerBeaters: number | null;
}

export const archiveStatistics = defineSource({
  name: 'videos.statistics',
  buildPath: () => '/v1/videos/stats',
  policy: 'media',
  buildSchema: () => dataObject(statistics()),
});

/** An answer without counts is empty. */
function statistics(): z.ZodType<ArchiveStatistics> {
  return wireObject({
    totalVideos: wholeNumber(),
    firstYear: wholeNumber(),
    lastYear: wholeNumber(),
    buzzerBeaters: wholeNumber(),
  }).refine(({ totalVideos }) => totalVideos !== null, { error: 'do not count the videos' });
}
