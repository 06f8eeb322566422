import { describe, expect, it } from 'vitest';
import { findGame, listOfAddress } from '~/blocks/daily-games/game-of-address';
import type { SourceRequest } from '~/cache/source/define-source';
import { buildTestEnvironment } from '~/config/environment.fixture';
import { createContentClock } from '~/models/dates/content-clock';
import { type Game, noLinks } from '~/models/games/game';
import type { GameList } from '~/models/games/game-path';
import {
  buildGameTeam,
  buildFinalGame,
  buildForfeitGame,
  buildLiveGame,
  buildScheduledGame,
} from '~/models/games/game.fixture';
import { listDependentRequests, type PageSources } from '~/page/page-sources';
import { listGamesAnswers, mayHaveMissed, sources, toGameView } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T12:00:00-05:00' });
const environment = buildTestEnvironment({ STREAM_HOST: 'watch.test' });
const answer = (...games: Game[]) => ({ value: games, fetchedAtMs: clock.getNowMs() - clock.offsetMs, isStale: false });

function listPaths(query: Record<string, string>): string[] {
  const { critical, optional } = sources({ params: {}, query, clock });
  return Object.values({ ...critical, ...optional }).map(({ definition, params }) => definition.buildPath(params));
}

function buildView(game: Game, list: GameList = { date: '2025-10-11' }) {
  const found = findGame(game.id, list, [answer(game)]);
  if (found === null) throw new Error('The game was not found.');
  return toGameView(found, environment, clock);
}

describe('the page of a game reads', () => {
  it.each([
    ['the games of the day that the address names', { date: '2025-10-04' }, ['/v1/maxpreps?GameDate=10/4/2025']],
    ['the games of today for an id alone', {}, ['/v1/maxpreps?GameDate=10/11/2025']],
    ['a week of football', { week: '7' }, ['/v1/football/scores?FBWeek=7']],
    ['the games of today for an invalid week', { week: 'none' }, ['/v1/maxpreps?GameDate=10/11/2025']],
    [
      'the state series of a sport and its scoreboards',
      { sport: 'boys-soccer' },
      [
        '/v1/sports/boys-soccer/tournament-scores',
        '/v1/sports/boys-soccer/scoreboard',
        '/v1/sports/boys-soccer/tournament-scoreboard',
      ],
    ],
  ])('%s', (_, query, paths) => {
    expect(listPaths(query)).toEqual(paths);
  });
});

const boxScoreUrl = 'https://www.stats.test/7';
const watchUrl = 'https://watch.test/7';
const ofSeries = buildLiveGame({
  id: '7',
  sportId: null,
  classId: '1A',
  period: '2nd Half',
  teams: [buildGameTeam('Ashgrove', { schoolId: '0101', seed: '3' }), buildGameTeam('Fort Harlan')],
  links: { ...noLinks, watchUrl },
});
const ofDay = buildLiveGame({
  id: '7',
  sportId: 'boys-soccer',
  site: null,
  teams: [buildGameTeam('Fort Harlan'), buildGameTeam('Ashgrove')],
  columns: [[1, 2]],
  period: null,
  timeRemaining: null,
  links: { ...noLinks, boxScoreUrl },
});

describe('the page of a game that two feeds have', () => {
  const findBoth = (list: GameList, ...games: Game[]) =>
    findGame(
      '7',
      list,
      games.map((game) => answer(game)),
    );

  it.each<[string, GameList, readonly [Game, Game]]>([
    ['day', { date: '2025-10-11' }, [ofDay, ofSeries]],
    ['sport', { sport: 'boys-soccer' }, [ofSeries, ofDay]],
  ])('shows all that either knows, under the address with its %s', (_, list, games) => {
    const game = findBoth(list, ...games)?.game;
    expect(game).toMatchObject({
      links: { boxScoreUrl, watchUrl },
      site: 'Rockwell',
      classId: '1A',
      period: '2nd Half',
    });
    expect(game?.teams).toContainEqual(buildGameTeam('Ashgrove', { schoolId: '0101', seed: '3' }));
  });

  it('shows the state of the feed that is further along, as of its time, without the clock of the other', () => {
    const final = buildFinalGame({ ...ofDay, kind: 'final', columns: [[1, 3]] });
    const found = findGame('7', { sport: 'boys-soccer' }, [answer(ofSeries), { ...answer(final), fetchedAtMs: 5 }]);
    expect(found).toMatchObject({ game: { kind: 'final', columns: [[1, 3]] }, sourceValue: { fetchedAtMs: 5 } });
    const later = { ...ofDay, columns: [[1, 3]] as const };
    expect(findBoth({ date: '2025-10-11' }, later, ofSeries)?.game).toMatchObject({ period: null, columns: [[1, 3]] });
  });

  it.each<[string, Partial<Game>]>([
    ['sport', { sportId: 'girls-soccer' }],
    ['day', { day: '2025-10-04' }],
    ['teams', { teams: [buildGameTeam('Elm'), buildGameTeam('Oak')] }],
  ])('adds nothing of a game with the same number and other %s', (_, other) => {
    const found = findBoth({ sport: 'boys-soccer' }, ofSeries, { ...ofDay, ...other } as Game);
    expect(found?.game.links.boxScoreUrl).toBeNull();
  });

  it.each<[string, Record<string, string>, Game, string | null]>([
    ['the games of its day, for a game of a sport', { sport: 'boys-soccer' }, ofSeries, 'maxpreps.day'],
    ['the games of its day, for a game of a week', { week: '7' }, ofSeries, 'maxpreps.day'],
    ['the scoreboard of its sport, for a game of a day', {}, ofDay, 'scoreboards.day'],
    ['no scoreboard for golf', {}, { ...ofDay, sportId: 'boys-golf' }, null],
    ['no scoreboard long after the game', { date: '2025-09-04' }, { ...ofDay, day: '2025-09-04' }, null],
    ['nothing for an unknown game', {}, { ...ofDay, id: '8' }, null],
  ])('reads one more answer: %s', (_, query, game, name) => {
    const declared: PageSources = sources({ params: { contestId: '7' }, query, clock });
    const getValue = (request: SourceRequest) => (request === declared.critical?.games ? [game] : undefined);
    const others = listDependentRequests(declared, getValue).filter(([each]) => each === 'otherFeed');
    expect(others.map(([, { definition }]) => definition.name)).toEqual(name === null ? [] : [name]);
  });

  it.each<[string, string, Game, [string, boolean | undefined] | null]>([
    [
      'calls it for football on a day of the playoffs',
      '2025-11-22',
      { ...ofDay, sportId: 'football' },
      ['football', undefined],
    ],
    ['takes a kept one in the regular season', '2025-10-11', { ...ofDay, sportId: 'football' }, ['football', true]],
    ['takes a kept one of other sports', '2025-10-11', ofDay, ['boys-soccer', true]],
    ['has none of golf', '2025-10-11', { ...ofDay, sportId: 'boys-golf' }, null],
    ['has none of last season', '2024-11-22', { ...ofDay, sportId: 'football' }, null],
  ])('reads the state series of a game of a day: %s', (_, date, game, expected) => {
    const declared: PageSources = sources({ params: { contestId: '7' }, query: { date }, clock });
    const rows = [{ ...game, day: date }];
    const getValue = (request: SourceRequest) => (request === declared.critical?.games ? rows : undefined);
    const found = listDependentRequests(declared, getValue).filter(([name]) => name === 'series');
    const [request = null] = found.map(([, { params, isKeptOnly }]) => [params.sportId, isKeptOnly]);
    expect(request).toEqual(expected);
  });

  it('has class and round of the state series', () => {
    const final = buildFinalGame({ ...ofDay, kind: 'final', classId: null, level: null, round: null });
    const inSeries = buildFinalGame({ ...final, sportId: null, classId: '1A', level: 'State', round: 'Semifinals' });
    const values = {
      critical: { games: answer(final) },
      optional: {},
      dependent: { series: answer(inSeries) },
    };
    const found = findGame('7', { date: '2025-10-11' }, listGamesAnswers(values));
    expect(found?.game).toMatchObject({ classId: '1A', level: 'State', round: 'Semifinals', columns: final.columns });
  });

  it('reads the games of its day if only the scoreboard of the sport has it', () => {
    const declared: PageSources = sources({ params: { contestId: '7' }, query: { sport: 'boys-soccer' }, clock });
    const getValue = (request: SourceRequest) => (request === declared.optional?.gamesOfDay ? [ofSeries] : []);
    const others = listDependentRequests(declared, getValue).filter(([name]) => name === 'otherFeed');
    expect(others.map(([, { params }]) => params)).toEqual([{ day: '2025-10-11' }]);
  });
});

describe('a game is found', () => {
  it('in any answer for its list, with the sport of the list', () => {
    const game = buildFinalGame({ id: '7', sportId: null });
    const list = { sport: 'girls-volleyball' };
    expect(findGame('7', list, [answer(buildFinalGame({ id: '1' })), answer(game)])?.game.sportId).toBe(
      'girls-volleyball',
    );
    expect(findGame('7', { week: '3' }, [answer(game)])?.game.sportId).toBe('football');
  });

  it('only when an answer has its id', () => {
    expect(findGame('8', { week: '3' }, [answer(buildFinalGame({ id: '7' })), null])).toBeNull();
  });

  it('among the finals that the landing page of its sport shows', () => {
    const finals = { ...answer(), value: { games: [buildFinalGame({ id: '9' })], champions: [] } };
    const read = { critical: { games: answer() }, optional: { gamesOfDay: answer(), finals }, dependent: {} };
    expect(findGame('9', { sport: 'boys-soccer' }, listGamesAnswers(read))?.game.id).toBe('9');
    expect(mayHaveMissed(read)).toBe(false);
    expect(mayHaveMissed({ optional: { gamesOfDay: answer(), finals: null } })).toBe(true);
  });

  it('in one list, whatever other parameters the address has', () => {
    expect(listOfAddress({ week: '3', sport: 'football', date: '2025-10-11' }, clock)).toEqual({ week: '3' });
    expect(listOfAddress({ sport: 'football', date: '2025-10-04' }, clock)).toEqual({ sport: 'football' });
    expect(listOfAddress({}, clock)).toEqual({ date: '2025-10-11' });
  });
});

describe('the page of a game', () => {
  it('names teams, sport and stage, and has a description of one sentence', () => {
    const game = buildFinalGame({ id: '7', sportId: null, classId: '1A', level: 'Regional', round: 'Championship' });
    expect(buildView(game, { sport: 'boys-soccer' })).toMatchObject({
      title: 'Ashgrove vs. Fort Harlan',
      kicker: 'Boys Soccer, Class 1A regional championship',
      documentTitle: 'Ashgrove vs. Fort Harlan, October 11, 2025: Boys Soccer',
      path: '/games/7?sport=boys-soccer',
      description:
        'Final: Ashgrove 3, Fort Harlan 1. Boys Soccer, Class 1A regional championship, October 11, 2025, Rockwell.',
    });
  });

  it.each<[string, Game, string]>([
    ['to come', buildScheduledGame(), 'Ashgrove vs. Fort Harlan: Sat, Oct 11, 7:00 PM'],
    ['without a day', buildScheduledGame({ day: null, time: null }), 'Ashgrove vs. Fort Harlan: TBA'],
    ['postponed', buildScheduledGame({ remark: 'Postponed' }), 'Ashgrove vs. Fort Harlan: Sat, Oct 11, Postponed'],
    [
      'in play',
      buildLiveGame({ period: '2nd Half', timeRemaining: '9:12' }),
      'Ashgrove 2, Fort Harlan 1: 2nd Half 9:12',
    ],
    ['that is over', buildFinalGame({ decidedIn: '2OT' }), 'Ashgrove 3, Fort Harlan 1: Final / 2OT, Sat, Oct 11'],
    ['that was forfeited', buildForfeitGame(), 'Ashgrove W, Fort Harlan L: Forfeit, Sat, Oct 11'],
    [
      'of the past without a result',
      buildScheduledGame({ day: '2025-10-04' }),
      'Ashgrove vs. Fort Harlan: Sat, Oct 4, No Score Reported',
    ],
  ])('%s has its score line as the title of link previews', (_, game, title) => {
    expect(buildView(game).scoreTitle).toBe(title);
  });

  it.each<[string, Game, string]>([
    ['to come has its time', buildScheduledGame(), 'Scheduled, 7:00 PM: Ashgrove, Fort Harlan.'],
    ['in play has its score', buildLiveGame(), 'Live: Ashgrove 2, Fort Harlan 1.'],
    ['that was forfeited names the winner', buildForfeitGame(), 'Forfeit: Ashgrove W, Fort Harlan L.'],
    ['decided in overtime says so', buildFinalGame({ decidedIn: '2OT' }), 'Final / 2OT: Ashgrove 3, Fort Harlan 1.'],
  ])('%s', (_, game, words) => {
    expect(buildView(game).description).toContain(words);
  });

  it('offers to watch the score of a game in play, and of no other', () => {
    const games = [
      buildLiveGame(),
      buildScheduledGame(),
      buildScheduledGame({ day: '2025-10-12' }),
      buildScheduledGame({ remark: 'Postponed' }),
      buildFinalGame(),
    ];
    expect(games.map((game) => buildView(game).isLive)).toEqual([true, false, false, false, false]);
  });

  it('names its season if it is not the current one', () => {
    expect(buildView(buildFinalGame({ day: '2024-10-12' })).kicker).toBe('Boys Soccer, 2024-25, last season');
  });

  it('has its start and site, and links to streams and box scores of the game, and to the other games', () => {
    const { when, site, media, links } = buildView(
      buildLiveGame({
        links: {
          boxScoreUrl: 'https://www.stats.test/7',
          watchUrl: 'https://watch.test/7',
          ticketsUrl: null,
          audioUrl: null,
          liveStatsUrl: null,
        },
      }),
    );
    expect([when, site]).toEqual(['Sat, Oct 11, 7:00 PM', 'Rockwell']);
    expect(media).toEqual([
      { term: 'Watch', url: 'https://watch.test/7' },
      { term: 'Box Score', url: 'https://www.stats.test/7' },
    ]);
    expect(links.map(({ to }) => to)).toEqual(['/scores?date=2025-10-11']);
  });

  it('links teams to their statistics if the sport has them, otherwise to the schools', () => {
    const teams = [buildGameTeam('A', { schoolId: '0101' }), buildGameTeam('B')] as const;
    const listLinks = (sportId: string) => buildView(buildFinalGame({ sportId, teams })).card.teams.map(({ to }) => to);
    expect(listLinks('boys-soccer')).toEqual(['/sports/boys-soccer/teams/0101', null]);
    expect(listLinks('chess')).toEqual(['/schools/details/0101', null]);
  });

  it('says what is to be announced', () => {
    const { when, facts, title } = buildView(
      buildScheduledGame({ day: null, time: null, site: null, teams: [buildGameTeam('TBD'), buildGameTeam('TBD')] }),
    );
    expect([when, facts]).toEqual(['To be announced', []]);
    expect(title).toBe('TBD vs. TBD');
  });
});
