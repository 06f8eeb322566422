import { toMeetRow } from '~/blocks/state-series/meets';
import type { ResultRowView } from '~/components/state-series/result-rows';
import type { Sport } from '~/config/sports';
import { groupBy } from '~/group-by';
import { findOtherSeason } from '~/models/dates/season';
import { findWinner, type Game, type TeamIndex } from '~/models/games/game';
import { isTitleGame } from '~/models/games/stage';
import { formatWinningScore } from '~/models/games/winning-score';
import { formatList } from '~/models/text/format-list';
import { formatClass } from '~/models/text/label';
import { compareByClass } from '~/models/text/text-order';
import type { Champions } from '~/upstream/scoreboards';

/** A short table: place, name, school and points. */
export type PlacesView = ReturnType<typeof toPlacesView>;

export type PlaceView = PlacesView['rows'][number];

export type ClassChampionsView = ReturnType<typeof toChampionsView>[number];

/** @param pointsHead `Score` where strokes are counted */
export function toChampionsView(champions: readonly Champions[], pointsHead: string) {
  return [...champions].sort(compareByClass).map(({ classId, teams, individuals, entries }) => ({
    id: `champions-${classId ?? 'all'}`,
    /** `Class 2A`, or `Champions` where upstream names no class. */
    title: classId === null ? 'Champions' : formatClass(classId),
    tables: [
      toPlacesView('Teams', teams, pointsHead),
      ...groupByEvent(entries).map(([event, ofEvent]) => toPlacesView(event, ofEvent, pointsHead)),
      toPlacesView('Individuals', individuals, pointsHead),
    ].filter(({ rows }) => rows.length > 0),
  }));
}

type EntryPlace = Champions['entries'][number];
type Placed = Champions['teams' | 'individuals'][number] | EntryPlace;

function toPlacesView(title: string, placed: readonly Placed[], pointsHead: string) {
  const rows = [...placed].sort(compareByPlace);
  return {
    key: title,
    title,
    /** Head of the points column; `null` without points. */
    pointsHead: rows.some(({ points }) => points !== null) ? pointsHead : null,
    rows: rows.map((row, index) => ({
      key: String(index),
      place: row.place,
      points: row.points,
      /** Besides the name of a person or a pair; `null` for a team. */
      ...('name' in row ? { name: row.name, school: row.schoolName } : { name: row.schoolName, school: null }),
    })),
  };
}

function compareByPlace(a: Placed, b: Placed): number {
  return (a.place ?? Infinity) - (b.place ?? Infinity) || 0;
}

/** `Singles`, then `Doubles`, then others. */
function groupByEvent(entries: readonly EntryPlace[]) {
  const order = ['Singles', 'Doubles'];
  const rank = (event: string) => (order.indexOf(event) + order.length + 1) % (order.length + 1);
  return [...groupBy(entries, ({ event }) => event ?? 'Entries')].sort(([a], [b]) => rank(a) - rank(b));
}

/** The winner of a class. */
export type ChampionRowView = ReturnType<typeof buildChampionRow>;

/** The best team of each class, or the best person or pair where no team is ranked; all that share first place. */
export function listClassChampions(champions: readonly Champions[]): readonly ChampionRowView[] {
  return [...champions].sort(compareByClass).flatMap(({ classId, teams, individuals, entries }) => {
    const isFirst = ({ place }: { readonly place: number | null }) => place === 1;
    const schools = teams.filter(isFirst).map(({ schoolName }) => schoolName);
    const people = individuals.filter(isFirst);
    // Singles and doubles have a winner each, of whom the first stands for the class.
    const best = people.length > 0 ? people : entries.filter(isFirst).slice(0, 1);
    const names = schools.length > 0 ? schools : best.map(({ name, schoolName }) => `${name}, ${schoolName}`);
    return names.length === 0 ? [] : [buildChampionRow(classId, formatList(names))];
  });
}

/** The winner of each class's title game, with its score. */
export function listGameChampions(games: readonly Game[], lowScoreWins: boolean): readonly ChampionRowView[] {
  return games
    .filter(isTitleGame)
    .sort(compareByClass)
    .flatMap((game) => {
      const winner = findWinner(game, lowScoreWins);
      return winner === null
        ? []
        : [buildChampionRow(game.classId, game.teams[winner].name, describeWin(game, winner))];
    });
}

/** The team that won each meet, with the runner-up and the medalist. */
export function listMeetRows(meets: readonly Game[], sport: Sport): readonly ResultRowView[] {
  return [...meets].sort(compareByClass).flatMap((meet) => toMeetRow(meet, sport) ?? []);
}

/** `31-21 over Little Marlow`, `2-1 (2OT) over Hollis`; without a known score, only the opponent. */
function describeWin(game: Game, winner: TeamIndex): string {
  const opponent = `over ${game.teams[winner === 0 ? 1 : 0].name}`;
  return [formatWinningScore(game, winner), opponent].filter((part) => part !== null).join(' ');
}

/**
 * When the latest champions won, as `nameSeasonOfFinals` has it; `null` if unknown.
 * @param finalsDays upstream's days of the finals, first to last
 * @param areOfToday whether the champions are those of today's finals; `null` if unknown
 */
export function findChampionsSeason(
  finalsDays: readonly string[],
  today: string,
  areOfToday: boolean | null,
): string | null {
  const [first, last] = [finalsDays[0], finalsDays.at(-1)];
  if (first === undefined || last === undefined) return null;
  const areOfTheseDays = today < first ? false : today > last ? true : areOfToday;
  if (areOfTheseDays === null) return null;
  // A year before, the finals were about on these days.
  const day = areOfTheseDays ? first : `${Number(first.slice(0, 4)) - 1}${first.slice(4)}`;
  return nameSeasonOfFinals(day, today);
}

/** `2025`; of another season `2024-25, last season`. */
export function nameSeasonOfFinals(day: string, today: string): string {
  return findOtherSeason(day, today) ?? day.slice(0, 4);
}

function buildChampionRow(classId: string | null, name: string, detail: string | null = null) {
  /** `Class 2A`; empty where all play together. */
  const classTitle = classId === null ? 'Champion' : formatClass(classId);
  /** `detail`: `31-21 over Little Marlow`, where a game decided. */
  return { key: `${classId ?? ''}-${name}`, classTitle, name, detail };
}
