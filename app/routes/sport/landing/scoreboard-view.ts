import { dailyGamesSportIds } from '~/blocks/daily-games/score-sports';
import { formatMeetPlace, isMeet, toMeetResult } from '~/blocks/state-series/meets';
import { buildSeriesCardOptions, withoutSetsToCome } from '~/blocks/state-series/series-cards';
import type { ResultRowView } from '~/components/state-series/result-rows';
import type { Sport } from '~/config/sports';
import { words } from '~/config/words';
import { groupBy } from '~/group-by';
import { buildHref, Route } from '~/href';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { formatShortDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { formatDayName } from '~/models/dates/date-strip';
import { type UpdateStamp, updateStamp } from '~/models/dates/update-stamp';
import { dropRepeatedGames } from '~/models/games/distinct-games';
import { type Game, isToCome } from '~/models/games/game';
import { listDays } from '~/models/games/game-days';
import type { GameSectionView } from '~/models/games/game-section';
import { formatStatus, toScoreCardView, type ScoreCardView } from '~/models/games/score-card-view';
import { formatClassAndStage, isOfStateFinals } from '~/models/games/stage';
import { formatList } from '~/models/text/format-list';
import { formatClass, joinLabel } from '~/models/text/label';
import { compareByClass, compareClasses } from '~/models/text/text-order';
import type { SourceValue, SportPageRequest } from '~/page/page-sources';
import type { Scoreboard } from '~/upstream/scoreboards';
import { compareRelevance, listDaysInOrder, isCurrent, rankUrgency, selectBoardGames } from './board-games';
import { type ChampionRowView, listGameChampions, listMeetRows, nameSeasonOfFinals } from './champions-view';

/** One scoreboard of the page: the tournament's, or that of the day nearest to today. */
export interface BoardView {
  readonly id: 'tournament' | 'day';
  readonly title: string;
  /** `Fri, Aug 29`, where all games are of one day. */
  readonly dayText?: string | null;
  readonly sections: readonly GameSectionView[];
  /** Meets, which are no games of two teams, by day. */
  readonly races: readonly RacesOfDay[];
  /** Link to more of the kind. */
  readonly links: readonly { readonly to: string; readonly text: string }[];
  readonly stamp: UpdateStamp;
  /** Winners by class of a finished tournament; empty for a current or upcoming one. */
  readonly champions: readonly ChampionRowView[];
  /** Winners by class of finals that were meets. */
  readonly championMeets: readonly ResultRowView[];
  /** The tournament is over, and its champions are known. */
  readonly isDecided: boolean;
}

/** The meets of one day that are on, and the results of those that are over, in the order of their classes; or the meets to come. */
export interface RacesOfDay {
  /** `Saturday, November 8`; `null` below others of the day. */
  readonly title: string | null;
  readonly races: readonly RaceView[];
  readonly results: readonly ResultRowView[];
}

/** `3A`, `9:00 AM`, `Halvor Woods`: a race or meet. */
export interface RaceView {
  readonly key: string;
  readonly name: string;
  readonly status: string;
  readonly isLive: boolean;
  readonly site: string | null;
  /** `Watch`, `Tickets` */
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

/** What was read; `null` when a feed could not be. */
interface Boards {
  readonly tournament: SourceValue<Scoreboard> | null;
  readonly day: SourceValue<Game[]> | null;
}

interface Context {
  readonly request: SportPageRequest;
  readonly today: string;
  /** Place of the finals, which cards do not repeat. */
  readonly site: string | null;
  /** The feed of the games, for its age. */
  readonly read: SourceValue<unknown>;
}

const mostOfSection = 6;
/** A meet has one line. */
const mostMeets = 12;
/** Upstream means the games of one day; this many days are shown when it sends several. */
const mostDays = 4;

/** Scoreboards with games, the one with the next event first. */
export function toBoardViews({ tournament, day }: Boards, site: string | null, request: SportPageRequest): BoardView[] {
  const { clock } = request;
  const today = getToday(clock);
  const { length } = dropRepeatedGames(tournament?.value.games ?? []);
  // A game in both feeds counts as the tournament's.
  const all = dropRepeatedGames([...(tournament?.value.games ?? []), ...(day?.value ?? [])]);
  const [ofTournament, ofDay] = [all.slice(0, length), all.slice(length)];
  const boards = [
    { read: tournament, games: ofTournament, build: buildTournamentBoard },
    { read: day, games: ofDay, build: buildDayBoard },
  ];
  return boards
    .filter(({ games }) => games.length > 0)
    .sort((a, b) => rankUrgency(a.games, today).localeCompare(rankUrgency(b.games, today)))
    .flatMap(({ read, games, build }) => (read === null ? [] : [build(games, { request, today, site, read })]));
}

function buildTournamentBoard(all: readonly Game[], context: Context): BoardView {
  const { today, request } = context;
  const { sport, clock } = request;
  const current = isCurrent(all, today);
  const ofRaces = all.filter((game) => isMeet(game, sport));
  const games = all.filter((game) => !ofRaces.includes(game));
  const { live, next, others } = current ? selectBoardGames(games, today) : { live: [], next: [], others: games };
  const isByClass = sport.boards === 'by-class';
  const champions = current ? [] : listGameChampions(games, sport.lowScoreWins);
  const championMeets = current ? [] : listMeetRows(ofRaces.filter(isOfFinals), sport);
  const isDecided = champions.length + championMeets.length > 0;
  return {
    id: 'tournament',
    title: isDecided
      ? joinLabel(['State Champions', formatBoardSeason(all, today)], ', ')
      : buildBoardTitle(all, current, today, games.length === 0 ? null : 'Scoreboard'),
    stamp: updateStamp(context.read, clock),
    champions,
    championMeets,
    isDecided,
    races: isDecided
      ? []
      : listRaces(ofRaces, { most: mostMeets, formatTitle: (day) => formatDay(day, today) }, context),
    // Of finals that are over, the games unfold below their champions.
    links: isDecided ? [] : [{ to: buildHref(Route.ssScores, { sportId: sport.id }), text: 'All scores' }],
    sections: [
      ...buildFrontSection('live-now', 'Live now', live, context),
      ...buildFrontSection('next-up', 'Next up', next, context),
      ...groupBoardGames(sport, others).map(({ id, title, games: ofGroup, classId }) =>
        buildSection(id, title, ofGroup, context, {
          most: mostOfSection,
          withoutClass: isByClass,
          more: {
            href: buildHref(Route.ssScores, { sportId: sport.id, class: classId }),
            text: isByClass && classId !== null ? `All games of ${title}` : 'All games',
          },
        }),
      ),
    ],
  };
}

/** `State Final Scoreboard`, of races `State Finals`; with year or season for finished or other finals. */
function buildBoardTitle(games: readonly Game[], current: boolean, today: string, noun: string | null): string {
  const levels = new Set(games.map(({ level }) => level ?? 'State'));
  const [level = 'State'] = levels;
  const what = levels.size > 1 ? 'State Series' : level === 'State' ? 'State Final' : level;
  const title = noun === null && levels.size === 1 ? `${what}s` : joinLabel([what, noun]);
  return joinLabel([title, current ? null : formatBoardSeason(games, today)], ', ');
}

/** `2024-25, last season`, or the year; `null` where no day is known. */
function formatBoardSeason(games: readonly Game[], today: string): string | null {
  const lastDay = listDays(games).at(-1);
  return lastDay === undefined ? null : nameSeasonOfFinals(lastDay, today);
}

function isOfFinals({ level }: Game): boolean {
  return level === null || isOfStateFinals({ level });
}

const raceLinkKinds = [
  { kind: 'watch', text: words.watch },
  { kind: 'tickets', text: words.tickets },
  { kind: 'live-stats', text: words.liveStats },
] as const;

interface RacesOptions {
  /** Most of a day. */
  readonly most: number;
  readonly formatTitle: (day: string | null) => string | null;
}

function listRaces(meets: readonly Game[], { most, formatTitle }: RacesOptions, context: Context): RacesOfDay[] {
  const { sport } = context.request;
  const byDay = groupBy([...meets].sort(compareByClass), ({ day }) => day ?? '');
  const isOn = (meet: Game) => !isToCome(meet) && toMeetResult(meet, sport) === null;
  return listDaysInOrder(meets, context.today).flatMap((day) => {
    const ofDay = byDay.get(day ?? '') ?? [];
    const [on, results, toCome] = [ofDay.filter(isOn), listMeetRows(ofDay, sport), ofDay.filter(isToCome)];
    const view = (races: readonly Game[], from: number) =>
      races.slice(0, Math.max(0, most - from)).map((meet) => toRaceView(meet, context));
    return [
      { races: view(on, 0), results: results.slice(0, Math.max(0, most - on.length)) },
      { races: view(toCome, on.length + results.length), results: [] },
    ]
      .filter((part) => part.races.length + part.results.length > 0)
      .map((part, index) => ({ title: index === 0 ? formatTitle(day) : null, ...part }));
  });
}

function toRaceView(meet: Game, { request, read }: Context): RaceView {
  const card = toScoreCardView(meet, buildSeriesCardOptions(request, read));
  const teams = meet.classId === null ? meet.teams.filter(isKnownTeam).map(({ name }) => name) : [];
  return {
    key: meet.id,
    name: meet.classId ?? (formatList(teams) || (meet.round ?? 'Meet')),
    status: formatStatus(card),
    isLive: card.state === 'live',
    site: formatMeetPlace({ ...meet, site: card.site }),
    links: raceLinkKinds.flatMap(({ kind, text }) => {
      const to = card.links[kind];
      return to === undefined ? [] : [{ to, text }];
    }),
  };
}

function buildDayBoard(games: readonly Game[], context: Context): BoardView {
  const { today, read, request } = context;
  const meets = games.filter((game) => isMeet(game, request.sport));
  const days = listDaysInOrder(games, today).slice(0, mostDays);
  const [first = null] = days;
  const noun = request.sport.finals === 'games' ? 'Games' : 'Meets';
  const isOneDay = days.length === 1;
  return {
    id: 'day',
    title: isOneDay ? buildDayBoardTitle(first, today, noun) : noun,
    dayText: first !== null && isOneDay ? formatShortDay(first) : null,
    stamp: updateStamp(read, request.clock),
    champions: [],
    championMeets: [],
    isDecided: false,
    races: listRaces(
      meets.filter(({ day }) => days.includes(day)),
      { most: mostOfSection, formatTitle: (day) => (isOneDay ? null : formatDay(day, today)) },
      context,
    ),
    links: [{ to: buildScoresHref(first, context), text: 'All scores' }],
    sections: days.flatMap((day, index) => {
      const ofDay = games.filter((game) => game.day === day && !meets.includes(game));
      if (ofDay.length === 0) return [];
      const id = index === 0 ? 'games-of-day' : `games-of-day-${index + 1}`;
      const more = { href: buildScoresHref(day, context), text: `All ${noun.toLowerCase()}` };
      return [
        buildSection(id, isOneDay ? null : formatDay(day, today), ofDay, context, {
          most: mostOfSection,
          withoutDays: true,
          more,
        }),
      ];
    }),
  };
}

function buildDayBoardTitle(day: string | null, today: string, noun: string): string {
  return day === null || day === today ? 'Today' : `${day > today ? 'Next' : 'Latest'} ${noun}`;
}

function formatDay(day: string | null, today: string): string {
  return day === null ? 'Date to be announced' : formatDayName(day, today);
}

/** The page with all games of a day. */
function buildScoresHref(day: string | null, { request: { sport }, today }: Context): string {
  const date = day === today ? null : day;
  return dailyGamesSportIds.includes(sport.id)
    ? buildHref(Route.sportScores, { sportId: sport.id, query: { date } })
    : buildHref(Route.scores, { query: { sport: sport.id, date } });
}

function buildFrontSection(id: string, title: string, games: readonly Game[], context: Context): GameSectionView[] {
  if (games.length === 0) return [];
  const isNow = games.every(({ kind, day }) => kind === 'live' && (day === null || day === context.today));
  return [buildSection(id, title, games, context, { withoutDays: isNow })];
}

interface SectionOptions {
  /** By default all games are shown. */
  readonly most?: number;
  readonly withoutClass?: boolean;
  /** Omits the day above the games, because the heading of the section has it. */
  readonly withoutDays?: boolean;
  /** Link to the rest. The linked page reads another feed, so the link has no number. */
  readonly more?: GameSectionView['more'];
}

/** The first games by day. */
function buildSection(
  id: string,
  title: string | null,
  games: readonly Game[],
  context: Context,
  { most, withoutClass = false, withoutDays = false, more = null }: SectionOptions,
): GameSectionView {
  const { today } = context;
  const byDay = groupBy(games, ({ day }) => day ?? '');
  const ordered = listDaysInOrder(games, today).flatMap((day) => byDay.get(day ?? '')?.sort(compareRelevance) ?? []);
  const shown = ordered.slice(0, most);
  return {
    id,
    title,
    // The feed of a landing page may be a selection of the games of the day or round.
    countText: null,
    more: shown.length < games.length ? more : null,
    parts: [...groupBy(shown, ({ day }) => day ?? '')].map(([day, ofDay]) => ({
      title: withoutDays ? null : formatDay(day || null, today),
      cards: ofDay.map((game) => buildCard(game, context, withoutClass)),
    })),
  };
}

/** Labels each game with its class, level and round, unless the heading has them. */
function buildCard(game: Game, { request, site, read }: Context, withoutClass: boolean): ScoreCardView {
  const options = buildSeriesCardOptions(request, read);
  const card = withoutSetsToCome(toScoreCardView({ ...game, sportId: request.sport.id }, options), game);
  const [first, second] = card.teams;
  return {
    ...card,
    // A scheduled meet has no columns for scores.
    ...(request.sport.finals !== 'games' &&
      card.state === 'scheduled' && {
        teams: [
          { ...first, scores: [] },
          { ...second, scores: [] },
        ] as const,
      }),
    stage: formatGameStage(game, withoutClass),
    site: card.site === site ? null : card.site,
  };
}

function formatGameStage({ classId, level, round }: Game, withoutClass: boolean): string | null {
  const isClassTold = withoutClass || classId === null || (round?.includes(classId) ?? false);
  const withoutLevel = round !== null && isOfStateFinals({ level });
  const stage = formatClassAndStage({ classId: isClassTold ? null : classId, level, round }, { withoutLevel });
  return stage ?? (isClassTold ? null : formatClass(classId));
}

/** The games of a tournament in groups. `classId` is set where all games are of one class. */
function groupBoardGames({ boards }: Sport, games: readonly Game[]) {
  const classIds = [...new Set(games.map(({ classId }) => classId))].sort(compareClasses);
  const groups = new Map(
    classIds.map((classId) => [getBoardGroup(boards, classId).id, getBoardGroup(boards, classId)]),
  );
  return [...groups.values()].map((group) => ({
    ...group,
    games: games.filter(({ classId }) => getBoardGroup(boards, classId).id === group.id),
  }));
}

function getBoardGroup(boards: Sport['boards'], classId: string | null) {
  if (boards === 'together') return { id: 'all-games', title: 'All games', classId: null };
  if (classId === null) return { id: 'class-none', title: 'Other games', classId };
  if (boards === 'by-class') return { id: `class-${classId}`, title: formatClass(classId), classId };
  return /\b[5-8]A$/i.test(classId)
    ? { id: 'class-5a-8a', title: 'Classes 5A-8A', classId: null }
    : { id: 'class-1a-4a', title: 'Classes 1A-4A', classId: null };
}
