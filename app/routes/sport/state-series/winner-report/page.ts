import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildClassSlug, buildClassTabs } from '~/blocks/state-series/class-of-address';
import { buildSeriesCardOptions, toSeriesCard } from '~/blocks/state-series/series-cards';
import { findSeriesChampions } from '~/blocks/state-series/series-champions';
import { listSeriesWinners } from '~/blocks/state-series/series-winners';
import { findGolfFacts } from '~/config/season-facts';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { type LevelProgress, summarizeLevels } from '~/models/brackets/bracket-levels';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { formatShortDay } from '~/models/dates/calendar-date';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { formatDayWithSeason, findOtherSeason, findCurrentSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { type Game, isOver } from '~/models/games/game';
import { isTitleGame } from '~/models/games/stage';
import { isComplete, rankOfLevel } from '~/models/state-series/winner-report';
import { formatClass, joinLabel } from '~/models/text/label';
import { compareByClass, compareClasses } from '~/models/text/text-order';
import { requestAfter, type SourceValue, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import { tournamentScores } from '~/upstream/tournament-scores';
import { winnerReports, type WinnerSite } from '~/upstream/winner-reports';

/** Without reports the page names the winners of the series so far, from the list of its games that its other pages show. */
export function sources({ sport }: SportPageRequest) {
  const sites = winnerReports.with({ sportId: sport.id });
  const games = requestAfter(sites, (list) =>
    list.length > 0 || sport.finals !== 'games'
      ? null
      : { ...tournamentScores.with({ sportId: sport.id }), isAwaited: true },
  );
  return { critical: { sites }, optional: {}, dependent: { games }, mayBeAbsent: ['games'] };
}

export type SeriesResultsView = ReturnType<typeof toSeriesView>;

export type LevelView = ReturnType<typeof toView>['report']['levels'][number];

/** One site. Without a complete report everything but name and date is `null`. */
export type SiteRow = ReturnType<typeof toSiteRow>;

const notReported = { school: null, coach: null, score: null, name: null };

/** An unknown class means the first. */
export function toView(
  { critical: { sites: read }, dependent: { games } }: ValuesOf<typeof sources>,
  request: SportPageRequest,
) {
  const { sport, query, clock } = request;
  const sites = read.value;
  const today = getToday(clock);
  const lastDay = sites
    .flatMap(({ day }) => day ?? [])
    .sort()
    .at(-1);
  const season = lastDay === undefined ? null : findOtherSeason(lastDay, today);
  const classes = [...new Set(sites.map(({ classId }) => classId))].sort(compareClasses);
  const shown = classes.find((name) => buildClassSlug(name) === query.class) ?? classes[0] ?? null;
  const ofClass = sites.filter(({ classId }) => classId === shown);
  const levels = orderLevels(ofClass, today);
  const series = sites.length > 0 ? null : toSeriesView(games, request);
  const meeting = findGolfFacts(findCurrentSeason(clock), sport.id)?.coachesMeeting;
  const buildClassHref = (name: string | null) =>
    buildHref(Route.ssWinnerReport, {
      sportId: sport.id,
      query: { class: name === (classes[0] ?? null) ? null : buildClassSlug(name) },
    });
  return {
    heading: buildStateSeriesHeading(sport, season ?? series?.season ?? null),
    report: {
      classTabs: buildClassTabs(classes, shown, buildClassHref, 'Other'),
      /** From the latest that has begun back to the first, then those to come. */
      levels: levels.map((level, index) => {
        const ofLevel = ofClass.filter((site) => site.level === level);
        const complete = ofLevel.filter(isComplete).length;
        const classText = classes.length < 2 && shown !== null ? formatClass(shown) : null;
        return {
          id: `level-${index + 1}`,
          /** `Regional`; `Class 1A Regional` where the page has a single class. */
          title: joinLabel([classText, level || 'Sites']),
          /** `20 of 24 reports complete`. */
          countText: `${complete} of ${ofLevel.length} reports complete`,
          sites: ofLevel.map((site) => toSiteRow(site, sport.id, today)),
        };
      }),
      /** In place of reports; `null` with any. */
      series,
      /** The coaches' meeting; `null` without one, and after its day. */
      notice: meeting === undefined || meeting.day < today ? null : meeting.notice,
      season,
      /** Scores of the state finals, which these reports do not contain; `null` before their first day. */
      finalsHref: haveFinalsBegun(sport, season, clock)
        ? buildHref(Route.ssGolfLeaderboard, { sportId: sport.id })
        : null,
      stamp: updateStamp(games ?? read, clock),
      /** Canonical address: the first class is not named. */
      path: buildClassHref(shown),
    },
  };
}

/** The title games, who has won so far and how far the levels of the series are, as far as known; and where its results are. */
function toSeriesView(read: SourceValue<Game[]> | null, request: SportPageRequest) {
  const { sport, clock, isOffered } = request;
  const games = read?.value ?? [];
  const today = getToday(clock);
  const ofSeason = games.filter(({ day }) => day === null || findOtherSeason(day, today) === null);
  const champions = findSeriesChampions(games, sport, today);
  const titles = (ofSeason.length === 0 ? games : ofSeason).filter(
    (game) => sport.finals === 'games' && isTitleGame(game) && game.teams.every(isKnownTeam),
  );
  const options = buildSeriesCardOptions(request, read);
  return {
    /** Title games whose teams are known, those in play first, then by class. */
    titles: [...titles]
      .sort((a, b) => Number(b.kind === 'live') - Number(a.kind === 'live') || compareByClass(a, b))
      .map((game) => {
        const card = toSeriesCard(game, request, options);
        return isOver(game) || game.day === today || game.day === null
          ? card
          : { ...card, stage: joinLabel([card.stage, formatShortDay(game.day)], ', ') };
      }),
    /** `2024-25, last season`; `null` for the current one. */
    season: champions?.season ?? null,
    /** Who has won so far, besides titles. */
    winners:
      champions === null
        ? listSeriesWinners(
            ofSeason.filter((game) => !isTitleGame(game)),
            sport,
          )
        : [],
    levels: (champions === null ? summarizeLevels(ofSeason, today) : []).map((level) => ({
      term: level.title,
      text: describeLevel(level),
      url: null,
    })),
    links: listSeriesLinks(sport).filter(({ to }) => isOffered(to)),
  };
}

function describeLevel({ games, over, live, isDecided }: LevelProgress): string {
  const counts = `${over} of ${games} final${live === 0 ? '' : `, ${live} live`}`;
  return isDecided ? `Decided, ${counts}` : over + live === 0 ? `${games} to come` : counts;
}

function listSeriesLinks({ id: sportId, finals, hasPlayoffs }: Sport) {
  const ofGames = [
    { to: buildHref(hasPlayoffs ? Route.fbPlayoffBrackets : Route.ssBrackets, { sportId }), text: 'Brackets' },
    { to: buildHref(hasPlayoffs ? Route.fbPlayoffScores : Route.ssScores, { sportId }), text: 'Scores' },
  ];
  return [...(finals === 'games' ? ofGames : []), { to: buildHref(Route.ssIndex, { sportId }), text: 'State series' }];
}

/** The levels whose first day has come, the latest one first, then the others in order of play. */
function orderLevels(sites: readonly WinnerSite[], today: string): string[] {
  const levels = [...new Set(sites.map(({ level }) => level))].sort((a, b) => rankOfLevel(a) - rankOfLevel(b));
  const hasBegun = (level: string) =>
    sites.some((site) => site.level === level && site.day !== null && site.day <= today);
  return [...levels.filter(hasBegun).reverse(), ...levels.filter((level) => !hasBegun(level))];
}

function haveFinalsBegun(sport: Sport, otherSeason: string | null, clock: ContentClock): boolean {
  const firstDay = findGolfFacts(findCurrentSeason(clock), sport.id)?.rounds[0];
  return otherSeason === null && firstDay !== undefined && firstDay <= getToday(clock);
}

function toSiteRow(site: WinnerSite, sportId: string, today: string) {
  const { siteId, name, day } = site;
  const { champion, medalist } = isComplete(site) ? site : { champion: notReported, medalist: notReported };
  return {
    siteId,
    name,
    /** `Oct 1`; with the year for another season; `TBA` without a date. */
    date: day === null ? 'TBA' : formatDayWithSeason(day, today),
    to: isComplete(site) && /^\d/.test(siteId) ? buildHref(Route.ssWinnerDetail, { sportId, siteId }) : null,
    isReported: isComplete(site),
    champion,
    medalist,
  };
}
