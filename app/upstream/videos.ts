import type * as z from 'zod';
import { MAX_UNKNOWN_PER_MINUTE, type WireContext, MEBIBYTE } from '~/cache/source/define-source';
import { parseWebVideo } from '~/models/content/web-video';
import { mark } from './fields/mark';
import {
  flag,
  httpUrl,
  identifier,
  nestedObject,
  optionalText,
  type Read,
  type RowOf,
  text,
  wholeNumber,
  wireObject,
  defineGroup,
  readRows,
  readFirstRow,
  readObject,
} from './wire';

// GET /v1/videos: recordings of past tournaments.

const define = defineGroup('videos', 'media');

const videoFields = (context: WireContext) =>
  ({
    id: [identifier(), 'videoId'],
    title: [text(), 'youTubeTitle'],
    thumbnailUrl: [thumbnailUrl(context), 'thumbnails'],
    /** Upstream's code of the sport or activity: `BKB`. */
    activityId: optionalText(),
    activityName: optionalText(),
    /** Year of the tournament, `2011` or `2010-11`. */
    year: [mark(), 'tourneyYear'],
    className: [optionalText(), 'class'],
    isBuzzerBeater: [flag(), 'buzzerBeater'],
  }) as const;

function thumbnailUrl(context: WireContext): z.ZodType<string | null> {
  return nestedObject({ high: httpUrl(context) }).transform(({ high }) => high);
}

export type ArchiveVideo = Read<ReturnType<typeof videoFields>>;

function withTitle<Video extends ArchiveVideo>(video: Video): Video {
  const { title, year, activityName } = video;
  return { ...video, title: title || [year, activityName].filter(Boolean).join(' ') || 'Archive video' };
}

function videoRow(context: WireContext): z.ZodType<ArchiveVideo> {
  return wireObject(videoFields(context)).transform(withTitle);
}

function recording(context: WireContext) {
  return wireObject({
    ...videoFields(context),
    /** Address of the recording, with or without a known player. */
    watchUrl: [httpUrl(context), 'youTubeURL'],
    teams: optionalText(),
    score: optionalText(),
    announcers: optionalText(),
  }).transform((row) => ({
    ...withTitle(row),
    /** The recording at its host; `null` for an address without a known player. */
    video: row.watchUrl === null ? null : parseWebVideo(row.watchUrl),
  }));
}

/** A recording with all known facts. */
export type ArchiveRecording = RowOf<typeof recording>;

/** Upstream's random selection, which changes with every refresh. */
export const randomVideos = define('random', '/v1/videos?random=true', readRows(videoRow), { listNames: listVideoIds });

/** The whole archive, some 2,500 videos. Searching happens here, so that upstream is called for one list. */
export const allVideos = define('all', '/v1/videos', readRows(videoRow), {
  maxBytes: 8 * MEBIBYTE,
  maxRows: 10_000,
  listNames: listVideoIds,
});

function listVideoIds(videos: readonly ArchiveVideo[]): readonly string[] {
  return videos.map(({ id }) => id);
}

export const archiveVideo = define('one', '/v1/videos/{videoId}', readFirstRow(recording), {
  sample: { videoId: '1234' },
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  namedBy: {
    getName: ({ videoId }) => videoId,
    sources: ['videos.all', 'videos.random'],
    listRequests: () => [allVideos.with({}), randomVideos.with({})],
  },
});

// GET /v1/videos/stats: size of the archive.

export const archiveStatistics = define('statistics', '/v1/videos/stats', readObject(statistics));

/** An answer without counts is empty. */
function statistics() {
  return wireObject({
    totalVideos: wholeNumber(),
    firstYear: wholeNumber(),
    lastYear: wholeNumber(),
    buzzerBeaters: wholeNumber(),
  }).refine(({ totalVideos }) => totalVideos !== null, { error: 'do not count the videos' });
}

/** `null` for missing counts. */
export type ArchiveStatistics = RowOf<typeof statistics>;
