import { describe, expect, it } from 'vitest';
import { buildCalendarEvent, buildSourceValue, clock, nowMs } from '~/blocks/page-parts/content.fixture';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestRequest } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import { sources } from './page';
import { environment, view } from './page.fixture';

describe('games of the state series', () => {
  const today = '2026-03-07';
  const events = buildSourceValue([
    buildCalendarEvent({ day: today, activityName: 'Boys Basketball', title: 'Boys Basketball state finals' }),
  ]);
  const final = { sportId: null, day: today, classId: '1A', level: 'State', round: 'Championship' };
  const seriesGames = buildSourceValue([
    buildScheduledGame({ ...final, id: '901' }),
    buildLiveGame({ ...final, id: '902', classId: '2A' }),
    buildFinalGame({ ...final, id: '903', day: '2026-03-06' }),
  ]);
  const games = buildSourceValue([
    buildLiveGame({ id: 'sampled live' }),
    buildLiveGame({ id: 'of the finals', sportId: 'boys-basketball' }),
  ]);

  it('of today are counted in the line of their finals', () => {
    expect(view({ games, events }, { seriesGames }).series?.lines).toMatchObject([
      { text: 'Boys Basketball', detail: 'State finals: 1 live, 1 to come' },
    ]);
  });

  it('of today lead the strip, before sampled games in play, and each is there once', () => {
    const { cards } = view({ games, events }, { seriesGames }).scores;
    expect(cards.map(({ id, site, stage, list }) => [id, site, stage, list])).toEqual([
      ['902', null, 'Boys Basketball 2A, State championship', { sport: 'boys-basketball' }],
      ['901', null, 'Boys Basketball 1A, State championship', { sport: 'boys-basketball' }],
      ['sampled live', null, 'Boys Soccer', null],
    ]);
  });

  it('of finals in play come before games in play of other rounds', () => {
    const both = buildSourceValue([
      buildCalendarEvent({ day: today, activityName: 'Football', title: 'Football first round', type: 'Playoff' }),
      ...events.value,
    ]);
    const of = (id: string) => buildSourceValue([buildLiveGame({ ...final, id, period: 'OT', timeRemaining: '0:10' })]);
    const { cards } = view({ events: both }, { seriesGames, furtherSeriesGames: of('950') }).scores;
    expect(cards.map(({ id }) => id)).toEqual(['902', '950', '901']);
  });

  it('of football are counted in the daily feed, as on the page of scores', () => {
    const football = buildSourceValue([
      buildCalendarEvent({ day: today, activityName: 'Football', title: 'Football first round', type: 'Playoff' }),
    ]);
    const ofFeed = ['1', '2'].map((id) => buildLiveGame({ id, sportId: 'football', day: today }));
    const gamesOfDay = buildSourceValue([...ofFeed, buildLiveGame({ id: '3', day: today })]);
    expect(view({ events: football }, { seriesGames, gamesOfDay }).series?.rounds).toMatchObject([
      { detail: 'Playoff round 1: 2 live' },
    ]);
  });

  it('are shown without the sample, and the sample without them', () => {
    expect(view({ events }, { seriesGames }).scores.cards).toHaveLength(2);
    const sampled = buildSourceValue([buildLiveGame({ id: 'sampled live' })]);
    expect(view({ games: sampled, events }).scores.cards.map(({ id }) => id)).toEqual(['sampled live']);
  });

  describe('without the scoreboard of finals', () => {
    const ofFinals = { sportId: 'boys-basketball', day: today };
    const gamesOfDay = buildSourceValue([
      buildLiveGame({ id: 'other live', period: 'OT', timeRemaining: '0:10' }),
      buildScheduledGame({ ...ofFinals, id: 'next final' }),
      buildLiveGame({ ...ofFinals, id: 'live final' }),
    ]);

    it('are those of the daily feed, counted and linked there', () => {
      const { scores, series } = view({ games, events }, { gamesOfDay });
      expect(scores.cards.map(({ id, list }) => [id, list])).toEqual([
        ['live final', null],
        ['next final', null],
        ['other live', null],
        ['sampled live', null],
      ]);
      expect(series?.lines).toMatchObject([{ detail: 'State finals: 1 live, 1 to come' }]);
    });

    it('are those of the daily feed if the scoreboard has another day', () => {
      const ofYesterday = buildSourceValue([buildFinalGame({ ...final, day: '2026-03-06' })]);
      const { cards } = view({ games, events }, { gamesOfDay, seriesGames: ofYesterday }).scores;
      expect(cards.map(({ id }) => id).slice(0, 2)).toEqual(['live final', 'next final']);
    });

    it('are those of the sample if there is no daily feed either', () => {
      expect(view({ games, events }).scores.cards.map(({ id }) => id)).toEqual(['of the finals', 'sampled live']);
    });

    it('of a third sport are found in the daily feed, too', () => {
      const titles = ['Girls Basketball', 'Boys Basketball', 'Boys Soccer'];
      const three = buildSourceValue(
        titles.map((title) => buildCalendarEvent({ day: today, activityName: title, title: `${title} state finals` })),
      );
      const games = buildSourceValue([buildScheduledGame({ id: 'sampled', sportId: 'football' })]);
      const ofDay = buildSourceValue([buildScheduledGame({ id: 'soccer final', sportId: 'boys-soccer', day: today })]);
      const { cards } = view({ games, events: three }, { gamesOfDay: ofDay }).scores;
      expect(cards.map(({ id }) => id)).toEqual(['soccer final', 'sampled']);
    });
  });

  it('of a team that is not decided are left out', () => {
    const teams = [buildGameTeam('Ashgrove'), buildGameTeam('Winner of Game 3')] as const;
    const read = buildSourceValue([
      buildScheduledGame({ ...final, id: '901' }),
      buildLiveGame({ ...final, id: '902', teams }),
    ]);
    expect(view({ events }, { seriesGames: read }).scores.cards.map(({ id }) => id)).toEqual(['901']);
  });

  it('are at most eight of twelve', () => {
    const many = buildSourceValue(
      Array.from({ length: 30 }, (_, index) => buildLiveGame({ ...final, id: String(900 + index) })),
    );
    const sampled = buildSourceValue(Array.from({ length: 30 }, (_, index) => buildLiveGame({ id: String(index) })));
    const { cards } = view({ games: sampled, events }, { seriesGames: many }).scores;
    expect(cards.filter(({ stage }) => stage?.includes('championship'))).toEqual(cards.slice(0, 8));
    expect(cards).toHaveLength(12);
  });

  it('leave the same games of a sample of twelve, whenever it was read', () => {
    const many = buildSourceValue(
      Array.from({ length: 8 }, (_, index) => buildLiveGame({ ...final, id: String(900 + index) })),
    );
    const sample = Array.from({ length: 12 }, (_, index) => buildScheduledGame({ id: String(index) }));
    const listIds = (fetchedAtMs: number) =>
      view({ games: buildSourceValue(sample, { fetchedAtMs }), events }, { seriesGames: many }).scores.cards.map(
        ({ id }) => id,
      );
    expect(listIds(nowMs)).toHaveLength(12);
    expect(listIds(nowMs)).toEqual(listIds(nowMs - 900_000));
  });

  it('are requested on days of the state series only, as one scoreboard for each of two sports', () => {
    const declared = sources(buildTestRequest('/', { clock, environment }));
    const listNames = (found: readonly unknown[]) =>
      listDependentRequests(declared, (request) => (request === declared.optional.events ? found : undefined)).map(
        ([name, { params }]) => [name, params.sportId],
      );
    expect(listNames(events.value)).toContainEqual(['seriesGames', 'boys-basketball']);
    expect(listNames([buildCalendarEvent()]).map(([name]) => name)).toEqual(['gamesOfDay']);
  });

  it('are awaited if they are finals, because the page leads with them', () => {
    const declared = sources(buildTestRequest('/', { clock, environment }));
    const round = buildCalendarEvent({ day: today, activityName: 'Boys Soccer', title: 'Regionals', type: 'Regional' });
    const found = [round, ...events.value];
    const asked = listDependentRequests(declared, (request) =>
      request === declared.optional.events ? found : undefined,
    );
    const awaited = asked.flatMap(([name, request]) => (request.isAwaited === true ? [[name, request.params]] : []));
    expect(awaited).toEqual([
      ['seriesGames', { sportId: 'boys-basketball' }],
      ['gamesOfDay', { day: today }],
    ]);
    expect(asked.map(([name]) => name)).toContain('furtherSeriesGames');
  });
});
