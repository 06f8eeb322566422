import { expect, it } from 'vitest';
import type { SocialPost } from '~/upstream/social';
import { buildSocialBlock } from './social-block';

const post: SocialPost = {
  network: 'instagram',
  text: 'Pairings are set.',
  imageUrl: 'https://social.example/1.jpg',
  url: 'https://social.example/1',
  postedDay: '2025-10-25',
  postedAtMs: null,
  postedText: null,
  user: null,
  userImageUrl: null,
};

it('the social block shows the first four posts, each with its network and day', () => {
  const posts = [1, 2, 3, 4, 5].map((id) => ({ ...post, url: `https://social.example/${id}` }));
  const block = buildSocialBlock(posts);
  expect(block.map(({ href }) => href.at(-1))).toEqual(['1', '2', '3', '4']);
  expect(block[0]).toMatchObject({ source: 'Instagram, October 25, 2025', text: 'Pairings are set.' });
});

it('post text is cut between words at 150 code points', () => {
  const [long] = buildSocialBlock([{ ...post, text: '🏈🏈🏈 word '.repeat(40) }]);
  expect(Array.from(long?.text ?? '').length).toBeLessThanOrEqual(151);
  expect(long?.text).toMatch(/word…$|🏈…$/u);
});

it('a post without text is named by its network, and an unreadable date is shown as written', () => {
  expect(buildSocialBlock([{ ...post, text: '', network: '', postedDay: null, postedText: 'soon' }])).toEqual([
    { href: post.url, source: 'Social media, soon', text: 'Post on Social media', neutralText: null },
  ]);
});
