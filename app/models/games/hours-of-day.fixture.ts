import fc from 'fast-check';
import type { GameOfDay } from './hours-of-day';

/** Games of a day with times; the key of each is its index. */
export const anyGamesOfDay: fc.Arbitrary<GameOfDay[]> = fc
  .array(
    fc.record({
      about: fc.constantFrom('Football', 'Boys Soccer', 'Girls Volleyball'),
      startMinutes: fc.integer({ min: 0, max: 1439 }),
      minutes: fc.integer({ min: 15, max: 240 }),
      text: fc.string({ maxLength: 90 }),
      isLive: fc.boolean(),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((rows) => rows.map((row, index) => ({ key: String(index), to: null, ...row })));

interface PlacedGame {
  readonly key: string;
  readonly at: number;
  readonly width: number;
}

/** Keys of games that are missing, drawn twice, partly outside, or not as far from the first one as their times are. */
export function listMisplaced(games: readonly GameOfDay[], marks: readonly PlacedGame[]): string[] {
  const isDrawnOnce = ({ key }: GameOfDay) => marks.filter((mark) => mark.key === key).length === 1;
  const readStart = ({ key }: PlacedGame) => games[Number(key)]?.startMinutes ?? 0;
  const ordered = [...marks].sort((a, b) => readStart(a) - readStart(b));
  const [first, last] = [ordered[0], ordered.at(-1)];
  const perMinute =
    first === undefined || last === undefined || readStart(first) === readStart(last)
      ? 0
      : (last.at - first.at) / (readStart(last) - readStart(first));
  const isAtItsTime = (mark: PlacedGame) =>
    Math.abs(
      mark.at - (first?.at ?? 0) - (readStart(mark) - (first === undefined ? 0 : readStart(first))) * perMinute,
    ) < 0.5;
  const isInside = ({ at, width }: PlacedGame) => at >= 0 && width > 0 && at + width <= 100.01;
  return [
    ...games.filter((game) => !isDrawnOnce(game)).map(({ key }) => key),
    ...marks.filter((mark) => !isInside(mark) || !isAtItsTime(mark)).map(({ key }) => key),
  ];
}
