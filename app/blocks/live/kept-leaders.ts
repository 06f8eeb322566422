import type { SourceRequest } from '~/cache/source/define-source';
import type { ClassLeader } from '~/components/state-series/series-today';
import { sports } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { formatTime } from '~/models/games/game';
import { type GolfStanding, holesOfRound, toParScore } from '~/models/golf/golf';
import { toBoardRow } from '~/models/golf/golf-board-row';
import { type Placed, rankStandings } from '~/models/golf/golf-places';
import { splitName } from '~/models/golf/golf-scorecard';
import { formatList } from '~/models/text/format-list';
import { type DependentRequest, requestAfter, type SourceValue } from '~/page/page-sources';
import type { CalendarEvent } from '~/upstream/events';
import { type GolfBoard, golfIndividualLeaders } from '~/upstream/golf';
import { buildGolfFileParams, findGolfClasses } from '../state-series/golf-finals';
import { type FindLeader, listSeriesToday } from '../state-series/series-today';

type LeadersName = `leaders ${string}`;

const golfClasses = sports.flatMap((sport) => findGolfClasses(sport).map((classId) => ({ sport, classId })));

/** Names of the sources of `requestKeptLeaders`. */
export const keptLeaders: readonly LeadersName[] = golfClasses.map(({ sport, classId }) =>
  nameLeaders(sport.id, classId),
);

/**
 * The leaderboards of golf on the days of its finals, from the copies that other pages keep: a page that only mentions the leaders makes no
 * calls for them.
 */
export function requestKeptLeaders(
  events: SourceRequest<readonly CalendarEvent[]>,
  clock: ContentClock,
): Readonly<Record<LeadersName, DependentRequest<GolfBoard>>> {
  const season = findCurrentSeason(clock);
  return Object.fromEntries(
    golfClasses.map(({ sport, classId }) => {
      const board = golfIndividualLeaders.with(buildGolfFileParams({ sport, season, classId }));
      const request = requestAfter(events, (found) =>
        listSeriesToday(found, clock).some((series) => series.isFinals && series.sport.id === sport.id)
          ? { ...board, isSupplementary: true, isKeptOnly: true }
          : null,
      );
      return [nameLeaders(sport.id, classId), request];
    }),
  );
}

/** Finds the leader of a class in the values of `requestKeptLeaders`. */
export function readKeptLeaders(
  values: Readonly<Partial<Record<LeadersName, SourceValue<GolfBoard> | null>>>,
): FindLeader {
  return (sportId, classId) => {
    const board = values[nameLeaders(sportId, classId)];
    return board ? findLeader(board.value) : null;
  };
}

const mostNamed = 2;

/** `null` before the first score. */
function findLeader({ standings }: GolfBoard): ClassLeader | null {
  const leaders = rankStandings(standings).filter(({ place }) => place === 1);
  const [first] = leaders;
  if (first === undefined) return null;
  return {
    names:
      leaders.length > mostNamed
        ? `${leaders.length} golfers tied`
        : formatList(leaders.map(({ standing: { name } }) => (leaders.length > 1 ? splitName(name).last : name))),
    score: toParScore(first.standing.versusPar).text,
    scoreWords: toParScore(first.standing.versusPar).words,
    ...formatProgress(leaders, standings),
  };
}

/** The leader's progress; for several leaders, only whether they have finished. */
function formatProgress(
  [first, ...others]: readonly Placed[],
  standings: readonly GolfStanding[],
): Pick<ClassLeader, 'thru' | 'thruWords'> {
  const say = (thru: string | null, thruWords = thru ?? '') => ({ thru, thruWords });
  if (first === undefined) return say(null);
  if ([first, ...others].every(({ standing }) => hasFinished(standing))) {
    const isFinal = standings.every((standing) => standing.outcome !== null || hasFinished(standing));
    return say(isFinal ? 'final' : 'finished');
  }
  if (others.length > 0) return say(null);
  const { thru, teeTime } = first.standing;
  if (thru === null) {
    const time = teeTime && formatTime(teeTime);
    return say(time, time === null ? '' : `starts ${time}`);
  }
  if (thru === holesOfRound) return say('round 1 over');
  const row = toBoardRow(first);
  return say(`thru ${row.thru}`, row.thruWords ?? `after ${row.thru} holes`);
}

/** Whether both rounds of a golfer are complete. A board may name no holes once they are. */
function hasFinished({ rounds: [, last], thru }: GolfStanding): boolean {
  return last.gross !== null && (thru === null || thru === holesOfRound);
}

function nameLeaders(sportId: string, classId: string): LeadersName {
  return `leaders ${sportId} ${classId}`;
}
