import { describe, expect, it } from 'vitest';
import { buildCalendarEvent, buildSourceValue, clock } from '~/blocks/page-parts/content.fixture';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildEventDay, listSeriesGames } from './event-day';

const today = '2026-03-07';
const buildEvent = (activityName: string, title: string, type: string) =>
  buildCalendarEvent({ day: today, activityName, title: `${activityName} ${title}`, type });

const finals = buildEvent('Boys Basketball', 'state finals', 'State Final');
const round = buildEvent('Boys Soccer', 'regionals', 'Regional');
const playoffs = buildEvent('Football', 'first round', 'Playoff');

describe('the band of the day', () => {
  const events = [finals, playoffs, round];
  const finalsToday = buildSourceValue([
    buildLiveGame({ id: '1', sportId: null, day: today }),
    buildFinalGame({ id: '2', sportId: null, day: today }),
    buildFinalGame({ id: '3', sportId: null, day: '2026-03-06' }),
  ]);
  const ofDay = buildSourceValue([
    buildLiveGame({ id: '10', sportId: 'football', day: today }),
    buildScheduledGame({ id: '11', sportId: 'boys-soccer', day: today }),
  ]);

  it('has one content, whether a page reads the scoreboard for its games or for their clocks', () => {
    const home = buildEventDay(events, clock, { ofDay, dependent: { seriesGames: finalsToday } });
    const scores = buildEventDay(events, clock, { ofDay, dependent: { 'scoreboard-boys-basketball': finalsToday } });
    expect(home).toEqual(scores);
    expect(home?.lines).toMatchObject([{ detail: 'State finals: 1 live, 1 final' }]);
    expect(home?.rounds.map(({ text, detail }) => [text, detail])).toEqual([
      ['Football', 'Playoff round 1: 1 live'],
      ['Boys Soccer', 'Regionals'],
    ]);
  });

  it('of one sport is that of all sports without the others', () => {
    const all = buildEventDay(events, clock, { ofDay, dependent: {} });
    const ofFootball = buildEventDay(events, clock, { ofDay, dependent: {}, isShown: (id) => id === 'football' });
    expect(ofFootball).toEqual({ lines: [], rounds: all?.rounds.filter(({ text }) => text === 'Football') });
  });
});

describe('today’s games of the state series', () => {
  const list = (event: typeof finals, ofDay: Parameters<typeof listSeriesGames>[2]['ofDay']) =>
    listSeriesGames([event], clock, { ofDay, dependent: {} }).map(({ isOfFeed, read }) => [
      isOfFeed,
      read?.value.map(({ id }) => id) ?? null,
    ]);

  it('are those of the daily feed without a scoreboard, where it has no games of the regular season', () => {
    const ofDay = buildSourceValue(
      ['boys-basketball', 'boys-soccer', 'football'].map((sportId) => buildLiveGame({ id: sportId, sportId })),
    );
    expect(list(finals, ofDay)).toEqual([[true, ['boys-basketball']]]);
    expect(list(playoffs, ofDay)).toEqual([[true, ['football']]]);
    expect(list(round, ofDay)).toEqual([[false, null]]);
  });

  it('are not known without both', () => {
    expect(list(finals, null)).toEqual([[false, null]]);
  });
});
