import { chooseGolfFilesPolicy } from '~/blocks/live/golf-sources';
import { toAnnouncedFinals } from '~/blocks/state-series/announced-finals';
import {
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
import type { ClassTab } from '~/components/ui/class-tabs';
import type { SelectOption } from '~/components/ui/fields';
import { buildHref, Route, type RouteValues } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import type { GolfCard } from '~/models/golf/golf';
import { buildCourse, listGolfers, formatLastNameFirst, findLeadingGolfer } from '~/models/golf/golf-scorecard';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import { golfFirstRound, golfSecondRound } from '~/upstream/golf';
import { type CardView, toCardView } from './card-view';

export function sources(page: SportPageRequest) {
  const address = readGolfAddress(page, page.query.class ?? page.params.classId);
  const files = buildGolfFileParams(address);
  const policy = chooseGolfFilesPolicy(address, page);
  const { optional, mayBeAbsent } = buildGolfAnnouncementSources(page);
  return {
    optional: { first: golfFirstRound.with(files, policy), second: golfSecondRound.with(files, policy), ...optional },
    mayBeAbsent,
  };
}

export interface ScorecardsView {
  readonly tabs: readonly ClassTab[];
  readonly siteText: string;
  readonly classId: string;
  /** By last name. */
  readonly golfers: readonly SelectOption[];
  /** The requested golfer's card, else the leader's; `null` without cards. */
  readonly card: CardView | null;
  /** The requested golfer is not in the class. */
  readonly isReset: boolean;
  /** Rounds that failed (`Round 1`), not missing ones. */
  readonly failedRounds: readonly string[];
  readonly stamp: UpdateStamp | null;
  /** Target of the form. */
  readonly path: string;
  /** The season in the address; `null` for the current season. */
  readonly season: string | null;
  /** Canonical address: the default class and an unknown golfer are not named. */
  readonly canonicalHref: string;
  readonly leaderboardHref: string;
  /** Link to last season's scorecards, or back to the current ones. */
  readonly otherSeason: { readonly text: string; readonly to: string };
}

export interface ScorecardsInput {
  readonly address: GolfAddress;
  readonly finals: GolfFinals;
  readonly memberId: string | undefined;
  readonly sourceValues: {
    readonly first: SourceValue<GolfCard[]> | null;
    readonly second: SourceValue<GolfCard[]> | null;
  };
  /** Failed files; missing ones do not exist yet. */
  readonly unavailable: readonly string[];
  readonly clock: ContentClock;
}

/** The scorecards of one class, and the card of one golfer. */
export function toScorecardsView({
  address,
  finals,
  memberId,
  sourceValues,
  unavailable,
  clock,
}: ScorecardsInput): ScorecardsView {
  const { sport } = address;
  const season = address.isLastSeason ? address.season : null;
  const cards = [sourceValues.first?.value ?? [], sourceValues.second?.value ?? []] as const;
  const golfers = listGolfers(...cards);
  const asked = golfers.find((golfer) => golfer.memberId === memberId);
  const golfer = asked ?? findLeadingGolfer(golfers);
  const oldest = findOldestValue([sourceValues.first, sourceValues.second]);
  const buildScorecardsHref = (query: RouteValues[Route.ssGolfScorecards]['query']) =>
    buildHref(Route.ssGolfScorecards, { sportId: sport.id, query });
  const classId = findClassInAddress(address);
  const canonicalHref = buildScorecardsHref({ class: classId, memberId: asked?.memberId, season });
  return {
    tabs: buildGolfClassTabs(address, (one) => buildScorecardsHref({ class: one, season })),
    siteText: formatGolfSite(finals, address.classId),
    classId: address.classId,
    golfers: golfers.map(({ memberId: value, name, teamName }) => ({
      value,
      text: teamName === null ? formatLastNameFirst(name) : `${formatLastNameFirst(name)} (${teamName})`,
    })),
    card: golfer === undefined ? null : toCardView(golfer, buildCourse(cards.flat())),
    isReset: memberId !== undefined && asked === undefined && golfers.length > 0,
    failedRounds: (['first', 'second'] as const).flatMap((name, index) =>
      unavailable.includes(name) ? [`Round ${index + 1}`] : [],
    ),
    stamp: oldest && updateStamp(oldest, clock),
    path: buildScorecardsHref({}),
    season,
    canonicalHref,
    leaderboardHref: buildHref(Route.ssGolfLeaderboard, { sportId: sport.id, classId, query: { season } }),
    otherSeason: buildLastSeasonLink(address, clock, 'scorecards', (other) =>
      buildScorecardsHref({ class: classId, season: other }),
    ),
  };
}

export function toView(
  { optional, unavailable }: ValuesOf<typeof sources>,
  { sport, params, query, clock }: SportPageRequest,
) {
  const address = readGolfAddress({ sport, query, clock }, query.class ?? params.classId);
  const finals = findGolfFinals(sport, address.season, toAnnouncedFinals({ optional }, address.season));
  return {
    subject: `${sport.title} ${address.classId}`,
    heading: buildGolfFinalsHeading(address, finals),
    scorecards: toScorecardsView({
      address,
      finals,
      memberId: query.memberId,
      sourceValues: optional,
      unavailable,
      clock,
    }),
  };
}
