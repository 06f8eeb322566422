import { expect, it } from 'vitest';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import { sources, toView } from './page';

const request = buildTestRequest('/press');

function buildView(games: readonly Game[] | null, isOffered = request.isOffered) {
  const read = games && { value: [...games], fetchedAtMs: 0, isStale: false };
  return toView(buildTestValues({ dependent: { games: read } }), { ...request, isOffered });
}

it('the page makes no call: the games of today are read where other pages keep them', () => {
  const named = listDependentRequests(sources(request), () => undefined);
  expect(named.map(([name, { params, isKeptOnly }]) => [name, params, isKeptOnly])).toEqual([
    ['games', { day: '2025-10-11' }, true],
  ]);
});

it('the page begins with the text of the scores of each sport that plays today', () => {
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
      { key: 'boys-soccer', title: 'Boys Soccer', countText: '1 game', to: '/scores/agate?sport=boys-soccer' },
      { key: 'football', title: 'Football', countText: '2 games', to: '/scores/agate?sport=football' },
    ],
  });
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
