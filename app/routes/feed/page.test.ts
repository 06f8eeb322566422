import { describe, expect, it } from 'vitest';
import type { Game } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import type { NewsItem } from '~/upstream/news';
import { buildArticleEntries, buildScoreEntries } from './entries';
import { formatAtom, formatRss } from './formats';
import { findPageOfFeed, readFeedName, toFeed } from './page';

const item: NewsItem = {
  id: '7',
  slug: 'finals & more',
  title: 'Finals <tonight> & tomorrow',
  publishedDay: '2025-10-11',
  publishedAtMs: Date.parse('2025-10-12T03:30:00Z'),
  category: 'News',
  opening: 'A first paragraph.',
  image: null,
  video: null,
};
const buildContext = (subject: string) => ({
  page: findPageOfFeed(subject, []) ?? { title: '', path: '/' },
  siteUrl: 'https://example.org',
  association: 'Example Association',
  changedAtMs: 0,
});

it.each([
  ['news.rss', { subject: 'news', format: 'rss' }],
  ['board-meeting-summaries.json', { subject: 'board-meeting-summaries', format: 'json' }],
  ['scores-boys-soccer.rss', { subject: 'scores-boys-soccer', format: 'rss' }],
  ['scores-0101.atom', { subject: 'scores-0101', format: 'atom' }],
  ['scores-0101x.atom', null],
  ['scores-12345678.atom', null],
  ['scores-curling.rss', null],
  ['scores-chess.rss', null],
  ['scores-.rss', null],
  ['news', null],
  ['news.pdf', null],
  ['toString.rss', null],
  ['news.constructor', null],
  [undefined, null],
])('%s names the feed %j', (file, expected) => {
  expect(readFeedName(file)).toEqual(expected);
});

describe('a feed', () => {
  it('has absolute addresses', () => {
    const rss = formatRss(
      toFeed({ subject: 'news', format: 'rss' }, buildArticleEntries([item], 'America/Chicago'), buildContext('news')),
    );
    expect(rss).toContain('https://example.org/news-media/article/finals%20&amp;%20more');
    expect(rss).toContain('https://example.org/feeds/news.rss');
  });

  it.each([
    ['its time', item.publishedAtMs, 'America/Chicago', '2025-10-12T03:30:00.000Z'],
    ['noon of its day without a time', null, 'America/Chicago', '2025-10-11T17:00:00.000Z'],
    ['noon in the time zone of the association', null, 'America/Los_Angeles', '2025-10-11T19:00:00.000Z'],
  ])('dates an article at %s, and leaves out an article without a day', (_, publishedAtMs, timeZone, iso) => {
    const undated = { ...item, publishedDay: null, publishedAtMs: null };
    const entries = buildArticleEntries([{ ...item, publishedAtMs }, undated], timeZone);
    expect(entries.map(({ date }) => date.toISOString())).toEqual([iso]);
  });
});

describe('a feed of final scores', () => {
  const listEntries = (...games: Game[]) => buildScoreEntries(games, 'boys-soccer', 'America/Chicago');

  it('has only the results of its sport, latest first, each with a link to the page of the game', () => {
    const entries = listEntries(
      buildFinalGame({ id: '1', day: '2025-10-10' }),
      buildFinalGame({ id: '2', time: { minutesOfDay: 600, text: '10:00 AM' } }),
      buildFinalGame({ id: '3', decidedIn: '2OT' }),
      buildFinalGame({ id: '4', sportId: 'football' }),
      buildFinalGame({ id: '5', columns: [[3, null]] }),
      buildLiveGame({ id: '6' }),
      buildScheduledGame({ id: '7' }),
    );
    expect(entries.map(({ path }) => path)).toEqual([
      '/games/3?date=2025-10-11',
      '/games/2?date=2025-10-11',
      '/games/1?date=2025-10-10',
    ]);
    expect(entries[0]).toMatchObject({
      title: 'Ashgrove 3, Fort Harlan 1',
      description: 'Final / 2OT, Boys Soccer, Rockwell',
      date: new Date('2025-10-12T00:00:00Z'),
    });
  });

  it('dates a game without a time at noon', () => {
    expect(listEntries(buildFinalGame({ time: null }))[0]?.date).toEqual(new Date('2025-10-11T17:00:00Z'));
  });

  it('gives the time of its last known change to a corrected score alone', () => {
    const games = [buildFinalGame({ id: '1' }), buildFinalGame({ id: '2' })];
    const entries = buildScoreEntries(games, 'boys-soccer', 'America/Chicago', [
      ['1', Date.parse('2025-10-12T03:00:00Z')],
      ['3', Date.parse('2025-10-12T04:00:00Z')],
    ]);
    expect(entries.map(({ path, changedAt }) => [path.slice(0, 8), changedAt.toISOString()])).toEqual([
      ['/games/1', '2025-10-12T03:00:00.000Z'],
      ['/games/2', '2025-10-12T00:00:00.000Z'],
    ]);
  });

  it('is named after its sport and links to its scores', () => {
    const name = { subject: 'scores-boys-soccer', format: 'atom' } as const;
    const atom = formatAtom(toFeed(name, listEntries(buildFinalGame()), buildContext(name.subject)));
    expect(atom).toContain('Example Association: Boys Soccer Final Scores');
    expect(atom).toContain('https://example.org/sports/boys-soccer/scores');
  });
});

describe('a feed of the final scores of a school', () => {
  it('has the results of the school in all sports, latest first, and none of other schools', () => {
    const own = [
      buildGameTeam('Ashgrove', { schoolId: '0101' }),
      buildGameTeam('Fort Harlan', { schoolId: '0102' }),
    ] as const;
    const others = [
      buildGameTeam('Oakfield', { schoolId: '0103' }),
      buildGameTeam('Fort Harlan', { schoolId: '0102' }),
    ] as const;
    const games = [
      buildFinalGame({ id: '1', day: '2025-10-10', sportId: 'football', teams: own }),
      buildFinalGame({ id: '2', sportId: 'girls-volleyball', teams: own }),
      buildFinalGame({ id: '3', teams: others }),
      buildScheduledGame({ id: '4', teams: own }),
    ];
    const entries = buildScoreEntries(games, '0101', 'America/Chicago');
    expect(entries.map(({ path, category }) => [path, category])).toEqual([
      ['/games/2?date=2025-10-11', 'Girls Volleyball'],
      ['/games/1?date=2025-10-10', 'Football'],
    ]);
  });

  it('is named after the school and links to its page; an unknown school has no feed', () => {
    const schools = [buildSchool('0101', 'Ashgrove')];
    expect(findPageOfFeed('scores-0101', schools)).toEqual({
      title: 'Ashgrove Final Scores',
      path: '/schools/details/0101',
    });
    expect(findPageOfFeed('scores-0999', schools)).toBeNull();
  });
});
