import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { Environment } from '~/config/environment';
import type { ContentClock } from '~/models/dates/content-clock';
import { aFootballSeason } from '~/models/football/football-season.fixture';
import type { Game } from '~/models/games/game';
import {
  buildGameTeam,
  buildFinalGame,
  buildForfeitGame,
  buildLiveGame,
  buildScheduledGame,
  buildUnreportedGame,
} from '~/models/games/game.fixture';
import { buildTestRequest } from '~/page/page-request.fixture';
import type { ShownWeek } from './shown-week';
import { toFootballScoresView } from './view';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/football/regular-season/scores';
const weekSeven: ShownWeek = {
  season: aFootballSeason,
  week: 7,
  usualWeek: 7,
  lastWeek: 9,
  withPlayoffs: false,
  classId: null,
};

interface Given {
  readonly shown?: ShownWeek;
  readonly query?: Readonly<Record<string, string>>;
  readonly environment?: Partial<Environment>;
}

function view(games: Game[] | null, { shown = weekSeven, query = {}, environment = {} }: Given = {}) {
  const read = games && { value: games, fetchedAtMs: now, isStale: false };
  const request = buildTestRequest(path, { clock });
  const { scores, sections } = toFootballScoresView(
    { optional: { games: read }, dependent: { series: read } },
    path,
    shown,
    { ...request, query, environment: { ...request.environment, ...environment } },
  );
  return { ...scores, sections: unpack(sections) };
}

const buildTeams = (home: string, away = 'Fort Harlan') => [buildGameTeam(home), buildGameTeam(away)] as const;
const listCards = (games: Game[], changes: Given = {}) =>
  view(games, changes).sections.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards));
const listOutline = (games: Game[], changes: Given = {}) =>
  view(games, changes).sections.map(({ title, countText, parts }) => [
    title,
    countText,
    parts.map((part) => [part.title, part.cards.map(({ id }) => id)]),
  ]);

describe('the games of a week', () => {
  const friday = { day: '2025-10-10' };
  const games = [
    buildScheduledGame({ id: 'later', time: { minutesOfDay: 1140, text: '' } }),
    buildScheduledGame({ id: 'sooner', time: { minutesOfDay: 840, text: '' } }),
    buildUnreportedGame({ ...friday, id: 'unreported' }),
    buildFinalGame({ ...friday, id: 'second', teams: buildTeams('Oakfield') }),
    buildLiveGame({ id: 'live' }),
    buildFinalGame({ ...friday, id: 'first' }),
    buildScheduledGame({ id: 'undated', day: null }),
  ];

  it('are listed in play first, then today, then earlier, with finished games first within a day', () => {
    expect(listOutline(games)).toEqual([
      ['Live', '1 game', [[null, ['live']]]],
      ['Saturday, October 11', '2 games', [[null, ['sooner', 'later']]]],
      ['Friday, October 10', '3 games', [[null, ['first', 'second', 'unreported']]]],
      ['Date to be announced', '1 game', [[null, ['undated']]]],
    ]);
    expect(view(games).countText).toBe('7 games');
  });

  it('are listed under Regular Season on a page that also has the playoffs', () => {
    const shown = { ...weekSeven, withPlayoffs: true, lastWeek: 14 };
    expect(listOutline([buildFinalGame(friday)], { shown })).toEqual([
      ['Friday, October 10', '1 game', [['Regular Season', ['1']]]],
    ]);
  });

  it('are grouped by class in the playoffs, smallest schools first, and no game is lost', () => {
    const shown = { ...weekSeven, week: 12, withPlayoffs: true, lastWeek: 14 };
    const buildGameOfClass = (classId: string | null) => buildFinalGame({ id: String(classId), classId });
    expect(listOutline(['8A', null, '1A', '9A'].map(buildGameOfClass), { shown })).toEqual([
      [
        'Saturday, October 11',
        '4 games',
        [
          ['Class 1A', ['1A']],
          ['Class 8A', ['8A']],
          ['Playoffs', ['null', '9A']],
        ],
      ],
    ]);
  });

  it('say that no score is reported only in the regular season', () => {
    const [regular] = listCards([buildScheduledGame()]);
    expect(regular).toMatchObject({ headline: '7:00 PM', aside: 'No Score Reported' });
    const [playoff] = listCards([buildScheduledGame()], { shown: { ...weekSeven, week: 10 } });
    expect(playoff).toMatchObject({ headline: '7:00 PM', aside: null });
  });

  it('show their time or TBA and no score when no final score is reported', () => {
    const [timed, untimed] = listCards([
      buildUnreportedGame({ id: '1' }),
      buildUnreportedGame({ id: '2', time: null }),
    ]);
    expect([timed, untimed].map((card) => [card?.headline, card?.aside])).toEqual([
      ['7:00 PM', null],
      ['TBA', null],
    ]);
    expect(timed?.teams.map(({ scores }) => scores)).toEqual([[null], [null]]);
  });

  it('mark the host, and link only to streams of the configured host', () => {
    const links = { boxScoreUrl: null, audioUrl: null, liveStatsUrl: null, ticketsUrl: 'https://other.example/1' };
    const game = buildScheduledGame({ hostIndex: 0, links: { ...links, watchUrl: 'https://stream.example/1' } });
    const [card] = listCards([game], {
      environment: { STREAM_HOST: 'stream.example', TICKETS_HOST: 'tickets.example' },
    });
    expect(card?.teams.map(({ isHost }) => isHost)).toEqual([true, false]);
    expect(card?.links).toEqual({ watch: 'https://stream.example/1' });
  });
});

describe('the teams of a game', () => {
  const listTargets = (count: number) => {
    const games = Array.from({ length: count }, (_, index) =>
      buildFinalGame({
        id: String(index),
        teams: [buildGameTeam('Ashgrove', { schoolId: '0101' }), buildGameTeam('Sister City', { schoolId: null })],
      }),
    );
    return listCards(games)[0]?.teams.map(({ to }) => to);
  };

  it('link to their pages when the school is known', () => {
    expect(listTargets(300)).toEqual(['/sports/football/teams/0101', null]);
  });

  it('are not links in a week with more games than the state can have', () => {
    expect(listTargets(301)).toEqual([undefined, undefined]);
  });
});

describe('the filters', () => {
  const games = [
    buildFinalGame({ id: 'final', teams: buildTeams('Ashgrove') }),
    buildForfeitGame({ id: 'forfeit', isFinal: true, teams: buildTeams('Oakfield') }),
    buildForfeitGame({ id: 'open forfeit', teams: buildTeams('Oakfield') }),
    buildLiveGame({ id: 'live', teams: buildTeams('Ashgrove North') }),
    buildScheduledGame({
      id: 'formal',
      teams: [buildGameTeam('St. Brannock'), buildGameTeam('Harlan', { formalName: 'Ashgrove Consolidated' })],
    }),
  ];
  const listIdsWith = (query: Record<string, string>) =>
    listCards(games, { query })
      .map(({ id }) => id)
      .sort();

  it.each([
    ['ASHGROVE', ['final', 'formal', 'live']],
    ['grove nor', ['live']],
    ['brannock', ['formal']],
    ['', ['final', 'forfeit', 'formal', 'live', 'open forfeit']],
    ['nobody', []],
  ])('find schools with %j in their name', (q, ids) => {
    expect(listIdsWith({ q })).toEqual(ids);
  });

  it('keep only games that the feed calls final', () => {
    expect(listIdsWith({ final: '1' })).toEqual(['final', 'forfeit']);
    expect(listIdsWith({ final: '1', q: 'oak' })).toEqual(['forfeit']);
  });

  it('offer the weeks of the page and the classes of the season', () => {
    const { weekOptions, classOptions, week, classId } = view([]).filters;
    expect(weekOptions.map(({ text }) => text)).toEqual(Array.from({ length: 9 }, (_, index) => `Week ${index + 1}`));
    expect(classOptions.map(({ value }) => value)).toEqual(['', '1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A']);
    expect([week, classId]).toEqual(['7', '']);
  });

  it('offer the playoff rounds on a page that has the playoffs', () => {
    const { weekOptions } = view([], { shown: { ...weekSeven, lastWeek: 14 } }).filters;
    expect(weekOptions).toHaveLength(14);
    expect(weekOptions.at(-1)).toEqual({ value: '14', text: 'State Championship (Final)' });
  });
});

describe('the address', () => {
  it('keeps week, class and filters when the page is refreshed', () => {
    const query = { week: '6', class: '3A', q: 'ash', final: '1' };
    const { refreshHref, canonicalHref } = view([], { query, shown: { ...weekSeven, week: 6, classId: '3A' } });
    expect(refreshHref).toBe(`${path}?week=6&class=3A&q=ash&final=1`);
    expect(canonicalHref).toBe(`${path}?week=6&class=3A`);
  });

  it.each<[Record<string, string>, string]>([
    [{}, path],
    [{ week: '7' }, `${path}?week=7`],
    [{ week: 'none' }, path],
  ])('with the query %j is refreshed at %s, and its canonical address omits the default week', (query, refreshHref) => {
    expect(view([], { query })).toMatchObject({ refreshHref, canonicalHref: path });
  });
});

describe('a page without games', () => {
  it('names the week that has no games', () => {
    expect(view([])).toMatchObject({ emptyText: 'No games found for Week 7.', countText: '', sections: [] });
    const shown = { ...weekSeven, week: 12, lastWeek: 14, withPlayoffs: true };
    expect(view([], { shown }).emptyText).toBe('No games found for Quarterfinals.');
  });

  it('says that no games match the filters', () => {
    expect(view([buildFinalGame()], { query: { q: 'nobody' } }).emptyText).toBe('No games found.');
  });

  it('has no such message when the feed could not be read', () => {
    expect(view(null)).toMatchObject({ emptyText: null, stamp: null, sections: [] });
  });
});

it('the page names last season when the games are from it', () => {
  expect(view([buildFinalGame({ day: '2024-10-11' })]).season).toBe('2024-25, last season');
  expect(view([buildFinalGame()]).season).toBeNull();
});
