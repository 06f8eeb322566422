import { choosePollClass, findPreviousRank, formatOpponent, isFinalPoll, usualPollClass } from '~/blocks/sport/poll';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { buildClassTabs } from '~/blocks/state-series/class-of-address';
import { footballSeason as season } from '~/config/football';
import { getFootballTeamPath } from '~/config/football-team-path';
import { buildHref, Route } from '~/href';
import { formatLongDate, formatMonthAndDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { findMark, type MarkSource } from '~/models/schools/school-marks';
import { noValue, formatNumber } from '~/models/text/no-value';
import { requestBeside, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import { footballPoll, pollLastAndNext, type PolledTeam, type PollGames } from '~/upstream/football-polls';
import { allSchools } from '~/upstream/schools';

/** The poll of the class, and the games of its teams. */
export function sources({ query }: SportPageRequest) {
  const classId = choosePollClass(query.class);
  return {
    optional: { poll: footballPoll.with({ classId }), games: pollLastAndNext.with({}) },
    dependent: { directory: requestBeside(allSchools.with({})) },
  };
}

export type PollView = ReturnType<typeof toView>['poll'];

export type PollRow = ReturnType<typeof toRow>;

/** The poll of one class, with the last and next game of each team. */
export function toView({ optional, dependent }: ValuesOf<typeof sources>, { sport, query, clock }: SportPageRequest) {
  const classId = choosePollClass(query.class);
  const poll = optional.poll?.value ?? null;
  const buildClassHref = (name: string) =>
    buildHref(Route.fbRsApPoll, { sportId: sport.id, query: { class: name === usualPollClass ? null : name } });
  const gamesById = new Map((optional.games?.value ?? []).map((games) => [games.id, games]));
  const releaseDay = poll?.releaseDay ?? null;
  const today = getToday(clock);
  const otherSeason = releaseDay && findOtherSeason(releaseDay, today);
  const teams = poll?.teams ?? [];
  const isFinal = isFinalPoll(releaseDay, today);
  const directory = dependent.directory?.value ?? null;
  const rows = teams.map((team) =>
    toRow({ ...team, ...findMark(team, directory) }, isFinal ? undefined : gamesById.get(team.id)),
  );
  return {
    heading: buildRegularSeasonHeading(sport, otherSeason),
    subject: `${sport.title} ${classId}`,
    poll: {
      /** Empty before the first poll; the polls of all classes are released together. */
      tabs:
        poll !== null && teams.length === 0 && releaseDay === null
          ? []
          : buildClassTabs(season.classes, classId, buildClassHref),
      /** `Class 3A` */
      classText: `Class ${classId}`,
      /** `Week 7 · Released Oct 7`; after the season `Final poll · Week 9 · Released October 21, 2025`. */
      releaseText: [
        isFinal && teams.length > 0 ? 'Final poll' : null,
        poll?.day,
        releaseDay && `Released ${otherSeason === null ? formatMonthAndDay(releaseDay) : formatLongDate(releaseDay)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      /** Without the last and next games of the teams, which are those of the playoffs. */
      isFinal,
      season: otherSeason,
      /** Upstream's, which names the poll otherwise than the text before the first one. */
      title: teams.length === 0 ? null : (poll?.title ?? null),
      /** `Oct 7`, the day of the records; `null` if unknown. */
      recordDay: releaseDay && formatMonthAndDay(releaseDay),
      /** Day of the records, because the last games may be later. */
      recordText:
        releaseDay !== null && rows.some(({ last }) => last !== null)
          ? `W-L: record in the poll of ${formatMonthAndDay(releaseDay)}, which the last game may not be part of.`
          : null,
      rows,
      /** Teams with votes but without a rank; `null` without any. */
      others: formatOthers(poll?.others ?? null),
      /** `null` when the poll could not be read. */
      stamp: optional.poll && updateStamp(optional.poll, clock),
      canonicalHref: buildClassHref(classId),
    },
  };
}

function toRow(team: PolledTeam & MarkSource, games: PollGames | undefined) {
  const { id, name, nickname, markKey, logoUrl, rank, firstVotes, votes, wins, losses } = team;
  const { last = null, next = null } = games ?? {};
  const previousRank = findPreviousRank(team);
  return {
    id,
    rank: rank ?? noValue,
    previousRank: previousRank ?? 'NR',
    /** Places gained since the previous poll, below 0 for places lost; `null` for a team that was not ranked. */
    gained: previousRank === null || rank === null ? null : countGained(previousRank, rank),
    name,
    nickname,
    markKey,
    logoUrl,
    /** The team's schedule. */
    to: getFootballTeamPath(id),
    // Upstream sends 0 or nothing for a team without any.
    firstVotes: formatNumber(firstVotes === 0 ? null : firstVotes),
    votes: formatNumber(votes),
    record: wins === null || losses === null ? noValue : `${wins}-${losses}`,
    /** `38-28 vs Grandale`. */
    last: last && { result: last.result, text: [last.score, formatOpponent(last)].filter(Boolean).join(' ') },
    /** `at Grandale` */
    next: next && formatOpponent(next),
  };
}

/** `null` if a rank has too many digits for a number. */
function countGained(previousRank: string, rank: string): number | null {
  const gained = parseRank(previousRank) - parseRank(rank);
  return Number.isFinite(gained) ? gained : null;
}

/** The number in `3` and `T3`. */
function parseRank(rank: string): number {
  return Number(/\d+/.exec(rank)?.[0] ?? 0);
}

/** `None` means that there are no others. */
function formatOthers(others: string | null): string | null {
  return others === null || /^none\.?$/i.test(others) ? null : others;
}
