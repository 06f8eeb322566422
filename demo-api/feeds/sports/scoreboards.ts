import { getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getSeriesDay } from '../../world/cross-country-calendar';
import type { Game } from '../../world/game';
import { findPairedYear, isAnnounced } from '../../world/pairings';
import { seasonPlans, type SeasonPlan } from '../../world/season-plans';
import type { Sport } from '../../world/sports';
import { buildMeetRows } from '../games/meet-rows';
import { buildTournamentRow } from '../games/tournament-row';
import { listChampionRows } from './champions';
import { withSport } from './with-sport';

/** Days before the state finals. */
const daysOfPreview = 3;
const mostGames = 48;
const daysBeforeSeries = 7;
const daysLooked = 21;
/** Grouped by class. */
const groupedSports = new Set(['Soccer', 'Basketball', 'Volleyball', 'Softball', 'Baseball']);
/** Share of rows that omit their class. */
const rowWithoutClass = 0.15;

/**
 * `GET /v1/sports/{sportId}/tournament-scoreboard`: the state finals or the current round; last year's finals until the pairings.
 * Some sports group games by class. Golf and tennis have champions.
 */
export const answerTournamentScoreboard = withSport((context, sport): Answer => {
  if (sport.id.endsWith('golf') || sport.id.endsWith('tennis'))
    return answerLoosely(context, listChampionRows(context, sport));
  const roll = createDiceFor(context, 'tournament-scoreboard', sport.id);
  if (sport.id.endsWith('cross-country'))
    return answerLoosely(context, withBadRows(roll, listCurrentMeets(context, sport)));
  const games = listTournamentGames(context, sport);
  // Without games the API answers an empty list.
  if (groupedSports.has(sport.name) && games.length > 0)
    return answerLoosely(context, groupGamesByClass(context, sport, games));
  const rows = games.map((game) => buildTournamentRow(context, game));
  return answerLoosely(context, withBadRows(roll, rows));
});

/** `GET /v1/sports/{sportId}/scoreboard`: the nearest day with games. */
export const answerScoreboard = withSport((context, sport): Answer => {
  const plan = findPlan(sport);
  const games = plan === undefined ? [] : listNearestGames(context, plan);
  const rows = games.slice(0, mostGames).map((game) => buildTournamentRow(context, game));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'scoreboard', sport.id, context.clock.today), rows));
});

function findPlan(sport: Sport): SeasonPlan | undefined {
  return seasonPlans.find(({ sportId }) => sportId === sport.id);
}

function listTournamentGames(context: Context, sport: Sport): Game[] {
  const plan = findPlan(sport);
  const year = plan === undefined ? null : findPairedYear(plan, context.clock);
  if (plan === undefined || year === null) return [];
  const games = context.world
    .getSeason(plan, year)
    .games.filter((game) => game.stage !== null && isAnnounced(game, context.clock));
  return sortByClass(listCurrentRound(context, games));
}

/** `{"1A": [game, …], "2A": […]}`; some games omit their class. */
function groupGamesByClass(context: Context, sport: Sport, games: readonly Game[]): Readonly<Record<string, unknown>> {
  const groups = new Map<string, Row[]>();
  for (const game of games) {
    const row = buildTournamentRow(context, game);
    const isBare = createDiceFor(context, 'row-without-class', sport.id, game.id).drawChance(rowWithoutClass);
    const className = game.stage?.className ?? '';
    groups.set(className, [...(groups.get(className) ?? []), isBare ? dropClass(row) : row]);
  }
  return Object.fromEntries(
    [...groups].map(([className, rows]) => {
      const roll = createDiceFor(context, 'tournament-scoreboard', sport.id, className);
      return [className, withBadRows(roll, rows)];
    }),
  );
}

function dropClass(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key.toLowerCase() !== 'class'));
}

/** The state finals when near or over, otherwise the round of the next games. */
function listCurrentRound({ clock }: Context, games: readonly Game[]): readonly Game[] {
  const finals = games.filter(({ stage }) => stage?.level === 'State');
  const first = Math.min(...finals.map(({ day }) => day));
  if (clock.today >= first - daysOfPreview) return finals;
  const coming = games.filter(({ day }) => day >= clock.today).sort((left, right) => left.day - right.day);
  const next = coming[0]?.stage;
  return games.filter(({ stage }) => stage?.level === next?.level && stage?.round === next?.round).slice(0, mostGames);
}

function sortByClass(games: readonly Game[]): Game[] {
  const getClassName = ({ stage }: Game): string => stage?.className ?? '';
  return [...games].sort(
    (left, right) =>
      getClassName(left).localeCompare(getClassName(right)) ||
      left.day - right.day ||
      left.startMinutes - right.startMinutes,
  );
}

/** The next round of this school year's series, or its state meet; last year's until a week before the first round. */
function listCurrentMeets(context: Context, sport: Sport): Row[] {
  const { today } = context.clock;
  const year = getSchoolYear(today);
  const days = (['Regional', 'Sectional', 'State'] as const).map((level) => getSeriesDay(level, year));
  const isNear = today >= Math.min(...days) - daysBeforeSeries;
  const day = isNear ? days.find((each) => each >= today) : getSeriesDay('State', year - 1);
  return buildMeetRows(context, sport, day ?? getSeriesDay('State', year), () => true);
}

/** Today's games, or the next, or the last. */
function listNearestGames({ world, clock }: Context, plan: SeasonPlan): readonly Game[] {
  const season = world.getSeason(plan, getSchoolYear(clock.today));
  const offsets = Array.from({ length: daysLooked }, (_, offset) => offset);
  const days = [...offsets.map((offset) => clock.today + offset), ...offsets.map((offset) => clock.today - offset - 1)];
  for (const day of days) {
    const games = season.on(day).filter((game) => game.stage === null || isAnnounced(game, clock));
    if (games.length > 0) return [...games].sort((left, right) => left.startMinutes - right.startMinutes);
  }
  return [];
}
