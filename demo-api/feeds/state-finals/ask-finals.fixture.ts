import { askDemo, askRows, readText, getValue, type Fields } from '../../ask.fixture';
import { splitList } from '../../words/split-list';

export const october = '2025-10-11T13:20:00-05:00';
export const lateNovember = '2027-11-29T12:00:00-06:00';
export const teamSports: readonly string[] = splitList(`
  football, girls-volleyball, boys-soccer, girls-flag-football, girls-basketball, boys-basketball, baseball,
  softball, girls-soccer, boys-volleyball, boys-lacrosse, girls-lacrosse, boys-water-polo, girls-water-polo
`);

type Ask = (sportId: string, now?: string, seed?: number) => Promise<Fields[]>;
const list =
  (name: string): Ask =>
  (sportId, now = october, seed = 1) =>
    askRows(`/v1/statefinal/${name}?sportId=${sportId}`, now, 'SchoolID', seed);
export const [listTeams, listRosters, listScores] = [list('teams'), list('rosters'), list('scores')];

export const askTeam = (sportId: string, schoolId: string, now = october, seed = 1): Promise<Fields[]> =>
  askRows(`/v1/statefinal/teams?sportId=${sportId}&schoolId=${schoolId}`, now, 'SchoolID', seed);
export const fetchCareer = (sportId: string, schoolId: string, now = october, seed = 1): Promise<Fields[]> =>
  askRows(`/v1/statefinal/coach?sportId=${sportId}&schoolId=${schoolId}`, now, 'SchoolTerm', seed);

export async function fetchHistory(sportId: string, schoolId: string, now = october, seed = 1): Promise<Fields[]> {
  const path = `/v1/statefinal/history?sportId=${sportId}&schoolId=${schoolId}`;
  const { tournaments } = (await askDemo(path, now, seed)) as { tournaments: unknown[] };
  return tournaments.filter((row): row is Fields => typeof row === 'object' && row !== null && 'games' in row);
}

export const readNumber = (row: Fields, name: string): number => Number(getValue(row, name) ?? 0);
export const writeNumbers = (row: Fields, names: readonly string[]): number[] =>
  names.map((name) => readNumber(row, name));
export const filterBySchool = (rows: readonly Fields[], id: unknown): Fields[] =>
  rows.filter((row) => row.SchoolID === id);

export const listGames = (tournament: Fields): Fields[] => tournament.games as Fields[];
export { readText, getValue, type Fields };
