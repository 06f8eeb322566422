import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { layoutSeasonStrip, type SeasonGame } from '~/models/charts/season-strip';
import { formatMonthAndDay, formatShortDay } from '~/models/dates/calendar-date';
import { formatDayWithSeason, findOtherSeason } from '~/models/dates/season';
import { mayStillChange, type AsOf } from '~/models/games/as-of';
import { formatFullScore, formatTime, type Game } from '~/models/games/game';
import { mayBeContestId } from '~/models/games/game-path';
import { findLiveGame, formatOwnScore, type LiveGameOfTeam } from '~/models/games/live-score';
import { toScoreCardView } from '~/models/games/score-card-view';
import { sortByDay, buildTeamSeason } from '~/models/statistics/team-season';
import { noValue } from '~/models/text/no-value';
import type { PrepGame } from '~/upstream/prep-schools';

type Result = NonNullable<PrepGame['outcome']>;

export type SeasonView = ReturnType<typeof toSeasonView>;

export type GameRow = SeasonView['games'][number];

/** The team's name in scores, and when upstream gave its schedule. */
interface Followed {
  readonly team: string;
  readonly asOf: AsOf | undefined;
}

/** What is known of today's game. */
interface Today {
  /** Every name of the team. */
  readonly names: readonly string[];
  /** The sport's games of the day. */
  readonly games: readonly Game[];
  /** When upstream gave them. */
  readonly asOf?: AsOf | undefined;
  /** Minutes since midnight. */
  readonly nowMinutes: number;
}

/** `teamTo` has paths of teams by name. */
export function toSeasonView(
  games: readonly PrepGame[],
  today: string,
  { scoreUnits }: Pick<Sport, 'scoreUnits'>,
  teamTo: (name: string) => string | null,
  followed: Followed = { team: '', asOf: undefined },
  ofToday: Today = { names: [], games: [], nowMinutes: 0 },
) {
  const { played, lastFive, next, left, ties } = buildTeamSeason(games, today);
  const ordered = sortByDay(games);
  const firstDay = ordered[0]?.day ?? null;
  const countsSets = games.some(({ sets }) => sets.length > 0);
  const live = next && findLive(next, today, ofToday);
  const results = layoutSeasonStrip([...played, ...left].map(toSeasonGame));
  return {
    /** `2024-25, last season`; `null` for the current season. */
    season: firstDay && findOtherSeason(firstDay, today),
    /** `opponentTo`: the opponent's page; `null` if unknown. */
    games: ordered.map((game) => ({
      ...(live !== null && game === next
        ? toLiveRow(toRow(game, today, { ...followed, asOf: ofToday.asOf }), live)
        : toRow(game, today, followed)),
      opponentTo: teamTo(game.opponent),
    })),
    /** `W`, `L` and `T`, oldest first. */
    lastFive: lastFive.flatMap((game) => (game.outcome === null ? [] : [buildResultLetter(game, game.outcome)])),
    /** `null` also while it is in play. */
    next:
      next === null || live !== null
        ? null
        : {
            ...describeNext(next, today, ofToday.nowMinutes),
            opponent: `${next.side === 'away' ? 'at' : 'against'} ${next.opponent}`,
          },
    /** The card of the game in play. */
    live: next && live && toLiveCard(next, live.game, today, ofToday.asOf),
    ties,
    /** `null` before the first result. */
    results: results && {
      ...results,
      // In sports that count sets these are no points.
      text: countsSets ? results.text : [results.text, describeScores(played, scoreUnits)].filter(Boolean).join(' '),
    },
  };
}

function toSeasonGame({ day, opponent, side, outcome, ownScore, opponentScore }: PrepGame): SeasonGame {
  return {
    letter: outcome,
    score: ownScore === null || opponentScore === null ? null : [ownScore, opponentScore],
    dayText: day && formatMonthAndDay(day),
    opponent,
    isAway: side === 'away',
  };
}

const words: Readonly<Record<Result, string>> = { W: 'won', L: 'lost', T: 'tied' };

function buildResultLetter({ id, opponent, side, ownScore, opponentScore, shootout }: PrepGame, letter: Result) {
  const place = side === 'away' ? 'at' : 'against';
  const score = formatFullScore([ownScore, opponentScore], shootout);
  return { id, letter, text: `${words[letter]} ${place} ${opponent}, ${score ?? 'no score'}` };
}

function toRow(game: PrepGame, today: string, { team, asOf }: Followed) {
  const { id, day, shortDate, time, opponent, side, isConference, outcome, sets, boxScoreUrl } = game;
  const hasPage = day !== null && mayBeContestId(id);
  const score = formatFullScore([game.ownScore, game.opponentScore]);
  const shootout = formatFullScore(game.shootout);
  // A result without a score, or a score without a result, is half of what a card shows.
  const isWhole = (score === null) === (outcome === null);
  return {
    id,
    /** `Oct 9`; with the year for a game of another season. */
    date: day === null ? (shortDate ?? 'TBA') : formatDayWithSeason(day, today),
    opponent,
    isAway: side === 'away',
    isConference,
    outcome,
    /** `3-1`, or the start time before the game; a dash for a result without a score. */
    score: score ?? (outcome === null ? formatTime(time) : noValue),
    /** ` (SO 4-3)` after a shootout. */
    shootout: shootout === null ? '' : ` (SO ${shootout})`,
    /** `25-18, 20-25, 25-11`; `null` in sports without sets. */
    sets: sets.length === 0 ? null : sets.join(', '),
    isLive: false,
    boxScoreUrl,
    // The provider uses the same game ids in all its lists.
    gameTo: hasPage ? buildHref(Route.game, { contestId: id, query: { date: day } }) : null,
    /** A recent game: its teams, own first, and when upstream gave it. */
    followed:
      isWhole && hasPage && asOf !== undefined && mayStillChange(day, asOf)
        ? { names: [team, opponent] as const, asOfMs: asOf.ms }
        : null,
  };
}

/** The row of the game in play: `Live 16-16`, in sports with sets `Live`. */
function toLiveRow(row: ReturnType<typeof toRow>, { game, own }: LiveGameOfTeam) {
  const score = game.countsSets ? null : formatOwnScore(game, own);
  return {
    ...row,
    isLive: true,
    score: score === null ? 'Live' : `Live ${score}`,
    followed: score === null ? null : row.followed,
  };
}

function describeNext({ day, time }: PrepGame, today: string, nowMinutes: number) {
  const start = time?.minutesOfDay ?? null;
  if (day === today && start !== null && start <= nowMinutes) {
    return { term: 'Today', when: `No score yet, began ${formatTime(time)}` };
  }
  const date = day === null ? 'TBA' : day === today ? 'Today' : formatShortDay(day);
  return { term: 'Next game', when: time === null ? date : `${date}, ${formatTime(time)}` };
}

function findLive({ day, opponent }: PrepGame, today: string, { names, games }: Today): LiveGameOfTeam | null {
  return day === today ? findLiveGame(games, today, { ownNames: names, opponentName: opponent }) : null;
}

/** The provider uses the same game ids in all its lists. */
function toLiveCard({ id }: PrepGame, game: Game, today: string, asOf: AsOf | undefined) {
  return toScoreCardView({ ...game, id }, { asOf, getGameList: () => ({ date: today }) });
}

/** `98 points scored, 71 allowed.`; empty if no score is known. */
function describeScores(played: readonly PrepGame[], units: Sport['scoreUnits']): string {
  const sum = (name: 'ownScore' | 'opponentScore') => played.reduce((total, game) => total + (game[name] ?? 0), 0);
  const [scored, allowed] = [sum('ownScore'), sum('opponentScore')];
  return scored + allowed === 0 ? '' : `${scored} ${units.toLowerCase()} scored, ${allowed} allowed.`;
}
