import type { SourceRequest } from '~/cache/source/define-source';
import type { PolicyName } from '~/cache/source/policies';
import { findGolfFacts } from '~/config/season-facts';
import type { Sport } from '~/config/sports';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { readAnnouncedFinals } from '~/models/state-series/announced-finals';
import {
  requestAfter,
  type DependentRequest,
  type PageRequest,
  type PageSources,
  type PageValues,
  type SourceValue,
  type SportPageRequest,
} from '~/page/page-sources';
import { golfIndividualLeaders, golfTeamLeaders, type GolfBoard } from '~/upstream/golf';
import type { TournamentInfo } from '~/upstream/tournament-info';
import type { FinalsAddress } from '../state-series/finals-address';
import {
  areFinalsOver,
  buildGolfFileParams,
  findGolfClasses,
  findGolfFinals,
  type GolfFinals,
} from '../state-series/golf-finals';

/** Name of a board among the sources of a page. */
type BoardName = `board ${string}`;
type Boards<Request> = Readonly<Record<BoardName, Request>>;

interface BoardSources {
  /** Where the season's file names the days of play. */
  readonly optional: Boards<SourceRequest<GolfBoard>>;
  /** Where the tournament information does. */
  readonly dependent: Boards<DependentRequest<GolfBoard>>;
}

/** What a page declares that shows boards: the tournament information names the days of play if the season's file does not. */
type WithInfo = PageSources & { readonly optional: { readonly info: SourceRequest<TournamentInfo | null> } };

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

/** Adds to a page's sources the golfers of every class of a golf sport on the days of play; none on other days. */
export function withLiveBoards<Declared extends WithInfo>(
  declare: (page: SportPageRequest) => Declared,
  wanted: WantedBoards = {},
) {
  return (page: SportPageRequest) => {
    const declared = declare(page);
    const boards = requestBoards(page, declared.optional.info, wanted);
    return {
      ...declared,
      optional: { ...declared.optional, ...boards.optional },
      dependent: { ...declared.dependent, ...boards.dependent },
    };
  };
}

function requestBoards(
  page: SportPageRequest,
  info: WithInfo['optional']['info'],
  wanted: WantedBoards,
): Partial<BoardSources> {
  const named = listBoards(page, wanted).map(({ name, request }) => [`board ${name}`, request] as const);
  const facts = findFacts(page.sport, page);
  if (facts !== null) return { optional: Object.fromEntries(areBoardsShown(facts.rounds, page, wanted) ? named : []) };
  const requestOnceShown = (request: SourceRequest<GolfBoard>) =>
    requestAfter(info, (value) => {
      const { days } = readAnnouncedFinals({ season: findCurrentSeason(page.clock), info: value, calendar: [] });
      return areBoardsShown(days, page, wanted) ? request : null;
    });
  return { dependent: Object.fromEntries(named.map(([name, request]) => [name, requestOnceShown(request)])) };
}

/** The finals of a golf sport this season with its boards, from the values of `withLiveBoards`; `null` for any other sport. */
export function toLiveFinals(
  {
    optional,
    dependent,
    unavailable,
  }: Omit<PageValues<WithInfo & BoardSources>, 'critical' | 'subject' | 'changedAtMs'>,
  { sport, clock }: Pick<SportPageRequest, 'sport' | 'clock'>,
): { readonly finals: GolfFinals; readonly boards: LiveBoards } | null {
  if (sport.finals !== 'golf') return null;
  const season = findCurrentSeason(clock);
  const info = optional.info?.value ?? null;
  const announced = findFacts(sport, { clock }) === null ? readAnnouncedFinals({ season, info, calendar: [] }) : null;
  const names = findGolfClasses(sport).flatMap((classId) => [classId, nameTeamBoard(classId)]);
  return {
    finals: findGolfFinals(sport, season, announced),
    boards: {
      sourceValues: Object.fromEntries(
        names.map((name) => [name, optional[`board ${name}`] ?? dependent[`board ${name}`] ?? null]),
      ),
      unavailable: names.filter((name) => unavailable.includes(`board ${name}`)),
    },
  };
}

type Moment = Pick<PageRequest, 'clock'>;

/** Policy of what changes only while golf finals are played: `undefined` for the source's own until they are over. */
function choosePolicyOfFinals(sport: Sport, moment: Moment): PolicyName | undefined {
  const days = findFacts(sport, moment)?.rounds ?? [];
  return areFinalsOver({ days }, findToday(moment)) ? 'reference' : undefined;
}

/** Policy of the scoring files of the season in an address. */
export function chooseGolfFilesPolicy({ sport, lastSeason }: FinalsAddress, moment: Moment): PolicyName | undefined {
  return lastSeason === null ? choosePolicyOfFinals(sport, moment) : 'reference';
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

function listBoards({ sport, clock }: SportPageRequest, { withTeams = false }: WantedBoards) {
  const season = findCurrentSeason(clock);
  const policy = choosePolicyOfFinals(sport, { clock });
  return findGolfClasses(sport).flatMap((classId) => {
    const file = buildGolfFileParams({ sport, season, classId });
    const golfers = { name: classId, request: golfIndividualLeaders.with(file, policy) };
    return withTeams
      ? [golfers, { name: nameTeamBoard(classId), request: golfTeamLeaders.with(file, policy) }]
      : [golfers];
  });
}

function findFacts(sport: Sport, { clock }: Moment) {
  return findGolfFacts(findCurrentSeason(clock), sport.id);
}

function findToday({ clock }: Moment): string {
  return getCalendarDay(clock.getNowMs(), clock.timeZone);
}
