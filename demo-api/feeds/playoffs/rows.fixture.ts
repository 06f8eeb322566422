import { askDemo, getInnerFields, isFields, readText, getValue, type Fields } from '../../ask.fixture';

export const moments = {
  beforeSeason: '2025-08-20T12:00:00-05:00',
  week3: '2025-09-12T12:00:00-05:00',
  week7: '2025-10-11T13:20:00-05:00',
  week9: '2025-10-24T20:10:00-05:00',
  beforeShow: '2025-10-25T19:59:00-05:00',
  afterShow: '2025-10-25T21:05:00-05:00',
  quarterfinals: '2025-11-15T15:10:00-06:00',
  afterFinals: '2025-11-30T12:00:00-06:00',
} as const;

export interface PlayoffLine {
  readonly id: number;
  readonly name: string;
  readonly className: string;
  readonly bid: string;
  readonly seed: number;
  readonly wins: number;
  readonly losses: number;
  readonly points: number;
  readonly pointsWins: number;
  readonly row: Fields;
}

function parseLine(row: Fields): PlayoffLine {
  const readNumber = (...names: string[]): number =>
    Number(names.map((name) => readText(row, name)).find((text) => text !== '') ?? '0');
  return {
    id: readNumber('FBSchoolID', 'schoolId'),
    name: (readText(row, 'DisplayName') || readText(row, 'school')).trim(),
    className: readText(row, 'Class'),
    bid: readText(row, 'BidType').trim(),
    seed: readNumber('Seed'),
    wins: readNumber('WinsOverall', 'wins'),
    losses: readNumber('LossesOverall', 'losses'),
    points: readNumber('Points', 'opponentsWins'),
    pointsWins: readNumber('PointsWins', 'defeatedOpponentsWins'),
    row,
  };
}

/** Valid rows of `playoff-clinchers`, `playoff-outlook2` and the like. */
export async function askLines(path: string, now: string, seed = 1): Promise<PlayoffLine[]> {
  return parseLines(await askDemo(`/v1/football/${path}`, now, seed));
}

export function parseLines(data: unknown): PlayoffLine[] {
  if (!Array.isArray(data)) throw new Error('There is no list.');
  return data
    .filter(isFields)
    .map(parseLine)
    .filter(({ id }) => id > 0);
}

/** By the title of the section. */
export async function askQualifiers(now: string, seed = 1): Promise<ReadonlyMap<string, readonly PlayoffLine[]>> {
  const data = await askDemo('/v1/football/playoff-qualifiers', now, seed);
  const sections = isFields(data) ? getValue(data, 'sections') : undefined;
  if (!Array.isArray(sections)) throw new Error('There are no sections.');
  return new Map(
    sections.filter(isFields).map((section) => [readText(section, 'title'), parseLines(getValue(section, 'schools'))]),
  );
}

export interface PlayoffGame {
  readonly className: string;
  readonly round: string;
  readonly teams: readonly [home: string, away: string];
  readonly scores: readonly [home: number | null, away: number | null];
  readonly seeds: readonly [home: number, away: number];
  /** 0 is home, 1 is away, -1 is undecided. */
  readonly winner: -1 | 0 | 1;
}

export async function askGames(now: string, seed = 1, className = ''): Promise<PlayoffGame[]> {
  const query = className === '' ? '' : `?Class=${className}`;
  const data = await askDemo(`/v1/sports/football/tournament-scores${query}`, now, seed);
  const rows = Array.isArray(data) ? data.filter(isFields).filter((row) => readText(row, 'TourneyLevel') !== '') : [];
  const unique = new Map(rows.map((row) => [Number(readText(row, 'ContestID')), row]));
  return [...unique.values()].map((row): PlayoffGame => {
    const [top, bottom] = [getInnerFields(row, 'TopTeam'), getInnerFields(row, 'BottomTeam')];
    const parseScore = (text: string): number | null => (text === '' ? null : Number(/\d+/.exec(text)?.[0]));
    const winner = readText(row, 'Winner');
    return {
      className: readText(row, 'Class'),
      round: readText(row, 'Round'),
      teams: [readText(top, 'SchoolID1'), readText(bottom, 'SchoolID')],
      scores: [parseScore(readText(top, 'TopScore')), parseScore(readText(bottom, 'BottomScore'))],
      seeds: [Number(readText(top, 'TopSeed')), Number(readText(bottom, 'BottomSeed'))],
      winner: winner === 'T' ? 0 : winner === 'B' ? 1 : -1,
    };
  });
}
