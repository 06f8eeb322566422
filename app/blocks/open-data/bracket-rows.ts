import * as z from 'zod';
import { type Bracket, type BracketGame, type BracketSlot, numberAllGames } from '~/models/brackets/bracket';
import type { BracketGameOptions } from '~/models/brackets/bracket-game-view';
import { listRounds, toListGame } from '~/models/brackets/bracket-list-view';
import { listBracketParts } from '~/models/brackets/bracket-view';
import type { GameTeam } from '~/models/games/game';
import { id, ofResult, ofStart, readGameFields, states, text, toWinner, whole } from './data-rows';

const seed = text('As on the page');

export const bracketRow = z.object({
  class: text('2A; null where classes do not divide the games'),
  part: z.string().describe('Part of the bracket: Quadrant 1, Rockwell Sectional, State Finals'),
  group: text('Group of the part, such as a regional'),
  round: z.string(),
  game: whole('Number of the game in its part, which later games name; null for a bye'),
  ...ofStart,
  state: z.enum([...states, 'bye']),
  status: z.string().describe('As in the list of the games'),
  team_1: z.string().describe('Upper line: a name as on the site, or the game that it comes from'),
  team_1_id: id('Id of the school'),
  team_1_seed: seed,
  team_1_score: whole('Points, or sets won'),
  team_2: text('Lower line; null after a bye'),
  team_2_id: id('Id of the school'),
  team_2_seed: seed,
  team_2_score: whole('Points, or sets won'),
  ...ofResult,
});

type BracketRow = z.infer<typeof bracketRow>;

/** The games and byes of a bracket in the order of its list. */
export function listBracketRows(bracket: Bracket, classId: string | null, today: string): BracketRow[] {
  return listBracketParts(bracket).flatMap(({ title: part, units }) => {
    const numbers = numberAllGames(units);
    return units.flatMap((unit) =>
      listRounds(unit).flatMap(({ title: round, games, byes }) => {
        const place = { class: classId, part, group: units.length > 1 ? unit.title : null, round };
        return [
          ...games.map((game) => ({
            ...place,
            ...toBracketFields(game, { today, numbers, withSite: false, buildHref: () => '' }),
          })),
          ...byes.map((team) => ({ ...place, ...toByeFields(team) })),
        ];
      }),
    );
  });
}

function toBracketFields(bracketGame: BracketGame, options: BracketGameOptions<string>) {
  const { game, lines, slots, winner } = bracketGame;
  const { start, result } = readGameFields(game, lines);
  const { number, status, sides } = toListGame(bracketGame, options);
  const [upper, lower] = lines.map((index) => slots[index]);
  // A name is not broken before the number of a game.
  const getName = (line: 0 | 1) => sides[line].name.replaceAll('\u00a0', ' ');
  const getId = (slot: BracketSlot | undefined) => (slot?.kind === 'team' ? slot.team.schoolId : null);
  return {
    game: number,
    ...start,
    state: game.kind,
    status,
    team_1: getName(0),
    team_1_id: getId(upper),
    team_1_seed: sides[0].seed,
    team_1_score: result.scores[0],
    team_2: getName(1),
    team_2_id: getId(lower),
    team_2_seed: sides[1].seed,
    team_2_score: result.scores[1],
    set_scores: result.sets,
    decided_in: result.decidedIn,
    winner: toWinner(winner === null ? null : lines.indexOf(winner)),
    site: game.site,
  };
}

function toByeFields({ name: team, schoolId, seed: ofTeam }: GameTeam) {
  const noGame = { game: null, game_id: null, date: null, time: null, state: 'bye' as const, status: 'Bye' };
  const opponent = { team_2: null, team_2_id: null, team_2_seed: null, team_2_score: null };
  const result = { set_scores: null, decided_in: null, winner: null, site: null };
  return {
    ...noGame,
    team_1: team,
    team_1_id: schoolId,
    team_1_seed: ofTeam,
    team_1_score: null,
    ...opponent,
    ...result,
  };
}
