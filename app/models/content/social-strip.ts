import type { Feature } from '~/upstream/features';
import type { SocialPost } from '~/upstream/social';

export type StripTile = ReturnType<typeof toPostTile> | ReturnType<typeof toFeatureTiles>[number];

const POSTS = 3;
const FEATURES = 3;

const networkNames = ['Instagram', 'X', 'Facebook', 'Threads'];

/** Display name of a network; an unknown one keeps upstream's spelling. */
export function getNetworkName(network: string): string {
  return networkNames.find((name) => name.toLowerCase() === network.toLowerCase()) ?? network;
}

/** The strip of the home page: up to three posts (newest first), then features that have a picture and a link. */
export function buildSocialStrip(posts: readonly SocialPost[], features: readonly Feature[]): readonly StripTile[] {
  return [...posts.slice(0, POSTS).map(toPostTile), ...features.flatMap(toFeatureTiles).slice(0, FEATURES)];
}

function toPostTile(post: SocialPost) {
  const { network, text, imageUrl, url, postedDay, postedAtMs } = post;
  return { network: getNetworkName(network), text, imageUrl, href: url, postedDay, postedAtMs };
}

/** A tile of the association's own has no network. */
function toFeatureTiles({ title, imageUrl, href }: Feature) {
  if (imageUrl === null || href === null) return [];
  return [{ network: null, text: title, imageUrl, href, postedDay: null, postedAtMs: null }];
}
