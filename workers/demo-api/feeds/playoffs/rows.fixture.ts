import { askDemo, inner, textOf, valueOf, type Fields } from '../../ask.fixture';

/** Moments of the season of 2025. */
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

/** A team's row in a playoff list, parsed to numbers. */
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

function lineOf(row: Fields): PlayoffLine {
  const numberOf = (...names: string[]): number =>
    Number(names.map((name) => textOf(row, name)).find((text) => text !== '') ?? '0');
  return {
    id: numberOf('FBSchoolID', 'schoolId'),
    name: (textOf(row, 'DisplayName') || textOf(row, 'school')).trim(),
    className: textOf(row, 'Class'),
    bid: textOf(row, 'BidType').trim(),
    seed: numberOf('Seed'),
    wins: numberOf('WinsOverall', 'wins'),
    losses: numberOf('LossesOverall', 'losses'),
    points: numberOf('Points', 'opponentsWins'),
    pointsWins: numberOf('PointsWins', 'defeatedOpponentsWins'),
    row,
  };
}

/** The valid rows of `playoff-clinchers`, `playoff-outlook2` and similar lists. */
export async function askLines(path: string, now: string, seed = 1): Promise<PlayoffLine[]> {
  return linesOf(await askDemo(`/v1/football/${path}`, now, seed));
}

export function linesOf(data: unknown): PlayoffLine[] {
  if (!Array.isArray(data)) throw new Error('There is no list.');
  return data
    .filter(isFields)
    .map(lineOf)
    .filter(({ id }) => id > 0);
}

/** The qualifiers by the title of their section. */
export async function askQualifiers(now: string, seed = 1): Promise<ReadonlyMap<string, readonly PlayoffLine[]>> {
  const data = await askDemo('/v1/football/playoff-qualifiers', now, seed);
  const sections = isFields(data) ? valueOf(data, 'sections') : undefined;
  if (!Array.isArray(sections)) throw new Error('There are no sections.');
  return new Map(
    sections.filter(isFields).map((section) => [textOf(section, 'title'), linesOf(valueOf(section, 'schools'))]),
  );
}

/** A playoff game from the tournament scores. */
export interface PlayoffGame {
  readonly className: string;
  readonly round: string;
  readonly teams: readonly [home: string, away: string];
  readonly scores: readonly [home: number | null, away: number | null];
  readonly seeds: readonly [home: number, away: number];
  /** 0 for the home side, 1 for the visitors, -1 while undecided. */
  readonly winner: -1 | 0 | 1;
}

export async function askGames(now: string, seed = 1, className = ''): Promise<PlayoffGame[]> {
  const query = className === '' ? '' : `?Class=${className}`;
  const data = await askDemo(`/v1/sports/football/tournament-scores${query}`, now, seed);
  const rows = Array.isArray(data) ? data.filter(isFields).filter((row) => textOf(row, 'TourneyLevel') !== '') : [];
  const unique = new Map(rows.map((row) => [Number(textOf(row, 'ContestID')), row]));
  return [...unique.values()].map((row): PlayoffGame => {
    const [top, bottom] = [inner(row, 'TopTeam'), inner(row, 'BottomTeam')];
    const score = (text: string): number | null => (text === '' ? null : Number(text));
    const winner = textOf(row, 'Winner');
    return {
      className: textOf(row, 'Class'),
      round: textOf(row, 'Round'),
      teams: [textOf(top, 'SchoolID1'), textOf(bottom, 'SchoolID')],
      scores: [score(textOf(top, 'TopScore')), score(textOf(bottom, 'BottomScore'))],
      seeds: [Number(textOf(top, 'TopSeed')), Number(textOf(bottom, 'BottomSeed'))],
      winner: winner === 'T' ? 0 : winner === 'B' ? 1 : -1,
    };
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
