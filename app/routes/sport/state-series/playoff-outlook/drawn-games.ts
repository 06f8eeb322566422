import { type Game, isOver } from '~/models/games/game';
import { foldSchoolName } from '~/models/schools/school-match';
import { foldText } from '~/models/text/search-text';
import type { OutlookTeam } from '~/upstream/football-qualification';

/** Where the bracket does not tell which of the two it is. */
const unknown = 'Now or next';

/**
 * The field with each team's game as `Now vs. Dell` or `Next @ Elm`, from upstream's next game, which may be in play. The opponent's record is left
 * out, because it is of today and the records of the field are of the drawing. A game that is over is left out, too.
 * @param games of the playoffs, as far as they are known
 * @param today `YYYY-MM-DD`: a game in play on another day is an old copy
 */
export function labelDrawnGames(
  teams: readonly OutlookTeam[],
  games: readonly Game[],
  today: string,
): readonly OutlookTeam[] {
  return teams.map((team) => {
    if (team.nextGame === null) return team;
    const game = findGame(team, team.nextGame, games);
    if (game !== undefined && isOver(game)) return { ...team, nextGame: null };
    const label = chooseLabel(game, today);
    return { ...team, nextGame: `${label} ${team.nextGame.replace(/ \(\d+-\d+(?:-\d+)?\)/, '')}` };
  });
}

function chooseLabel(game: Game | undefined, today: string): string {
  if (game === undefined) return unknown;
  if (game.kind !== 'live') return game.kind === 'scheduled' ? 'Next' : unknown;
  return game.day === null || game.day === today ? 'Now' : unknown;
}

/** The game of the team against the opponent that the text names. */
function findGame({ name, shortName }: OutlookTeam, nextGame: string, games: readonly Game[]): Game | undefined {
  const own = [name, shortName].map(foldSchoolName);
  const text = foldText(nextGame);
  return games.findLast(({ teams }) => {
    const names = teams.map((team) =>
      [team.name, team.formalName].flatMap((each) => (each === null ? [] : [foldSchoolName(each)])),
    );
    const side = names.findIndex((each) => each.some((one) => own.includes(one)));
    return side !== -1 && names[1 - side]?.some((one) => one !== '' && text.includes(one)) === true;
  });
}
