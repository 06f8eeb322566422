import { chooseGolfFilesPolicy } from '~/blocks/live/golf-sources';
import { buildFinalsLinks } from '~/blocks/state-series/finals-address';
import {
  buildGolfAnnouncementSources,
  buildGolfFileParams,
  readGolfAddress,
  readGolfFinals,
  requestLatestFinals,
  toGolfPageView,
} from '~/blocks/state-series/golf-finals';
import { buildHref, Route, type RouteValues } from '~/href';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { type GolfHole, noRound, outcomeWords, type ParScore, toParScore } from '~/models/golf/golf';
import { describeGolfMark, getGolfMark } from '~/models/golf/golf-marks';
import { buildGolfProgress } from '~/models/golf/golf-progress';
import {
  buildCourse,
  findLeadingGolfer,
  formatLastNameFirst,
  type Golfer,
  listGolfers,
  listHoles,
  sumHoles,
} from '~/models/golf/golf-scorecard';
import { shortenGrade } from '~/models/people/grade';
import { formatNumber } from '~/models/text/no-value';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { golfFirstRound, golfSecondRound, type GolfCard } from '~/upstream/golf';

export function sources(request: SportPageRequest) {
  const { page } = requestLatestFinals(request);
  const address = readGolfAddress(page, page.query.class ?? page.params.classId);
  const files = buildGolfFileParams(address);
  const policy = chooseGolfFilesPolicy(address, page);
  const { optional, mayBeAbsent } = buildGolfAnnouncementSources(page);
  return {
    optional: { first: golfFirstRound.with(files, policy), second: golfSecondRound.with(files, policy), ...optional },
    mayBeAbsent,
  };
}

export type ScorecardsView = ReturnType<typeof toView>['scorecards'];

/** The scorecards of one class, and the card of one golfer. */
export function toView({ optional, unavailable }: ValuesOf<typeof sources>, asked: SportPageRequest) {
  const { page: request, upcoming } = requestLatestFinals(asked);
  const { sport, params, query, clock } = request;
  const address = readGolfAddress(request, query.class ?? params.classId);
  const { lastSeason: season, classId, classInAddress } = address;
  const cards = [optional.first?.value ?? [], optional.second?.value ?? []] as const;
  const golfers = listGolfers(...cards);
  const askedGolfer = golfers.find(({ memberId }) => memberId === query.memberId);
  const golfer = askedGolfer ?? findLeadingGolfer(golfers);
  const oldest = findOldestValue([optional.first, optional.second]);
  const buildScorecardsHref = (shown: RouteValues[Route.ssGolfScorecards]['query']) =>
    buildHref(Route.ssGolfScorecards, { sportId: sport.id, query: shown });
  const { siteText, ...page } = toGolfPageView(address, readGolfFinals({ optional }, sport, address.season));
  const { tabs, otherSeason } = buildFinalsLinks(address, clock, 'scorecards', (className, other) =>
    buildScorecardsHref({ class: className, season: other }),
  );
  return {
    ...page,
    scorecards: {
      tabs,
      /** `null` where this season's address shows last season's, too. */
      otherSeason: upcoming === null ? otherSeason : null,
      /** When this season's finals are, above last season's scorecards in their place; else `null`. */
      upcoming,
      siteText,
      classId,
      /** By last name. */
      golfers: golfers.map(({ memberId: value, name, teamName }) => ({
        value,
        text: teamName === null ? formatLastNameFirst(name) : `${formatLastNameFirst(name)} (${teamName})`,
      })),
      /** The requested golfer's card, else the leader's; `null` without cards. */
      card: golfer === undefined ? null : toCardView(golfer, buildCourse(cards.flat())),
      /** The requested golfer is not in the class. */
      isReset: query.memberId !== undefined && askedGolfer === undefined && golfers.length > 0,
      /** Rounds that failed (`Round 1`), not missing ones. */
      failedRounds: (['first', 'second'] as const).flatMap((name, index) =>
        unavailable.includes(name) ? [`Round ${index + 1}`] : [],
      ),
      stamp: oldest && updateStamp(oldest, clock),
      /** Target of the form. */
      path: buildScorecardsHref({}),
      /** The season in the address; `null` for the current season. */
      season,
      /** Canonical address: the default class and an unknown golfer are not named. */
      canonicalHref: buildScorecardsHref({ class: classInAddress, memberId: askedGolfer?.memberId, season }),
      leaderboardHref: buildHref(Route.ssGolfLeaderboard, {
        sportId: sport.id,
        classId: classInAddress,
        query: { season },
      }),
    },
  };
}

type MarkedScore = NonNullable<ReturnType<typeof markScore>>;

/** Nine holes of both rounds. */
export type NineView = ReturnType<typeof buildNine>;

/** Yards, par or a round of nine holes. */
export interface NineLine {
  readonly head: string;
  /** Of an abbreviated head. */
  readonly name?: string;
  /** `null` for a hole that is not played. */
  readonly holes: readonly (string | MarkedScore | null)[];
  readonly sum: string;
}

/** A line of the overall table. */
export interface OverallRow {
  readonly name: string;
  readonly out: string;
  readonly in: string;
  readonly total: string;
  /** `null` for par itself. */
  readonly versusPar: ParScore | null;
}

export type CardView = ReturnType<typeof toCardView>;

const rounds = [0, 1] as const;

function toCardView(golfer: Golfer, course: readonly GolfHole[]) {
  const { memberId, name, grade, teamName, imageUrl, outcome, total } = golfer;
  const cards = rounds.map((index) => listHoles(course, golfer.cards[index]));
  return {
    memberId,
    name,
    /** `Tamarack, Jr.`: behind the name, the grade would read as a part of it. */
    teamName: [teamName, shortenGrade(grade) ?? grade].filter(Boolean).join(', ') || null,
    imageUrl,
    versusPar: toParScore(outcome === null ? total.versusPar : null),
    /** `through 14 of round 2`, `after both rounds`, `withdrew`; empty if unknown. */
    progress: outcome === null ? formatProgress(golfer) : outcomeWords[outcome],
    nines: [buildNine('Front nine', 'Out', 0, course, cards), buildNine('Back nine', 'In', 9, course, cards)],
    overall: buildOverallRows(golfer, course, cards),
    /** Drawn from the second hole on. */
    running: buildGolfProgress(cards),
  };
}

function buildNine(
  title: string,
  sumHead: string,
  from: number,
  course: readonly GolfHole[],
  cards: readonly (readonly GolfHole[])[],
) {
  const holes = course.slice(from, from + 9);
  const { par, yards } = sumHoles(holes);
  const lines: readonly NineLine[] = [
    { head: 'Yards', holes: holes.map((hole) => formatNumber(hole.yards)), sum: formatNumber(yards) },
    { head: 'Par', holes: holes.map((hole) => formatNumber(hole.par)), sum: formatNumber(par) },
    ...cards.map((card, index) => {
      const played = card.slice(from, from + 9);
      const sum = formatNumber(sumHoles(played).gross);
      return { head: `R${index + 1}`, name: `Round ${index + 1}`, holes: played.map(markScore), sum };
    }),
  ];
  return { title, sumHead, numbers: holes.map((_, index) => from + index + 1), lines };
}

function markScore({ gross, par }: GolfHole) {
  if (gross === null) return null;
  const mark = par === null ? null : getGolfMark(gross - par);
  return {
    strokes: gross,
    /** `null` when par is unknown. */
    mark,
    /** `birdie` */
    words: mark && describeGolfMark(mark),
  };
}

function buildOverallRows(
  golfer: Golfer,
  course: readonly GolfHole[],
  cards: readonly (readonly GolfHole[])[],
): OverallRow[] {
  const { outcome } = golfer;
  const total = outcome === null ? golfer.total : noRound;
  return [
    { name: 'Par', ...sumNines([course], 'par'), total: formatNumber(sumHoles(course).par), versusPar: null },
    ...cards.map((holes, index): OverallRow => {
      const { gross, versusPar } = sumHoleScores(golfer.cards[index] ?? null, holes);
      const name = `Round ${index + 1}`;
      return { name, ...sumNines([holes], 'gross'), total: formatNumber(gross), versusPar: toParScore(versusPar) };
    }),
    {
      name: 'Total',
      ...sumNines(cards, 'gross'),
      total: formatNumber(total.gross),
      versusPar: toParScore(total.versusPar),
    },
  ];
}

function sumNines(cards: readonly (readonly GolfHole[])[], what: 'par' | 'gross'): Pick<OverallRow, 'out' | 'in'> {
  return {
    out: formatNumber(sumHoles(cards.flatMap((holes) => holes.slice(0, 9)))[what]),
    in: formatNumber(sumHoles(cards.flatMap((holes) => holes.slice(9)))[what]),
  };
}

function hasTotal(card: GolfCard | null): boolean {
  return card !== null && card.told.gross !== null;
}

/** Hole scores count; totals only for a card without holes. */
function sumHoleScores(card: GolfCard | null, holes: readonly GolfHole[]) {
  const sums = sumHoles(holes);
  return sums.played === 0 && card !== null ? card.told : sums;
}

function formatProgress({ cards }: Golfer): string {
  const [first, second] = cards.map((card) => (card === null ? 0 : sumHoles(card.holes).played)) as [number, number];
  // A total without holes does not tell how many were played.
  if ((first === 0 && hasTotal(cards[0])) || (second === 0 && hasTotal(cards[1]))) return '';
  const played = first + second;
  if (played === 0) return 'not started';
  if (played === 36) return 'after both rounds';
  if (second === 0 && first === 18) return 'after round 1';
  return second > 0 ? `through ${second} of round 2` : `through ${first} of round 1`;
}
