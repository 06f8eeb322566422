import { describe, expect, it } from 'vitest';
import { type Game, unnamedTeam } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildStream, clock, nowMs } from './content.fixture';
import { findGameOfStream, findStreamState, listNextStreams } from './streams-view';

const computeHoursFromNow = (count: number) => nowMs + count * 60 * 60 * 1000;
const buildStreamAt = (id: string, startsAtMs: number | null, day: string) => buildStream({ id, startsAtMs, day });
const listShownStreams = (...streams: ReturnType<typeof buildStream>[]) => listNextStreams(streams, clock, []);

it('the next five streams are shown, earliest first', () => {
  const days = [14, 9, 8, 12, 10, 11, 13];
  const streams = days.map((day) => buildStreamAt(`on ${day}`, null, `2026-03-${String(day).padStart(2, '0')}`));
  expect(listShownStreams(...streams).map(({ key }) => key)).toEqual(['on 8', 'on 9', 'on 10', 'on 11', 'on 12']);
});

it("a stream without a game in the feed is live for its sport's usual length, or all day without a time", () => {
  const over = buildStreamAt('over', computeHoursFromNow(-2), '2026-03-07');
  const running = buildStreamAt('running', computeHoursFromNow(-1.4), '2026-03-07');
  const starting = buildStreamAt('starting', computeHoursFromNow(0), '2026-03-07');
  const today = buildStreamAt('today', null, '2026-03-07');
  const yesterday = buildStreamAt('yesterday', null, '2026-03-06');
  const streams = listShownStreams(over, running, starting, today, yesterday);
  expect(streams.map(({ key, day }) => [key, day])).toEqual([
    ['running', 'Live'],
    ['starting', 'Live'],
    ['today', 'Today'],
  ]);
});

it('streams of one day are sorted by time, those without a time last', () => {
  const streams = [
    buildStreamAt('no time', null, '2026-03-07'),
    buildStreamAt('late', computeHoursFromNow(5), '2026-03-07'),
    buildStreamAt('soon', computeHoursFromNow(1), '2026-03-07'),
  ];
  expect(listShownStreams(...streams).map(({ key, time }) => [key, time])).toEqual([
    ['soon', '3:20 PM'],
    ['late', '7:20 PM'],
    ['no time', null],
  ]);
});

it.each([
  ['2026-03-07', 'Today'],
  ['2026-03-08', 'Tomorrow'],
  ['2026-03-12', 'Thu, Mar 12'],
])('%s is shown as %s', (day, text) => {
  expect(listShownStreams(buildStreamAt('x', null, day))).toMatchObject([{ day: text, iso: day }]);
});

it('the sport is upstream’s category, or the sport’s own name when there is no category', () => {
  expect(listShownStreams(buildStream())).toMatchObject([{ sport: 'Boys basketball, 4A sectional' }]);
  expect(listShownStreams(buildStream({ category: null }))).toMatchObject([{ sport: 'Boys Basketball' }]);
  expect(listShownStreams(buildStream({ category: null, sportId: 'quidditch' }))).toMatchObject([{ sport: null }]);
});

describe('the state of a stream', () => {
  const teams = [buildGameTeam('Winslow Central [Coop]'), buildGameTeam('Cedar Fork')] as const;
  const facts = { day: '2026-03-07', sportId: 'boys-basketball', teams };
  const findState = (startsAtMs: number, ...games: Game[]) => {
    const stream = buildStream({ title: 'Cedar Fork at Winslow Central (1:00 PM)', startsAtMs });
    return findStreamState(stream, nowMs, findGameOfStream(stream, games));
  };

  it.each([
    ['live', [buildLiveGame(facts)], -3, 'live'],
    ['live before its time', [buildLiveGame(facts)], 1, 'live'],
    ['final', [buildFinalGame(facts)], -0.5, 'over'],
    ['scheduled, at its time', [buildScheduledGame(facts)], -0.2, 'coming'],
    ['scheduled, long after its time', [buildScheduledGame(facts)], -4, 'over'],
    ['of another day', [buildFinalGame({ ...facts, day: '2026-03-06' })], -0.5, 'live'],
    ['of another sport', [buildFinalGame({ ...facts, sportId: 'girls-basketball' })], -0.5, 'live'],
    ['of other teams', [buildFinalGame({ ...facts, teams: [teams[0], buildGameTeam('Ashgrove')] })], -0.5, 'live'],
    [
      'of a team without a name',
      [buildFinalGame({ ...facts, teams: [teams[0], buildGameTeam(unnamedTeam)] })],
      -0.5,
      'live',
    ],
    ['final and live', [buildFinalGame(facts), buildLiveGame({ ...facts, id: '2' })], -0.5, 'live'],
  ])('follows the game in the feed: %s', (_, games, startsIn, state) => {
    expect(findState(computeHoursFromNow(startsIn), ...games)).toBe(state);
  });
});
