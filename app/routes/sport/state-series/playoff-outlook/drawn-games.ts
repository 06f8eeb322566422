import { compareByState } from '~/config/game-order';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { formatShortDay } from '~/models/dates/calendar-date';
import { compareTimes, type Game, getColumns, isOver } from '~/models/games/game';
import { formatStatus, toScoreCardView } from '~/models/games/score-card-view';
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

/** More games than these are a whole round, which the brackets show. */
const MOST_GAMES_LEFT = 8;

/**
 * The games of the nearest day that decide who is left, those in play first, and those of later days; `null` while a whole round is left, and
 * when the bracket is not known or decided.
 * @param today `YYYY-MM-DD`
 */
export function findGamesLeft(games: readonly Game[], today: string) {
  const left = games.filter((game) => !isOver(game) && game.teams.every(isKnownTeam) && (game.day ?? '') >= today);
  const [first] = left.map(({ day }) => day ?? '').sort();
  if (first === undefined || left.length > MOST_GAMES_LEFT) return null;
  const ofDay = left.filter(({ day }) => day === first);
  const sorted = [...ofDay].sort((a, b) => compareByState(a, b) || compareTimes(a.time, b.time));
  return {
    games: sorted.map((game) => toGameLeft(game, today)),
    /** `4 more on Sat, Nov 29.`; `null` without any. */
    laterText: describeLater(left.filter(({ day }) => day !== first)),
  };
}

function describeLater(games: readonly Game[]): string | null {
  const days = [...new Set(games.map(({ day }) => day ?? ''))].sort();
  if (days.length === 0) return null;
  return `${games.length} more on ${days.map(formatShortDay).join(' and ')}.`;
}

function toGameLeft(game: Game, today: string) {
  const status = formatStatus(toScoreCardView(game));
  const [score = [null, null]] = getColumns(game);
  return {
    id: game.id,
    /** `1A`; `null` if unknown. */
    className: game.classId,
    isLive: game.kind === 'live',
    /** `2nd 4:10`, `1:00 PM`, `Sat, Nov 29, 1:00 PM` */
    status: game.day === null || game.day === today ? status : `${formatShortDay(game.day)}, ${status}`,
    sides: ([0, 1] as const).map((index) => ({ name: game.teams[index].name, score: score[index] })),
  };
}
