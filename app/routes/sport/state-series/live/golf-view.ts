import type { GolfFinalsFacts, GolfSiteFacts } from '~/config/season-facts-schema';
import { sportPath } from '~/config/sports';
import { calendarDay } from '~/models/dates/content-clock';
import { oldestValue, updateStamp } from '~/models/dates/update-stamp';
import type { GolfBoard } from '~/models/golf/golf';
import { toBoardRow } from '~/models/golf/golf-board-row';
import { placesOf } from '~/models/golf/golf-places';
import { unavailableText } from '~/models/text/unavailable';
import type { SourceValue } from '~/routes/page-sources';
import type { LiveBoard, LiveView } from './live-view';
import { type LiveInput, pageOf, seriesLinks, watchPart } from './page';
import { whenText } from './tennis-view';

const leadersShown = 10;

export interface LiveBoards {
  /** By class; `null` when the scoring service did not answer. */
  readonly sourceValues: Readonly<Record<string, SourceValue<GolfBoard> | null>>;
  /** Classes whose file could not be asked for; of the others without a value it does not exist yet. */
  readonly unavailable: readonly string[];
}

/** The golf finals: the leaders of each class on the days of play. */
export function toLiveGolfView(input: LiveInput, finals: GolfFinalsFacts, boards: LiveBoards): LiveView {
  const { sport, environment, clock } = input;
  const today = calendarDay(clock.nowMs(), clock.timeZone);
  const isOn = finals.rounds.includes(today);
  const base = `${sportPath(sport)}/state-series`;
  const oldest = oldestValue(Object.values(boards.sourceValues));
  const liveScoring = environment.LIVE_SCORING_URL;
  return {
    ...pageOf(input, isOn ? 'State Finals' : null),
    stamp: isOn && oldest !== null ? updateStamp(oldest, clock) : null,
    boards: isOn ? finals.sites.map((site) => toGolfBoard(site, boards, base, leadersShown)) : [],
    notice: isOn ? null : { say: 'Nothing is on today.', detail: whenText(finals.rounds, today) },
    ...(isOn ? watchPart(input) : {}),
    more: [
      ...(isOn ? [] : [{ text: 'Leaderboard', href: `${base}/state-leaderboard` }]),
      { text: 'Scorecards', href: `${base}/state-scorecards` },
      { text: 'Tee times', href: `${base}/state-tee-times` },
      { text: 'Results', href: `${base}/state-results` },
      ...(isOn && liveScoring !== undefined ? [{ text: 'Live Scoring', href: liveScoring }] : []),
      ...seriesLinks(sport),
    ],
  };
}

/** The leaders of one class, the first so many. */
export function toGolfBoard(
  { classId, course, town }: GolfSiteFacts,
  { sourceValues, unavailable }: LiveBoards,
  base: string,
  shown: number,
): LiveBoard {
  const sourceValue = sourceValues[classId] ?? null;
  const leaders = placesOf(sourceValue?.value.standings ?? []).filter(({ place }) => place !== null);
  return {
    id: `class-${classId.toLowerCase()}`,
    title: `Class ${classId}`,
    course: `${course}, ${town}`,
    rows: leaders
      .slice(0, shown)
      .map(toBoardRow)
      .map(({ key, placeText, placeWords, name, detail, overall, thru, thruWords }) => ({
        key,
        place: placeText,
        placeWords,
        name,
        detail,
        overall: overall.text,
        overallWords: overall.words,
        tone: overall.tone,
        thru,
        thruWords,
      })),
    emptyText: unavailable.includes(classId)
      ? `${unavailableText(`The leaders of class ${classId}`)} Reload this page in a moment.`
      : 'No scores yet.',
    more: { text: `Class ${classId} leaderboard`, href: `${base}/state-leaderboard/${classId}` },
  };
}
