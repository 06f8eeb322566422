import { expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import { sources, toView } from './page';

const request = buildTestRequest('/press');

function buildView(
  games: readonly Game[] | null,
  isOffered = request.isOffered,
  gamesOfYesterday: readonly Game[] | null = null,
) {
  const read = (value: readonly Game[] | null) => value && { value: [...value], fetchedAtMs: 0, isStale: false };
  const dependent = { games: read(games), gamesOfYesterday: read(gamesOfYesterday) };
  return toView(buildTestValues({ dependent }), { ...request, isOffered });
}

it('the page makes no call: the games of today and yesterday are read where other pages keep them', () => {
  const named = listDependentRequests(sources(request), () => undefined);
  expect(named.map(([name, { params, isKeptOnly }]) => [name, params, isKeptOnly])).toEqual([
    ['games', { day: '2025-10-11' }, true],
    ['gamesOfYesterday', { day: '2025-10-10' }, true],
  ]);
});

it('the text of the scores is named for each sport that plays today, those with most games first', () => {
  const { scores } = buildView([
    buildFinalGame({ id: '1', sportId: 'football' }),
    buildLiveGame({ id: '2', sportId: 'football' }),
    buildScheduledGame({ id: '3', sportId: 'boys-soccer' }),
    buildScheduledGame({ id: '4', sportId: null }),
  ]);
  expect(scores).toEqual({
    day: 'Saturday, October 11',
    allHref: '/scores/agate',
    yesterdayHref: '/scores/agate?date=2025-10-10',
    sports: [
      { key: 'football', title: 'Football', countText: '2 games', to: '/scores/agate?sport=football' },
      { key: 'boys-soccer', title: 'Boys Soccer', countText: '1 game', to: '/scores/agate?sport=boys-soccer' },
    ],
  });
});

it('a sport with a championship today comes before one with more games', () => {
  const { scores } = buildView([
    buildScheduledGame({ id: '1', sportId: 'boys-soccer' }),
    buildScheduledGame({ id: '2', sportId: 'boys-soccer' }),
    buildScheduledGame({ id: '3', sportId: 'football', level: 'State', round: 'Championship' }),
  ]);
  expect(scores.sports.map(({ key }) => key)).toEqual(['football', 'boys-soccer']);
});

it('the page begins with six games: those in play, championships first, then the latest results', () => {
  const toTime = (hour: number) => ({ minutesOfDay: hour * 60, text: '' });
  const { latest } = buildView([
    buildScheduledGame({ id: 'to come' }),
    ...[8, 9, 10, 11].map((hour) => buildFinalGame({ id: `final ${hour}`, time: toTime(hour) })),
    buildLiveGame({ id: 'live', sportId: 'football' }),
    buildLiveGame({ id: 'title', sportId: 'football', level: 'State', round: 'Championship' }),
    buildLiveGame({ id: 'third', sportId: 'football' }),
  ]);
  expect(unpack(latest).map(({ id }) => id)).toEqual(['title', 'live', 'third', 'final 11', 'final 10', 'final 9']);
  expect(unpack(buildView(null).latest)).toEqual([]);
});

it('yesterday is linked if it had games, or may have had some', () => {
  const hasLink = (games: readonly Game[] | null, ofYesterday: readonly Game[] | null) =>
    buildView(games, undefined, ofYesterday).scores.yesterdayHref !== null;
  const some = [buildFinalGame()];
  expect([hasLink([], some), hasLink(null, null), hasLink(some, null)]).toEqual([true, true, true]);
  expect([hasLink([], null), hasLink([], []), hasLink(some, [])]).toEqual([false, false, false]);
});

it('a day without games has no text, and while the games are unknown every sport with daily games is named', () => {
  expect(buildView([]).scores).toMatchObject({ allHref: null, sports: [] });
  const { allHref, sports } = buildView(null).scores;
  expect(allHref).toBe('/scores/agate');
  expect(sports.map(({ countText }) => countText)).toEqual(sports.map(() => null));
  expect(sports.map(({ key }) => key)).toEqual(expect.arrayContaining(['football', 'boys-soccer']));
});

it('the desk has only pages that the site offers', () => {
  const list = (isOffered: (href: string) => boolean) => buildView([], isOffered).desk.map(({ text }) => text);
  expect(list(() => true)).toEqual(expect.arrayContaining(['Missing Scores', 'Media Credentials', 'Contact']));
  expect(list((href) => !href.startsWith('/news-media'))).toEqual(
    expect.arrayContaining(['Missing Scores', 'Contact']),
  );
  expect(list((href) => !href.startsWith('/news-media'))).not.toContain('Media Credentials');
});
