import type { SourceRequest } from '~/cache/source/define-source';
import type { PolicyName } from '~/cache/source/policies';
import { isPublished } from '~/config/published-sources';
import { findGolfFacts } from '~/config/season-facts';
import type { Sport } from '~/config/sports';
import { getToday } from '~/models/dates/content-clock';
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

/** Name of a leaderboard among a page's sources: `board 3A`, or `board teams 3A`. */
type BoardName = `board ${string}`;
type Boards<Request> = Readonly<Record<BoardName, Request>>;

interface BoardSources {
  /** If the season file contains the days of play. */
  readonly optional: Boards<SourceRequest<GolfBoard>>;
  /** If only upstream's tournament information contains them. */
  readonly dependent: Boards<DependentRequest<GolfBoard>>;
}

/** Sources of a page with leaderboards. `info` contains the days of play if the season file does not. */
type InfoSources = PageSources & { readonly optional: { readonly info: SourceRequest<TournamentInfo | null> } };

/** Answers of the scoring service, by class. */
export interface LiveBoards {
  /** Golfers by class, and teams by `nameTeamBoard` if the page shows them. `null` without an answer of the scoring service. */
  readonly sourceValues: Readonly<Record<string, SourceValue<GolfBoard> | null>>;
  /** Names of boards whose file could not be fetched. Other boards without a value have no file yet. */
  readonly unavailable: readonly string[];
}

/** The boards that a page shows. */
interface WantedBoards {
  /** Includes the leaderboards of teams. */
  readonly withTeams?: boolean;
  /** Shows the boards after the days of play, too, until the season ends. */
  readonly isShownAfterwards?: boolean;
}

/** Adds the leaderboards of all golf classes to a page's sources on the days of play. On other days nothing is added. */
export function withLiveBoards<Declared extends InfoSources>(
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
  info: InfoSources['optional']['info'],
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

/**
 * This season's golf finals and their leaderboards, from the values of `withLiveBoards`; `null` if the sport is not golf, or if the
 * association does not publish the boards.
 */
export function toLiveFinals(
  {
    optional,
    dependent,
    unavailable,
  }: Omit<PageValues<InfoSources & BoardSources>, 'critical' | 'subject' | 'changedAtMs'>,
  { sport, clock, environment }: Pick<SportPageRequest, 'sport' | 'clock' | 'environment'>,
): { readonly finals: GolfFinals; readonly boards: LiveBoards } | null {
  if (sport.finals !== 'golf') return null;
  const season = findCurrentSeason(clock);
  const info = optional.info?.value ?? null;
  const announced = findFacts(sport, { clock }) === null ? readAnnouncedFinals({ season, info, calendar: [] }) : null;
  const classIds = findGolfClasses(sport);
  const names = classIds.flatMap((classId) => [classId, nameTeamBoard(classId)]);
  const failed = names.filter((name) => unavailable.includes(`board ${name}`));
  if (failed.length > 0 && !isPublished(golfIndividualLeaders.definition, environment)) return null;
  const hasTeams = isPublished(golfTeamLeaders.definition, environment);
  return {
    finals: findGolfFinals(sport, season, announced),
    boards: {
      sourceValues: Object.fromEntries(
        names.map((name) => [name, optional[`board ${name}`] ?? dependent[`board ${name}`] ?? null]),
      ),
      unavailable: hasTeams ? failed : failed.filter((name) => classIds.some((classId) => classId === name)),
    },
  };
}

type Moment = Pick<PageRequest, 'clock'>;

/** Policy of the scoring files of this season. Once the finals are over the files do not change; before, the source's own policy applies. */
function chooseFinalsPolicy(sport: Sport, moment: Moment): PolicyName | undefined {
  const days = findFacts(sport, moment)?.rounds ?? [];
  return areFinalsOver({ days }, getToday(moment.clock)) ? 'reference' : undefined;
}

/** Policy of the scoring files of the season in an address; `undefined` for the source's own policy. */
export function chooseGolfFilesPolicy({ sport, lastSeason }: FinalsAddress, moment: Moment): PolicyName | undefined {
  return lastSeason === null ? chooseFinalsPolicy(sport, moment) : 'reference';
}

/** Name of a class's team leaderboard in `LiveBoards`. */
export const nameTeamBoard = (classId: string) => `teams ${classId}`;

function areBoardsShown(days: readonly string[], moment: Moment, { isShownAfterwards }: WantedBoards): boolean {
  const today = getToday(moment.clock);
  return days.includes(today) || (isShownAfterwards === true && areFinalsOver({ days }, today));
}

function listBoards({ sport, clock }: SportPageRequest, { withTeams = false }: WantedBoards) {
  const season = findCurrentSeason(clock);
  const policy = chooseFinalsPolicy(sport, { clock });
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
