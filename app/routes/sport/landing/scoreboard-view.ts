import { hrefWith } from '~/components/ui/href-with';
import { sportPath, type Sport } from '~/config/sports';
import { longDay } from '~/models/dates/calendar-date';
import { dayName } from '~/models/dates/date-strip';
import type { UpdateStamp } from '~/models/dates/update-stamp';
import type { Game } from '~/models/games/game';
import { gamesText, type GamePartView, type GameSectionView } from '~/models/games/game-section';
import { toScoreCardView, type ScoreCardOptions, type ScoreCardView } from '~/models/games/score-card-view';
import { dailyGamesSportIds } from '~/routes/daily-games/score-sports';
import { byRelevance, daysInOrder, isCurrent, urgency, whatIsOn } from './board-games';
import { groupsOf, isDividedByClass } from './board-groups';

/** One scoreboard of the page: the tournament's, or that of the day nearest to today. */
export interface BoardView {
  readonly id: 'tournament' | 'day';
  readonly title: string;
  readonly sections: readonly GameSectionView[];
  /** Where there is more of the kind. */
  readonly links: readonly { readonly to: string; readonly text: string }[];
  readonly stamp: UpdateStamp;
}

export interface Boards {
  /** `null` when the feed could not be read. */
  readonly tournament: { readonly games: readonly Game[]; readonly stamp: UpdateStamp } | null;
  readonly day: { readonly games: readonly Game[]; readonly stamp: UpdateStamp } | null;
}

type Hosts = Pick<ScoreCardOptions, 'streamHost' | 'ticketsHost'>;

interface Context {
  readonly sport: Sport;
  readonly today: string;
  readonly hosts: Hosts;
  /** Where the finals are: cards do not repeat it. */
  readonly site: string | null;
}

const mostOfClass = 6;
const mostOfDay = 6;

/** The scoreboards that have games, the one where something happens next in front. */
export function toBoardViews(boards: Boards, context: Context): BoardView[] {
  const tournament = boards.tournament?.games ?? [];
  const listed = new Set(tournament.map(({ id }) => id));
  const day = (boards.day?.games ?? []).filter(({ id }) => !listed.has(id));
  const shown = [
    ...(boards.tournament === null ? [] : [{ games: tournament, view: tournamentBoard(boards.tournament, context) }]),
    ...(boards.day === null ? [] : [{ games: day, view: dayBoard(day, boards.day.stamp, context) }]),
  ].filter(({ games }) => games.length > 0);
  const { today } = context;
  return shown.sort((a, b) => urgency(a.games, today).localeCompare(urgency(b.games, today))).map(({ view }) => view);
}

function tournamentBoard(
  { games, stamp }: { readonly games: readonly Game[]; readonly stamp: UpdateStamp },
  context: Context,
): BoardView {
  const { sport, today } = context;
  const current = isCurrent(games, today);
  const { live, next, others } = current ? whatIsOn(games, today) : { live: [], next: [], others: games };
  const area = `${sportPath(sport)}/state-series`;
  const isByClass = isDividedByClass(sport);
  return {
    id: 'tournament',
    title: boardTitle(games, current),
    stamp,
    links: [{ to: `${area}/scores`, text: 'All scores' }],
    sections: [
      ...inFront('live-now', 'Live now', live, context),
      ...inFront('next-up', 'Next up', next, context),
      ...groupsOf(sport, others).map(({ id, title, games: ofGroup, classId }) => ({
        id,
        title,
        countText: gamesText(ofGroup.length),
        ...shortened(ofGroup, mostOfClass, context, { withClass: !isByClass }, (count) => ({
          href: classId === null ? `${area}/scores` : `${area}/scores/${classId}`,
          text: `All ${gamesText(count)}`,
        })),
      })),
    ],
  };
}

function boardTitle(games: readonly Game[], current: boolean): string {
  const levels = new Set(games.map(({ level }) => level ?? 'State'));
  const [level = 'State'] = levels;
  const title = levels.size > 1 ? 'State Series Scoreboard' : `${level === 'State' ? 'State Final' : level} Scoreboard`;
  const year =
    games
      .map(({ day }) => day?.slice(0, 4) ?? '')
      .sort()
      .at(-1) ?? '';
  return current || year === '' ? title : `${title}, ${year}`;
}

function dayBoard(games: readonly Game[], stamp: UpdateStamp, context: Context): BoardView {
  const { sport, today } = context;
  const day = daysInOrder(games, today)[0] ?? null;
  const title = day === null || day === today ? 'Today' : day > today ? 'Next Games' : 'Latest Games';
  const date = day === today ? null : day;
  const href = dailyGamesSportIds.includes(sport.id)
    ? hrefWith(`${sportPath(sport)}/scores`, { date })
    : hrefWith('/scores', { sport: sport.id, date });
  return {
    id: 'day',
    title,
    stamp,
    links: [{ to: href, text: 'All scores' }],
    sections: [
      {
        id: 'games-of-day',
        title: day === null ? 'Date to be announced' : longDay(day),
        countText: gamesText(games.length),
        ...shortened(games, mostOfDay, context, { withClass: true, withoutDays: true }, (count) => ({
          href,
          text: `All ${gamesText(count)}`,
        })),
      },
    ],
  };
}

function inFront(id: string, title: string, games: readonly Game[], context: Context): GameSectionView[] {
  if (games.length === 0) return [];
  const isLive = games.every(({ kind }) => kind === 'live');
  const { parts } = shortened(games, games.length, context, { withClass: true, withoutDays: isLive }, () => null);
  return [{ id, title, countText: gamesText(games.length), more: null, parts }];
}

interface Details {
  readonly withClass: boolean;
  /** Where the day goes without saying. */
  readonly withoutDays?: boolean;
}

/** The first games day by day, and where the rest is. */
function shortened(
  games: readonly Game[],
  most: number,
  context: Context,
  { withClass, withoutDays = false }: Details,
  moreOf: (count: number) => GameSectionView['more'],
): Pick<GameSectionView, 'parts' | 'more'> {
  const { today } = context;
  const ordered = daysInOrder(games, today).flatMap((day) =>
    games.filter((game) => game.day === day).sort(byRelevance),
  );
  const shown = ordered.slice(0, most);
  const parts: GamePartView[] = daysInOrder(shown, today).map((day) => ({
    title: withoutDays ? null : day === null ? 'Date to be announced' : dayName(day, today),
    cards: shown.filter((game) => game.day === day).map((game) => cardOf(game, context, withClass)),
  }));
  return { parts, more: shown.length < games.length ? moreOf(games.length) : null };
}

/** Says of each game its class, level and round, as far as the heading above does not. */
function cardOf(game: Game, { sport, hosts, site }: Context, withClass: boolean): ScoreCardView {
  const card = toScoreCardView({ ...game, sportId: sport.id }, hosts);
  return { ...card, stage: stageOf(game, withClass), site: card.site === site ? null : card.site };
}

function stageOf({ classId, level, round }: Game, withClass: boolean): string | null {
  const isClassTold = !withClass || classId === null || (round?.includes(classId) ?? false);
  const parts = [isClassTold ? null : `Class ${classId}`, level === 'State' && round !== null ? null : level, round];
  return parts.filter((part) => part !== null).join(' — ') || null;
}
