import { describe, expect, it } from 'vitest';
import type { Feature } from '../upstream/features';
import type { SocialPost } from '../upstream/social';
import { networkName, socialStrip } from './social-strip';

const post = (name: string, postedDay: string | null, postedAtMs: number | null = null): SocialPost => ({
  network: 'x',
  text: name,
  imageUrl: `https://cdn.example.org/${name}.svg`,
  url: `https://social.example.org/${name}`,
  postedDay,
  postedAtMs,
});

const feature = (title: string, parts: Partial<Feature> = {}): Feature => ({
  id: title,
  category: null,
  title,
  subtitle: null,
  imageUrl: 'https://cdn.example.org/f.svg',
  href: '/sports/football',
  sportPagesOnly: false,
  ...parts,
});

describe('social strip', () => {
  it('shows the three newest posts, newest first', () => {
    const posts = [
      post('undated', null),
      post('morning', '2026-03-07', 1_772_892_000_000),
      post('old', '2026-03-01'),
      post('evening', '2026-03-07', 1_772_928_000_000),
      post('yesterday', '2026-03-06'),
    ];
    expect(socialStrip(posts, []).map((tile) => tile.text)).toEqual(['evening', 'morning', 'yesterday']);
  });

  it('puts features with a picture and a link after the posts', () => {
    const tiles = socialStrip(
      [post('post', '2026-03-07')],
      [feature('no picture', { imageUrl: null }), feature('no link', { href: null }), feature('shown')],
    );
    expect(tiles.map((tile) => [tile.network, tile.text])).toEqual([
      ['X', 'post'],
      [null, 'shown'],
    ]);
  });

  it('shows features alone when there are no posts', () => {
    expect(socialStrip([], [feature('a'), feature('b')])).toHaveLength(2);
  });
});

describe('network name', () => {
  it.each([
    ['instagram', 'Instagram'],
    ['X', 'X'],
    ['FACEBOOK', 'Facebook'],
    ['threads', 'Threads'],
    ['BlueSky', 'BlueSky'],
  ])('of %s is %s', (network, name) => {
    expect(networkName(network)).toBe(name);
  });
});
