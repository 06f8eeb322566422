import { describe, expect, it } from 'vitest';
import { buildCalendarEvent, buildSourceValue } from '~/blocks/page-parts/content.fixture';
import { buildTournamentInfo } from '~/blocks/sport/tournament-info.fixture';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import type { CalendarEvent } from '~/upstream/events';
import type { StateFinalDocument } from '~/upstream/sport-documents';
import type { SportFacts } from '~/upstream/sports';
import type { Weather } from '~/upstream/weather';
import { sources } from './page';
import { toView } from './view';

const nowMs = Date.parse('2026-03-13T19:20:00Z');
const clock = { ...createContentClock({ timeZone: 'America/Chicago' }), getNowMs: () => nowMs };
const facts: SportFacts = {
  title: null,
  abbreviation: 'BKB',
  classes: [],
  stateSeries: ['brackets', 'scores'],
  links: [],
};
const nothing = {
  info: null,
  tournament: null,
  day: null,
  alerts: null,
  sponsors: null,
  features: null,
  documents: null,
  results: null,
  events: null,
  streams: null,
};

type SourceValues = Parameters<typeof toView>[0];

function view(
  read: Partial<SourceValues['optional']>,
  { id = 'boys-basketball', weather = null }: { readonly id?: string; readonly weather?: Weather | null } = {},
) {
  const values = buildTestValues({
    subject: { facts: buildSourceValue(facts) },
    optional: { ...nothing, ...read },
    dependent: { weather: weather && buildSourceValue(weather) },
  });
  return toView(values, buildTestSportRequest(`/sports/${id}`, { clock }));
}

describe('the head of a sport’s page', () => {
  it.each([
    ['March 13-14, 2026', 'State finals today'],
    ['March 14-15, 2026', 'State finals tomorrow'],
    ['June 5-6, 2026', 'State finals'],
    ['November 28-29, 2025', 'State finals'],
    ['March 14-15, 2025', 'State finals, 2024-25, last season'],
    ['To be announced', 'State finals'],
    [null, null],
  ])('for finals on %s says %s', (dates, when) => {
    expect(view({ info: buildSourceValue(buildTournamentInfo({ dates })) }).hero.when).toBe(when);
  });

  it.each([
    ['March 13-14, 2026 (1A Friday, 2A Saturday)', null],
    ['June 5-6, 2026 (1A Friday, 2A Saturday)', 'June 5–6, 2026'],
    ['To be announced', null],
  ])('has on phones the days alone of finals on %s, if they are not near', (dates, shortDates) => {
    expect(view({ info: buildSourceValue(buildTournamentInfo({ dates })) }).hero.shortDates).toBe(shortDates);
  });

  it('offers tickets and streams from a month before the finals until they are over, and brackets if the sport has them', () => {
    const links = {
      tickets: { text: null, url: 'https://tickets.example/' },
      streaming: { text: null, url: 'https://watch.example/', network: null },
    };
    const listLinkTexts = (dates: string) =>
      view({ info: buildSourceValue(buildTournamentInfo({ ...links, dates })) })
        .hero.links.filter(({ kind }) => kind !== 'live')
        .map(({ text }) => text);
    expect(listLinkTexts('March 13-14, 2026')).toEqual(['Tickets', 'Watch', 'Brackets']);
    expect(listLinkTexts('April 13-14, 2026')).toEqual(['Tickets', 'Watch', 'Brackets']);
    expect(listLinkTexts('April 14-15, 2026')).toEqual(['Brackets']);
    expect(listLinkTexts('March 6-7, 2026')).toEqual(['Brackets']);
  });

  it('leads to the live page in the weeks of the finals, until all games of the day are over', () => {
    const game = { day: '2026-03-13', level: 'State' };
    const hasLiveLink = (...games: Game[]) =>
      view({
        info: buildSourceValue(buildTournamentInfo({ dates: 'March 13-14, 2026' })),
        tournament: buildSourceValue({ games, champions: [] }),
      }).hero.links.some(({ kind }) => kind === 'live');
    expect(hasLiveLink()).toBe(true);
    expect(hasLiveLink(buildFinalGame({ ...game, day: '2026-03-12' }))).toBe(true);
    expect(hasLiveLink(buildFinalGame(game), buildScheduledGame(game))).toBe(true);
    expect(hasLiveLink(buildFinalGame(game))).toBe(false);
  });

  it('leads to the round of the state series that is played today', () => {
    const events = buildSourceValue([
      buildCalendarEvent({
        day: '2026-03-13',
        activityName: 'Boys Basketball',
        title: 'Boys Basketball sectionals',
        type: 'Sectional',
      }),
    ]);
    expect(view({ events }).hero.round).toEqual({
      to: '/sports/boys-basketball/state-series/scores',
      text: 'Today: Sectionals',
    });
    expect(view({ events }, { id: 'boys-wrestling' }).hero.round).toBeNull();
    expect(view({}).hero.round).toBeNull();
  });
});

it.each([
  ['March 13-14, 2026', true],
  ['March 16-17, 2026', true],
  ['March 17-18, 2026', false],
  ['March 12, 2026', false],
  ['To be announced', false],
])('for finals on %s the weather of now is requested: %s', (dates, isRequested) => {
  const declared = sources(buildTestSportRequest('/sports/football', { clock }));
  const info = buildTournamentInfo({ dates, facilityId: '104' });
  const named = listDependentRequests(declared, (request) => (request === declared.optional.info ? info : undefined));
  expect(named.some(([name]) => name === 'weather')).toBe(isRequested);
});

describe('tournament information', () => {
  it('is missing when nothing is known', () => {
    expect(view({}).tournament).toBeNull();
  });

  it('shows the facts, the weather at the site and the contact', () => {
    const administrator = { name: 'Ann Lee', title: 'Administrator', email: 'ann@psaa.example', photoUrl: null };
    const info = buildTournamentInfo({
      dates: 'March 13-14, 2026',
      officialBall: { text: 'Kettle 700', url: null },
      administrator,
    });
    const weather: Weather = {
      description: 'Rain',
      iconUrl: null,
      temperature: 41,
      feelsLike: 36,
      windSpeed: 12,
      windGust: null,
      windDirection: 'NW',
      humidity: 80,
    };
    const { tournament } = view({ info: buildSourceValue(info) }, { weather });
    expect(tournament?.facts.map(({ term, text }) => [term, text])).toEqual([
      ['Dates', 'March 13-14, 2026'],
      ['Official Ball', 'Kettle 700'],
    ]);
    expect(tournament?.weather).toMatchObject({ temperature: '41 °F', description: 'Rain' });
    expect(tournament?.weather?.facts.map(({ term, text }) => `${term} ${text}`)).toEqual([
      'Feels like 36 °F',
      'Wind 12 mph NW',
      'Humidity 80%',
    ]);
    expect(tournament?.administrator).toMatchObject({
      email: 'ann@psaa.example',
      person: { lines: ['Administrator'] },
    });
  });

  it('is shown without weather', () => {
    expect(view({ info: buildSourceValue(buildTournamentInfo({ dates: 'TBA' })) }).tournament).toMatchObject({
      weather: null,
    });
  });
});

describe('champions', () => {
  const champions = {
    classId: '2A',
    tournamentId: null,
    teams: [
      { place: 2, schoolName: 'Vesper', points: 627 },
      { place: 1, schoolName: 'Hollis', points: 609 },
    ],
    individuals: [],
    entries: [
      { place: 1, name: 'A / B', schoolName: 'Vesper', points: null, event: 'Doubles' },
      { place: 1, name: 'C', schoolName: 'Hollis', points: null, event: 'Singles' },
    ],
  };
  const read = { tournament: buildSourceValue({ games: [], champions: [champions, { ...champions, classId: '1A' }] }) };

  it('are listed by class: teams by place, then the entries of each event', () => {
    const shown = view(read, { id: 'girls-tennis' }).champions;
    expect(shown.map(({ title }) => title)).toEqual(['Class 1A', 'Class 2A']);
    expect(shown[0]?.tables.map(({ title, pointsHead }) => [title, pointsHead])).toEqual([
      ['Teams', 'Points'],
      ['Singles', null],
      ['Doubles', null],
    ]);
    expect(shown[0]?.tables[0]?.rows.map(({ place, name, points }) => [place, name, points])).toEqual([
      [1, 'Hollis', 609],
      [2, 'Vesper', 627],
    ]);
  });

  it('include all places that upstream sends', () => {
    const teams = Array.from({ length: 10 }, (_, index) => ({ place: index + 1, schoolName: `T${index}`, points: 1 }));
    const ten = { tournament: buildSourceValue({ games: [], champions: [{ ...champions, teams }] }) };
    expect(view(ten, { id: 'girls-tennis' }).champions[0]?.tables[0]?.rows).toHaveLength(10);
  });

  it('show their season, and one row for each class before the places', () => {
    const info = buildSourceValue(buildTournamentInfo({ dates: 'May 29-30, 2026' }));
    const shown = view({ ...read, info }, { id: 'girls-tennis' });
    expect(shown.championsTitle).toBe('State Champions, 2024-25, last season');
    expect(shown.championRows.map(({ classTitle, name }) => [classTitle, name])).toEqual([
      ['Class 1A', 'Hollis'],
      ['Class 2A', 'Hollis'],
    ]);
  });

  it('show scores instead of points in golf', () => {
    expect(view(read, { id: 'girls-golf' }).champions[0]?.tables[0]?.pointsHead).toBe('Score');
  });
});

describe('lists that several sports share', () => {
  const buildStateFinalDocument = (id: string, displayOn: readonly string[]): StateFinalDocument => {
    return { id, name: id, url: '/x.pdf', audience: null, displayOn };
  };
  const buildEvent = (id: string, activityId: string | null, title = 'x'): CalendarEvent => {
    return { id, title, type: null, day: '2026-03-20', className: null, activityId, activityName: null };
  };
  const buildMessage = (id: string, tournament: string) => ({ id, tournament, message: ['x'] });

  it('show only the documents for the page of this sport', () => {
    const documents = buildSourceValue([
      buildStateFinalDocument('ours', ['boys-basketball', 'girls-basketball']),
      buildStateFinalDocument('theirs', ['girls-basketball']),
      buildStateFinalDocument('family', ['basketball']),
      buildStateFinalDocument('everybody', []),
    ]);
    expect(view({ documents }).documents.map(({ key }) => key)).toEqual(['ours', 'family', 'everybody']);
  });

  it('show only the events of the sport’s activity', () => {
    const events = buildSourceValue([
      buildEvent('1', 'bkb'),
      buildEvent('2', 'BKG'),
      buildEvent('3', null, 'Boys Basketball entries due'),
    ]);
    expect(view({ events }).events.map(({ key }) => key)).toEqual(['1-2026-03-20', '3-2026-03-20']);
  });

  it('show only the streams of the sport, by its id or its name', () => {
    const buildLandingStream = (id: string, sportId: string | null, category: string | null) => {
      return {
        id,
        title: id,
        category,
        day: '2026-03-20',
        imageUrl: null,
        startsAtMs: null,
        url: 'https://x.example/',
        sportId,
      };
    };
    const streams = buildSourceValue([
      buildLandingStream('1', 'boys-basketball', null),
      buildLandingStream('2', 'girls-basketball', 'Boys Basketball'),
      buildLandingStream('3', null, 'Boys Basketball'),
      buildLandingStream('4', null, null),
    ]);
    expect(view({ streams }).streams.map(({ key }) => key)).toEqual(['1', '3']);
  });

  it('show tennis messages only for the tournament’s gender', () => {
    const messages = buildSourceValue([
      buildMessage('1', 'Girls Tennis'),
      buildMessage('2', 'Boys Tennis'),
      buildMessage('3', 'Badminton'),
    ]);
    expect(view({ messages }, { id: 'girls-tennis' }).alerts.map(({ key }) => key)).toEqual(['tennis-1']);
    expect(view({ messages }, { id: 'badminton' }).alerts.map(({ key }) => key)).toEqual(['tennis-3']);
  });
});

it('an unreadable page has its head and no sections', () => {
  expect(view({})).toMatchObject({
    hero: { title: 'Boys Basketball', when: null, imageUrl: null },
    boards: [],
    champions: [],
    stamp: null,
    events: [],
    results: [],
  });
});
