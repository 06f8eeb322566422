import { toCivilDate } from '../../calendar/civil';
import { createDiceFor, type Context } from '../../http/context';
import { loosenNumber, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import type { Game } from '../../world/game';
import { getResult } from '../../world/game-state';
import { playShootout } from '../../world/scoring/shootout';
import { listAppearances, getWinnerIndex, type Appearance } from '../../world/tournament-history';
import { getIdentity } from '../games/school-links';
import { withTeam, type FinalTeam } from './edition';

/** `GET /v1/statefinal/history?sportId=&schoolId=`: earlier appearances, latest first. */
export const answerHistory = withTeam(
  (context, { plan, schoolYear }, team) => {
    const tournaments = listAppearances(context.world, plan, team.school, schoolYear, context.clock);
    const rows = tournaments.map((appearance) => buildTournamentRow(context, team, appearance));
    return answerData({ tournaments: withBadRows(createDiceFor(context, 'history', team.teamId), rows) });
  },
  { tournaments: [] },
);

function buildTournamentRow(context: Context, { school }: FinalTeam, appearance: Appearance): Row {
  const { finals, games, season } = appearance;
  const tournamentId = Math.floor((games[0]?.id ?? 0) / 10);
  const roll = createDiceFor(context, 'history-row', tournamentId, school.index);
  const row: Row = {
    tournamentId,
    year: toCivilDate(finals.games[0]?.day ?? 0).year,
    for: appearance.pointsFor,
    against: appearance.pointsAgainst,
    wins: appearance.wins,
    losses: appearance.losses,
    season: {
      W: loosenNumber(roll, season.wins),
      L: loosenNumber(roll, season.losses),
      T: season.ties === 0 ? roll.pick([0, null]) : loosenNumber(roll, season.ties),
    },
    place: appearance.place,
    coach: appearance.coach,
    games: games.map((game) => buildGameRow(context, game)),
  };
  return withRowQuirks(roll, row, {
    numbers: ['tournamentId', 'year', 'for', 'against', 'wins', 'losses', 'place'],
    texts: ['coach'],
    optional: ['coach'],
  });
}

function buildGameRow(context: Context, game: Game): Row {
  const roll = createDiceFor(context, 'history-game', game.id);
  const hasHomeWon = getWinnerIndex(game) === game.home;
  const { home, away, ending } = getResult(game);
  const winner = getIdentity(context, game, hasHomeWon ? 'home' : 'away');
  const loser = getIdentity(context, game, hasHomeWon ? 'away' : 'home');
  const isShootout = ending === 'SO';
  const row: Row = {
    ContestID: game.id,
    WinnerSchoolID: winner.id,
    WinnerName: winner.name,
    WinnerScore: hasHomeWon ? home : away,
    LoserName: loser.name,
    LoserScore: hasHomeWon ? away : home,
    Round: game.stage?.round ?? '',
    OT: isShootout ? '2OT' : ending === '' ? roll.pick([null, '']) : ending,
    PKScore: isShootout ? playShootout(game.key).join('-') : roll.pick([null, '']),
  };
  return withRowQuirks(roll, row, {
    numbers: ['ContestID', 'WinnerScore', 'LoserScore'],
    texts: ['WinnerName', 'LoserName'],
    spellings: { PKScore: ['pkScore'] },
  });
}
