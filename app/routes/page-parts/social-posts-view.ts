import type { PostView } from '~/components/social/post-cards';
import { artForWords } from '~/config/art-for-words';
import { excerpt } from '~/models/content/excerpt';
import type { SocialPost } from '~/models/content/social-post';
import { networkName } from '~/models/content/social-strip';
import { longDate } from '~/models/dates/calendar-date';

/**
 * Posts as cards show them.
 * @param characters texts are cut after these; absent where the card's lines cut them
 */
export function postViews(posts: readonly SocialPost[], characters?: number): readonly PostView[] {
  return posts.map((post, index) => postView(post, index, characters));
}

function postView(post: SocialPost, index: number, characters: number | undefined): PostView {
  const { network, text, imageUrl, url, postedDay, postedText, user, userImageUrl } = post;
  const source = networkName(network) || 'Social media';
  return {
    key: `${url} ${index}`,
    source,
    date: postedDay === null ? dateAsWritten(postedText) : { text: longDate(postedDay), iso: postedDay },
    // A post may be a picture alone; its link still needs a name.
    text: (characters === undefined ? text : excerpt(text, characters)) || `Post on ${source}`,
    href: url,
    imageUrl,
    user: user === null ? null : `@${user}`,
    userImageUrl,
    art: artForWords(text),
  };
}

function dateAsWritten(text: string | null): PostView['date'] {
  return text === null ? null : { text, iso: null };
}
