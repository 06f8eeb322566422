import type { SocialPost } from '~/upstream/social';
import { formatLongDate } from '../dates/calendar-date';
import { cutExcerpt } from './excerpt';
import { getNetworkName } from './social-strip';
import { nameHiddenResult } from './tells-result';

const POSTS = 4;
const TEXT_CHARACTERS = 150;

/**
 * The posts that a page shows beside its content, from `posts` with the newest first. Nothing is loaded from the network before a link is
 * followed.
 */
export function buildSocialBlock(posts: readonly SocialPost[]) {
  return posts.slice(0, POSTS).map(({ network, text, url, postedDay, postedText }) => {
    const name = getNetworkName(network) || 'Social media';
    const posted = postedDay === null ? postedText : formatLongDate(postedDay);
    return {
      href: url,
      source: posted === null ? name : `${name}, ${posted}`,
      // A post may be only a picture; its link still needs a name.
      text: cutExcerpt(text, TEXT_CHARACTERS) || `Post on ${name}`,
      // Stands for a text that tells a result.
      neutralText: nameHiddenResult(text),
    };
  });
}
