import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { sources, toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/boys-basketball/state-series/box-scores';
const posted = { ...buildFinalGame().links, boxScoreUrl: 'https://stats.example/1' };

const games: Game[] = [
  buildFinalGame({
    id: 'later',
    level: 'State',
    round: 'Championship',
    classId: '2A',
    day: '2025-03-15',
    links: posted,
  }),
  buildFinalGame({ id: 'b', level: 'State', round: 'Semifinal', classId: '2A', day: '2025-03-14' }),
  buildFinalGame({ id: 'a', level: 'STATE', round: 'Semifinal', classId: '1A', day: '2025-03-14', links: posted }),
  buildFinalGame({ id: 'no', level: 'Super-Sectional', classId: '1A', day: '2025-03-10' }),
  buildFinalGame({ id: 'open', level: 'State', classId: '1A', day: null }),
];

function view(classId?: string, value: Game[] | null = games, today = clock) {
  const values = buildTestValues({ optional: { games: value && { value, fetchedAtMs: now, isStale: false } } });
  const { heading, boxScores } = toView(values, {
    ...buildTestSportRequest(path, { clock: today }),
    params: { classId },
  });
  return { kicker: heading.kicker, ...boxScores };
}
const outline = (classId?: string) =>
  view(classId).days.map(({ name, parts }) => [
    name,
    ...parts.map((part) => [part.title, ...part.cards.map(({ id }) => id)]),
  ]);

describe('box scores', () => {
  it('show only games of the state level by class and date, the finals first once all are over', () => {
    expect(outline()).toEqual([
      ['Saturday, March 15, 2025', ['Class 2A', 'later']],
      ['Friday, March 14, 2025', ['Class 1A', 'a'], ['Class 2A', 'b']],
      ['Date to be announced', ['Class 1A', 'open']],
    ]);
  });

  it('begin on the second day with the games of that day', () => {
    const saturday = Date.parse('2025-03-15T10:00:00-05:00');
    const { days } = view(undefined, games, { ...clock, getNowMs: () => saturday });
    expect(days.map(({ name }) => name)).toEqual([
      'Today, Saturday, March 15',
      'Date to be announced',
      'Friday, March 14',
    ]);
  });

  it('of another season name the season', () => {
    expect(view().kicker).toBe('Boys Basketball, 2024-25, last season');
    expect(view(undefined, []).kicker).toBe('Boys Basketball');
  });

  it('are links, or say that there is no box score', () => {
    const cards = view().days.flatMap(({ parts }) => parts.flatMap((part) => part.cards));
    expect(cards.map(({ id, note, links }) => [id, note, Object.keys(links)])).toEqual([
      ['later', null, ['box-score']],
      ['a', null, ['box-score']],
      ['b', 'Not Posted', []],
      ['open', 'Not Posted', []],
    ]);
  });

  it('of one class have an address, and an unknown class shows all classes', () => {
    expect(outline('2a').flat(2)).not.toContain('Class 1A');
    expect([view('2a').href, view('9A').href]).toEqual([`${path}/2A`, path]);
    expect(outline('9A')).toEqual(outline());
    expect(view('2A').tabs).toEqual([
      { text: 'All', to: path, isCurrent: false },
      { text: '1A', to: `${path}/1A`, isCurrent: false },
      { text: '2A', to: `${path}/2A`, isCurrent: true },
    ]);
  });

  it('are empty without a feed or without games', () => {
    expect(view(undefined, [])).toMatchObject({ days: [], tabs: [] });
    expect(view(undefined, null)).toMatchObject({ days: [], stamp: null });
  });
});

describe('the daily feed', () => {
  const today = { ...clock, getNowMs: () => Date.parse('2025-03-15T12:00:00-05:00') };
  const live = buildLiveGame({ id: '7', level: 'State', classId: '1A', day: '2025-03-15' });
  const over = buildFinalGame({ id: '6', level: 'State', classId: '1A', day: '2025-03-14' });
  const request = { ...buildTestSportRequest(path, { clock: today }), params: {} };

  function listFeedPaths(...found: Game[]) {
    const { feed, feedBefore } = sources(request).dependent;
    return [feed, feedBefore].map(({ requestNext }) => {
      const next = requestNext(found, () => undefined);
      return next && next.definition.buildPath(next.params);
    });
  }

  it('is requested for the latest two days with a game that has begun and has no box score', () => {
    expect(listFeedPaths(over, live)).toEqual(['/v1/maxpreps?GameDate=3/15/2025', '/v1/maxpreps?GameDate=3/14/2025']);
    expect(
      listFeedPaths({ ...over, links: posted }, buildScheduledGame({ id: '7', level: 'State', day: '2025-03-15' })),
    ).toEqual([null, null]);
    expect(listFeedPaths({ ...live, level: 'Sectional' }, { ...live, day: '2025-03-16' })).toEqual([null, null]);
  });

  it('gives a game the box score that the state series does not have', () => {
    const read = <Value>(value: Value) => ({ value, fetchedAtMs: now, isStale: false });
    const listLinks = (...feed: Game[]) => {
      const values = { optional: { games: read([live, over]) }, dependent: { feed: read(feed) } };
      const cards = toView(values, request).boxScores.days.flatMap(({ parts }) => parts.flatMap((part) => part.cards));
      return cards.map(({ links, note }) => links['box-score'] ?? note);
    };
    const ofFeed = buildLiveGame({ id: '7', sportId: 'boys-basketball', links: posted });
    expect(listLinks(ofFeed)).toEqual([posted.boxScoreUrl, 'Not Posted']);
    expect(listLinks({ ...ofFeed, sportId: 'girls-basketball' })).toEqual(['Not Posted', 'Not Posted']);
  });
});
