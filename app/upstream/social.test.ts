import { expect, it } from 'vitest';
import { recentPosts } from './social';

const parse = (body: unknown) =>
  recentPosts.definition.schema({ product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined }).parse(body);

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
};

it.each([[[row]], [{ data: [row] }]])('posts are read from a bare array and from one in data', (body) => {
  expect(parse(body)).toEqual([post]);
});

it('the twelve newest are kept, newest first, the undated last', () => {
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

it('a post without a picture or an address is left out', () => {
  expect(
    parse([
      { ...row, image: null, thumbnail: '' },
      { ...row, url: null },
    ]),
  ).toEqual([]);
});

it('the thumbnail stands in for a missing picture', () => {
  expect(parse([{ ...row, image: null }])).toMatchObject([{ imageUrl: 'https://cdn.example.org/s/1-small.svg' }]);
});
