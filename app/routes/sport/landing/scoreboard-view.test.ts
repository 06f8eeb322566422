import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { type Game, noLinks } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestSportRequest } from '~/page/page-request.fixture';
import { toBoardViews } from './scoreboard-view';

const today = '2026-03-13';
const state = { level: 'State', classId: '1A' };

function buildBoards(id: string, tournament: Game[], day: Game[] = [], site: string | null = null) {
  const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
  const boards = { tournament: read({ games: tournament, champions: [] }), day: read(day) };
  return toBoardViews(boards, site, buildRequest(id));
}

function buildRequest(id: string) {
  const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${today}T14:20:00-05:00` });
  const request = buildTestSportRequest(`/sports/${id}`, { clock });
  return { ...request, environment: { ...request.environment, STREAM_HOST: 'watch.example' } };
}

/** `Class 1A / Saturday, March 14: 7 8` */
function outline(views: ReturnType<typeof buildBoards>) {
  return views.map(({ title, sections }) => [
    title,
    ...sections.flatMap((section) =>
      section.parts.map((part) => `${section.title} / ${part.title}: ${part.cards.map(({ id }) => id).join(' ')}`),
    ),
  ]);
}

const buildFinal = (id: string, changes: Parameters<typeof buildFinalGame>[0] = {}) =>
  buildFinalGame({ ...state, id, day: today, ...changes });
const buildComingGame = (id: string, changes: Parameters<typeof buildScheduledGame>[0] = {}) =>
  buildScheduledGame({ ...state, id, day: today, ...changes });

describe('the scoreboard of a tournament', () => {
  it('shows games in play first, and the others class by class: finished, then upcoming, by day', () => {
    const games = [
      buildFinal('1', { classId: '2A' }),
      buildFinal('2'),
      buildLiveGame({ ...state, id: '3', day: today, classId: '4A' }),
      buildComingGame('4', { day: '2026-03-14' }),
      buildComingGame('5'),
    ];
    expect(outline(buildBoards('boys-basketball', games))).toEqual([
      [
        'State Final Scoreboard',
        'Live now / null: 3',
        'Class 1A / Today, Friday, March 13: 2 5',
        'Class 1A / Saturday, March 14: 4',
        'Class 2A / Today, Friday, March 13: 1',
      ],
    ]);
  });

  it('shows the day of games in play, unless all of them are of today', () => {
    const buildLive = (id: string, day: string) => buildLiveGame({ ...state, id, day });
    expect(
      outline(buildBoards('boys-basketball', [buildLive('1', today), buildLive('2', '2026-03-12')]))[0]?.slice(1),
    ).toEqual(['Live now / Today, Friday, March 13: 1', 'Live now / Thursday, March 12: 2']);
  });

  it('shows the next games first when none is in play', () => {
    const games = ['1', '2', '3', '4', '5']
      .map((id) => buildComingGame(id))
      .concat(buildComingGame('0', { day: '2026-03-14' }));
    expect(outline(buildBoards('boys-basketball', games))[0]?.slice(1)).toEqual([
      'Next up / Today, Friday, March 13: 1 2 3 4',
      'Class 1A / Today, Friday, March 13: 5',
      'Class 1A / Saturday, March 14: 0',
    ]);
  });

  it('of a past season names the season and begins with the title games', () => {
    const games = [
      buildFinal('semi', { day: '2025-03-14', round: 'Semifinal' }),
      buildFinal('third', { day: '2025-03-15', round: '3rd Place' }),
      buildFinal('title', { day: '2025-03-15', round: 'Championship' }),
    ];
    const boards = buildBoards('boys-basketball', games);
    expect(boards[0]?.links).toEqual([]);
    expect(outline(boards)).toEqual([
      [
        'State Champions, 2024-25, last season',
        'Class 1A / Saturday, March 15, 2025: title third',
        'Class 1A / Friday, March 14, 2025: semi',
      ],
    ]);
  });

  it.each([
    ['football', ['1A', '4A', '5A', '8A'], ['Classes 1A-4A', 'Classes 5A-8A']],
    ['football', ['Class 7A', null], ['Classes 5A-8A', 'Other games']],
    ['boys-volleyball', ['2A', null], ['Class 2A', 'Other games']],
    ['girls-lacrosse', [null], ['All games']],
    ['boys-wrestling', ['1A', '2A'], ['All games']],
  ])('of %s with classes %j has the groups %j', (id, classes, titles) => {
    const games = classes.map((classId, index) => buildFinal(String(index), { classId, day: '2025-03-15' }));
    expect(buildBoards(id, games)[0]?.sections.map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ['boys-basketball', { round: 'Semifinal' }, 'Semifinal'],
    ['boys-basketball', { level: 'Regional', round: 'Final' }, 'Regional championship'],
    ['football', { round: 'Championship' }, 'Class 1A championship'],
    ['boys-wrestling', { round: '1A State Final' }, '1A State Final'],
    ['boys-basketball', { round: null }, 'State'],
    ['boys-basketball', { level: 'Super-Sectional', round: 'Super-Sectional' }, 'Super-sectional'],
    ['boys-basketball', { level: 'Regional', round: 'Regional Final' }, 'Regional championship'],
    ['football', { classId: 'Class 1A', round: 'Championship' }, 'Class 1A championship'],
  ])('on a card of %s says only what the heading does not: %j', (id, changes, stage) => {
    expect(buildBoards(id, [buildFinal('1', changes)])[0]?.sections[0]?.parts[0]?.cards[0]?.stage).toBe(stage);
  });

  it('names the current round, and links to the rest of a long class without a number, because the feed may have only some', () => {
    const games = Array.from({ length: 9 }, (_, index) => buildFinal(String(index), { level: 'Regional' }));
    const [board] = buildBoards('boys-soccer', games);
    expect(board?.title).toBe('Regional Scoreboard');
    expect(board?.sections[0]).toMatchObject({
      countText: null,
      more: { href: '/sports/boys-soccer/state-series/scores/1A', text: 'All games of Class 1A' },
    });
    expect(board?.sections[0]?.parts[0]?.cards).toHaveLength(6);
  });

  describe('of meets', () => {
    const nobody = [buildGameTeam('TBD'), buildGameTeam('TBD')] as const;
    const teams = [buildGameTeam('Hollis'), buildGameTeam('Vesper')] as const;
    const buildMeet = (id: string, changes: Parameters<typeof buildScheduledGame>[0] = {}) =>
      buildComingGame(id, {
        teams: nobody,
        day: '2026-03-14',
        site: 'Halvor Woods',
        time: { minutesOfDay: 540, text: '' },
        links: { ...noLinks, watchUrl: 'https://watch.example/1' },
        ...changes,
      });
    const outlineMeets = (id: string, tournament: Game[], day: Game[] = []) =>
      buildBoards(id, tournament, day).map(({ title, sections, races, championMeets }) => [
        title,
        sections.length,
        ...races.map((ofDay) => [
          ofDay.title,
          ...ofDay.races.map(({ name, status, site }) => [name, status, site].join(', ')),
          ...ofDay.results.map((row) => `${row.title}: ${row.winner.name}`),
        ]),
        ...championMeets.map(({ title: meet, winner, score, facts }) =>
          [meet, winner.name, score, ...facts.map(({ term, text }) => `${term} ${text}`)].join(', '),
        ),
      ]);

    it('has a line for each before it begins, in the order of their classes', () => {
      const [board] = buildBoards('boys-cross-country', [
        buildMeet('3', { classId: '3A' }),
        buildMeet('1', { classId: '1A', time: { minutesOfDay: 600, text: '' } }),
      ]);
      expect([board?.title, board?.sections]).toEqual(['State Finals', []]);
      expect(board?.races).toMatchObject([
        {
          title: 'Saturday, March 14',
          races: [
            {
              name: '1A',
              status: '10:00 AM',
              site: 'Halvor Woods',
              links: [{ to: 'https://watch.example/1', text: 'Watch' }],
            },
            { name: '3A', status: '9:00 AM' },
          ],
        },
      ]);
      expect(buildBoards('boys-basketball', [buildMeet('1')])[0]?.races).toEqual([]);
    });

    it('has those that are on, then the winners, then those to come, and never two schools as a game', () => {
      const sectional = { level: 'Sectional', round: 'Elm Sectional', site: 'Elm course', day: today };
      const meets = [
        buildMeet('1', { ...sectional, time: { minutesOfDay: 960, text: '' } }),
        buildFinal('2', { ...sectional, teams, classId: '2A' }),
        buildLiveGame({ ...state, ...sectional, id: '3', teams, classId: '3A', period: null }),
      ];
      expect(outlineMeets('girls-cross-country', meets)).toEqual([
        [
          'Sectionals',
          0,
          ['Today, Friday, March 13', '3A, Live, Elm Sectional, Elm course', 'Class 2A, Elm Sectional: Vesper'],
          [null, '1A, 4:00 PM, Elm Sectional, Elm course'],
        ],
      ]);
    });

    it('that are over has the champion team, the runner-up and the medalist of each class', () => {
      const meet = { teams, day: '2025-03-15', columns: [[54, 84]], highlight: 'Medalist: Jo Lind' } as const;
      expect(outlineMeets('boys-cross-country', [buildFinal('1', meet)])).toEqual([
        [
          'State Champions, 2024-25, last season',
          0,
          'Class 1A, Hollis, 54 points, Runner-up Vesper 84, Medalist Jo Lind',
        ],
      ]);
    });

    it('of a day has the schools in one line, and the winners of those that are over', () => {
      const ofDay = { level: null, classId: null, round: null, teams, site: null, day: '2026-03-16' };
      expect(outlineMeets('boys-cross-country', [], [buildMeet('1', ofDay), buildFinal('2', ofDay)])).toEqual([
        ['Next Meets', 0, [null, 'Winner: Vesper'], [null, 'Hollis and Vesper, 9:00 AM, ']],
      ]);
    });

    it('has at most twelve lines of a day', () => {
      const meets = Array.from({ length: 15 }, (_, index) => buildMeet(String(index)));
      expect(buildBoards('boys-cross-country', meets)[0]?.races[0]?.races).toHaveLength(12);
    });
  });

  it('does not repeat the site of the finals on every card', () => {
    const [board] = buildBoards(
      'boys-basketball',
      [buildFinal('1', { site: 'Dome' }), buildFinal('2', { site: 'Hall' })],
      [],
      'Dome',
    );
    expect(board?.sections[0]?.parts[0]?.cards.map(({ site }) => site)).toEqual([null, 'Hall']);
  });

  it('links team names to their pages when the school is known', () => {
    const teams = [buildGameTeam('Ashgrove', { schoolId: '101' }), buildGameTeam('Elm', { schoolId: null })] as const;
    const [board] = buildBoards('boys-basketball', [buildFinal('1', { teams })]);
    expect(board?.sections[0]?.parts[0]?.cards[0]?.teams.map(({ to }) => to)).toEqual([
      '/sports/boys-basketball/teams/101',
      null,
    ]);
  });

  it('offers to watch unfinished games, only on the streaming network', () => {
    const links = { boxScoreUrl: null, ticketsUrl: null, audioUrl: null, liveStatsUrl: null };
    const watchable = { links: { ...links, watchUrl: 'https://watch.example/1' } };
    const [board] = buildBoards('boys-basketball', [buildFinal('1', watchable), buildComingGame('2', watchable)]);
    const cards = board?.sections.flatMap(({ parts }) => parts.flatMap((part) => part.cards)) ?? [];
    expect(cards.map(({ id, links: shown }) => [id, Object.keys(shown)])).toEqual([
      ['1', []],
      ['2', ['watch']],
    ]);
  });
});

describe('the scoreboard of the day', () => {
  it.each([
    [today, 'Today', '/sports/boys-soccer/scores'],
    ['2026-03-16', 'Next Games', '/sports/boys-soccer/scores?date=2026-03-16'],
    ['2026-03-01', 'Latest Games', '/sports/boys-soccer/scores?date=2026-03-01'],
  ])('of %s is titled %s', (day, title, to) => {
    const [board] = buildBoards('boys-soccer', [], [buildComingGame('1', { day, level: null, classId: null })]);
    expect([board?.title, board?.links[0]?.to]).toEqual([title, to]);
  });

  it('of a sport with meets speaks of meets, and those to come have no boxes for scores', () => {
    const [board] = buildBoards('boys-wrestling', [], [buildComingGame('1', { day: '2026-03-16', level: null })]);
    expect([board?.title, board?.sections[0]?.parts[0]?.cards[0]?.teams.map(({ scores }) => scores)]).toEqual([
      'Next Meets',
      [[], []],
    ]);
  });

  it('links to the scores of all sports if the sport has no page for its days', () => {
    const [board] = buildBoards('girls-tennis', [], [buildComingGame('1')]);
    expect(board?.links[0]?.to).toBe('/scores?sport=girls-tennis');
  });

  it('has a heading without a number for each day when upstream sends several days', () => {
    const on = (day: string | null, ...ids: string[]) => ids.map((id) => buildComingGame(id, { day }));
    const games = [
      ...on('2026-03-12', '1', '2'),
      ...on('2026-03-14', '3', '4', '5'),
      ...on(today, '6', '7', '8'),
      ...on(null, '9'),
    ];
    const [board] = buildBoards('boys-soccer', [], games);
    expect(board?.title).toBe('Games');
    expect(board?.sections.map(({ title, countText, parts }) => [title, countText, parts[0]?.cards.length])).toEqual([
      ['Today, Friday, March 13', null, 3],
      ['Saturday, March 14', null, 3],
      ['Thursday, March 12', null, 2],
      ['Date to be announced', null, 1],
    ]);
    expect(new Set(board?.sections.map(({ id }) => id)).size).toBe(4);
  });

  it('links from each day to all of its games', () => {
    const games = ['2026-03-14', '2026-03-15'].flatMap((day) =>
      Array.from({ length: 7 }, (_, index) => buildComingGame(`${day} ${index}`, { day })),
    );
    expect(buildBoards('boys-soccer', [], games)[0]?.sections.map(({ more }) => more)).toEqual([
      { href: '/sports/boys-soccer/scores?date=2026-03-14', text: 'All games' },
      { href: '/sports/boys-soccer/scores?date=2026-03-15', text: 'All games' },
    ]);
  });

  it('keeps a game whose id the tournament feed uses for another game', () => {
    const other = buildComingGame('1', { teams: [buildGameTeam('Vesper'), buildGameTeam('Hollis')] });
    const cards = buildBoards('boys-soccer', [buildFinal('1')], [other]).flatMap(({ sections }) =>
      sections.flatMap(({ parts }) => parts.flatMap((part) => part.cards.map(({ id }) => id))),
    );
    expect(cards.sort()).toEqual(['1', '1.2']);
  });

  it('leaves out the games of the tournament', () => {
    expect(buildBoards('boys-soccer', [buildFinal('1')], [buildFinal('1')]).map(({ id }) => id)).toEqual([
      'tournament',
    ]);
  });

  it('comes first while its games are nearer in time', () => {
    const past = buildFinal('1', { day: '2025-11-01' });
    expect(buildBoards('boys-soccer', [past], [buildComingGame('2')]).map(({ id }) => id)).toEqual([
      'day',
      'tournament',
    ]);
    expect(
      buildBoards('boys-soccer', [buildComingGame('1')], [buildComingGame('2', { day: '2026-03-14' })]).map(
        ({ id }) => id,
      ),
    ).toEqual(['tournament', 'day']);
  });

  it('is missing without games or without an answer', () => {
    expect(buildBoards('chess', [])).toEqual([]);
    expect(toBoardViews({ tournament: null, day: null }, null, buildRequest('chess'))).toEqual([]);
  });
});
