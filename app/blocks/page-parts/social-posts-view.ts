import type { PostView } from '~/components/social/post-cards';
import { chooseArt } from '~/config/art-for-words';
import type { SocialPost } from '~/models/content/social-post';
import { getNetworkName } from '~/models/content/social-strip';
import { longDate } from '~/models/dates/calendar-date';

export function postViews(posts: readonly SocialPost[]): readonly PostView[] {
  return posts.map(postView);
}

function postView(post: SocialPost, index: number): PostView {
  const { network, text, imageUrl, url, postedDay, postedText, user, userImageUrl } = post;
  const source = getNetworkName(network) || 'Social media';
  return {
    key: `${url} ${index}`,
    source,
    date: postedDay === null ? dateAsWritten(postedText) : { text: longDate(postedDay), iso: postedDay },
    // A post may be only a picture; its link still needs a name.
    text: text || `Post on ${source}`,
    href: url,
    imageUrl,
    user: user === null ? null : `@${user}`,
    userImageUrl,
    art: chooseArt(text),
  };
}

function dateAsWritten(text: string | null): PostView['date'] {
  return text === null ? null : { text, iso: null };
}
