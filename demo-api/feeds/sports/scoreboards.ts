import { getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import type { Game } from '../../world/game';
import { pairedYear } from '../../world/pairings';
import { seasonPlans, type SeasonPlan } from '../../world/season-plans';
import { stateFinalDays } from '../../world/sport-dates';
import type { Sport } from '../../world/sports';
import { meetRows } from '../games/meet-rows';
import { tournamentRow } from '../games/tournament-row';
import { championRows } from './champions';
import { withSport } from './with-sport';

/** The state finals replace the earlier rounds this many days before they begin. */
const daysOfPreview = 3;
const mostGames = 48;
const daysLooked = 21;
/** Sports, without their gender, whose tournament scoreboard comes grouped by class. */
const groupedSports = new Set(['Soccer', 'Basketball', 'Volleyball', 'Softball', 'Baseball']);
/** How many rows of a group leave their class to the group's key. */
const rowWithoutClass = 0.15;

/**
 * `GET /v1/sports/{sportId}/tournament-scoreboard`: the games of the state finals by class; before them the current
 * round, and until the pairings last year's finals. Some sports have an object with a list of games for each class, the
 * others one list. Golf and tennis have champions instead.
 */
export const tournamentScoreboard = withSport((context, sport): Answer => {
  if (sport.id.endsWith('golf') || sport.id.endsWith('tennis'))
    return looseAnswer(context, championRows(context, sport));
  const roll = rollFor(context, 'tournament-scoreboard', sport.id);
  if (sport.id.endsWith('cross-country')) return looseAnswer(context, withBadRows(roll, stateMeets(context, sport)));
  const games = tournamentGames(context, sport);
  // Without games there are no classes either, and the API answers with an empty list for everything.
  if (groupedSports.has(sport.name) && games.length > 0)
    return looseAnswer(context, gamesByClass(context, sport, games));
  const rows = games.map((game) => tournamentRow(context, game));
  return looseAnswer(context, withBadRows(roll, rows));
});

/** `GET /v1/sports/{sportId}/scoreboard`: all games of the day nearest to today on which the sport is played. */
export const scoreboard = withSport((context, sport): Answer => {
  const plan = planFor(sport);
  const games = plan === undefined ? [] : nearestGames(context, plan);
  const rows = games.slice(0, mostGames).map((game) => tournamentRow(context, game));
  return looseAnswer(context, withBadRows(rollFor(context, 'scoreboard', sport.id, context.clock.today), rows));
});

function planFor(sport: Sport): SeasonPlan | undefined {
  return seasonPlans.find(({ sportId }) => sportId === sport.id);
}

function tournamentGames(context: Context, sport: Sport): Game[] {
  const plan = planFor(sport);
  const year = plan === undefined ? null : pairedYear(plan, context.clock);
  if (plan === undefined || year === null) return [];
  const games = context.world.season(plan, year).games.filter(({ stage }) => stage !== null);
  return byClass(currentRound(context, games));
}

/** `{"1A": [game, …], "2A": […]}`; now and then a game does not repeat its class. */
function gamesByClass(context: Context, sport: Sport, games: readonly Game[]): Readonly<Record<string, unknown>> {
  const groups = new Map<string, Row[]>();
  for (const game of games) {
    const row = tournamentRow(context, game);
    const isBare = rollFor(context, 'row-without-class', sport.id, game.id).chance(rowWithoutClass);
    const className = game.stage?.className ?? '';
    groups.set(className, [...(groups.get(className) ?? []), isBare ? withoutClass(row) : row]);
  }
  return Object.fromEntries(
    [...groups].map(([className, rows]) => {
      const roll = rollFor(context, 'tournament-scoreboard', sport.id, className);
      return [className, withBadRows(roll, rows)];
    }),
  );
}

function withoutClass(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key.toLowerCase() !== 'class'));
}

/** The state finals when they are near or over, otherwise the round of the next day with games. */
function currentRound({ clock }: Context, games: readonly Game[]): readonly Game[] {
  const finals = games.filter(({ stage }) => stage?.level === 'State');
  const first = Math.min(...finals.map(({ day }) => day));
  if (clock.today >= first - daysOfPreview) return finals;
  const coming = games.filter(({ day }) => day >= clock.today).sort((left, right) => left.day - right.day);
  const next = coming[0]?.stage;
  return games.filter(({ stage }) => stage?.level === next?.level && stage?.round === next?.round).slice(0, mostGames);
}

function byClass(games: readonly Game[]): Game[] {
  const formatScoreboardClass = ({ stage }: Game): string => stage?.className ?? '';
  return [...games].sort(
    (left, right) =>
      formatScoreboardClass(left).localeCompare(formatScoreboardClass(right)) ||
      left.day - right.day ||
      left.startMinutes - right.startMinutes,
  );
}

/** The latest state meet; this school year's from a week before it. */
function stateMeets(context: Context, sport: Sport): Row[] {
  const { today } = context.clock;
  const year = getSchoolYear(today);
  const [meetDay = today] = stateFinalDays(sport, year);
  const [day = meetDay] = today >= meetDay - 7 ? [meetDay] : stateFinalDays(sport, year - 1);
  return meetRows(context, sport, day, () => true);
}

/** Today's games, otherwise those of the next day with games, otherwise those of the last such day. */
function nearestGames({ world, clock }: Context, plan: SeasonPlan): readonly Game[] {
  const season = world.season(plan, getSchoolYear(clock.today));
  const offsets = Array.from({ length: daysLooked }, (_, offset) => offset);
  const days = [...offsets.map((offset) => clock.today + offset), ...offsets.map((offset) => clock.today - offset - 1)];
  for (const day of days) {
    const games = season.on(day).filter(({ stage }) => stage === null || pairedYear(plan, clock) === season.schoolYear);
    if (games.length > 0) return [...games].sort((left, right) => left.startMinutes - right.startMinutes);
  }
  return [];
}
