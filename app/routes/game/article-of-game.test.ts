import { expect, it } from 'vitest';
import { buildFinalGame, buildGameTeam, buildLiveGame } from '~/models/games/game.fixture';
import type { NewsItem } from '~/upstream/news';
import { listArticleOfGame } from './article-of-game';

const teams = [buildGameTeam('Ashgrove'), buildGameTeam('Port Marlow')] as const;
const facts = { day: '2025-10-11', sportId: 'boys-soccer', teams };

function find(change: Partial<NewsItem>, game = buildFinalGame(facts)) {
  const article: NewsItem = {
    id: '1',
    slug: 'final',
    title: 'Ashgrove beats Port Marlow',
    publishedDay: '2025-10-12',
    publishedAtMs: null,
    category: 'Soccer',
    opening: '',
    image: null,
    video: null,
    ...change,
  };
  return listArticleOfGame(game, [article]).map(({ text, url, isResult }) => [text, url, isResult]);
}

it('an article that names both teams and the sport is a fact of a game that is over, hidden with its result', () => {
  expect(find({})).toEqual([['Ashgrove beats Port Marlow', '/news-media/article/final', true]]);
  expect(find({ title: 'Ashgrove goes on', opening: 'Port Marlow is out.' })).toHaveLength(1);
});

it.each<[string, Partial<NewsItem>]>([
  ['names one team', { title: 'Ashgrove wins' }],
  ['names a school with a longer name', { title: 'Ashgrove beats Port Marlow (Khoury)' }],
  ['is of the day before', { publishedDay: '2025-10-10' }],
  ['is older than a week', { publishedDay: '2025-10-19' }],
  ['is about another sport', { category: 'Football' }],
])('no article that %s', (_, change) => {
  expect(find(change)).toEqual([]);
});

it('a game in play has none', () => {
  expect(listArticleOfGame(buildLiveGame(facts), [])).toEqual([]);
  expect(find({}, buildLiveGame(facts) as never)).toEqual([]);
});
