import { toDocument } from '~/blocks/golf-documents/view';
import { type LiveBoards, toLiveFinals } from '~/blocks/live/golf-sources';
import { areOfCurrentFinals, toRunningFinalsView } from '~/blocks/live/running-finals-view';
import { buildAlertViews, isUrgent } from '~/blocks/page-parts/alerts-view';
import { createEventFilter, listUpcomingEvents } from '~/blocks/page-parts/events-view';
import { buildPresentingSponsorViews } from '~/blocks/page-parts/presenting-sponsors-view';
import { listNextStreams } from '~/blocks/page-parts/streams-view';
import { toLandingHeroView } from '~/blocks/sport/landing-hero-view';
import { findPairingsEvent, findRoundToday, toPairingsShowView } from '~/blocks/state-series/series-today';
import { readShowProgress } from '~/blocks/state-series/show-progress';
import type { DocumentView } from '~/components/ui/document-list';
import { footballSeason } from '~/config/football';
import { findSportByTitle, type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findDays } from '~/models/dates/days-in-words';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { findWeekOfDay, formatWeek, isPlayoffWeek } from '~/models/football/weeks';
import { isOver } from '~/models/games/game';
import { getTournamentPhase } from '~/models/state-series/tournament-phase';
import { joinLabel } from '~/models/text/label';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import type { Scoreboard } from '~/upstream/scoreboards';
import type { StateFinalDocument } from '~/upstream/sport-documents';
import type { SportFacts } from '~/upstream/sports';
import type { Stream } from '~/upstream/streams';
import { isCurrent } from './board-games';
import { findChampionsSeason, listClassChampions, toChampionsView } from './champions-view';
import type { sources } from './page';
import { toBoardViews } from './scoreboard-view';
import { toTournamentView } from './tournament-view';

const noLiveBoards: LiveBoards = { sourceValues: {}, unavailable: [] };

/** A sport's landing page. An empty list or a `null` part has no section, except events and failed parts. */
export function toView(values: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { subject, optional, dependent } = values;
  const { sport, clock } = request;
  const golf = toLiveFinals(values, request);
  const today = getToday(clock);
  const facts = subject.facts?.value ?? null;
  const info = optional.info?.value ?? null;
  const features = optional.features?.value ?? [];
  const events = optional.events?.value ?? [];
  const { tournament, day = null } = optional;
  const scores = findOldestValue<SourceValue<unknown>>([tournament, day]);
  const champions = tournament?.value.champions ?? [];
  const liveBoards = golf?.boards ?? noLiveBoards;
  const season = findChampionsSeason(findDays(info?.dates ?? null), today, areOfCurrentFinals(champions, liveBoards));
  const messages = listSportMessages(sport, optional.messages?.value ?? []);
  const alerts = buildAlertViews([], optional.alerts?.value ?? [], messages);
  const boards = toBoardViews({ tournament, day }, info?.site.text ?? null, request);
  const running = toRunningFinalsView(sport, golf?.finals ?? null, liveBoards, today, clock);
  const show = findPairingsShowLink(sport, values, clock);
  return {
    path: buildHref(Route.sportLanding, { sportId: sport.id }),
    hero: toLandingHeroView({
      sport,
      info,
      features,
      today,
      live: show ?? findLiveLink(sport, info?.dates ?? null, tournament?.value ?? null, today),
      round: findRoundToday(sport, events, clock) ?? (show === null ? linkWeek(sport, today) : null),
      firstPractice: events
        .filter((event) => event.type?.toLowerCase() === 'season' && event.day > today)
        .find(({ activityName }) => findSportByTitle(activityName ?? '') === sport)?.day,
      // Running finals lead to their leaderboards themselves.
      standing: running?.isOver === false ? null : buildStandingLink(sport, facts),
    }),
    urgentAlerts: alerts.filter(isUrgent),
    alerts: alerts.filter((alert) => !isUrgent(alert)),
    boards: boards.filter(({ isDecided }) => !isDecided),
    /** Of finished tournaments. */
    boardsOver: boards.filter(({ isDecided }) => isDecided),
    /** The golf finals while they are played; finals that are over have their champions on the page. */
    running: running?.isOver === true ? null : running,
    /** `State Champions, 2025`, `State Champions, 2024-25, last season` */
    championsTitle: joinLabel(['State Champions', season], ', '),
    championRows: listClassChampions(champions),
    champions: toChampionsView(champions, sport.finals === 'golf' ? 'Score' : 'Points'),
    /** Age of the oldest scores; `null` when none could be read. */
    stamp: scores && updateStamp(scores, clock),
    sponsors: buildPresentingSponsorViews(optional.sponsors?.value ?? []),
    tournament: toTournamentView(info, dependent.weather?.value ?? null),
    documents: (optional.documents?.value ?? []).filter(isShownOn(sport)).map(toDocumentView),
    results: (optional.results?.value ?? []).map(toDocument),
    /** Calendar with all of the sport's events. */
    calendarPath: buildHref(Route.calendar, { query: { sport: sport.id } }),
    events: listUpcomingEvents(events.filter(createEventFilter(sport, facts)), today),
    streams: listNextStreams((optional.streams?.value ?? []).filter(createStreamFilter(sport)), clock, [
      ...(day?.value ?? []),
      ...(tournament?.value.games ?? []),
    ]),
    features,
  };
}

/** `Pairings Show: On now, 8:00–9:00 PM`, on its day, and what it has posted. */
function findPairingsShowLink(sport: Sport, { optional, dependent }: ValuesOf<typeof sources>, clock: ContentClock) {
  if (!sport.hasPlayoffs) return null;
  const announced = findPairingsEvent(optional.events?.value ?? [], clock);
  const show = toPairingsShowView(announced, clock, readShowProgress(dependent, clock));
  const [line] = show?.lines ?? [];
  if (line === undefined) return null;
  const { label, links, note } = line;
  return { text: `Pairings Show: ${line.detail}`, to: line.to, posted: { label, links, note } };
}

/** `Week 1: all games`, of football in its regular season. */
function linkWeek({ id: sportId, hasRegularSeasonPages }: Sport, today: string) {
  const week = hasRegularSeasonPages ? findWeekOfDay(today, footballSeason) : null;
  return week === null || isPlayoffWeek(week, footballSeason)
    ? null
    : { text: `${formatWeek(week, footballSeason)}: all games`, to: buildHref(Route.fbRsScores, { sportId }) };
}

/** Where a tournament is followed in the weeks in which it is played; `null` once all games of the day are over. */
function findLiveLink(sport: Sport, dates: string | null, board: Scoreboard | null, today: string) {
  const games = board !== null && isCurrent(board.games, today) ? board.games : [];
  const gameDays = games.flatMap(({ day }) => day ?? []);
  const ofToday = games.filter(({ day }) => day === today);
  if (ofToday.length > 0 && ofToday.every(isOver)) return null;
  return getTournamentPhase([...findDays(dates), ...gameDays], today) === null
    ? null
    : { text: 'Follow live', to: buildHref(Route.stateSeriesLive, { sportId: sport.id }) };
}

/** Golf has a leaderboard, tennis its own brackets; other sports may have brackets. */
function buildStandingLink(
  sport: Sport,
  facts: SportFacts | null,
): { readonly text: string; readonly to: string } | null {
  const sportId = sport.id;
  if (sport.finals === 'golf') return { text: 'Leaderboard', to: buildHref(Route.ssGolfLeaderboard, { sportId }) };
  if (sport.finals === 'tennis') return { text: 'Brackets', to: buildHref(Route.ssTennisBrackets, { sportId }) };
  const hasBrackets = facts?.stateSeries.includes('brackets') === true;
  return hasBrackets ? { text: 'Brackets', to: buildHref(Route.ssBrackets, { sportId }) } : null;
}

/** The messages are of all tournaments together; `Girls Tennis` is identified by its name. */
function listSportMessages<Message extends { readonly tournament: string }>(
  sport: Sport,
  messages: readonly Message[],
): readonly Message[] {
  return messages.filter(({ tournament }) => {
    const words = tournament.toLowerCase();
    const gender = /\b(boys|girls)\b/.exec(words)?.[1];
    return words.includes(sport.family.toLowerCase()) && (gender === undefined || gender === sport.gender);
  });
}

function isShownOn(sport: Sport): (document: StateFinalDocument) => boolean {
  const ids = [sport.id, sport.sharedId];
  return ({ displayOn }) => displayOn.length === 0 || displayOn.some((id) => ids.includes(id));
}

function toDocumentView({ id, name, url, audience }: StateFinalDocument): DocumentView {
  return { key: id, name, url, note: audience };
}

function createStreamFilter(sport: Sport): (stream: Stream) => boolean {
  return ({ sportId, category }) =>
    sportId === null ? category?.toLowerCase() === sport.title.toLowerCase() : sportId === sport.id;
}
