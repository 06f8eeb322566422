import { expect, it } from 'vitest';
import { officialAccounts } from '~/config/association';
import { buildTestEnvironment } from '~/config/environment.fixture';
import type { SocialPost } from '~/upstream/social';
import { toPostViews, sources, toPostFeed } from './page';

const post: SocialPost = {
  network: 'instagram',
  text: 'Seeds are out.',
  imageUrl: 'https://cdn.example/1.svg',
  url: 'https://social.example/1',
  postedDay: '2025-10-11',
  postedAtMs: null,
  postedText: '10/11/2025',
  user: 'PSAA_State',
  userImageUrl: null,
};
const many = Array.from({ length: 50 }, (_, index) => ({ ...post, text: `Post ${index + 1}` }));

it('a post shows the name of its network, its day, its account and its text', () => {
  expect(toPostViews([post])).toEqual([
    {
      key: 'https://social.example/1 0',
      source: 'Instagram',
      date: { text: 'October 11, 2025', iso: '2025-10-11' },
      text: 'Seeds are out.',
      neutralText: null,
      href: 'https://social.example/1',
      imageUrl: 'https://cdn.example/1.svg',
      user: '@PSAA_State',
      userImageUrl: null,
      art: 'court',
    },
  ]);
});

it.each([
  [{ postedDay: null, postedText: 'a while ago' }, { date: { text: 'a while ago', iso: null } }],
  [{ postedDay: null, postedText: null }, { date: null }],
  [{ network: 'BlueSky' }, { source: 'BlueSky' }],
  [
    { network: '', text: '' },
    { source: 'Social media', text: 'Post on Social media' },
  ],
  [{ user: null }, { user: null }],
])('a post with %j shows %j', (given, shown) => {
  expect(toPostViews([{ ...post, ...given }])).toMatchObject([shown]);
});

it('a post that tells a result has neutral words beside it', () => {
  const text = 'FINAL: Ashgrove over Overton, 2612-2541. #GirlsBowling';
  expect(toPostViews([{ ...post, text }])).toMatchObject([{ text, neutralText: 'Game result' }]);
});

it('shows 24 posts on each page, and links to pages only when there are more posts', () => {
  expect(
    toPostFeed(many, undefined)
      .posts.map(({ text }) => text)
      .slice(0, 2),
  ).toEqual(['Post 1', 'Post 2']);
  expect(toPostFeed(many, '3').posts.map(({ text }) => text)).toEqual(['Post 49', 'Post 50']);
  expect(toPostFeed(many, '99').pager).toMatchObject({ current: 3, lastPage: 3, nextHref: null });
  expect(toPostFeed(many, '2').pager.previousHref).toBe('/news-media/social-media');
  expect(toPostFeed(many.slice(0, 24), undefined).pager.lastPage).toBe(1);
});

it('reads no posts when the deployment names no post history', () => {
  expect(sources({ environment: buildTestEnvironment() })).toEqual({ optional: {} });
  const named = buildTestEnvironment({ SOCIAL_HISTORY_URL: 'https://social.example/history' });
  expect(Object.keys(sources({ environment: named }).optional)).toEqual(['posts']);
});

it('lists ten accounts of five networks, each under a unique address', () => {
  expect(new Set(officialAccounts.map(({ url }) => url)).size).toBe(10);
  expect([...new Set(officialAccounts.map(({ platform }) => platform))]).toEqual([
    'Facebook',
    'X',
    'YouTube',
    'Instagram',
    'TikTok',
  ]);
});
