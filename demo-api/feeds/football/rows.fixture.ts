import { askDemo, getInnerFields, isFields, readText, type Fields } from '../../ask.fixture';

/** The home side is on top. */
export interface ScoredGame {
  readonly contest: number;
  readonly week: number;
  readonly isFinal: boolean;
  readonly isHidden: boolean;
  /** Football numbers; 0 for unknown teams. */
  readonly teams: readonly [home: number, away: number];
  readonly scores: readonly [home: number | null, away: number | null];
  readonly winner: string;
  readonly row: Fields;
}

/** Omits rows without the field. */
export async function fetchRows(path: string, now: string, known: string, seed = 1): Promise<Fields[]> {
  const data = await askDemo(`/v1/football/${path}`, now, seed);
  if (!Array.isArray(data)) throw new Error(`${path} does not answer a list.`);
  return data
    .flat()
    .filter(isFields)
    .filter((row) => Object.keys(row).some((key) => key.toLowerCase() === known.toLowerCase()));
}

export function readNumber(row: Fields, name: string): number | null {
  const text = readText(row, name);
  return text === '' ? null : Number(text);
}

/** The points of `21`, `21*` and `(21)`. */
export function readScore(row: Fields, name: string): number | null {
  const points = /\d+/.exec(readText(row, name))?.[0];
  return points === undefined ? null : Number(points);
}

export async function fetchGamesOfWeeks(weeks: readonly number[], now: string, seed = 1): Promise<ScoredGame[]> {
  const lists = await Promise.all(weeks.map((week) => fetchRows(`scores?FBWeek=${week}`, now, 'TopTeam', seed)));
  return lists.flat().map((row): ScoredGame => {
    const [top, bottom] = [getInnerFields(row, 'TopTeam'), getInnerFields(row, 'BottomTeam')];
    const remaining = readText(row, 'TimeRemaining').trim();
    return {
      contest: readNumber(row, 'ContestID') ?? 0,
      week: readNumber(row, 'FBWeek') ?? 0,
      isFinal: /^f(?:inal.*|t)?$/i.test(remaining),
      isHidden: remaining === 'No Final Score Reported',
      teams: [readNumber(top, 'FBSchoolID1') ?? 0, readNumber(bottom, 'FBSchoolID') ?? 0],
      scores: [readScore(top, 'TopScore'), readScore(bottom, 'BottomScore')],
      winner: readText(row, 'Winner'),
      row,
    };
  });
}

/** A team may have several rows. */
export function groupByTeam(rows: readonly Fields[]): ReadonlyMap<number, Fields[]> {
  const groups = new Map<number, Fields[]>();
  for (const row of rows) {
    const id = readNumber(row, 'FBSchoolID') ?? 0;
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  return groups;
}

export async function askPoll(className: string, now: string, seed: number): Promise<readonly Fields[]> {
  return ((await askDemo(`/v1/football/polls/${className}`, now, seed)) as { records: Fields[] }).records;
}
