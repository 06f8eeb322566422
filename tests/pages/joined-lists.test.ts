import { expect, it } from 'vitest';
import { countUnclearGames, listAreaLinks } from '~/blocks/daily-games/area-filter';
import { chooseShownWeek } from '~/blocks/football-scores/shown-week';
import { toFootballScoresView } from '~/blocks/football-scores/view';
import { buildStream } from '~/blocks/page-parts/content.fixture';
import { listNextStreams } from '~/blocks/page-parts/streams-view';
import { toBracket } from '~/models/brackets/bracket';
import type { RichText } from '~/models/content/rich-text';
import { divideDraws } from '~/models/content/tournament-draw';
import { buildSchedule } from '~/models/football/football-schedule.fixture';
import { aFootballSeason } from '~/models/football/football-season.fixture';
import { toPictureInput } from '~/models/football/playoff-picture-input';
import { toScheduleRows } from '~/models/football/schedule-view';
import { dropRepeatedGames } from '~/models/games/distinct-games';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { rankStandings } from '~/models/golf/golf-places';
import { buildGolfStanding } from '~/models/golf/golf.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { buildPrepGame } from '~/models/statistics/prep-game.fixture';
import { rankByRpi } from '~/models/statistics/rpi-ranking';
import { buildRating } from '~/models/statistics/rpi.fixture';
import { findTeamByName } from '~/models/statistics/team-of-school';
import { listCalendarGames } from '~/models/teams/calendar-games';
import { buildTestRequest, buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { toTimelineView } from '~/routes/anniversary/page';
import { toPlanView } from '~/routes/my-teams/plan/page';
import { groupBySubCategory, toDownloadGroups } from '~/routes/resources/download-center/page';
import { listCalendarsOfSchool } from '~/routes/schools/details/teams-view';
import { toChampionsView } from '~/routes/sport/landing/champions-view';
import { toBoardViews } from '~/routes/sport/landing/scoreboard-view';
import { toView as toLeadersView } from '~/routes/sport/maxpreps-leaders/page';
import { toWeeklyView } from '~/routes/sport/regular-season/weekly-schedules/weekly-view';
import { toView as toBoxScoresView } from '~/routes/sport/state-series/box-scores/page';
import { toView as toStateScoresView } from '~/routes/sport/state-series/scores/page';
import { DAY_MS } from '~/time-units';
import type { Conference } from '~/upstream/conferences';
import type { QualifyingGame } from '~/upstream/football-qualification';
import type { FootballStanding } from '~/upstream/football-schools';
import type { PrepSchool } from '~/upstream/prep-schools';
import { cooperativeTeams } from '~/upstream/school-lists';
import type { SchoolEntry } from '~/upstream/schools';
import type { Champions } from '~/upstream/scoreboards';
import type { SportFacts } from '~/upstream/sports';
import type { StatLeader } from '~/upstream/stat-leaders';
import type { TimelineFeature } from '~/upstream/timeline';
import type { WebsiteDocument } from '~/upstream/website-resources';

/* Upstream decides how long its lists are, so a view that joins lists looks a row up and does not go through them for each row. */

/** Rows of each list. */
const sizes = [100, 400, 1600] as const;
/** Between the 4 of one pass and the 16 of a pass for each row; sorting takes 4.9. */
const mostGrowth = 5.5;

/** A view of lists of so many rows, which are there before the count begins. */
type PrepareView = (count: number) => () => unknown;

const today = '2025-10-11';
const getDay = (index: number) => new Date(Date.parse(today) + index * DAY_MS).toISOString().slice(0, 10);
const buildRows = <Row>(count: number, build: (index: number) => Row) =>
  Array.from({ length: count }, (_, at) => build(at));
const buildTeams = (index: number) =>
  [buildGameTeam(`Elm ${index}`), buildGameTeam(`Oak ${index}`, { seed: String(index) })] as const;
const buildSchools = (count: number) => buildRows(count, (index) => buildSchool(`${10_000 + index}`, `Elm ${index}`));
const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });

function buildGames(count: number, change: (index: number) => Partial<Game> = () => ({})): Game[] {
  return buildRows(count, (index) =>
    buildFinalGame({ id: String(1000 + index), day: today, teams: buildTeams(index), ...(change(index) as object) }),
  );
}

const soccer = (path: string) => buildTestSportRequest(`/sports/boys-soccer/${path}`);

const views: Readonly<Record<string, PrepareView>> = {
  'weekly schedules and scores': (count) => {
    const scores = buildGames(count);
    const facts = {
      day: today,
      time: null,
      week: 7,
      classId: null,
      result: null,
      watchUrl: null,
      audioUrl: null,
    } as const;
    const listed = buildRows(count, (index) => ({
      ...facts,
      conference: `League ${index}`,
      home: { name: `Elm ${index} High`, shortName: `Elm ${index}` },
      away: { name: `Oak ${index} High`, shortName: `Oak ${index}` },
      score: [null, null] as const,
      side: 'home' as const,
    }));
    const request = buildTestSportRequest('/sports/football/regular-season/weekly-schedules?week=7');
    return () => toWeeklyView(listed, scores, request);
  },
  'a football schedule and scores': (count) => {
    const weeks = [
      {
        week: 7,
        games: buildGames(count, (index) => ({ teams: [buildGameTeam('Ashgrove'), buildGameTeam(`Oak ${index}`)] })),
      },
    ];
    const opponents = buildRows(count, (index) => ({
      id: null,
      name: `Oak ${index}`,
      shortName: null,
      logoUrl: null,
      record: { wins: 0, losses: 0 },
      enrollment: null,
    }));
    const schedule = buildSchedule(
      {},
      opponents.map((opponent) => ({ date: '10/11', opponent })),
    );
    return () => toScheduleRows(schedule, { weeks, season: aFootballSeason, today });
  },
  'football scores by day': (count) => {
    const request = buildTestSportRequest('/sports/football/regular-season/scores?week=7');
    const games = buildGames(count, (index) => ({ day: getDay(index) }));
    const values = { optional: { games: read(games) }, dependent: { series: read(games) } };
    return () => toFootballScoresView(values, '', chooseShownWeek(request, { withPlayoffs: true }), request);
  },
  'streams and games': (count) => {
    const games = buildGames(count);
    const streams = buildRows(count, (index) =>
      buildStream({ id: String(index), day: today, sportId: null, title: `Elm ${index} at Oak ${index}` }),
    );
    const { clock } = buildTestRequest('/');
    return () => listNextStreams(streams, clock, games);
  },
  'a plan with streams and the state series': (count) => {
    const schools = buildSchools(count);
    const request = buildTestRequest('/my-teams/plan?teams=10000');
    const own = { ...buildGameTeam('Elm 0'), schoolId: '10000' };
    const games = buildGames(count, (index) => ({
      teams: [own, buildGameTeam(`Oak ${index}`, { schoolId: `${20_000 + index}` })],
      time: { minutesOfDay: index % 1440, text: '' },
    }));
    const streams = buildRows(count, (index) =>
      buildStream({ id: String(index), day: today, sportId: null, title: `Elm 0 at Oak ${index}` }),
    );
    const values = { schools: read(schools), games: read(games), streams: read(streams) };
    return () => toPlanView(values, request, { 'boys-soccer': read(games.map((game) => ({ ...game }))) });
  },
  'areas and games': (count) => {
    const schools = buildSchools(count);
    const conferences = schools.map(({ id }) => ({ name: `League ${id}`, schools: [{ id }] }) as unknown as Conference);
    const districts = schools.map(({ name }) => ({ name, county: `${name} County`, division: 1, district: 1 }));
    const lists = { schools: read(schools), conferences: read(conferences), districts: read(districts) };
    const games = buildGames(count);
    return () =>
      (['conference', 'county', 'division'] as const).map((kind) =>
        listAreaLinks(kind, lists, games, { date: null, sport: null }),
      );
  },
  'games that may be of the schools of an area': (count) => {
    const schools = buildSchools(count);
    const games = buildGames(count, (index) => ({
      teams: [buildGameTeam(`Foreign ${5000 + index}`), buildGameTeam('TBD')],
    }));
    return () => countUnclearGames(games, new Set(schools.map(({ id }) => id)), schools);
  },
  'a calendar of a team': (count) => {
    const schools = buildSchools(count);
    const [school = buildSchool('1', 'Elm')] = schools;
    const schedule = buildRows(count, (index) => buildPrepGame(getDay(index), { opponent: `Elm ${index}` }));
    const own = buildGameTeam(school.name, { schoolId: school.id });
    const series = buildGames(count, (index) => ({ day: getDay(index), teams: [own, buildGameTeam(`Elm ${index}`)] }));
    const input = { sportId: 'boys-soccer', school, schools, schedule, series, currentSeason: '2025-26' };
    return () => listCalendarGames(input);
  },
  'a bracket of games at one site': (count) => {
    const rounds = ['Quarterfinal', 'Semifinal', 'Championship'];
    const games = buildGames(count, (index) => ({
      site: 'Rockwell',
      level: 'Regional',
      round: rounds[index % 3] ?? null,
    }));
    return () => toBracket(games);
  },
  'a bracket of games at many sites': (count) => {
    const games = buildGames(count, (index) => ({ site: `Town ${index}`, level: 'Regional', round: 'Semifinal' }));
    return () => toBracket(games);
  },
  'a bracket of games without sites': (count) => {
    const games = buildGames(count, () => ({ site: null, level: 'Playoff', round: 'Round 1' }));
    return () => toBracket(games);
  },
  'a bracket of seeded games': (count) => {
    const games = buildRows(count, (index) =>
      buildScheduledGame({
        id: String(1000 + index),
        site: 'Rockwell',
        level: 'Regional',
        round: index < count / 2 ? 'Quarterfinal' : 'Semifinal',
        teams: [buildGameTeam(`Elm ${index}`, { seed: String(index + 1) }), buildGameTeam('TBD')],
      }),
    );
    return () => toBracket(games);
  },
  'the games of one team': (count) => {
    const teams = [buildGameTeam('Elm', { schoolId: '1' }), buildGameTeam('Oak', { schoolId: '2' })] as const;
    const games = buildGames(count, () => ({ teams, level: 'Regional', round: 'Semifinal' }));
    return () => toBracket(games);
  },
  'ratings and their places': (count) => {
    const ratings = buildRows(count, (index) => buildRating(String(index), index / count / 2));
    return () => rankByRpi(ratings);
  },
  'level ratings': (count) => {
    const ratings = buildRows(count, (index) => buildRating(String(index), 0.5));
    return () => rankByRpi(ratings);
  },
  'golfers and their places': (count) => {
    const standings = buildRows(count, (index) => buildGolfStanding({ id: String(index), versusPar: index }));
    return () => rankStandings(standings);
  },
  'leaders and their ranks': (count) => {
    const leaders = buildRows(
      count,
      (index) => ({ rank: index, name: `Ann ${index}`, figures: [] }) as unknown as StatLeader,
    );
    const request = buildTestSportRequest('/sports/boys-basketball/maxpreps-leaders');
    const values = buildTestValues({ optional: { leaders: read(leaders) }, dependent: { directory: null } });
    return () => toLeadersView(values, request);
  },
  'the playoff picture': (count) => {
    const ids = buildRows(count, String);
    const standings = ids.map(
      (id) =>
        ({ id, name: id, conference: `League ${id}`, conferenceRecord: { wins: 0 } }) as unknown as FootballStanding,
    );
    const weeks = [
      ids.map(
        (id) => ({ id, status: 'open', day: today, live: null, teams: [{ id }, { id }] }) as unknown as QualifyingGame,
      ),
    ];
    return () => toPictureInput({ enrollments: [], standings, weeks, classes: ['1A'], today });
  },
  'the days of the state scores': (count) => {
    const games = buildGames(count, (index) => ({ day: getDay(index) }));
    const facts = read({ classes: ['1A'] } as unknown as SportFacts);
    const values = buildTestValues({
      subject: { facts },
      optional: { games: read(games) },
      dependent: { gamesOfOtherClass: null, gamesOfAll: null },
    });
    return () => toStateScoresView(values, soccer('state-series/scores/1A'));
  },
  'the days of the box scores': (count) => {
    const games = buildGames(count, (index) => ({ day: getDay(index), level: 'State' }));
    return () =>
      toBoxScoresView(buildTestValues({ optional: { games: read(games) } }), soccer('state-series/box-scores'));
  },
  'the days of a scoreboard': (count) => {
    const games = buildRows(count, (index) =>
      buildLiveGame({ id: String(index), day: getDay(-index), teams: buildTeams(index) }),
    );
    const board = read({ games, champions: [] });
    return () => toBoardViews({ tournament: board, day: read(buildGames(count)) }, null, soccer(''));
  },
  'champions by event': (count) => {
    const entries = buildRows(count, (index) => ({
      event: `Event ${index}`,
      place: 1,
      points: null,
      name: 'Ann',
      schoolName: 'Elm',
    }));
    const champions = [{ classId: '1A', teams: [], individuals: [], entries } as unknown as Champions];
    return () => toChampionsView(champions, 'Points');
  },
  'games with one number': (count) => {
    const games = buildGames(count, () => ({ id: '1' }));
    return () => dropRepeatedGames(games);
  },
  'opponents and teams': (count) => {
    const teams = buildRows(count, (index) => ({ name: `Elm ${index} [Coop]` }) as PrepSchool);
    return () => teams.map(({ name }) => findTeamByName(name, teams));
  },
  'pictures of a timeline': (count) => {
    const features = buildRows(
      count,
      (index) =>
        ({ id: String(index), year: 1900, title: '', body: [], imageUrl: '/picture' }) as unknown as TimelineFeature,
    );
    return () => toTimelineView(features);
  },
  'teams of a school and its agreements': (count) => {
    const entries = buildRows(count, () => ({ activityId: '', name: 'Baseball', season: 'S' }) as SchoolEntry);
    const teams = buildRows(count, (index) => ({ host: 'Elm', guests: [`Oak ${index}`], endDay: null }));
    const of = { schoolId: '1', name: 'Ashgrove', cooperatives: [{ name: 'Baseball', teams }] };
    return () => listCalendarsOfSchool(entries, of);
  },
  'agreements of schools': (count) => {
    const rows = buildRows(count, (index) => ({ Host: 'Elm', Guest: `Oak ${index}`, CoopEnds: '6/30/2026' }));
    const schema = cooperativeTeams.definition.buildSchema({
      product: 'PSAA',
      timeZone: 'America/Chicago',
      dropRow: () => undefined,
    });
    const answer = { data: [{ ActivityName: 'Golf', Teams: rows }] };
    return () => schema.parse(answer);
  },
  'the draw of a tournament': (count) => {
    const buildCell = (rowSpan: number) => ({ children: ['Ann'], rowSpan });
    const body = buildRows(count, (line) => [
      buildCell(1),
      ...(line % (count / 4) === 0 ? [buildCell(count / 4)] : []),
      ...(line === 0 ? [buildCell(count)] : []),
    ]);
    const head = [['Entries', 'Quarters', 'Champion'].map((name) => ({ children: [name] }))];
    const draw = [{ tag: 'table', head, body }] as unknown as RichText;
    return () => divideDraws(draw);
  },
  'documents by category': (count) => {
    const documents = buildRows(
      count,
      (index) =>
        ({
          name: 'Form',
          category: 'Forms',
          subCategory: `Forms ${index}`,
          url: '/form',
          day: null,
        }) as unknown as WebsiteDocument,
    );
    return () => toDownloadGroups(documents).map(({ rows }) => groupBySubCategory(rows));
  },
};

const visiting = [
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
  'sort',
] as const;
const comparing = ['includes', 'indexOf', 'lastIndexOf'] as const;

type ListMethod = (this: readonly unknown[], ...given: unknown[]) => unknown;

/** Counts the elements of lists that a function visits or compares. */
function countVisits(work: () => unknown): number {
  let visits = 0;
  const counted =
    (callback: unknown) =>
    (...given: unknown[]) => {
      visits += 1;
      return (callback as (...given: unknown[]) => unknown)(...given);
    };
  const lists = Array.prototype as unknown as Record<string, ListMethod>;
  const own = Object.fromEntries([...visiting, ...comparing].map((name) => [name, lists[name]]));
  for (const name of visiting) {
    const method = own[name];
    lists[name] = function (callback, ...rest) {
      return method?.call(this, callback && counted(callback), ...rest);
    };
  }
  for (const name of comparing) {
    const method = own[name];
    lists[name] = function (...given) {
      const found = method?.apply(this, given);
      visits += typeof found === 'number' && found >= 0 ? found + 1 : this.length;
      return found;
    };
  }
  try {
    work();
  } finally {
    Object.assign(lists, own);
  }
  return visits;
}

function measureGrowth(prepare: PrepareView): readonly number[] {
  const [few, more, many] = sizes.map((count) => countVisits(prepare(count)));
  return [(more ?? 0) / (few ?? 0), (many ?? 0) / (more ?? 0)];
}

it.each(Object.entries(views))('%s grow in proportion to their rows', (_, prepare) => {
  expect(Math.max(...measureGrowth(prepare))).toBeLessThan(mostGrowth);
});

it('finds a view that goes through a list for each row', () => {
  const growth = measureGrowth((count) => {
    const games = buildGames(count);
    return () => games.map(({ id }) => games.filter((game) => game.id === id));
  });
  expect(Math.max(...growth)).toBeGreaterThan(mostGrowth);
});
