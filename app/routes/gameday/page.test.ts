import { describe, expect, it } from 'vitest';
import { buildTournamentInfo } from '~/blocks/sport/tournament-info.fixture';
import { buildTestEnvironment } from '~/config/environment.fixture';
import { findOpenGameday } from '~/config/gameday';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { PageOutcome, redirectTo } from '~/page/page-outcome';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { buildGamedayTeaser } from '~/routes/home/page';
import type { TournamentInfo } from '~/upstream/tournament-info';
import { findRedirect, sources, toView } from './page';

const environment = buildTestEnvironment({ BROADCASTS_URL: 'https://broadcasts.test' });
const buildClockAt = (iso: string): ContentClock => ({
  offsetMs: 0,
  timeZone: 'America/Chicago',
  getNowMs: () => Date.parse(iso),
});
const saturday = '2025-10-18T13:00:00-05:00';

function view(games: Game[], info: TournamentInfo | null = null, iso = saturday) {
  const buildSourceValue = <Value>(value: Value) => ({ value, fetchedAtMs: Date.parse(iso), isStale: false });
  const optional = {
    board: buildSourceValue({ games, champions: [] }),
    info: buildSourceValue(info),
    broadcasts: buildSourceValue([]),
  };
  const request = buildTestRequest('/gameday', { environment, clock: buildClockAt(iso) });
  const shown = toView(buildTestValues({ optional }), request);
  if (shown instanceof PageOutcome) throw new Error('There is no gameday.');
  return shown.gameday;
}

describe('the days of the gameday page', () => {
  it.each([
    ['2025-10-05T23:59:00-05:00', false],
    ['2025-10-06T00:00:00-05:00', true],
    ['2025-10-19T23:59:00-05:00', true],
    ['2025-10-20T00:00:00-05:00', false],
  ])('at %s the home page has the teaser: %s', (iso, isShown) => {
    expect(buildGamedayTeaser(null, buildClockAt(iso)) !== null).toBe(isShown);
  });

  it('end with a redirect to the home page, without asking upstream', () => {
    const findRedirectAt = (iso: string) => findRedirect({ clock: buildClockAt(iso) });
    expect(findRedirectAt('2025-10-20T00:00:00-05:00')).toEqual(redirectTo('/home'));
    expect(findRedirectAt('2026-01-01T00:00:00-06:00')).toEqual(redirectTo('/home'));
    expect(findRedirectAt('2025-10-19T23:59:00-05:00')).toBeNull();
  });

  it('are preceded by a redirect to the home page, without asking upstream', () => {
    expect(findRedirect({ clock: buildClockAt('2025-10-05T23:59:00-05:00') })).toEqual(redirectTo('/home'));
    expect(findRedirect({ clock: buildClockAt('2025-10-06T00:00:00-05:00') })).toBeNull();
  });

  it('have a teaser that names the sport', () => {
    expect(buildGamedayTeaser(null, buildClockAt(saturday))).toMatchObject({
      title: 'Girls Flag Football State Finals',
      to: '/gameday',
    });
  });
});

describe('the gameday of a season without facts', () => {
  const tournament = buildTournamentInfo({ dates: 'October 20-21, 2090' });
  const findShownAt = (iso: string, info: TournamentInfo | null) => findOpenGameday(buildClockAt(iso), info);

  it('takes its days from the dates of the tournament', () => {
    const days = { firstDay: '2090-10-09', lastDay: '2090-10-22' };
    expect(findShownAt('2090-10-20T12:00:00-05:00', tournament)).toMatchObject(days);
    expect(findShownAt('2090-10-23T12:00:00-05:00', tournament)).toBeNull();
    expect(buildGamedayTeaser(tournament, buildClockAt('2090-10-09T00:00:00-05:00'))).toMatchObject({ to: '/gameday' });
    expect(buildGamedayTeaser(tournament, buildClockAt('2090-10-08T23:59:00-05:00'))).toBeNull();
  });

  it.each([null, buildTournamentInfo({ dates: 'October 21-22, 2089' }), buildTournamentInfo({ dates: 'TBA' })])(
    'has no days if the tournament has no day in the season, and the page redirects home',
    (info) => {
      expect(findShownAt('2090-10-20T12:00:00-05:00', info)).toBeNull();
      expect(buildGamedayTeaser(info, buildClockAt('2090-10-20T12:00:00-05:00'))).toBeNull();
    },
  );

  it('needs only the tournament information, which the page reads anyway', () => {
    expect(Object.keys(sources({ environment }).optional)).toContain('info');
  });
});

describe('the buttons', () => {
  const link = (url: string | null) => ({ text: null, url });
  const listTextsWith = (info: TournamentInfo | null) => view([], info).hero.links.map(({ text }) => text);

  it('link to what the tournament has, and to the home page', () => {
    const television = { ...link('https://tv.test'), network: null };
    const streaming = { ...link('https://stream.test'), network: null };
    const all = buildTournamentInfo({ tickets: link('https://tickets.test'), television, streaming });
    expect(listTextsWith(all)).toEqual(['Buy Tickets', 'Watch Live', 'TV Schedule', 'Go to home']);
    expect(listTextsWith(buildTournamentInfo({ television }))).toEqual(['TV Schedule', 'Go to home']);
    expect(listTextsWith(null)).toEqual(['Go to home']);
  });
});

describe('the games', () => {
  const a = buildGameTeam('Ashgrove', { schoolId: '0101' });
  const b = buildGameTeam('Dell', { schoolId: '0202' });
  const open = buildGameTeam('TBD');
  const semifinal = buildFinalGame({ id: 's', day: '2025-10-17', level: 'State', round: 'Semifinal', teams: [b, a] });
  const final = buildScheduledGame({
    id: 'f',
    day: '2025-10-18',
    level: 'State',
    round: 'Championship',
    teams: [a, open],
  });

  it('are sorted by day and show their stage', () => {
    const { cards, season } = view([final, semifinal]);
    expect(cards.map(({ id, stage }) => [id, stage])).toEqual([
      ['s', 'State semifinal'],
      ['f', 'State championship'],
    ]);
    expect(season).toBeNull();
  });

  it('in play come before all others', () => {
    const live = buildLiveGame({ id: 'l', day: '2025-10-18', teams: [a, open] });
    expect(view([final, semifinal, live]).cards.map(({ id }) => id)).toEqual(['l', 's', 'f']);
  });

  it('of today are drawn over the hours with their sites, if there are several', () => {
    const buildToday = (id: string, hour: number, site: string | null) =>
      buildScheduledGame({
        id,
        day: '2025-10-18',
        site,
        time: { minutesOfDay: hour * 60, text: `${hour}:00` },
        teams: [a, b],
      });
    const drawn = view([semifinal, buildToday('1', 11, 'Winslow'), buildToday('2', 13, null)]).hours;
    expect(drawn?.drawn.bars.map(({ key, about }) => [key, about])).toEqual([
      ['1', 'Winslow'],
      ['2', 'Site to be announced'],
    ]);
    expect(view([semifinal, buildToday('1', 11, 'Winslow')]).hours).toBeNull();
  });

  it('list each team once, with a link to the page of the team', () => {
    expect(view([final, semifinal]).teams.map(({ name, to }) => [name, to])).toEqual([
      ['Ashgrove', '/sports/girls-flag-football/state-series/team-info-detail/0101'],
      ['Dell', '/sports/girls-flag-football/state-series/team-info-detail/0202'],
    ]);
  });

  it('link to the school’s team until all teams of the first round of the finals are known', () => {
    const sectional = buildFinalGame({ id: 'q', day: '2025-10-11', level: 'Sectional', teams: [a, b] });
    const ofSchools = ['/sports/girls-flag-football/teams/0101', '/sports/girls-flag-football/teams/0202'];
    const listLinks = (games: Game[]) => view(games).teams.map(({ to }) => to);
    expect(listLinks([sectional])).toEqual(ofSchools);
    expect(listLinks([final, sectional])).toEqual(ofSchools);
    const other = { ...semifinal, id: 'o', teams: [a, open] } as typeof semifinal;
    expect(listLinks([semifinal, other, final])).toEqual(ofSchools);
  });

  it('name their season when it is not the current one', () => {
    expect(view([{ ...semifinal, day: '2024-10-18' }]).season).toBe('2024-25, last season');
  });
});
