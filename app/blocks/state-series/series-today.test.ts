import { describe, expect, it } from 'vitest';
import { buildCalendarEvent } from '~/blocks/page-parts/content.fixture';
import { sports } from '~/config/sports';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import {
  findPairingsEvent,
  findRoundToday,
  hasEntryToday,
  listSeriesLinks,
  listSeriesWithGames,
  listSeriesToday,
  toPairingsShowView,
  toSeriesTodayView,
} from './series-today';

function clockAt(iso: string) {
  return { ...createContentClock({ timeZone: 'America/Chicago' }), getNowMs: () => Date.parse(iso) };
}

const golfSaturday = clockAt('2025-10-11T13:20:00-05:00');
const winterFriday = clockAt('2026-03-13T11:00:00-05:00');

function eventOn(day: string, activityName: string, title: string, type = 'State Final') {
  return buildCalendarEvent({ id: title, day, activityName, title, type });
}

const basketball = [
  eventOn('2026-03-12', 'Boys Basketball', 'Boys Basketball state finals (1A-2A)'),
  eventOn('2026-03-13', 'Boys Basketball', 'Boys Basketball state finals (3A-4A)'),
];

describe('the state series of a day', () => {
  it('is that of the calendar’s events of today, finals first, each sport once', () => {
    const events = [
      ...basketball,
      eventOn('2026-03-13', 'Girls Soccer', 'Girls Soccer sectionals', 'Sectional'),
      eventOn('2026-03-13', 'Boys Basketball', 'Boys Basketball regionals', 'Regional'),
      eventOn('2026-03-13', 'Boys Basketball', 'Boys Basketball first practice', 'Season'),
      eventOn('2026-03-13', 'Administration', 'Board meeting', 'Meeting'),
    ];
    expect(listSeriesToday(events, winterFriday).map(({ sport, round }) => [sport.id, round])).toEqual([
      ['boys-basketball', 'State finals (3A-4A)'],
      ['girls-soccer', 'Sectionals'],
    ]);
  });

  it('has the finals whose days only the season’s file names', () => {
    expect(listSeriesToday([], golfSaturday).map(({ sport, isFinals }) => [sport.id, isFinals])).toEqual([
      ['boys-golf', true],
      ['girls-golf', true],
    ]);
    expect(listSeriesToday([], winterFriday)).toEqual([]);
  });

  it('is found once for a calendar, however often a page asks, and anew on the next day', () => {
    let looks = 0;
    const [event = eventOn('', '', '')] = basketball;
    const events = [
      Object.defineProperty({ ...event }, 'day', {
        get: () => {
          looks += 1;
          return '2026-03-12';
        },
      }),
    ];
    for (const iso of ['2026-03-12T09:00:00-05:00', '2026-03-12T11:00:00-05:00', '2026-03-12T13:00:00-05:00']) {
      expect(listSeriesToday(events, clockAt(iso))).toHaveLength(1);
    }
    expect(looks).toBe(1);
    expect(listSeriesToday(events, winterFriday)).toEqual([]);
    expect(looks).toBe(2);
  });

  it('names the sports with games, finals first', () => {
    const events = [
      eventOn('2025-10-11', 'Girls Soccer', 'Girls Soccer regionals', 'Regional'),
      eventOn('2025-10-11', 'Football', 'Football quarterfinals', 'Playoff'),
      eventOn('2025-10-11', 'Girls Volleyball', 'Girls Volleyball state finals'),
    ];
    expect(listSeriesWithGames(events, golfSaturday).map(({ sport }) => sport.id)).toEqual([
      'girls-volleyball',
      'girls-soccer',
      'football',
    ]);
  });
});

describe('the view of the state series of today', () => {
  it('counts the days of finals and links the leaderboards of golf', () => {
    expect(toSeriesTodayView([], golfSaturday)?.lines[0]).toEqual({
      sport: 'Boys Golf',
      to: '/sports/boys-golf',
      text: 'Boys Golf',
      detail: 'State finals, day 2 of 2',
      label: 'Leaderboards',
      note: null,
      links: ['1A', '2A', '3A'].map((classId) => ({
        to: `/sports/boys-golf/state-series/state-leaderboard/${classId}`,
        text: classId,
      })),
    });
  });

  it('links the brackets of finals with games, and lists rounds after them', () => {
    const round = eventOn('2026-03-13', 'Girls Soccer', 'Girls Soccer sectionals', 'Sectional');
    const series = toSeriesTodayView([round, ...basketball], winterFriday);
    expect(series?.lines).toMatchObject([
      {
        text: 'Boys Basketball',
        detail: 'State finals (3A-4A), day 2 of 2',
        links: [{ to: '/sports/boys-basketball/state-series/brackets', text: 'Brackets' }],
      },
    ]);
    expect(series?.rounds).toEqual([
      {
        sport: 'Girls Soccer',
        to: '/sports/girls-soccer/state-series/scores',
        text: 'Girls Soccer',
        detail: 'Sectionals',
      },
    ]);
  });

  it('is absent on days without state series, and leaves out sports that the page is not about', () => {
    expect(toSeriesTodayView(basketball, clockAt('2026-07-12T13:00:00-05:00'))).toBeNull();
    expect(toSeriesTodayView(basketball, winterFriday, { isShown: (id) => id !== 'boys-basketball' })).toBeNull();
  });
});

describe('the games of the day', () => {
  const round = eventOn('2026-03-13', 'Girls Soccer', 'Girls Soccer sectionals', 'Sectional');
  const games: readonly Game[] = [
    buildLiveGame(),
    buildLiveGame(),
    buildScheduledGame(),
    buildScheduledGame({ remark: 'Postponed' }),
    buildFinalGame(),
  ];

  it('are counted, and the round leads to them', () => {
    const view = toSeriesTodayView([round, ...basketball], winterFriday, { findGames: () => games });
    expect(view?.rounds).toMatchObject([
      { to: '/sports/girls-soccer/state-series/scores', detail: 'Sectionals: 2 live, 1 to come, 1 final' },
    ]);
    expect(view?.lines).toMatchObject([{ detail: 'State finals (3A-4A), day 2 of 2: 2 live, 1 to come, 1 final' }]);
  });

  it('of football are at its playoff scores', () => {
    const quarterfinals = eventOn('2026-03-13', 'Football', 'Football quarterfinals', 'Playoff');
    const view = toSeriesTodayView([quarterfinals], winterFriday, { findGames: () => games });
    expect(view?.rounds).toMatchObject([{ to: '/sports/football/state-series/playoff-scores' }]);
  });

  it('are not mentioned where they are not known', () => {
    const view = toSeriesTodayView([round], winterFriday, { findGames: () => [] });
    expect(view?.rounds).toMatchObject([{ to: '/sports/girls-soccer/state-series/scores', detail: 'Sectionals' }]);
  });
});

describe('the links of a sport’s schedules', () => {
  it('name what the sport has on today, and nothing of other sports', () => {
    const events = [eventOn('2026-03-13', 'Girls Soccer', 'Girls Soccer sectionals', 'Sectional'), ...basketball];
    const describeLinks = (id: string, clock = winterFriday) =>
      sports
        .filter((sport) => sport.id === id)
        .flatMap((sport) => listSeriesLinks(sport, events, clock))
        .map(({ text }) => text);
    expect(describeLinks('girls-soccer')).toEqual(['Today: Sectionals']);
    expect(describeLinks('boys-basketball')).toEqual(['Today: State finals (3A-4A), day 2 of 2']);
    expect(describeLinks('football')).toEqual([]);
    expect(describeLinks('football', clockAt('2025-10-25T20:35:00-05:00'))).toEqual([
      'Football Pairings Show: On now, 8:00–9:00 PM',
    ]);
    expect(describeLinks('girls-soccer', clockAt('2025-10-25T20:35:00-05:00'))).toEqual([]);
  });

  it('need the events of the association only on days that the sport’s calendar names', () => {
    const row = { className: '1A', event: 'State Finals', order: 1, dates: { '2025-26': 'Mar. 12-13' } };
    expect([hasEntryToday([row], winterFriday), hasEntryToday([row], golfSaturday)]).toEqual([true, false]);
    expect(hasEntryToday([], winterFriday)).toBe(false);
  });
});

describe('the pairings show', () => {
  it.each([
    ['2025-10-25T14:00:00-05:00', 'Tonight, 8:00–9:00 PM'],
    ['2025-10-25T20:35:00-05:00', 'On now, 8:00–9:00 PM'],
    ['2025-10-25T21:05:00-05:00', 'The pairings are posted'],
  ])('at %s is announced with "%s"', (iso, detail) => {
    expect(toPairingsShowView(null, clockAt(iso))?.lines).toMatchObject([
      { to: '/pairings', text: 'Football Pairings Show', detail },
    ]);
  });

  it('is not announced on other days', () => {
    expect(toPairingsShowView(null, clockAt('2025-10-24T20:35:00-05:00'))).toBeNull();
    expect(toPairingsShowView('2025-10-24', golfSaturday)).toBeNull();
  });

  it('is on the day of the calendar in a season without a file', () => {
    const clock = clockAt('2030-10-26T14:00:00-05:00');
    const event = eventOn('2030-10-26', 'Football', 'Football playoff pairings', 'Pairings');
    expect(toSeriesTodayView([event], clock)?.lines).toMatchObject([{ detail: 'Tonight' }]);
    expect(findPairingsEvent([event], golfSaturday)).toBeNull();
  });
});

it('finals that need daylight are results in the evening, after what is on', () => {
  const tennis = eventOn('2025-10-25', 'Girls Tennis', 'Girls Tennis state finals');
  const volleyball = eventOn('2025-10-25', 'Girls Volleyball', 'Girls Volleyball state finals');
  const listLines = (iso: string) =>
    toSeriesTodayView([tennis, volleyball], clockAt(iso))?.lines.map(({ text, detail }) => `${text}: ${detail}`);
  expect(listLines('2025-10-25T19:59:00-05:00')?.slice(1)).toEqual([
    'Girls Tennis: State finals, day 3 of 3',
    'Girls Volleyball: State finals',
  ]);
  expect(listLines('2025-10-25T20:00:00-05:00')?.slice(1)).toEqual([
    'Girls Volleyball: State finals',
    'Girls Tennis: State finals, day 3 of 3: results',
  ]);
});

it('a round of cross country or golf is no longer listed in the evening, and one of another sport is', () => {
  const events = [
    eventOn('2025-10-25', 'Boys Cross Country', 'Boys Cross Country regionals', 'Regional'),
    eventOn('2025-10-25', 'Girls Golf', 'Girls Golf sectionals', 'Sectional'),
    eventOn('2025-10-25', 'Girls Volleyball', 'Girls Volleyball regionals', 'Regional'),
  ];
  const listRounds = (iso: string) => toSeriesTodayView(events, clockAt(iso))?.rounds.map(({ text }) => text);
  expect(listRounds('2025-10-25T17:59:00-05:00')).toEqual(['Boys Cross Country', 'Girls Golf', 'Girls Volleyball']);
  expect(listRounds('2025-10-25T18:00:00-05:00')).toEqual(['Girls Volleyball']);
});

it('a round of today leads to its scores, and of a sport without games to its state series', () => {
  const today = '2025-11-01';
  const events = [
    eventOn(today, 'Boys Cross Country', 'Boys Cross Country sectionals', 'Sectional'),
    eventOn(today, 'Football', 'Football first round', 'Playoff'),
  ];
  const find = (id: string, iso = '2025-11-01T13:00:00-05:00') => {
    const sport = sports.find((each) => each.id === id);
    return sport && findRoundToday(sport, events, clockAt(iso));
  };
  expect(find('boys-cross-country')).toEqual({
    to: '/sports/boys-cross-country/state-series',
    text: 'Today: Sectionals',
  });
  expect(find('football')).toEqual({
    to: '/sports/football/state-series/playoff-scores',
    text: 'Today: Playoff round 1',
  });
  expect(find('boys-soccer')).toBeNull();
  expect(find('boys-cross-country', '2025-11-01T19:00:00-05:00')).toBeNull();
});
