import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, fetchResponse, readText, getValue, type Fields } from '../../ask.fixture';

const october = '2025-10-11T13:20:00-05:00';

interface Athlete {
  readonly attributes: Readonly<Record<string, string>>;
  /** Undefined where an element has no value. */
  readonly stats: Readonly<Record<string, string | undefined>>;
}

async function fetchLeadersText(genderSport: string, category: string, now = october, seed = 1): Promise<string> {
  const query = new URLSearchParams({ gendersport: genderSport, category, season: 'fall', state: 'IL' });
  const response = await fetchResponse(`/leaders?${query.toString()}`, now, seed);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/xml');
  return response.text();
}

function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

async function fetchLeaders(genderSport: string, category: string, now = october, seed = 1): Promise<Athlete[]> {
  const text = await fetchLeadersText(genderSport, category, now, seed);
  return [...text.matchAll(/<Athlete( [^>]*[^/])>(.*?)<\/Athlete>/g)].map(([, head = '', inner = '']) => ({
    attributes: parseAttributes(head),
    stats: Object.fromEntries(
      [...inner.matchAll(/<(\w+)([^>]*)\/>/g)].map(([, name = '', rest = '']) => [name, parseAttributes(rest).Value]),
    ),
  }));
}

const categories: Readonly<Record<string, readonly string[]>> = {
  'boys,basketball': ['scoring', 'defense', 'playmaking'],
  'girls,basketball': ['scoring', 'defense', 'playmaking'],
  'girls,lacrosse': ['offense', 'possession', 'defense'],
  'boys,lacrosse': ['offense', 'possession', 'defense'],
  softball: ['hitting', 'pitching', 'defense'],
  baseball: ['hitting', 'pitching', 'defense'],
  'boys,soccer': ['points', 'goals', 'assists', 'goalkeeping'],
  'girls,soccer': ['points', 'goals', 'assists', 'goalkeeping'],
  'girls,volleyball': ['hitting', 'kills', 'assists', 'aces', 'blocks', 'digs'],
  'boys,volleyball': ['offense', 'defense'],
  'girls,flagfootball': [
    'passing',
    'rushing',
    'receiving',
    'scoring',
    'total yards',
    'tackles',
    'sacks',
    'interceptions',
  ],
  'boys,football': [
    'passing',
    'rushing',
    'receiving',
    'scoring',
    'total yards',
    'tackles',
    'sacks',
    'interceptions',
    'field goals',
    'PAT',
    'kick scoring',
    'punts',
    'punt returns',
    'kickoffs',
    'kickoff returns',
    'total returns',
  ],
};

describe.each(Object.entries(categories))('the leaders of %s', (genderSport, names) => {
  it.each(names)('leaders in %s have rank, school, class year and values', async (category) => {
    const leaders = await fetchLeaders(genderSport, category);
    expect(leaders.length).toBeGreaterThan(20);
    const ranks = leaders.map(({ attributes }) => Number(attributes.Rank));
    expect(ranks[0]).toBe(1);
    expect(atLeastOne(ranks).every((rank, index) => rank === index + 1 || rank === ranks[index - 1])).toBe(true);
    for (const { attributes, stats } of atLeastOne(leaders)) {
      expect(attributes.School).toMatch(/^[^(]+ \([^()]+, PS\)$/);
      expect(attributes.SchoolID).toMatch(/^[0-9a-f-]{36}$/);
      expect(['', 'Fr', 'So', 'Jr', 'Sr']).toContain(attributes.ClassYear);
      expect(attributes.TeamURL).toMatch(/^http/);
      expect(
        atLeastOne(Object.values(stats)).every(
          (value) => value === undefined || /^\d+(?:\.\d+|,\d{3})?[%*]?$/.test(value),
        ),
      ).toBe(true);
    }
  });
});

describe('GET /leaders', () => {
  it('an unknown category or sport has no leaders', async () => {
    for (const [sport, category] of [
      ['boys,basketball', 'sorcery'],
      ['boys,water-polo', 'goals'],
      ['girls,flagfootball', 'punts'],
      ['chess', 'wins'],
    ] as const)
      expect(await fetchLeaders(sport, category)).toEqual([]);
  });

  it('leaders contain ties, entities and missing values', async () => {
    const lists = Object.entries(categories).flatMap(([sport, names]) => names.map((name) => [sport, name] as const));
    const texts = await Promise.all(lists.map(([sport, name]) => fetchLeadersText(sport, name)));
    const text = texts.join('');
    const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
    expect(count(/&apos;/g)).toBeGreaterThan(10);
    expect(count(/&#2\d\d;/g)).toBeGreaterThan(10);
    expect(count(/<\w+ Name="[^"]*"\/>/g)).toBeGreaterThan(10);
    expect(count(/<Athlete\/>/g)).toBeGreaterThan(2);
    expect(count(/undefined|NaN|&(?!\w+;|#\d+;)/g)).toBe(0);
    const kickers = await fetchLeaders('boys,football', 'field goals');
    expect(new Set(kickers.map(({ attributes }) => attributes.Rank)).size).toBeLessThan(kickers.length / 2);
  });

  it('leaders agree with the state-final rosters', async () => {
    const rosters = (
      (await askDemo('/v1/statefinal/rosters?sportId=boys-soccer', '2025-11-09T12:00:00-06:00')) as Fields[]
    ).filter((row) => typeof row === 'object' && getValue(row, 'RosterID') !== undefined);
    const decodeText = (text: string): string =>
      text
        .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
        .replace(/&(apos|eacute);/g, (_, name) => (name === 'apos' ? "'" : 'é'))
        .replace(/ +/g, ' ')
        .trim();
    const scored = new Set(
      rosters.map((row) =>
        [...['FirstName', 'LastName'].map((name) => decodeText(readText(row, name))), Number(getValue(row, 'F2'))].join(
          ' ',
        ),
      ),
    );
    const leaders = await fetchLeaders('boys,soccer', 'goals', '2025-11-09T12:00:00-06:00');
    const found = leaders.filter(({ attributes, stats }) =>
      scored.has(
        [decodeText(attributes.FirstName ?? ''), decodeText(attributes.LastName ?? ''), Number(stats.Goals)].join(' '),
      ),
    );
    expect(found.length).toBeGreaterThan(0);
  });

  it('leaders are updated overnight and are empty before the first games', async () => {
    const [morning, evening] = [
      await fetchLeaders('boys,soccer', 'points', '2025-10-04T06:00:00-05:00'),
      await fetchLeaders('boys,soccer', 'points', '2025-10-04T23:00:00-05:00'),
    ];
    expect(evening).toEqual(morning);
    expect(await fetchLeaders('boys,soccer', 'points', '2025-10-05T06:00:00-05:00')).not.toEqual(morning);
    expect(await fetchLeaders('boys,football', 'passing', '2025-08-26T12:00:00-05:00')).toEqual([]);
  });

  it('a request without a category is refused', async () => {
    const response = await fetchResponse('/leaders?gendersport=softball', october);
    expect(response.status).toBe(400);
  });
});
