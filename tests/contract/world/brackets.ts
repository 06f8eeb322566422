import { seasonPlans } from '../../../demo-api/world/season-plans';
import { parseContests, listFaults, hasBegun, getLoser, findWinner, type Contest, type Side } from './contests';
import { pickInTurn, isDue, type Turn } from './moments';
import type { View } from './view';

/** The sports with brackets. */
export const bracketSports: readonly string[] = seasonPlans
  .filter(({ postseason, style }) => postseason !== null || style === 'football')
  .map(({ sportId }) => sportId);

/** Winners advance, losers leave (or play for third place), and no team is in two places. */
export async function* findBracketFaults(view: View, turn: Turn): AsyncGenerator<string> {
  const sportId = pickInTurn(turn, bracketSports);
  const games = parseContests(await view.ask(`/v1/sports/${sportId}/tournament-scores`));
  const classes = new Set(games.map(({ className }) => className));
  for (const fault of games.flatMap((game) => [...listFaults(game, view.clock)])) yield `${sportId}: ${fault}`;
  for (const className of classes) {
    const ofClass = games.filter((game) => game.className === className);
    for (const fault of findClassFaults(view, ofClass)) yield `${sportId} ${className}: ${fault}`;
  }
  if (isDue(turn, 2, turn.seed)) yield* await findQueryFaults(view, sportId, games);
}

/** A team's games of a class by date and time. */
function groupGamesByTeam(games: readonly Contest[]): Map<string, Contest[]> {
  const ordered = [...games].sort(
    (left, right) => left.day - right.day || (left.startMinutes ?? 0) - (right.startMinutes ?? 0),
  );
  const teams = new Map<string, Contest[]>();
  for (const game of ordered) {
    for (const { schoolId } of [game.top, game.bottom]) {
      if (schoolId !== '') teams.set(schoolId, [...(teams.get(schoolId) ?? []), game]);
    }
  }
  return teams;
}

function* findClassFaults(view: View, games: readonly Contest[]): Generator<string> {
  const isOpen = games.some(({ top, bottom }) => top.schoolId === '' || bottom.schoolId === '');
  for (const [school, own] of groupGamesByTeam(games)) {
    yield* findOwnFaults(school, own);
    const last = own.at(-1);
    const hasWon = last !== undefined && findWinner(last)?.schoolId === school;
    if (hasWon && !isOpen && !isLastRound(last)) yield `${school} won ${last.id} and plays no more`;
  }
  const title = games.filter(
    (game) => game.level === 'State' && /championship|final/i.test(game.round) && !/semi|quarter/i.test(game.round),
  );
  if (title.length !== 1) yield `there are ${title.length} title games`;
  for (const game of games) {
    const isEmpty = game.top.schoolId === '' || game.bottom.schoolId === '';
    if (isEmpty && hasBegun(game, view.clock)) yield `${game.id} has begun without its teams`;
    if ((game.top.schoolId === '') !== (game.bottom.schoolId === '')) yield `${game.id} has one team`;
    if (!isEmpty && game.top.schoolId === game.bottom.schoolId) yield `${game.id} is of a team with itself`;
  }
}

/** All games but the last were won, on different days; a lost semifinal leads to third place. */
function* findOwnFaults(school: string, own: readonly Contest[]): Generator<string> {
  const seeds = new Set(own.flatMap((game) => getSeed(game, school) ?? []));
  if (seeds.size > 1 && own.every(({ level }) => level === 'Regional')) yield `${school} has several seeds`;
  for (const [index, game] of own.entries()) {
    const next = own[index + 1];
    if (next === undefined) continue;
    if (next.day <= game.day) yield `${school} plays ${game.id} and ${next.id} on one day`;
    const hasLost = getLoser(game)?.schoolId === school;
    if (hasLost && next.round !== '3rd Place') yield `${school} lost ${game.id} and plays ${next.id}`;
    if (!hasLost && next.round === '3rd Place') yield `${school} plays for third place without a loss`;
    if (findWinner(game) === null && !isUnreported(game)) yield `${school} plays ${next.id} before ${game.id} is over`;
  }
}

/** Without a reported score, both teams still know the winner. */
function isUnreported(game: Contest): boolean {
  return !game.isFinal && !game.isLive;
}

function getSeed({ top, bottom }: Contest, school: string): number | null {
  const side: Side = top.schoolId === school ? top : bottom;
  return side.seed;
}

function isLastRound({ level, round }: Contest): boolean {
  return level === 'State' && (round === '3rd Place' || /championship|^final/i.test(round));
}

/** Answers for a class or a day are parts of the whole. */
async function findQueryFaults(view: View, sportId: string, games: readonly Contest[]): Promise<string[]> {
  const [first] = games;
  if (first === undefined) return [];
  const base = `/v1/sports/${sportId}/tournament-scores`;
  const listRowTexts = (list: readonly Contest[]): string[] => list.map(({ row }) => JSON.stringify(row)).sort();
  const ofClass = parseContests(await view.ask(`${base}?Class=${first.className}`));
  const wanted = games.filter(({ className }) => first.className === '' || className === first.className);
  return listRowTexts(ofClass).join() === listRowTexts(wanted).join()
    ? []
    : [`${sportId}: class ${first.className} is told otherwise`];
}
