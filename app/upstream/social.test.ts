import { expect, it } from 'vitest';
import { postHistory, recentPosts } from './social';
import { readAnswer } from './wire-context.fixture';

const parse = (body: unknown) => readAnswer(recentPosts, body);
const parseHistory = (body: unknown) => readAnswer(postHistory, body);

const row = {
  network: 'Instagram',
  user: 'psaa',
  userImage: null,
  text: 'The bracket board is up &amp; waiting. ',
  image: 'https://cdn.example.org/s/1.svg',
  thumbnail: 'https://cdn.example.org/s/1-small.svg',
  url: 'https://social.example.org/p/1',
  date: '2026-03-07T18:14:00Z',
};

const post = {
  network: 'Instagram',
  text: 'The bracket board is up & waiting.',
  imageUrl: 'https://cdn.example.org/s/1.svg',
  url: 'https://social.example.org/p/1',
  postedDay: '2026-03-07',
  postedAtMs: Date.parse('2026-03-07T18:14:00Z'),
  postedText: '2026-03-07T18:14:00Z',
  user: 'psaa',
  userImageUrl: null,
};

it.each([[[row]], [{ data: [row] }]])('posts are read from a bare list and from a list in a data field', (body) => {
  expect(parse(body)).toEqual([post]);
});

it('the twelve newest posts are kept, newest first and undated last', () => {
  const dates = [null, '2026-03-07T08:00:00Z', '2026-03-01', '2026-03-07T18:00:00Z', '2026-03-06'];
  expect(
    parse(dates.map((date) => ({ ...row, date }))).map(({ postedDay, postedAtMs }) => [postedDay, postedAtMs]),
  ).toEqual([
    ['2026-03-07', Date.parse('2026-03-07T18:00:00Z')],
    ['2026-03-07', Date.parse('2026-03-07T08:00:00Z')],
    ['2026-03-06', null],
    ['2026-03-01', null],
    [null, null],
  ]);
  expect(parse(Array.from({ length: 300 }, () => row))).toHaveLength(12);
});

it('a post without a picture or a URL is left out', () => {
  expect(
    parse([
      { ...row, image: null, thumbnail: '' },
      { ...row, url: null },
    ]),
  ).toEqual([]);
});

it('the thumbnail replaces a missing picture', () => {
  expect(parse([{ ...row, image: null }])).toMatchObject([{ imageUrl: 'https://cdn.example.org/s/1-small.svg' }]);
});

it('the history keeps all posts and the original text of an unreadable date', () => {
  const posts = parseHistory([
    { ...row, date: 'a while ago', user: '@psaa', userImage: '//cdn.example.org/u.svg' },
    { ...row, image: null, thumbnail: null },
    ...Array.from({ length: 40 }, () => row),
  ]);
  expect(posts).toHaveLength(41);
  expect(posts.at(-1)).toMatchObject({
    postedDay: null,
    postedText: 'a while ago',
    user: 'psaa',
    userImageUrl: 'https://cdn.example.org/u.svg',
  });
});

it('an empty history is accepted and an error body is refused', () => {
  expect(parseHistory({ data: [] })).toEqual([]);
  expect(() => parseHistory({ error: 'Down' })).toThrow('expected rows');
});
