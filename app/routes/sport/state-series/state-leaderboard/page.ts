import { chooseGolfFilesPolicy } from '~/blocks/live/golf-sources';
import { buildFinalsLinks, type FinalsAddress } from '~/blocks/state-series/finals-address';
import {
  areFinalsOver,
  buildGolfAnnouncementSources,
  buildGolfFileParams,
  type GolfFinals,
  readGolfAddress,
  readGolfFinals,
  requestLatestFinals,
  toGolfPageView,
} from '~/blocks/state-series/golf-finals';
import { pack } from '~/browser/packed';
import { buildSourceUrl } from '~/cache/source/source-address';
import type { EmbedOffer } from '~/components/embed/embed-code';
import type { Environment } from '~/config/environment';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import { toParScore } from '~/models/golf/golf';
import { toBoardRow, type BoardRow } from '~/models/golf/golf-board-row';
import { buildGolfField } from '~/models/golf/golf-field';
import { formatChampions, isDecided, listLeaders, rankStandings, type Placed } from '~/models/golf/golf-places';
import { formatCount } from '~/models/text/format-count';
import { formatClass } from '~/models/text/label';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { buildGolfTeamLogoPath, golfIndividualLeaders, golfTeamLeaders } from '~/upstream/golf';

/** The leaderboards; golfers are the default. */
export const leaderboards = {
  individual: { file: 'individuals', title: 'Individual', entrant: 'golfer' },
  team: { file: 'teams', title: 'Team', entrant: 'team' },
} as const;

type LeaderboardName = keyof typeof leaderboards;

function chooseLeaderboard({ board }: SportPageRequest['query']): LeaderboardName {
  return board === 'team' ? 'team' : 'individual';
}

/** Both leaderboards, equally fresh. A missing file is empty. */
export function sources(request: SportPageRequest) {
  const { page } = requestLatestFinals(request);
  const address = readGolfAddress(page, page.params.classId);
  const files = buildGolfFileParams(address);
  const policy = chooseGolfFilesPolicy(address, page);
  const { file: notShown } = leaderboards[chooseLeaderboard(page.query) === 'team' ? 'individual' : 'team'];
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
export interface BoardView {
  /** `empty` when the scoring service has nothing yet. */
  readonly state: 'rows' | 'empty' | 'unavailable';
  readonly rows: readonly BoardRow[];
  /** `72 golfers` */
  readonly countText: string;
  /** When the service gave this answer, which identifies it. `null` without one. */
  readonly stamp: UpdateStamp | null;
  /** A golfer started on another hole than the first. */
  readonly hasOtherStarts: boolean;
  /** `Champion: Marcus Adeyemi, St. Hilda`; `null` until the finals are over. */
  readonly champions: string | null;
}

export type LeaderboardView = ReturnType<typeof toView>['leaderboard'];

/** A leaderboard from one answer of the scoring service. */
export function toView({ optional, unavailable }: ValuesOf<typeof sources>, asked: SportPageRequest) {
  const { page: request, upcoming } = requestLatestFinals(asked);
  const { sport, params, query, clock, environment } = request;
  const address = readGolfAddress(request, params.classId);
  const { season, lastSeason, classId, classInAddress } = address;
  const finals = readGolfFinals({ optional }, sport, season);
  const shown = chooseLeaderboard(query);
  const { file, entrant } = leaderboards[shown];
  const read = optional[file];
  const placed = rankStandings(read?.value.standings ?? []);
  const champions = isFinal(placed, address, finals, clock) ? formatChampions(placed) : null;
  const emptyState = unavailable.includes(file) ? 'unavailable' : 'empty';
  const board: BoardView = {
    state: placed.length > 0 ? 'rows' : emptyState,
    rows: placed.map(toBoardRow),
    countText: formatCount(placed.length, entrant),
    stamp: read && updateStamp(read, clock),
    hasOtherStarts: placed.some(({ standing }) => standing.fromOtherHole && standing.thru !== 18),
    champions,
  };
  const buildBoardHref = (name: LeaderboardName, classId = classInAddress, season = lastSeason) =>
    buildHref(Route.ssGolfLeaderboard, {
      sportId: sport.id,
      classId,
      query: { board: name === 'team' ? name : undefined, season },
    });
  const { siteText, ...page } = toGolfPageView(address, finals);
  // Links keep the shown leaderboard.
  const { tabs, otherSeason } = buildFinalsLinks(address, clock, 'leaderboard', (...other) =>
    buildBoardHref(shown, ...other),
  );
  return {
    ...page,
    leaderboard: {
      tabs,
      /** `null` where this season's address shows last season's, too. */
      otherSeason: upcoming === null ? otherSeason : null,
      boardTabs: (['individual', 'team'] as const).map((name) => ({
        text: leaderboards[name].title,
        to: buildBoardHref(name),
        isCurrent: name === shown,
      })),
      /** When this season's finals are, above last season's leaderboard in their place; else `null`. */
      upcoming,
      siteText,
      eventName: read?.value.eventName ?? null,
      shown,
      /** Announced when a refresh changes it. */
      announcement: formatAnnouncement(placed, champions, entrant),
      href: buildBoardHref(shown),
      /** Target of the search. */
      searchPath: buildBoardHref('individual'),
      scorecardsHref: buildHref(Route.ssGolfScorecards, { sportId: sport.id }),
      /** Season for links to scorecards; `null` for the current season. */
      lastSeason,
      classId,
      /** `null` without any, and for another season's leaderboard. */
      liveScoringUrl: lastSeason === null ? (environment.LIVE_SCORING_URL ?? null) : null,
      /** Where organizers set up a screen with the leaders; `null` for another season's leaderboard. */
      screenHref:
        lastSeason === null ? buildHref(Route.boardSetup, { query: { first: `board:${sport.id}.${classId}` } }) : null,
      /** `null` for another season's leaderboard. */
      embed: lastSeason === null ? offerEmbed(sport, address, shown) : null,
      /** The scoring service's team marks, by school. */
      teamLogos: shown === 'team' ? buildTeamLogos(placed, address, environment) : {},
      /** Storage key of golfers' pins. */
      pinScope: { season, sportId: sport.id },
    },
    stamp: board.stamp,
    board: pack(board),
    /** Of golfers; `null` where there is nothing to compare. */
    field: pack(shown === 'individual' ? buildGolfField(placed) : null),
  };
}

function offerEmbed({ id, title }: Sport, { classId }: FinalsAddress, shown: LeaderboardName): EmbedOffer {
  return {
    kind: 'leaderboard',
    path: buildHref(Route.embedLeaderboard, {
      sportId: id,
      classId,
      query: { board: shown === 'team' ? shown : undefined },
    }),
    title: `${title} leaderboard, ${formatClass(classId)}`,
  };
}

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
  placed: readonly Placed[],
  address: FinalsAddress,
  { DATA_BASE_URL }: Environment,
): Record<string, string> {
  if (DATA_BASE_URL === undefined) return {};
  const files = buildGolfFileParams(address);
  return Object.fromEntries(
    placed.map(({ standing: { id } }) => [id, buildSourceUrl(DATA_BASE_URL, buildGolfTeamLogoPath(files, id))]),
  );
}

/** After the days of play, or on the last day once somebody has won. */
function isFinal(
  placed: readonly Placed[],
  { lastSeason }: FinalsAddress,
  finals: GolfFinals,
  clock: ContentClock,
): boolean {
  const today = getToday(clock);
  if (lastSeason !== null || areFinalsOver(finals, today)) return true;
  return finals.days.at(-1) === today && isDecided(placed);
}

function formatAnnouncement(placed: readonly Placed[], champions: string | null, entrant: string): string {
  const leaders = listLeaders(placed);
  const [first] = leaders;
  if (first === undefined) return '';
  const score = toParScore(first.versusPar).words;
  if (champions !== null) return `Final. ${champions}, at ${score}.`;
  const who = leaders.length === 1 ? `${first.name} leads` : `${leaders.length} ${entrant}s lead`;
  return `${who} at ${score}.`;
}
