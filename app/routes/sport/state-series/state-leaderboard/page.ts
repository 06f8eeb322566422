import { sourceUrl } from '~/cache/source-address';
import type { ClassTab } from '~/components/ui/class-tabs';
import type { Environment } from '~/config/environment';
import type { ContentClock } from '~/models/dates/content-clock';
import { oldestValue, updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import { versusParWords, type GolfBoard } from '~/models/golf/golf';
import { toBoardRow, type BoardRow } from '~/models/golf/golf-board-row';
import { placesOf } from '~/models/golf/golf-places';
import type { PageRequest, SourceValue } from '~/routes/page-sources';
import { golfIndividualLeaders, golfTeamLeaders, golfTeamLogoPath } from '~/upstream/golf';
import {
  classInAddress,
  golfClassTabs,
  golfFilesOf,
  golfFinalsOfAddress,
  golfFinalsPath,
  golfSiteText,
  type GolfFinalsOfAddress,
} from '../golf-finals';

/** Both leaderboards of the class that the address names. A file that is missing is an empty leaderboard. */
export function sources({ params, environment: { SEASON } }: PageRequest) {
  const files = golfFilesOf(SEASON, golfFinalsOfAddress(SEASON, params, params.classId));
  return {
    optional: { individuals: golfIndividualLeaders.with(files), teams: golfTeamLeaders.with(files) },
  };
}

/** One leaderboard: every row is of one answer of the scoring service. */
export interface BoardView {
  /** `empty` when the scoring service has nothing yet. */
  readonly state: 'rows' | 'empty' | 'unavailable';
  readonly rows: readonly BoardRow[];
  /** `72 golfers` */
  readonly countText: string;
  /** When the service gave this answer; tells one answer from the next. Null without one. */
  readonly stamp: UpdateStamp | null;
  /** This leaderboard is older than the other one by more than a minute. */
  readonly isOlder: boolean;
  /** A golfer began on another hole than the first. */
  readonly hasOtherStarts: boolean;
}

export interface LeaderboardView {
  readonly tabs: readonly ClassTab[];
  readonly siteText: string;
  readonly eventName: string | null;
  readonly individual: BoardView;
  readonly team: BoardView;
  /** Age of the older of the two answers. */
  readonly stamp: UpdateStamp | null;
  /** Heard after a refresh. */
  readonly announcement: string;
  readonly href: string;
  /** Below which the golfers' scorecards are. */
  readonly scorecardsHref: string;
  readonly classId: string;
  readonly liveScoringUrl: string | null;
  /** The scoring service's marks of the teams, by school. */
  readonly teamLogos: Readonly<Record<string, string>>;
  /** What golfers' pins are kept under. */
  readonly pinScope: { readonly season: string; readonly sportId: string };
}

export interface LeaderboardInput {
  readonly address: GolfFinalsOfAddress;
  readonly sourceValues: {
    readonly individuals: SourceValue<GolfBoard> | null;
    readonly teams: SourceValue<GolfBoard> | null;
  };
  /** Files that could not be asked for; the others without a value do not exist yet. */
  readonly unavailable: readonly ('individuals' | 'teams')[];
  readonly environment: Pick<Environment, 'LIVE_SCORING_URL' | 'DATA_BASE_URL' | 'SEASON'>;
  readonly clock: ContentClock;
}

const togetherMs = 60_000;

/** The leaderboards of one class. */
export function toLeaderboardView(input: LeaderboardInput): LeaderboardView {
  const { address, sourceValues, clock, environment } = input;
  const { sport, site } = address;
  const oldest = oldestValue([sourceValues.individuals, sourceValues.teams]);
  const newestMs = Math.max(sourceValues.individuals?.fetchedAtMs ?? 0, sourceValues.teams?.fetchedAtMs ?? 0);
  const boardOf = (name: 'individuals' | 'teams', one: string) =>
    toBoard(sourceValues[name], { isUnavailable: input.unavailable.includes(name), newestMs, clock, one });
  const individual = boardOf('individuals', 'golfer');
  const path = golfFinalsPath(sport, 'state-leaderboard');
  const hrefOf = (classId: string | null) => (classId === null ? path : `${path}/${classId}`);
  const stamp = oldest && updateStamp(oldest, clock);
  return {
    tabs: golfClassTabs(address, hrefOf),
    siteText: golfSiteText(site),
    eventName: sourceValues.individuals?.value.eventName ?? sourceValues.teams?.value.eventName ?? null,
    individual,
    team: boardOf('teams', 'team'),
    stamp,
    announcement: stamp === null ? '' : announcementOf(sourceValues.individuals?.value ?? null, stamp),
    href: hrefOf(classInAddress(address)),
    scorecardsHref: golfFinalsPath(sport, 'state-scorecards'),
    classId: site.classId,
    liveScoringUrl: environment.LIVE_SCORING_URL ?? null,
    teamLogos: teamLogosOf(sourceValues.teams?.value ?? null, address, environment),
    pinScope: { season: environment.SEASON, sportId: sport.id },
  };
}

function teamLogosOf(
  board: GolfBoard | null,
  address: GolfFinalsOfAddress,
  { DATA_BASE_URL, SEASON }: LeaderboardInput['environment'],
): Record<string, string> {
  if (DATA_BASE_URL === undefined) return {};
  const files = golfFilesOf(SEASON, address);
  const ids = (board?.standings ?? []).map(({ id }) => id);
  return Object.fromEntries(ids.map((id) => [id, sourceUrl(DATA_BASE_URL, golfTeamLogoPath(files, id))]));
}

interface BoardOptions {
  readonly isUnavailable: boolean;
  /** When the newer of the two answers came. */
  readonly newestMs: number;
  readonly clock: ContentClock;
  /** What one row is of. */
  readonly one: string;
}

function toBoard(
  sourceValue: SourceValue<GolfBoard> | null,
  { isUnavailable, newestMs, clock, one }: BoardOptions,
): BoardView {
  const placed = placesOf(sourceValue?.value.standings ?? []);
  const emptyState = isUnavailable ? 'unavailable' : 'empty';
  return {
    state: placed.length > 0 ? 'rows' : emptyState,
    rows: placed.map(toBoardRow),
    countText: `${placed.length} ${one}${placed.length === 1 ? '' : 's'}`,
    stamp: sourceValue && updateStamp(sourceValue, clock),
    isOlder: sourceValue !== null && newestMs - sourceValue.fetchedAtMs > togetherMs,
    hasOtherStarts: placed.some(({ standing }) => standing.fromOtherHole && standing.thru !== 18),
  };
}

/** `Updated 2:14 PM CT. Marcus Adeyemi leads at 6 under par.` */
function announcementOf(board: GolfBoard | null, stamp: UpdateStamp): string {
  const leaders = placesOf(board?.standings ?? []).filter(({ place }) => place === 1);
  const [first] = leaders;
  const updated = `Updated ${stamp.text}.`;
  if (first === undefined) return updated;
  const score = versusParWords(first.standing.versusPar);
  const who = leaders.length === 1 ? `${first.standing.name} leads` : `${leaders.length} golfers lead`;
  return `${updated} ${who} at ${score}.`;
}
