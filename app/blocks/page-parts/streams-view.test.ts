import { describe, expect, it } from 'vitest';
import { type Game, unnamedTeam } from '~/models/games/game';
import { aTeam, finalGame, liveGame, scheduledGame } from '~/models/games/game.fixture';
import { aStream, clock, nowMs } from './content.fixture';
import { findStreamState, listNextStreams } from './streams-view';

const hours = (count: number) => nowMs + count * 60 * 60 * 1000;
const at = (id: string, startsAtMs: number | null, day: string) => aStream({ id, startsAtMs, day });
const shown = (...streams: ReturnType<typeof aStream>[]) => listNextStreams(streams, clock, []);

it('the next five are shown, earliest first', () => {
  const days = [14, 9, 8, 12, 10, 11, 13];
  const streams = days.map((day) => at(`on ${day}`, null, `2026-03-${String(day).padStart(2, '0')}`));
  expect(shown(...streams).map(({ key }) => key)).toEqual(['on 8', 'on 9', 'on 10', 'on 11', 'on 12']);
});

it('a game that no feed has is live for the usual length of its sport; a stream without a time counts for its whole day', () => {
  const over = at('over', hours(-2), '2026-03-07');
  const running = at('running', hours(-1.4), '2026-03-07');
  const starting = at('starting', hours(0), '2026-03-07');
  const today = at('today', null, '2026-03-07');
  const yesterday = at('yesterday', null, '2026-03-06');
  const streams = shown(over, running, starting, today, yesterday);
  expect(streams.map(({ key, day }) => [key, day])).toEqual([
    ['running', 'Live'],
    ['starting', 'Live'],
    ['today', 'Today'],
  ]);
});

it('within a day the time decides, and a stream without one comes last', () => {
  const streams = [
    at('no time', null, '2026-03-07'),
    at('late', hours(5), '2026-03-07'),
    at('soon', hours(1), '2026-03-07'),
  ];
  expect(shown(...streams).map(({ key, time }) => [key, time])).toEqual([
    ['soon', '3:20 PM'],
    ['late', '7:20 PM'],
    ['no time', null],
  ]);
});

it.each([
  ['2026-03-07', 'Today'],
  ['2026-03-08', 'Tomorrow'],
  ['2026-03-12', 'Thu, Mar 12'],
])('%s is called %s', (day, text) => {
  expect(shown(at('x', null, day))).toMatchObject([{ day: text, iso: day }]);
});

it('the sport is upstream’s category, or the sport’s own name without one', () => {
  expect(shown(aStream())).toMatchObject([{ sport: 'Boys basketball, 4A sectional' }]);
  expect(shown(aStream({ category: null }))).toMatchObject([{ sport: 'Boys Basketball' }]);
  expect(shown(aStream({ category: null, sportId: 'quidditch' }))).toMatchObject([{ sport: null }]);
});

describe('whether a stream is live', () => {
  const teams = [aTeam('Winslow Central [Coop]'), aTeam('Cedar Fork')] as const;
  const facts = { day: '2026-03-07', sportId: 'boys-basketball', teams };
  const findState = (startsAtMs: number, ...games: Game[]) =>
    findStreamState(aStream({ title: 'Cedar Fork at Winslow Central (1:00 PM)', startsAtMs }), nowMs, games);

  it.each([
    ['live', [liveGame(facts)], -3, 'live'],
    ['live before its time', [liveGame(facts)], 1, 'live'],
    ['final', [finalGame(facts)], -0.5, 'over'],
    ['scheduled, at its time', [scheduledGame(facts)], -0.2, 'coming'],
    ['scheduled, long after its time', [scheduledGame(facts)], -4, 'over'],
    ['of another day', [finalGame({ ...facts, day: '2026-03-06' })], -0.5, 'live'],
    ['of another sport', [finalGame({ ...facts, sportId: 'girls-basketball' })], -0.5, 'live'],
    ['of other teams', [finalGame({ ...facts, teams: [teams[0], aTeam('Ashgrove')] })], -0.5, 'live'],
    ['of a team without a name', [finalGame({ ...facts, teams: [teams[0], aTeam(unnamedTeam)] })], -0.5, 'live'],
    ['final and live', [finalGame(facts), liveGame({ ...facts, id: '2' })], -0.5, 'live'],
  ])('follows the game in the feed: %s', (_, games, startsIn, state) => {
    expect(findState(hours(startsIn), ...games)).toBe(state);
  });
});
