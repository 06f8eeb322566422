import { type Game, findWinner } from '~/models/games/game';
import { formatClass } from '~/models/text/label';
import { compareNumbered } from '~/models/text/text-order';
import type { Champions } from '~/upstream/scoreboards';

/** The winner of a class. */
export type ChampionRowView = ReturnType<typeof buildChampionRow>;

/** The best team of each class, or the best person or pair where no team is ranked. */
export function listClassChampions(champions: readonly Champions[]): readonly ChampionRowView[] {
  return champions
    .flatMap(({ classId, teams, individuals, entries }) => {
      const isFirst = ({ place }: { readonly place: number | null }) => place === 1;
      const team = teams.find(isFirst)?.schoolName;
      const person = [...individuals, ...entries].find(isFirst);
      const name = team ?? (person === undefined ? undefined : `${person.name}, ${person.schoolName}`);
      return name === undefined ? [] : [buildChampionRow(classId, name)];
    })
    .sort(compareByClass);
}

/** The winner of each class's title game. */
export function listGameChampions(games: readonly Game[], lowScoreWins: boolean): readonly ChampionRowView[] {
  return games
    .filter(({ level, round }) => (level === null || level === 'State') && /champion/i.test(round ?? ''))
    .flatMap((game) => {
      const winner = findWinner(game, lowScoreWins);
      return winner === null ? [] : [buildChampionRow(game.classId, game.teams[winner].name)];
    })
    .sort(compareByClass);
}

/**
 * Year in which the latest champions won; `null` if unknown.
 * @param finalsDays upstream's days of the finals, first to last
 * @param areOfToday whether the champions are those of today's finals; `null` if unknown
 */
export function getChampionsYear(
  finalsDays: readonly string[],
  today: string,
  areOfToday: boolean | null,
): string | null {
  const [first, last] = [finalsDays[0], finalsDays.at(-1)];
  if (first === undefined || last === undefined) return null;
  const year = Number(first.slice(0, 4));
  if (today < first) return String(year - 1);
  if (today > last) return String(year);
  return areOfToday === null ? null : String(areOfToday ? year : year - 1);
}

function buildChampionRow(classId: string | null, name: string) {
  /** `Class 2A`; empty where all play together. */
  const classTitle = classId === null ? '' : formatClass(classId);
  return { key: `${classId ?? ''}-${name}`, classTitle, name };
}

function compareByClass(a: ChampionRowView, b: ChampionRowView): number {
  return compareNumbered(a.classTitle, b.classTitle);
}
