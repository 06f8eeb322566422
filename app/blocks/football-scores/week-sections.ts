import { findSport } from '~/config/sports';
import { formatLongDay } from '~/models/dates/calendar-date';
import type { FootballSeason } from '~/models/football/football-season';
import { isPlayoffWeek } from '~/models/football/weeks';
import { type AsOf } from '~/models/games/as-of';
import { type Game, compareByState } from '~/models/games/game';
import { listDays } from '~/models/games/game-days';
import { type GamePartView, type GameSectionView } from '~/models/games/game-section';
import {
  noScoreReported,
  type ScoreCardOptions,
  type ScoreCardView,
  toScoreCardView,
} from '~/models/games/score-card-view';
import { formatCount } from '~/models/text/format-count';
import { compareText } from '~/models/text/text-order';
import { createTeamHref } from '../statistics/paths';

export interface WeekSectionsInput {
  readonly games: readonly Game[];
  readonly season: FootballSeason;
  readonly week: number;
  /** Whether the page includes the playoffs; the games of a day are then divided into regular season and classes. */
  readonly withPlayoffs: boolean;
  /** Allowed hosts of watch and ticket links. */
  readonly hosts: Pick<ScoreCardOptions, 'streamHost' | 'ticketsHost'>;
  /** When upstream gave the games. */
  readonly asOf?: AsOf | undefined;
}

/** The games of a week: those in play first, then the others by day. Within a day, finished games come first. */
export function toWeekSections(input: WeekSectionsInput): GameSectionView[] {
  const live = input.games.filter(isLive);
  const others = input.games.filter((game) => !isLive(game));
  const undated = others.filter(({ day }) => day === null);
  return [
    ...(live.length === 0 ? [] : [buildSection('live', 'Live', live, input)]),
    ...listDays(others).map((day) =>
      buildSection(
        day,
        formatLongDay(day),
        others.filter((game) => game.day === day),
        input,
      ),
    ),
    ...(undated.length === 0 ? [] : [buildSection('undated', 'Date to be announced', undated, input)]),
  ];
}

function buildSection(id: string, title: string, games: readonly Game[], input: WeekSectionsInput): GameSectionView {
  return { id, title, countText: formatCount(games.length, 'game'), more: null, parts: buildWeekParts(games, input) };
}

function buildWeekParts(games: readonly Game[], input: WeekSectionsInput): GamePartView[] {
  if (!input.withPlayoffs) return [{ title: null, cards: buildCards(games, input) }];
  if (!isPlayoffWeek(input.week, input.season)) return [{ title: 'Regular Season', cards: buildCards(games, input) }];
  const { classes } = input.season;
  const getClassId = ({ classId }: Game) => (classes.includes(classId ?? '') ? classId : null);
  return [...classes, null].flatMap((classId) => {
    const ofClass = games.filter((game) => getClassId(game) === classId);
    if (ofClass.length === 0) return [];
    return [{ title: classId === null ? 'Playoffs' : `Class ${classId}`, cards: buildCards(ofClass, input) }];
  });
}

const buildTeamHref = createTeamHref(findSport('football'));
/** With more games, which no single-state week has, a page whose cards link their teams and say their age would exceed 50 KB. */
const mostGamesOfFullCards = 300;

function buildCards(
  games: readonly Game[],
  { hosts, season, week, games: ofWeek, asOf }: WeekSectionsInput,
): ScoreCardView[] {
  const isFull = ofWeek.length <= mostGamesOfFullCards;
  const list = { week: String(week) };
  // Football's own text, which the state series does not have.
  const withoutScore = isPlayoffWeek(week, season) ? {} : { withoutScore: noScoreReported };
  return [...games]
    .sort((one, other) => compareByState(one, other) || compareText(one.teams[0].name, other.teams[0].name))
    .map((game) =>
      toScoreCardView(game, {
        ...hosts,
        ...withoutScore,
        ...(isFull && { buildTeamHref, asOf }),
        isForHundreds: true,
        getGameList: () => list,
      }),
    );
}

function isLive({ kind }: Game): boolean {
  return kind === 'live';
}
