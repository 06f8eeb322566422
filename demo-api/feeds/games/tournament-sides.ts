import type { Context } from '../../http/context';
import { pickOddValue, undecidedTeams } from '../../quirks/odd-values';
import { loosenNumber, loosenText, type Row } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import type { Game } from '../../world/game';
import { getResult, type GameState } from '../../world/game-state';
import { getIdentity } from './school-links';
import { markScores } from './score-marks';

type Column = readonly (number | string | null)[];

/** Volleyball has the points of three sets, other sports one column. */
export function buildScoreColumns(game: Game, state: GameState): { top: Column; bottom: Column } {
  if (state.status === 'forfeit') return buildColumns([[state.home, state.away]]);
  if (game.plan.style === 'volleyball') return buildColumns(listSets(game, state));
  if (state.status === 'final')
    return buildColumns([markScores(game, state) ?? [state.result.home, state.result.away]]);
  return buildColumns(state.status === 'live' ? [[state.moment.home, state.moment.away]] : []);
}

type Line = readonly [home: number | string | null, away: number | string | null];

function listSets(game: Game, state: GameState): readonly Line[] {
  if (state.status === 'final') return state.result.periods;
  if (state.status !== 'live') return [];
  const over = (state.moment.home ?? 0) + (state.moment.away ?? 0);
  const [home = 0, away = 0] = state.moment.clock.split('-').map(Number);
  return [...getResult(game).periods.slice(0, over), [home, away]];
}

function buildColumns(lines: readonly Line[]): { top: Column; bottom: Column } {
  const three = [0, 1, 2].map((index): Line => lines[index] ?? [null, null]);
  return { top: three.map(([home]) => home), bottom: three.map(([, away]) => away) };
}

export function buildTopTeam(context: Context, roll: Dice, game: Game, isKnown: boolean, scores: Column): Row {
  const face = getIdentity(context, game, 'home');
  return {
    TeamName: isKnown ? loosenText(roll, face.name) : (pickOddValue(game.id, 'top', undecidedTeams, 1) ?? 'TBD'),
    TopTeamNameShort: isKnown ? face.shortName : null,
    TopScore: loosenNumber(roll, scores[0]),
    TopScore2: loosenNumber(roll, scores[1]),
    TopScore3: loosenNumber(roll, scores[2]),
    TopSeed: isKnown ? loosenNumber(roll, game.stage?.homeSeed ?? null) : null,
    TopTeamLogo: isKnown ? face.logo : null,
    SchoolID1: isKnown ? face.id : null,
  };
}

export function buildBottomTeam(context: Context, roll: Dice, game: Game, isKnown: boolean, scores: Column): Row {
  const face = getIdentity(context, game, 'away');
  return {
    TeamName: isKnown ? loosenText(roll, face.name) : (pickOddValue(game.id, 'bottom', undecidedTeams, 1) ?? 'TBD'),
    BottomTeamNameShort: isKnown ? face.shortName : null,
    BottomScore: loosenNumber(roll, scores[0]),
    BottomScore2: loosenNumber(roll, scores[1]),
    BottomScore3: loosenNumber(roll, scores[2]),
    BottomSeed: isKnown ? loosenNumber(roll, game.stage?.awaySeed ?? null) : null,
    BottomTeamLogo: isKnown ? face.logo : null,
    SchoolID: isKnown ? face.id : null,
  };
}
