import type { SocialTileView } from '~/components/home/social-strip';
import { chooseArt } from '~/config/art-for-words';
import { cutExcerpt } from '~/models/content/excerpt';
import type { Feature } from '~/models/content/feature';
import type { SocialPost } from '~/models/content/social-post';
import { buildSocialStrip, type StripTile } from '~/models/content/social-strip';
import { longDate } from '~/models/dates/calendar-date';
import type { ContentClock } from '~/models/dates/content-clock';
import { formatElapsed } from '~/models/dates/update-stamp';

const TEXT_CHARACTERS = 200;

export function buildSocialTiles(
  posts: readonly SocialPost[],
  features: readonly Feature[],
  clock: ContentClock,
): readonly SocialTileView[] {
  return buildSocialStrip(posts, features).map((tile) => toTileView(tile, clock.nowMs()));
}

function toTileView(tile: StripTile, nowMs: number): SocialTileView {
  const { network, text, imageUrl, href } = tile;
  return {
    key: href,
    source: network ?? 'Featured',
    when: formatPosted(tile, nowMs),
    // A post may be only a picture; its link still needs a name.
    text: cutExcerpt(text, TEXT_CHARACTERS) || `Post on ${network ?? 'this site'}`,
    href,
    imageUrl,
    alt: network === null ? text : `Picture posted on ${network}`,
    art: chooseArt(text),
  };
}

function formatPosted({ postedAtMs, postedDay }: StripTile, nowMs: number): SocialTileView['when'] {
  if (postedDay === null) return null;
  const elapsed = postedAtMs === null ? null : formatElapsed(postedAtMs, nowMs);
  return {
    text: elapsed ?? longDate(postedDay),
    iso: postedAtMs === null ? postedDay : new Date(postedAtMs).toISOString(),
  };
}
