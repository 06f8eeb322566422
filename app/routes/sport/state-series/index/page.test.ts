import { describe, expect, it } from 'vitest';
import { findPolicyName, isLiveRequest, type SourceRequest } from '~/cache/source/define-source';
import { findSport } from '~/config/sports';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { sources as landingSources } from '../../landing/page';
import { sources, toView, toPlayoffSections } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const stage = { classId: '1A', level: 'Regional', round: 'Semifinal' };
const base = '/sports/boys-soccer/state-series';

function buildView(games: Game[] | null, calendar: [string, string][] | null = [], sportId = 'boys-soccer') {
  const buildLoaded = <Value>(value: Value) => ({ value, fetchedAtMs: clock.getNowMs(), isStale: false });
  const rows = calendar?.map(([event, dates], order) => ({ className: '', event, order, dates: { '2025-26': dates } }));
  const optional = {
    games: games && buildLoaded(games),
    calendar: rows === undefined ? null : buildLoaded(rows),
    info: null,
  };
  const values = buildTestValues({ subject: { facts: null }, optional });
  return toView(values, buildTestSportRequest(`/sports/${sportId}/state-series`, { clock })).series;
}

describe('the hint', () => {
  it("names each link of the sport's navigation once", () => {
    expect(buildView([], [], 'boys-golf').hint).toBe(
      'Use the State Series navigation to find sites, assignments, schedules, brackets, scores, leaderboard, scorecards, tee times and results of Boys Golf.',
    );
    expect(buildView([]).hint).toBe(
      'Use the State Series navigation to find sites, assignments, schedules, brackets and scores of Boys Soccer.',
    );
  });
});

describe('the golf finals', () => {
  it('show the leaders of each class on the days of play, and only in golf', () => {
    expect(buildView([], [], 'boys-golf').running?.boards.map(({ title }) => title)).toEqual([
      'Class 1A',
      'Class 2A',
      'Class 3A',
    ]);
    expect(buildView([]).running).toBeNull();
  });

  it.each([
    ['2025-10-09', []],
    ['2025-10-11', ['1A', '2A', '3A']],
    ['2025-11-08', ['1A', '2A', '3A']],
  ])('on %s request the leaders of the classes %j', (day, classes) => {
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T12:00:00-05:00` });
    const { optional } = sources(buildTestSportRequest('/sports/boys-golf/state-series', { clock: at }));
    expect(Object.keys(optional).flatMap((name) => /^board (\dA)$/.exec(name)?.[1] ?? [])).toEqual(classes);
    const policies = Object.values<SourceRequest>(optional).map(({ policy }) => policy);
    expect(policies.includes('reference')).toBe(day === '2025-11-08');
  });
});

describe('golf, which has no games,', () => {
  const read = (sportId: string, path = '/state-series', day = '2025-10-11') => {
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T12:00:00-05:00` });
    const request = buildTestSportRequest(`/sports/${sportId}${path}`, { clock: at });
    const { optional } = path === '' ? landingSources(request) : sources(request);
    return Object.values<SourceRequest>(optional);
  };
  const listLists = (...at: Parameters<typeof read>) =>
    read(...at).flatMap(({ definition: { name } }) =>
      /^(?:tournament-scores|scoreboards)\b/.test(name) ? [name] : [],
    );

  it('is read without lists of games, except for the champions of its landing page', () => {
    expect([listLists('boys-golf'), listLists('boys-golf', '')]).toEqual([[], ['scoreboards.tournament']]);
    expect(listLists('boys-soccer')).toEqual(['tournament-scores.all']);
    expect(listLists('boys-soccer', '')).toEqual(['scoreboards.tournament', 'scoreboards.day']);
  });

  it.each(['', '/state-series'])('is refreshed as often as its leaderboards on the page %j', (path) => {
    const live = read('boys-golf', path).filter(isLiveRequest);
    expect(new Set(live.map(findPolicyName))).toEqual(new Set(['leaderboard']));
  });

  it('does not say that games are missing', () => {
    const values = buildTestValues({ subject: { facts: null }, optional: { calendar: null, info: null } });
    const { series } = toView(values, buildTestSportRequest('/sports/boys-golf/state-series', { clock }));
    expect(series).toMatchObject({ day: { cards: [], stamp: null }, brackets: [] });
  });
});

describe('the state series of a sport', () => {
  it('links team names to their pages when the school is known', () => {
    const teams = [buildGameTeam('Ashgrove', { schoolId: '101' }), buildGameTeam('Elm', { schoolId: null })] as const;
    const { day } = buildView([buildLiveGame({ ...stage, teams })]);
    expect(day?.cards[0]?.teams.map(({ to }) => to)).toEqual(['/sports/boys-soccer/teams/101', null]);
  });

  it('shows games in play before other games of the day, each with class, level and round', () => {
    const { day } = buildView([
      buildFinalGame({ ...stage, id: 'early', time: { minutesOfDay: 600, text: '10:00 AM' } }),
      buildLiveGame({ ...stage, id: 'live' }),
      buildScheduledGame({ ...stage, id: 'monday', day: '2025-10-13' }),
    ]);
    expect(day).toMatchObject({ title: 'Today', isToday: true });
    expect(day?.cards.map(({ id }) => id)).toEqual(['live', 'early']);
    expect(day?.cards[0]?.stage).toBe('Class 1A regional semifinal');
  });

  it('shows the next day with games when today has none, and links to the rest', () => {
    const games = Array.from({ length: 8 }, (_, id) =>
      buildScheduledGame({ ...stage, id: String(id), day: '2025-10-13', time: null }),
    );
    const { day } = buildView(games);
    expect(day).toMatchObject({ title: 'Next games: Monday, October 13', isToday: false });
    expect(day?.cards).toHaveLength(6);
    expect(day?.more).toEqual({ to: `${base}/scores?date=2025-10-13`, text: 'All scores by class' });
  });

  it('shows a game that goes on past midnight, not the next day with games', () => {
    const monday = buildScheduledGame({ ...stage, id: 'monday', day: '2025-10-13' });
    const describeDayWithLiveGame = (day: string) => {
      const shown = buildView([buildLiveGame({ ...stage, id: 'live', day }), monday]).day;
      return [shown?.title, shown?.cards.map(({ id }) => id)];
    };
    expect(describeDayWithLiveGame('2025-10-10')).toEqual(['Today', ['live']]);
    expect(describeDayWithLiveGame('2025-10-04')).toEqual(['Next games: Monday, October 13', ['monday']]);
  });

  it('shows the number of games only if the linked page lists as many', () => {
    const games = Array.from({ length: 8 }, (_, id) => buildScheduledGame({ ...stage, id: String(id), classId: null }));
    expect(buildView(games).day?.more?.text).toBe('All 8 games');
    const earlier = buildLiveGame({ ...stage, id: 'live', classId: null, day: '2025-10-10' });
    expect(buildView([earlier, ...games]).day?.more?.text).toBe('All scores');
  });

  it('shows how far the bracket of each class has come', () => {
    const { brackets } = buildView([
      buildFinalGame(stage),
      buildLiveGame(stage),
      buildFinalGame({ ...stage, classId: '2A', level: 'State', round: 'Championship' }),
    ]);
    expect(brackets).toEqual([
      {
        title: 'Class 1A',
        to: `${base}/brackets/1A`,
        text: 'Regional semifinals: 1 of 2 final, 1 live',
        isResult: false,
      },
      { title: 'Class 2A', to: `${base}/brackets/2A`, text: 'Champion: Ashgrove', isResult: true },
    ]);
  });

  it('lists races and meets without teams in a line each', () => {
    const teams = [buildGameTeam('TBD'), buildGameTeam('TBD')] as const;
    const race = buildScheduledGame({
      ...stage,
      id: 'race',
      day: '2025-10-18',
      teams,
      round: null,
      site: 'Halvor Woods',
    });
    const { day } = buildView([race], [], 'girls-cross-country');
    expect(day).toMatchObject({ title: 'Next meets: Saturday, October 18', cards: [], hasGames: true });
    expect(day?.meetsToCome).toEqual([
      {
        key: 'race',
        status: '7:00 PM',
        isLive: false,
        title: 'Class 1A, Regional',
        site: 'Halvor Woods',
      },
    ]);
    expect(buildView([buildScheduledGame(stage)], [], 'boys-wrestling').day?.meetsToCome).toEqual([]);
    expect(buildView([race]).day?.cards).toHaveLength(1);
  });

  it('lists a meet that is over with its winner, not as a game of two schools', () => {
    const meet = buildFinalGame({ ...stage, id: 'race', columns: [[54, 84]], highlight: 'Medalist: Jo Lind' });
    const { day } = buildView([meet], [], 'girls-cross-country');
    expect([day?.title, day?.cards]).toEqual(['Today', []]);
    expect(day).toMatchObject({ meetsOn: [], meetsToCome: [] });
    expect(day?.results.map(({ winner, score }) => [winner.name, score])).toEqual([['Ashgrove', '54 points']]);
  });

  it('has champions once all classes are decided, and says which season they are of', () => {
    const final = buildFinalGame({ ...stage, level: 'State', round: 'Championship' });
    expect(buildView([final]).champions).toMatchObject({ season: null, rows: [{ champion: 'Ashgrove' }] });
    const last = buildView([{ ...final, day: '2024-11-02' }]);
    expect(last.champions).toMatchObject({ season: '2024-25, last season' });
    expect(last.brackets).toEqual([]);
    expect(buildView([final, buildScheduledGame({ ...stage, classId: '2A' })]).champions).toBeNull();
  });

  it('begins with last season until a step of its road is over', () => {
    expect(buildView([], [['First practice', 'Oct. 20']]).isBeforeSeason).toBe(true);
    expect(buildView([], [['First practice', 'Aug. 11']]).isBeforeSeason).toBe(false);
  });

  it('has no brackets when the finals are a meet', () => {
    const { brackets } = buildView(
      [buildScheduledGame({ ...stage, level: 'State', round: 'Championship' })],
      [],
      'girls-cross-country',
    );
    expect(brackets).toEqual([]);
  });

  it('leaves out games of another season', () => {
    const { day, brackets } = buildView([buildFinalGame({ ...stage, day: '2024-10-26' })]);
    expect(day?.cards).toEqual([]);
    expect(brackets).toEqual([]);
  });

  it('shows the dates of this season', () => {
    expect(buildView([], [['State Finals', 'Oct. 31-Nov. 1']]).road).toEqual([
      { event: 'State Finals', dates: 'Oct. 31-Nov. 1', when: 'next' },
    ]);
  });

  it('says which parts could not be loaded', () => {
    expect(buildView(null, null)).toMatchObject({ day: null, brackets: null, road: null, finals: null });
  });
});

const listSections = (sportId: string) => {
  const sport = findSport(sportId);
  if (sport === undefined) throw new Error(`no sport ${sportId}`);
  return toPlayoffSections(sport);
};

describe('the sections on the page of a state series', () => {
  it('are the playoff pages in football, under the headings of their menu', () => {
    expect(listSections('football').map(({ title }) => title)).toEqual([
      'Overview',
      'Schedules & Brackets',
      'Team Info & Maps',
      'Title Games',
    ]);
  });

  it('link to pages of the sport, and say what each page is about', () => {
    const links = listSections('football').flatMap((group) => group.links);
    expect(links).toContainEqual({
      to: '/sports/football/state-series/playoff-brackets',
      text: 'Brackets',
      about: 'The 32 teams of each class, from round 1 to the final.',
    });
    expect(links.map(({ about }) => about)).not.toContain('');
  });

  it('are empty in other sports', () => {
    expect(listSections('girls-flag-football')).toEqual([]);
  });
});
