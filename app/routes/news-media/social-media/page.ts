import { buildAreaNavigation } from '~/blocks/page-parts/area-navigation';
import type { SourceRequest } from '~/cache/source/define-source';
import { clampPage, countPages, slicePage, toPagerView } from '~/components/ui/pager';
import { chooseArt } from '~/config/art-for-words';
import { officialAccounts } from '~/config/association';
import { isPublished } from '~/config/published-sources';
import { addToHref, buildHref, Route } from '~/href';
import { getNetworkName } from '~/models/content/social-strip';
import { nameHiddenResult } from '~/models/content/tells-result';
import { formatLongDate } from '~/models/dates/calendar-date';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { postHistory, type SocialPost } from '~/upstream/social';
import type { PostView } from './post-cards';

/** The history of posts, if the deployment names it. */
export function sources({ environment }: Pick<PageRequest, 'environment'>): {
  readonly optional: Readonly<Record<string, SourceRequest<SocialPost[]>>>;
} {
  return { optional: isPublished(postHistory.definition, environment) ? { posts: postHistory.with({}) } : {} };
}

export const socialText =
  'Follow the association for scores, pictures and news. These are its official accounts; any other account that uses its ' +
  'name or marks does not speak for it.';

const path = buildHref(Route.newsSocial);
const POSTS_PER_PAGE = 24;

export type PostFeedView = ReturnType<typeof toPostFeed>;

/** `asked` is the page of the canonical query. */
export function toPostFeed(posts: readonly SocialPost[], asked: string | undefined) {
  const lastPage = countPages(posts.length, POSTS_PER_PAGE);
  const page = clampPage(asked, lastPage);
  return {
    posts: toPostViews(slicePage(posts, page, POSTS_PER_PAGE)),
    pager: toPagerView(page, lastPage, (number) => addToHref(path, { page: number === 1 ? null : String(number) })),
  };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { environment, query, page }: PageRequest) {
  return {
    navigation: buildAreaNavigation(page.canonicalPath, environment.PRODUCT),
    accounts: officialAccounts,
    hasFeed: isPublished(postHistory.definition, environment),
    feed: unavailable.length > 0 ? null : toPostFeed(optional.posts?.value ?? [], query.page),
  };
}

export function toPostViews(posts: readonly SocialPost[]): readonly PostView[] {
  return posts.map(toPostView);
}

function toPostView(post: SocialPost, index: number): PostView {
  const { network, text, imageUrl, url, postedDay, postedText, user, userImageUrl } = post;
  const source = getNetworkName(network) || 'Social media';
  return {
    key: `${url} ${index}`,
    source,
    date: postedDay === null ? readWrittenDate(postedText) : { text: formatLongDate(postedDay), iso: postedDay },
    // A post may be only a picture; its link still needs a name.
    text: text || `Post on ${source}`,
    neutralText: nameHiddenResult(text),
    href: url,
    imageUrl,
    user: user === null ? null : `@${user}`,
    userImageUrl,
    art: chooseArt(text),
  };
}

function readWrittenDate(text: string | null): PostView['date'] {
  return text === null ? null : { text, iso: null };
}
