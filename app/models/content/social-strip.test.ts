import { describe, expect, it } from 'vitest';
import type { Feature } from '~/upstream/features';
import type { SocialPost } from '~/upstream/social';
import { getNetworkName, buildSocialStrip } from './social-strip';

const buildPost = (name: string): SocialPost => ({
  network: 'x',
  text: name,
  imageUrl: `https://cdn.example.org/${name}.svg`,
  url: `https://social.example.org/${name}`,
  postedDay: '2026-03-07',
  postedAtMs: null,
  postedText: null,
  user: null,
  userImageUrl: null,
});

const buildFeature = (title: string, parts: Partial<Feature> = {}): Feature => ({
  id: title,
  category: null,
  title,
  subtitle: null,
  imageUrl: 'https://cdn.example.org/f.svg',
  href: '/sports/football',
  sportPagesOnly: false,
  ...parts,
});

describe('the social strip', () => {
  it('shows the first three posts', () => {
    const posts = ['a', 'b', 'c', 'd'].map((name) => buildPost(name));
    expect(buildSocialStrip(posts, []).map((tile) => tile.text)).toEqual(['a', 'b', 'c']);
  });

  it('puts features with a picture and a link after the posts', () => {
    const tiles = buildSocialStrip(
      [buildPost('post')],
      [buildFeature('no picture', { imageUrl: null }), buildFeature('no link', { href: null }), buildFeature('shown')],
    );
    expect(tiles.map((tile) => [tile.network, tile.text])).toEqual([
      ['X', 'post'],
      [null, 'shown'],
    ]);
  });

  it('shows features alone when there are no posts', () => {
    expect(buildSocialStrip([], [buildFeature('a'), buildFeature('b')])).toHaveLength(2);
  });
});

describe('the network name', () => {
  it.each([
    ['instagram', 'Instagram'],
    ['X', 'X'],
    ['FACEBOOK', 'Facebook'],
    ['threads', 'Threads'],
    ['BlueSky', 'BlueSky'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('for %s is %s', (network, name) => {
    expect(getNetworkName(network)).toBe(name);
  });
});
