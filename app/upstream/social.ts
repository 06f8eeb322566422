import { type WireContext } from '~/cache/source/define-source';
import { dayAndTime } from './fields/moment';
import { type RowOf, dataRows, httpUrl, optionalText, text, wireObject, defineGroup } from './wire';

// GET /v1/socialmedia: posts of the association's accounts, a bare array or one in `data`.

const define = defineGroup('social', 'social');

/** Posts without a picture or an address are valid, but left out. */
function postRow(context: WireContext, pictures: readonly string[]) {
  const row = wireObject({
    /** As upstream writes it: `instagram`, `X`, … */
    network: text(),
    text: text(),
    imageUrl: [httpUrl(context), ...pictures],
    /** Absolute address of the post. */
    url: httpUrl(context),
    date: dayAndTime(context),
    /** The date as upstream writes it. */
    postedText: [optionalText(), 'date'],
    /** Name of the account, without `@`. */
    user: text().transform((user) => user.replace(/^@+/, '') || null),
    userImageUrl: [httpUrl(context), 'userImage'],
  });
  return row
    .refine((post) => post.text !== '' || (post.imageUrl ?? post.url) !== null, {
      error: 'has neither words nor a picture nor an address',
    })
    .transform(({ date, imageUrl, url, ...post }) => {
      if (imageUrl === null || url === null) {
        context.leaveOutRow?.('a post without a picture or an address');
        return null;
      }
      return {
        ...post,
        imageUrl,
        url,
        /** Calendar day in the association's time zone, `YYYY-MM-DD`; `null` when unknown. */
        postedDay: date?.day ?? null,
        /** Milliseconds since the epoch; `null` when only the day, or nothing, is known. */
        postedAtMs: date?.atMs ?? null,
      };
    });
}

export type SocialPost = NonNullable<RowOf<typeof postRow>>;

/** Upstream sends a year of posts; pages show a handful. */
const KEPT_POSTS = 12;

/** The newest posts with a picture and an address, newest first; one without a date counts as oldest. */
export const recentPosts = define('recent', '/v1/socialmedia', (context) =>
  dataRows(context, postRow(context, ['image', 'thumbnail'])).transform((posts) =>
    sortNewestFirst(posts).slice(0, KEPT_POSTS),
  ),
);

// The history of posts, at its own address, with the same rows.

/** A year of posts with a picture and an address, newest first; those without a readable date come last. */
export const postHistory = define(
  'history',
  '',
  (context) => dataRows(context, postRow(context, ['image'])).transform(sortNewestFirst),
  { base: 'social' },
);

function sortNewestFirst(posts: readonly (SocialPost | null)[]): SocialPost[] {
  return posts.filter((post) => post !== null).sort((a, b) => buildSortKey(b).localeCompare(buildSortKey(a)));
}

/** Days compare as text; times refine the order within a day. */
function buildSortKey({ postedDay, postedAtMs }: SocialPost): string {
  return `${postedDay ?? ''} ${String(postedAtMs ?? 0).padStart(15, '0')}`;
}
