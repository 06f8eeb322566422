import { type AreaKind, listAreas, requestAreaLists } from '~/blocks/daily-games/area-filter';
import { choosePolicyOfDay, joinGames, readGamesByDay } from '~/blocks/daily-games/game-requests';
import { getSportTitle } from '~/blocks/daily-games/score-sports';
import { clampPage, countPages, slicePage, toPagerView } from '~/components/ui/pager';
import { getTypicalMinutes } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { addDays, formatShortDay, listConsecutiveDays } from '~/models/dates/calendar-date';
import { getCalendarDay } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { formatTime, type Game } from '~/models/games/game';
import { getDayList, mayBeContestId } from '~/models/games/game-path';
import { listOverdueGames, type OverdueGame } from '~/models/games/overdue-games';
import { formatCount, formatPage } from '~/models/text/format-count';
import { notFound } from '~/page/page-outcome';
import type { PageRequest, SourceValue, ValuesOf } from '~/page/page-sources';
import { DAY_MS, HOUR_MS } from '~/time-units';
import { dailyGames } from '~/upstream/maxpreps';

const gamesPerPage = 200;

/** Today and the days before: a score that is missing longer is hardly reported. */
const dayCount = 7;

const groupings = ['county', 'conference'] as const satisfies readonly AreaKind[];

type Grouping = (typeof groupings)[number];

const groupingTexts: Readonly<Record<Grouping, string>> = { county: 'By county', conference: 'By conference' };
const areaTitles: Readonly<Record<Grouping, string>> = { county: 'The counties', conference: 'The conferences' };
const withoutArea: Readonly<Record<Grouping, string>> = {
  county: 'Other or unknown county',
  conference: 'Other or unknown conference',
};

function chooseGrouping({ query }: Pick<PageRequest, 'query'>): Grouping {
  return groupings.find((kind) => kind === query.by) ?? 'county';
}

/** The answers of `/scores` for these days, and the lists of an area as there. */
export function sources(request: Pick<PageRequest, 'query' | 'clock'>) {
  const { clock } = request;
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const days = listConsecutiveDays(addDays(today, 1 - dayCount), dayCount);
  return {
    optional: {
      ...Object.fromEntries(days.map((day) => [day, dailyGames.with({ day }, choosePolicyOfDay(day, clock))])),
      ...requestAreaLists([chooseGrouping(request)]),
    },
  };
}

/** Neither days nor lists are read if the page is switched off. */
export function findRedirect({ environment }: Pick<PageRequest, 'environment'>) {
  return environment.MISSING_SCORES_PAGE === '0' ? notFound : null;
}

export type MissingGame = ReturnType<typeof toMissingGame>;

/** Games without a score long after their usual length, each once, under the area of its first team with one. */
export function toView({ optional }: ValuesOf<typeof sources>, request: PageRequest) {
  const { clock } = request;
  const by = chooseGrouping(request);
  const { directory = null, districts = null, conferences = null } = optional;
  const byDay = readGamesByDay(optional);
  const ofToday = (optional as ReadDays)[getCalendarDay(clock.getNowMs(), clock.timeZone)];
  const games = [...byDay].flatMap(([, ofDay]) => joinGames(toRead(ofDay), directory)?.value ?? []);
  const overdue = listOverdueGames(games, {
    nowMs: clock.getNowMs(),
    timeZone: clock.timeZone,
    getMinutes: getTypicalMinutes,
  });
  const lastPage = countPages(overdue.length, gamesPerPage);
  const page = clampPage(request.query.page, lastPage);
  const buildAddress = (kind: Grouping, number = 1) =>
    buildHref(Route.scoresMissing, {
      query: { by: kind === 'county' ? null : kind, page: number === 1 ? null : String(number) },
    });
  const schoolIds = new Set(directory?.value.map(({ id }) => id));
  const areas = listAreas(by, { schools: directory, districts, conferences });
  const left = new Set(slicePage(overdue, page, gamesPerPage));
  const take = (isOwn: (game: Game) => boolean) => {
    const own = [...left].filter(({ game }) => isOwn(game));
    for (const game of own) left.delete(game);
    return own.map((game) => toMissingGame(game, schoolIds));
  };
  const ofAreas = areas.map(({ slug, title, schoolIds: ofArea }) => ({
    slug,
    title,
    games: take(({ teams }) => teams.some(({ schoolId }) => schoolId !== null && ofArea.has(schoolId))),
  }));
  const groups = ofAreas.sort((a, b) => (b.games[0]?.overdueMs ?? 0) - (a.games[0]?.overdueMs ?? 0));
  return {
    missing: {
      /** Age of today's games; `null` when they could not be read. */
      stamp: ofToday ? updateStamp(ofToday, clock) : null,
      path: buildAddress(by, page),
      countText: formatCount(overdue.length, 'game') + formatPage(page, lastPage),
      pager: toPagerView(page, lastPage, (number) => buildAddress(by, number)),
      groupings: groupings.map((kind) => ({
        to: buildAddress(kind),
        text: groupingTexts[kind],
        isCurrent: kind === by,
      })),
      groups: [...groups, { slug: 'other', title: withoutArea[by], games: take(() => true) }].filter(
        (group) => group.games.length > 0,
      ),
      /** Days could not be read, so games may be missing here. */
      lacksDays: [...byDay.values()].includes(null),
      /** The list that could not be read, without which all games are under the last heading; `null` if all were. */
      lackedAreas: directory === null || (by === 'county' ? districts : conferences) === null ? areaTitles[by] : null,
    },
  };
}

type ReadDays = Readonly<Record<string, SourceValue<unknown> | null | undefined>>;

function toRead(games: readonly Game[] | null) {
  return games && { value: [...games], fetchedAtMs: 0, isStale: false };
}

function toMissingGame({ game, overdueMs }: OverdueGame, schoolIds: ReadonlySet<string>) {
  const { id, day, time, teams, sportId } = game;
  const list = mayBeContestId(id) ? getDayList(game) : null;
  return {
    key: `${day} ${id}`,
    overdueMs,
    /** `2 days`: since the end of the game was expected. */
    lateText: formatLate(overdueMs),
    /** Pages of the schools, which have their telephone numbers; `null` for an unknown school. The home team is last. */
    teams: [...teams].reverse().map(({ name, schoolId }) => ({
      name,
      to: schoolId !== null && schoolIds.has(schoolId) ? buildHref(Route.schoolsDetails, { schoolId }) : null,
    })),
    to: list && buildHref(Route.game, { contestId: id, query: list }),
    /** `Football, Fri, Oct 10, 7:00 PM` */
    about: [sportId && getSportTitle(sportId), day && formatShortDay(day), formatTime(time)].filter(Boolean).join(', '),
  };
}

function formatLate(overdueMs: number): string {
  const days = Math.floor(overdueMs / DAY_MS);
  return days > 0 ? formatCount(days, 'day') : formatCount(Math.floor(overdueMs / HOUR_MS), 'hour');
}
