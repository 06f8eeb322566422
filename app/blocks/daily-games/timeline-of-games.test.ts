import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestRequest } from '~/page/page-request.fixture';
import { toTimelineOfGames } from './timeline-of-games';
import { toDailyGamesView } from './view';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const at = (hour: number) => ({ minutesOfDay: hour * 60, text: '' });
const soccer = buildLiveGame({ id: 'live', sportId: 'boys-soccer', time: at(13), columns: [[2, 1]] });
const football = buildScheduledGame({ id: 'next', sportId: 'football', time: at(12) });

describe('the timeline of a page of games', () => {
  it('has the lanes of the list, names with scores, and the line of the present moment', () => {
    const drawn = toTimelineOfGames([soccer, football], clock);
    expect(drawn?.timeline.lanes.map(({ title, marks }) => [title, marks.map(({ key }) => key)])).toEqual([
      ['Boys Soccer', ['live']],
      ['Football', ['next']],
    ]);
    const texts = drawn?.timeline.lanes.flatMap(({ marks }) => marks.map(({ text }) => text));
    expect(texts?.map((text) => /\d/.test(text))).toEqual([true, false]);
    expect(drawn?.nowText).toBe('1:20 PM CT');
    expect(toTimelineOfGames([soccer, football], null)?.timeline.now).toBeNull();
  });

  it('counts the games without a time; fewer than two others are no timeline', () => {
    const untimed = buildScheduledGame({ id: 'untimed', time: null });
    expect(toTimelineOfGames([soccer, football, untimed], clock)?.untimedCount).toBe(1);
    expect(toTimelineOfGames([soccer, untimed], clock)).toBeNull();
  });
});

describe('the views of scores', () => {
  const readViews = (
    query: Readonly<Record<string, string>>,
    hasTimeline = true,
    games: Game[] = [soccer, football],
  ) => {
    const request = { ...buildTestRequest('/scores', { clock }), query };
    const read = { value: games, fetchedAtMs: 0, isStale: false };
    const page = { path: '/scores', gamesPerPage: 1, hasTimeline, sport: '', sportIsInPath: false, sportOptions: [] };
    return toDailyGamesView(read, {}, request, page);
  };

  it('keep the other parameters of the page, and are kept by them', () => {
    const { views, pager, keptByFilters, strip, timeline } = readViews(
      { live: '1', page: '2', view: 'timeline' },
      true,
      [soccer, { ...soccer, id: 'other' }],
    );
    expect(views).toEqual([
      { to: '/scores?live=1&page=2', text: 'List', isCurrent: false },
      { to: '/scores?live=1&page=2&view=timeline', text: 'Timeline', isCurrent: true },
    ]);
    expect(keptByFilters).toMatchObject({ view: 'timeline' });
    const links = [pager.previousHref, strip.days[0]?.href].map(
      (to) => to && new URL(to, 'http://site.invalid').search,
    );
    expect(links.map((search) => new URLSearchParams(search ?? '').get('view'))).toEqual(['timeline', 'timeline']);
    // The only game of the page is compared with nothing.
    expect(unpack(timeline)).toBeNull();
  });

  it('are the list by default; there is no choice on an empty day and on pages without a timeline', () => {
    expect(readViews({}).views.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(unpack(readViews({}).timeline)).toBeNull();
    expect(readViews({ view: 'timeline' }, true, []).views).toEqual([]);
    const { views, timeline } = readViews({ view: 'timeline' }, false);
    expect([views, unpack(timeline)]).toEqual([[], null]);
  });
});
