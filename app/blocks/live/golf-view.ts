import { sportPath } from '~/config/sports';
import { calendarDay } from '~/models/dates/content-clock';
import { oldestValue, updateStamp } from '~/models/dates/update-stamp';
import { toBoardRow } from '~/models/golf/golf-board-row';
import { rankStandings } from '~/models/golf/golf-places';
import { unavailableText } from '~/models/text/unavailable';
import type { GolfFinals, GolfSite } from '../state-series/golf-finals';
import type { LiveBoards } from './golf-sources';
import { type LiveBoard, type LiveInput, type LiveView, buildLiveView, seriesLinks, watchPart } from './live-view';
import { whenText } from './tennis-view';

const leadersShown = 10;

/** The golf finals: the leaders of each class on the days of play. */
export function toLiveGolfView(input: LiveInput, finals: GolfFinals, boards: LiveBoards): LiveView {
  const { sport, environment, clock } = input;
  const today = calendarDay(clock.nowMs(), clock.timeZone);
  const isOn = finals.days.includes(today);
  const base = `${sportPath(sport)}/state-series`;
  const oldest = oldestValue(Object.values(boards.sourceValues));
  const liveScoring = environment.LIVE_SCORING_URL;
  return {
    ...buildLiveView(input, isOn ? 'State Finals' : null),
    stamp: isOn && oldest !== null ? updateStamp(oldest, clock) : null,
    boards: isOn ? finals.sites.map((site) => toGolfBoard(site, boards, base, leadersShown)) : [],
    notice: isOn ? null : { say: 'Nothing is on today.', detail: whenText(finals.days, today) },
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
  { classId, place }: GolfSite,
  { sourceValues, unavailable }: LiveBoards,
  base: string,
  shown: number,
): LiveBoard {
  const sourceValue = sourceValues[classId] ?? null;
  const leaders = rankStandings(sourceValue?.value.standings ?? []).filter(({ place }) => place !== null);
  return {
    id: `class-${classId.toLowerCase()}`,
    title: `Class ${classId}`,
    course: place ?? 'Course to be announced',
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
