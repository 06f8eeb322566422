import { chooseGolfFilesPolicy } from '~/blocks/live/golf-sources';
import { toAnnouncedFinals } from '~/blocks/state-series/announced-finals';
import {
  areFinalsOver,
  buildGolfFileParams,
  findClassInAddress,
  formatGolfSite,
  buildGolfAnnouncementSources,
  buildGolfClassTabs,
  buildLastSeasonLink,
  readGolfAddress,
  type GolfAddress,
  type GolfFinals,
  findGolfFinals,
  buildGolfFinalsHeading,
} from '~/blocks/state-series/golf-finals';
import { buildSourceUrl } from '~/cache/source-address';
import { pack } from '~/components/ui/packed';
import type { Environment } from '~/config/environment';
import { buildHref, Route } from '~/href';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { toParScore } from '~/models/golf/golf';
import { toBoardRow, type BoardRow } from '~/models/golf/golf-board-row';
import { formatChampions, isDecided, listLeaders, rankStandings, type Placed } from '~/models/golf/golf-places';
import { formatCount } from '~/models/text/format-count';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import { golfIndividualLeaders, golfTeamLeaders, buildGolfTeamLogoPath, type GolfBoard } from '~/upstream/golf';

export type LeaderboardName = 'individual' | 'team';

/** @param board from the address; golfers are the default */
export function requireLeaderboard(board: string | undefined): LeaderboardName {
  return board === 'team' ? 'team' : 'individual';
}

/** Both leaderboards, equally fresh. A missing file is empty. */
export function sources(page: SportPageRequest) {
  const address = readGolfAddress(page, page.params.classId);
  const files = buildGolfFileParams(address);
  const policy = chooseGolfFilesPolicy(address, page);
  const notShown = requireLeaderboard(page.query.board) === 'team' ? ('individuals' as const) : ('teams' as const);
  const announcements = buildGolfAnnouncementSources(page);
  return {
    optional: {
      individuals: golfIndividualLeaders.with(files, policy),
      teams: golfTeamLeaders.with(files, policy),
      ...announcements.optional,
    },
    mayBeAbsent: [notShown, ...announcements.mayBeAbsent],
  };
}

/** One leaderboard, all of whose rows are from one answer of the scoring service. */
export type BoardView = ReturnType<typeof toBoard>;

export type LeaderboardView = ReturnType<typeof toView>['leaderboard'];

/** A leaderboard from one answer of the scoring service. */
export function toView({ optional, unavailable }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { sport, params, query, clock, environment } = request;
  const address = readGolfAddress(request, params.classId);
  const { season, isLastSeason } = address;
  const finals = findGolfFinals(sport, season, toAnnouncedFinals({ optional }, season));
  const shown = requireLeaderboard(query.board);
  const file = shown === 'team' ? 'teams' : 'individuals';
  const entrant = shown === 'team' ? 'team' : 'golfer';
  const read = optional[file];
  const board = toBoard(read, { address, finals, clock, entrant, isUnavailable: unavailable.includes(file) });
  const buildBoardHref = (shownClass: string | null, name: LeaderboardName, shownSeason: string | null) =>
    buildHref(Route.ssGolfLeaderboard, {
      sportId: sport.id,
      classId: shownClass,
      query: { board: name === 'team' ? name : undefined, season: shownSeason },
    });
  const lastSeason = isLastSeason ? season : null;
  const buildTabHref = (shownClass: string | null, name: LeaderboardName) =>
    buildBoardHref(shownClass, name, lastSeason);
  const classId = findClassInAddress(address);
  return {
    subject: `${sport.title} ${address.classId}`,
    heading: buildGolfFinalsHeading(address, finals),
    leaderboard: {
      /** The classes; a class keeps the shown leaderboard. */
      tabs: buildGolfClassTabs(address, (other) => buildTabHref(other, shown)),
      boardTabs: (['individual', 'team'] as const).map((name) => ({
        text: leaderboardTitles[name],
        to: buildTabHref(classId, name),
        isCurrent: name === shown,
      })),
      siteText: formatGolfSite(finals, address.classId),
      eventName: read?.value.eventName ?? null,
      shown,
      /** Announced when a refresh changes it. */
      announcement: formatAnnouncement(read?.value ?? null, board, entrant),
      href: buildTabHref(classId, shown),
      /** Target of the search. */
      searchPath: buildTabHref(classId, 'individual'),
      scorecardsHref: buildHref(Route.ssGolfScorecards, { sportId: sport.id }),
      /** Season for links to scorecards; `null` for the current season. */
      lastSeason,
      classId: address.classId,
      /** `null` without any, and for another season's leaderboard. */
      liveScoringUrl: isLastSeason ? null : (environment.LIVE_SCORING_URL ?? null),
      /** Link to last season's leaderboard, or back to the current one. */
      otherSeason: buildLastSeasonLink(address, clock, 'leaderboard', (other) => buildBoardHref(classId, shown, other)),
      /** Where organizers set up a screen with the leaders; `null` for another season's leaderboard. */
      screenHref: isLastSeason
        ? null
        : buildHref(Route.boardSetup, { query: { first: `board:${sport.id}.${address.classId}` } }),
      /** The scoring service's team marks, by school. */
      teamLogos: shown === 'team' ? buildTeamLogos(optional.teams?.value ?? null, address, environment) : {},
      /** Storage key of golfers' pins. */
      pinScope: { season, sportId: sport.id },
    },
    stamp: board.stamp,
    board: pack(board),
  };
}

export const leaderboardTitles: Readonly<Record<LeaderboardName, string>> = { individual: 'Individual', team: 'Team' };

export function searchRows(
  rows: readonly BoardRow[],
  search: string,
): { readonly rows: readonly BoardRow[]; readonly countText: string; readonly emptyText: string } {
  const getName = ({ name, detail }: BoardRow) => `${name} ${detail ?? ''}`;
  const { matches, isLoose } = chooseTextMatcher(search, rows.map(getName));
  const found = rows.filter((row) => matches(getName(row)));
  const some = found.length === rows.length ? '' : `${found.length} of `;
  return {
    rows: found,
    countText: labelFound(`${some}${formatCount(rows.length, 'golfer')}`, isLoose),
    emptyText: rows.length === 0 ? 'No golfers available.' : `No golfer matches “${search}”.`,
  };
}

function buildTeamLogos(
  board: GolfBoard | null,
  address: GolfAddress,
  { DATA_BASE_URL }: Environment,
): Record<string, string> {
  if (DATA_BASE_URL === undefined) return {};
  const files = buildGolfFileParams(address);
  const ids = (board?.standings ?? []).map(({ id }) => id);
  return Object.fromEntries(ids.map((id) => [id, buildSourceUrl(DATA_BASE_URL, buildGolfTeamLogoPath(files, id))]));
}

interface BoardOptions {
  readonly address: GolfAddress;
  readonly finals: GolfFinals;
  readonly clock: ContentClock;
  readonly isUnavailable: boolean;
  /** Identity of a row. */
  readonly entrant: string;
}

function toBoard(sourceValue: SourceValue<GolfBoard> | null, options: BoardOptions) {
  const { clock, isUnavailable, entrant } = options;
  const placed = rankStandings(sourceValue?.value.standings ?? []);
  const emptyState = isUnavailable ? 'unavailable' : 'empty';
  return {
    /** `empty` when the scoring service has nothing yet. */
    state: placed.length > 0 ? 'rows' : emptyState,
    rows: placed.map(toBoardRow),
    /** `72 golfers` */
    countText: formatCount(placed.length, entrant),
    /** When the service gave this answer, which identifies it. `null` without one. */
    stamp: sourceValue && updateStamp(sourceValue, clock),
    /** A golfer started on another hole than the first. */
    hasOtherStarts: placed.some(({ standing }) => standing.fromOtherHole && standing.thru !== 18),
    /** `Champion: Marcus Adeyemi, St. Hilda`; `null` until the finals are over. */
    champions: isFinal(placed, options) ? formatChampions(placed) : null,
  };
}

/** After the days of play, or on the last day once somebody has won. */
function isFinal(placed: readonly Placed[], { address, finals, clock }: BoardOptions): boolean {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  if (address.isLastSeason || areFinalsOver(finals, today)) return true;
  return finals.days.at(-1) === today && isDecided(placed);
}

function formatAnnouncement(board: GolfBoard | null, { champions }: BoardView, entrant: string): string {
  const leaders = listLeaders(rankStandings(board?.standings ?? []));
  const [first] = leaders;
  if (first === undefined) return '';
  const score = toParScore(first.versusPar).words;
  if (champions !== null) return `Final. ${champions}, at ${score}.`;
  const who = leaders.length === 1 ? `${first.name} leads` : `${leaders.length} ${entrant}s lead`;
  return `${who} at ${score}.`;
}
