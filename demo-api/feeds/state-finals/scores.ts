import { formatIsoDate, formatPaddedUsDate, getWeekday } from '../../calendar/civil';
import { createDiceFor, type Context } from '../../http/context';
import { loosenText, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getItemAt, hashSeed } from '../../random/dice';
import type { Game } from '../../world/game';
import { getGameState, findWinner, type GameState } from '../../world/game-state';
import { areTeamsKnown } from '../../world/pairings';
import { getIdentity, findSchool } from '../games/school-links';
import { withEdition, type Edition, type FinalTeam } from './edition';

/** `GET /v1/statefinal/scores?sportId=`: all games of all finals teams. */
export const answerScores = withEdition((context, edition) => {
  const rows = edition.teams.flatMap((team) => buildTeamRows(context, edition, team));
  return answerLoosely(
    context,
    withBadRows(createDiceFor(context, 'final-scores', edition.sport.id, edition.schoolYear), rows),
  );
});

function buildTeamRows(context: Context, { plan, schoolYear }: Edition, team: FinalTeam): Row[] {
  return context.world
    .getSeason(plan, schoolYear)
    .listGamesOf(team.school.index)
    .filter(
      (game) => game.outcome !== 'postponed' && game.outcome !== 'cancelled' && areTeamsKnown(game, context.clock),
    )
    .map((game) => buildScoreRow(context, team, game));
}

function buildScoreRow(context: Context, { school }: FinalTeam, game: Game): Row {
  const roll = createDiceFor(context, 'final-score', game.id, school.index);
  const isHome = game.home === school.index;
  const state = getGameState(game, context.clock);
  const [home, away] = getFinalScore(state);
  const opponent = getIdentity(context, game, isHome ? 'away' : 'home').name;
  const tournament = formatTournament(context, game);
  const row: Row = {
    ContestID: game.id,
    SchoolID: school.id,
    Date: roll.drawChance(0.08) ? `${formatIsoDate(game.day)}T00:00:00.000Z` : formatPaddedUsDate(game.day),
    Opponent: loosenText(roll, state.status === 'forfeit' ? `${opponent} (Forfeit)` : opponent),
    ContestType: formatContestType(game, tournament),
    WL: getResultLetter(game, state, isHome),
    MyScore: isHome ? home : away,
    OpponentScore: isHome ? away : home,
    Tournament: tournament ?? roll.pick([null, '']),
  };
  return withRowQuirks(roll, row, {
    numbers: ['ContestID', 'MyScore', 'OpponentScore'],
    texts: ['Tournament'],
    spellings: { ContestID: ['contestID'], Tournament: ['tournament'], WL: ['wl'] },
  });
}

function getFinalScore(state: GameState): readonly [number | null, number | null] {
  if (state.status === 'final') return [state.result.home, state.result.away];
  return state.status === 'forfeit' ? [state.home, state.away] : [null, null];
}

function getResultLetter(game: Game, state: GameState, isHome: boolean): string {
  if (state.status !== 'final' && state.status !== 'forfeit') return '';
  const winner = findWinner(game, state);
  if (winner === null) return 'T';
  return (winner === 'home') === isHome ? 'W' : 'L';
}

function formatContestType(game: Game, tournament: string | null): string {
  if (game.stage !== null) return 'State Series';
  if (tournament !== null) return 'Tournament';
  return game.isConferenceGame ? 'Conference' : 'Regular';
}

const kinds = ['Invitational', 'Classic', 'Shootout', 'Tournament', 'Round Robin'] as const;

/** The series stage, or the host's Saturday tournament. */
function formatTournament(context: Context, game: Game): string | null {
  const host = findSchool(context, game.home);
  if (game.stage === null) {
    const isFree = !game.isConferenceGame && game.plan.style !== 'football' && getWeekday(game.day) === 5;
    if (!isFree || host === undefined || hashSeed(game.key, 'tournament') % 3 === 0) return null;
    return `${host.town.name} ${getItemAt(kinds, hashSeed(host.key, game.plan.sportId))}`;
  }
  const { level, className, site } = game.stage;
  const start = className === '' ? '' : `Class ${className} `;
  switch (level) {
    case 'Regional':
    case 'Sectional':
      return `${start}${site} ${level}`;
    case 'State':
      return game.plan.style === 'football' ? `${start}State Championship` : `${start}State Tournament`;
    default:
      return game.plan.style === 'football' ? `${start}Playoffs` : `${start}${level}`;
  }
}
