import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { SourceRequest } from '~/cache/define-source';
import type { PolicyName } from '~/cache/policies';
import { findGolfFacts } from '~/config/season-facts';
import type { Sport } from '~/config/sports';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import type { GolfBoard } from '~/models/golf/golf';
import { readAnnouncedFinals } from '~/models/state-series/announced-finals';
import { loadPage, requirePageRequest } from '~/page/load-page';
import {
  requestAfter,
  type DependentRequest,
  type PageRequest,
  type PageSources,
  type SourceValue,
  type SportPageRequest,
} from '~/page/page-sources';
import { golfIndividualLeaders, golfTeamLeaders } from '~/upstream/golf';
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';
import {
  areFinalsOver,
  buildGolfFileParams,
  findGolfClasses,
  findGolfFinals,
  type GolfAddress,
  type GolfFinals,
} from '../state-series/golf-finals';

type InfoRequest = SourceRequest<TournamentInfo | null>;
type Boards<Request> = Readonly<Record<string, Request>>;

/** The scoring service's answers for today, by class. */
export interface LiveBoards {
  /** Golfers by class, and teams by `nameTeamBoard` where a page shows them; `null` when the scoring service did not answer. */
  readonly sourceValues: Readonly<Record<string, SourceValue<GolfBoard> | null>>;
  /** Classes whose file could not be fetched; other classes without a value have no file yet. */
  readonly unavailable: readonly string[];
}

/** What a page shows of the boards. */
interface WantedBoards {
  /** The teams beside the golfers. */
  readonly withTeams?: boolean;
  /** Also in the rest of the season after the days of play. */
  readonly isShownAfterwards?: boolean;
}

/**
 * Sources with the golfers of every class on the days of play; none on other days.
 * @param info the page's own request for the tournament information, which names the days if the season's file does not
 */
export function buildLiveBoardSources(
  page: SportPageRequest,
  info?: InfoRequest,
  wanted: WantedBoards = {},
): PageSources {
  const { sport } = page;
  if (sport.finals !== 'golf') return {};
  return findFacts(sport, page) === null ? announcedBoardSources(page, wanted, info) : knownBoardSources(page, wanted);
}

/** For a season whose file names the days. */
function knownBoardSources(
  page: SportPageRequest,
  wanted: WantedBoards,
): { readonly optional: Boards<SourceRequest<GolfBoard>> } {
  const { rounds = [] } = findFacts(page.sport, page) ?? {};
  return { optional: areBoardsShown(rounds, page, wanted) ? requestBoards(page, wanted) : {} };
}

/**
 * For a season without facts: the boards are requested once the tournament information says that today is a day of
 * play.
 */
function announcedBoardSources(
  page: SportPageRequest,
  wanted: WantedBoards,
  info: InfoRequest = tournamentInfo.with({ sportId: page.sport.id }),
): { readonly optional: { readonly info: InfoRequest }; readonly dependent: Boards<DependentRequest<GolfBoard>> } {
  const boards = Object.entries(requestBoards(page, wanted));
  return {
    optional: { info },
    dependent: Object.fromEntries(
      boards.map(([classId, request]) => [
        classId,
        requestAfter(info, (value) => {
          const { days } = readAnnouncedFinals({ season: findCurrentSeason(page.clock), info: value, calendar: [] });
          return areBoardsShown(days, page, wanted) ? request : null;
        }),
      ]),
    ),
  };
}

/** The finals of a golf sport this season, with its boards; `null` for any other sport. */
export async function loadLiveBoards(
  args: LoaderFunctionArgs,
  wanted: WantedBoards = {},
): Promise<{ readonly finals: GolfFinals; readonly boards: LiveBoards } | null> {
  const { sport, clock } = requirePageRequest(args);
  if (sport.finals !== 'golf') return null;
  const season = findCurrentSeason(clock);
  if (findFacts(sport, { clock }) !== null) {
    const { optional, unavailable } = await loadPage(args, (page) => knownBoardSources(page, wanted));
    return {
      finals: findGolfFinals(sport, season, null),
      boards: { sourceValues: optional, unavailable: unavailable.map(String) },
    };
  }
  const { optional, dependent } = await loadPage(args, (page) => announcedBoardSources(page, wanted));
  const announced = readAnnouncedFinals({ season, info: optional.info?.value ?? null, calendar: [] });
  return { finals: findGolfFinals(sport, season, announced), boards: { sourceValues: dependent, unavailable: [] } };
}

type Moment = Pick<PageRequest, 'clock'>;

/** Policy of what changes only while golf finals are played: `undefined` for the source's own until they are over. */
export function choosePolicyOfFinals(sport: Sport, moment: Moment): PolicyName | undefined {
  const days = findFacts(sport, moment)?.rounds ?? [];
  return areFinalsOver({ days }, findToday(moment)) ? 'reference' : undefined;
}

/** Policy of the scoring files of the season in an address. */
export function chooseGolfFilesPolicy({ sport, isLastSeason }: GolfAddress, moment: Moment): PolicyName | undefined {
  return isLastSeason ? 'reference' : choosePolicyOfFinals(sport, moment);
}

/** Whether the season's file says that golf finals of the sport are today. */
export function isKnownGolfFinalsDay(sport: Sport, moment: Moment): boolean {
  return findFacts(sport, moment)?.rounds.includes(findToday(moment)) === true;
}

/** Name of the teams of a class among the boards. */
export const nameTeamBoard = (classId: string) => `teams ${classId}`;

function areBoardsShown(days: readonly string[], moment: Moment, { isShownAfterwards }: WantedBoards): boolean {
  const today = findToday(moment);
  return days.includes(today) || (isShownAfterwards === true && areFinalsOver({ days }, today));
}

function requestBoards(
  { sport, clock }: SportPageRequest,
  { withTeams = false }: WantedBoards,
): Boards<SourceRequest<GolfBoard>> {
  const season = findCurrentSeason(clock);
  const policy = choosePolicyOfFinals(sport, { clock });
  const requests = findGolfClasses(sport).flatMap((classId) => {
    const file = buildGolfFileParams({ sport, season, classId });
    const golfers = [classId, golfIndividualLeaders.with(file, policy)] as const;
    return withTeams ? [golfers, [nameTeamBoard(classId), golfTeamLeaders.with(file, policy)] as const] : [golfers];
  });
  return Object.fromEntries(requests);
}

function findFacts(sport: Sport, { clock }: Moment) {
  return findGolfFacts(findCurrentSeason(clock), sport.id);
}

function findToday({ clock }: Moment): string {
  return getCalendarDay(clock.nowMs(), clock.timeZone);
}
