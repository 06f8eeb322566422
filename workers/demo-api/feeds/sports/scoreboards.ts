import { schoolYearOf } from '../../calendar/civil';
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

/**
 * `GET /v1/sports/{sportId}/tournament-scoreboard`: the games of the state finals by class; before them the current
 * round, and until the pairings last year's finals. Golf and tennis have champions instead.
 */
export const tournamentScoreboard = withSport((context, sport): Answer => {
  if (sport.id.endsWith('golf') || sport.id.endsWith('tennis'))
    return looseAnswer(context, championRows(context, sport));
  const rows = sport.id.endsWith('cross-country') ? stateMeets(context, sport) : tournamentRows(context, sport);
  return looseAnswer(context, withBadRows(rollFor(context, 'tournament-scoreboard', sport.id), rows));
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

function tournamentRows(context: Context, sport: Sport): Row[] {
  const plan = planFor(sport);
  const year = plan === undefined ? null : pairedYear(plan, context.clock);
  if (plan === undefined || year === null) return [];
  const games = context.world.season(plan, year).games.filter(({ stage }) => stage !== null);
  return byClass(currentRound(context, games)).map((game) => tournamentRow(context, game));
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
  const classOf = ({ stage }: Game): string => stage?.className ?? '';
  return [...games].sort(
    (left, right) =>
      classOf(left).localeCompare(classOf(right)) || left.day - right.day || left.startMinutes - right.startMinutes,
  );
}

/** The latest state meet; this school year's from a week before it. */
function stateMeets(context: Context, sport: Sport): Row[] {
  const { today } = context.clock;
  const year = schoolYearOf(today);
  const [meetDay = today] = stateFinalDays(sport, year);
  const [day = meetDay] = today >= meetDay - 7 ? [meetDay] : stateFinalDays(sport, year - 1);
  return meetRows(context, sport, day, () => true);
}

/** Today's games, otherwise those of the next day with games, otherwise those of the last such day. */
function nearestGames({ world, clock }: Context, plan: SeasonPlan): readonly Game[] {
  const season = world.season(plan, schoolYearOf(clock.today));
  const offsets = Array.from({ length: daysLooked }, (_, offset) => offset);
  const days = [...offsets.map((offset) => clock.today + offset), ...offsets.map((offset) => clock.today - offset - 1)];
  for (const day of days) {
    const games = season.on(day).filter(({ stage }) => stage === null || pairedYear(plan, clock) === season.schoolYear);
    if (games.length > 0) return [...games].sort((left, right) => left.startMinutes - right.startMinutes);
  }
  return [];
}
