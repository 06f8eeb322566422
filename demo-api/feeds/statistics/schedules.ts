import { formatClockTime, formatShortDate } from '../../calendar/civil';
import { createDiceFor, type Context } from '../../http/context';
import { formatLooseDate } from '../../quirks/date-only';
import { respellTime } from '../../quirks/loose-time';
import { pickOddValue } from '../../quirks/odd-values';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { listKnownGames } from '../../world/football-weeks';
import type { Game } from '../../world/game';
import { getGameState, findWinner, type GameState } from '../../world/game-state';
import { findLeague } from '../../world/prep-leagues';
import type { PrepTeam } from '../../world/prep-teams';
import { getSport } from '../../world/sports';
import { getIdentity } from '../games/school-links';
import { withTeamFromPath } from './with-season';

type Side = 'home' | 'away';

/** `GET /v1/maxpreps/school-schedule/{UID}`: by date. */
export const answerSchoolSchedule = withTeamFromPath((context, team, season) => {
  const rows = listKnownGames(season, team.school.index, context.clock).map((game) =>
    buildGameRow(context, team, game),
  );
  return answerLoosely(context, withBadRows(createDiceFor(context, 'prep-schedule', team.uid), rows));
});

function buildGameRow(context: Context, { plan, school }: PrepTeam, game: Game): Row {
  const roll = createDiceFor(context, 'prep-game', game.id, school.id);
  const side: Side = game.home === school.index ? 'home' : 'away';
  const state = getGameState(game, context.clock);
  const scores = getScheduleScores(state);
  const row: Row = {
    ContestID: game.id,
    GameDate: formatLooseDate(roll, game.day),
    ShortDate: formatShortDate(game.day),
    GameTime: formatTime(roll, game, state),
    Opponent: getIdentity(context, game, side === 'home' ? 'away' : 'home').shortName,
    HomeAway: formatPlace(game, side, roll.pick(['', '', 'vs', null])),
    ContestType: formatContestType(context, game),
    MyScore: scores === null ? null : scores[side],
    OpponentScore: scores === null ? null : scores[side === 'home' ? 'away' : 'home'],
    WL: formatResult(roll, game, state, side),
    MaxprepsURL: scores === null ? roll.pick([null, '']) : `${context.origin}/boxscores/${game.id}`,
    ActivityID: getSport(plan.sportId).code,
    ...buildSets(game, state, side),
  };
  return withRowQuirks(roll, row, {
    numbers: ['ContestID', 'MyScore', 'OpponentScore'],
    texts: ['Opponent'],
    optional: ['MaxprepsURL'],
    spellings: { ContestID: ['contestId'], MaxprepsURL: ['MaxPrepsURL'], Opponent: ['opponent'] },
  });
}

/** Both teams of a game at a neutral site have the same letter. */
function formatPlace({ id }: Game, side: Side, usual: string | null): string | null {
  const neutral = pickOddValue(id, 'neutral', ['N', 'Neutral', 'n']);
  if (neutral !== null) return neutral;
  if (side === 'home') return pickOddValue(id, 'home', ['H', 'Home', 'vs.'], 12) ?? usual;
  return pickOddValue(id, 'away', ['at', 'Away', 'A', 'Road'], 6) ?? '@';
}

function getScheduleScores(state: GameState): { readonly home: number; readonly away: number } | null {
  if (state.status === 'final') return state.result;
  return state.status === 'forfeit' ? state : null;
}

function formatTime(roll: Dice, game: Game, { status }: GameState): string {
  if (status === 'postponed') return roll.pick(['PPD', 'Postponed']);
  if (status === 'cancelled') return roll.pick(['Canceled', 'CAN']);
  if (roll.drawChance(0.02)) return 'TBA';
  return game.id % 12 === 0 ? respellTime(game.startMinutes, game.id / 12) : formatClockTime(game.startMinutes);
}

function formatContestType({ world }: Context, { plan, home, stage, isConferenceGame }: Game): string {
  if (stage !== null) return 'Tournament';
  return isConferenceGame && findLeague(world, plan, home) !== undefined ? 'Conference' : 'Non-Conference';
}

function formatResult(roll: Dice, game: Game, state: GameState, side: Side): string | null {
  const winner = findWinner(game, state);
  if (winner !== null) return winner === side ? 'W' : 'L';
  return state.status === 'final' ? 'T' : roll.pick(['', null]);
}

/** `25-18`, the team's own points first; empty without sets. */
function buildSets({ plan }: Game, state: GameState, side: Side): Row {
  const sets = plan.style === 'volleyball' && state.status === 'final' ? state.result.periods : [];
  const written = sets.map(([home, away]) => (side === 'home' ? `${home}-${away}` : `${away}-${home}`));
  return { Set1: written[0] ?? null, Set2: written[1] ?? null, Set3: written[2] ?? null };
}
