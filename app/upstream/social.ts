import type * as z from 'zod';
import { defineSource, type WireContext } from './define-source';
import { dayAndTime } from './fields/moment';
import { dataRows, httpUrl, text, wireObject } from './wire';

// GET /v1/socialmedia: posts of the association's accounts, a bare array or one in `data`.

export interface SocialPost {
  /** As upstream writes it: `instagram`, `X`, … */
  readonly network: string;
  readonly text: string;
  readonly imageUrl: string;
  /** Absolute address of the post. */
  readonly url: string;
  /** Calendar day in the association's time zone, `YYYY-MM-DD`; `null` when unknown. */
  readonly postedDay: string | null;
  /** Milliseconds since the epoch; `null` when only the day, or nothing, is known. */
  readonly postedAtMs: number | null;
}

function postRow(context: WireContext) {
  return wireObject({
    network: text(),
    text: text(),
    image: httpUrl(),
    thumbnail: httpUrl(),
    url: httpUrl(),
    date: dayAndTime(context),
  }).transform(({ network, text: words, image, thumbnail, url, date }): SocialPost | null => {
    const imageUrl = image ?? thumbnail;
    if (imageUrl === null || url === null) return null;
    return {
      network,
      text: words,
      imageUrl,
      url,
      postedDay: date?.day ?? null,
      postedAtMs: date?.atMs ?? null,
    };
  });
}

/** Posts with a picture and an address; the others are left out, as no page shows them. */
export const recentPosts = defineSource({
  name: 'social.recent',
  path: () => '/v1/socialmedia',
  policy: 'social',
  schema: (context: WireContext): z.ZodType<SocialPost[]> =>
    dataRows(context, postRow(context)).transform((posts) => posts.filter((post) => post !== null)),
});
