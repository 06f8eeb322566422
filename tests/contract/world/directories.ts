import { pickInTurn, isDue, type Turn } from './moments';
import {
  isFields,
  getGameList,
  readNumber,
  selectRowsWith,
  readText,
  tidy,
  readTrimmed,
  getValue,
  type Fields,
} from './reading';
import { product, type View } from './view';

const nameKey = `Name${product}`;
const committees = [
  'basketball',
  'flag-football',
  'sports-medicine',
  'football',
  'golf',
  'ihsaf-board-members',
] as const;
const schoolsLooked = 3;

/** Every named school is in the directory. */
export async function* findDirectoryFaults(view: View, turn: Turn): AsyncGenerator<string> {
  if (!isDue(turn, 4, 1)) return;
  const schools = selectRowsWith(await view.ask('/v1/schools'), 'SchoolID');
  const byId = new Map(schools.map((school) => [readText(school, 'SchoolID'), school]));
  const names = new Set(schools.map((school) => readTrimmed(school, nameKey)));
  if (byId.size !== schools.length) yield 'a school is listed twice';
  if (names.size !== schools.length) yield 'two schools have one name';
  yield* await listSchoolDifferences(view, '/v1/classification/enrollments', byId);
  yield* await listSchoolDifferences(view, '/v1/schools/schools-by-district', byId);
  yield* await findConferenceFaults(view, byId);
  yield* await findCooperativeFaults(view, names);
  yield* await findPeopleFaults(view, turn, names);
  yield* await findFootballSchoolFaults(view, byId);
  for (let count = 0; count < schoolsLooked; count += 1) {
    yield* await findSchoolFaults(view, pickInTurn(turn, schools, count * 211 + turn.seed * 37), names);
  }
}

type Schools = ReadonlyMap<string, Fields>;

async function listSchoolDifferences(view: View, path: string, schools: Schools): Promise<string[]> {
  const rows = selectRowsWith(await view.ask(path), 'SchoolID');
  const faults = rows.filter((row) => !isNamedAs(schools, readText(row, 'SchoolID'), readTrimmed(row, nameKey)));
  if (rows.length !== schools.size) return [`${path} has ${rows.length} schools of ${schools.size}`];
  return faults.map((row) => `${path}: ${readText(row, 'SchoolID')} is not ${readTrimmed(row, nameKey)}`);
}

function isNamedAs(schools: Schools, id: string, name: string): boolean {
  const school = schools.get(id);
  return school !== undefined && readTrimmed(school, nameKey) === name;
}

async function findConferenceFaults(view: View, schools: Schools): Promise<string[]> {
  const conferences = selectRowsWith(await view.ask('/v1/misc/conferences'), 'ConferenceID');
  return conferences.flatMap((conference) => {
    const members = selectRowsWith(getGameList(conference, 'MemberSchools'), 'SchoolID');
    const ids = new Set(members.map((member) => readText(member, 'SchoolID')));
    const name = readTrimmed(conference, 'ConferenceName');
    const leaders = ['PresidentSchoolID', 'ContactSchoolID'].map((key) => readText(conference, key));
    return [
      ...members
        .filter((member) => !isNamedAs(schools, readText(member, 'SchoolID'), readTrimmed(member, nameKey)))
        .map((member) => `${name}: no school ${readText(member, 'SchoolID')} ${readTrimmed(member, nameKey)}`),
      ...leaders.filter((id) => !ids.has(id)).map((id) => `${name} is led by ${id}, which is no member`),
    ];
  });
}

async function findCooperativeFaults(view: View, names: ReadonlySet<string>): Promise<string[]> {
  const sports = selectRowsWith(await view.ask('/v1/misc/cooperativeteams'), 'ActivityName');
  const teams = sports.flatMap((sport) => selectRowsWith(getGameList(sport, 'Teams'), 'Host'));
  const football = sports.find((sport) => readTrimmed(sport, 'ActivityName') === 'Football') ?? {};
  const hosts = new Set(
    selectRowsWith(getGameList(football, 'Teams'), 'Host').map((team) => readTrimmed(team, 'Host')),
  );
  const told = selectRowsWith(await view.ask('/v1/football/cooperative-teams'), 'FBSchoolID').map((team) =>
    readTrimmed(team, 'Name'),
  );
  const faults =
    [...hosts].sort().join() === [...told].sort().join()
      ? []
      : ['football has other cooperatives than the list of all'];
  const strangers = teams
    .flatMap((team) => [readTrimmed(team, 'Host'), readTrimmed(team, 'Guest')])
    .filter((name) => !names.has(name));
  return [...faults, ...strangers.map((name) => `a cooperative of ${name}, which is no school`)];
}

/** Boards and committees name schools without ids. */
async function findPeopleFaults(view: View, turn: Turn, names: ReadonlySet<string>): Promise<string[]> {
  const paths = [
    '/v1/people/board',
    '/v1/people/legislative-commission',
    `/v1/sports/${pickInTurn(turn, committees)}/committee-members`,
  ];
  const lists = await Promise.all(paths.map(async (path) => selectRowsWith(await view.ask(path), 'id')));
  return lists.flatMap((rows, index) => {
    const ids = rows.map((row) => readNumber(row, 'id'));
    const strangers = rows.map((row) => readTrimmed(row, 'school')).filter((name) => name !== '' && !names.has(name));
    const faults = strangers.map((name) => `${paths[index] ?? ''}: ${name} is no school`);
    return new Set(ids).size === ids.length ? faults : [...faults, `${paths[index] ?? ''}: somebody is listed twice`];
  });
}

/** Football's numbers agree in all lists. */
async function findFootballSchoolFaults(view: View, schools: Schools): Promise<string[]> {
  const teams = selectRowsWith(await view.ask('/v1/football/schools'), 'FBSchoolID');
  const names = new Map(teams.map((team) => [readNumber(team, 'FBSchoolID'), readTrimmed(team, 'DisplayName')]));
  const strangers = teams.filter(({ SchoolID }) => typeof SchoolID !== 'string' || !schools.has(SchoolID));
  const faults = strangers.map((team) => `football team ${readText(team, 'FBSchoolID')} is of no school`);
  for (const path of [
    'enrollments/alpha',
    'enrollments/numeric',
    'conference-standings',
    'playoff-outlook2',
    'playoff-clinchers',
  ]) {
    for (const row of selectRowsWith(await view.ask(`/v1/football/${path}`), 'FBSchoolID')) {
      const name = names.get(readNumber(row, 'FBSchoolID'));
      if (name !== readTrimmed(row, 'DisplayName'))
        faults.push(`${path}: ${readTrimmed(row, 'DisplayName')} is ${name ?? 'nobody'}`);
    }
  }
  return faults;
}

/** A school's detail, staff and entries. */
async function findSchoolFaults(view: View, school: Fields, names: ReadonlySet<string>): Promise<string[]> {
  const id = readText(school, 'SchoolID');
  const faults: string[] = [];
  const detail = await view.ask(`/v1/schools/${id}`);
  if (!isFields(detail)) return [`school ${id} has no detail`];
  if (readText(detail, 'SchoolID') !== id) faults.push(`school ${id} is another one`);
  for (const [inList, inDetail] of [
    ['nameFormal', 'NameFormal'],
    ['city', 'City'],
  ] as const) {
    const [listed, told] = [readTrimmed(school, inList), readTrimmed(detail, inDetail)];
    if (told !== '' && listed !== told) faults.push(`school ${id} is ${listed} in the list and ${told} alone`);
  }
  const staff = await view.ask(`/v1/schools/${id}/staff`);
  if (staff === undefined) faults.push(`school ${id} has no staff`);
  const entries = selectRowsWith(await view.ask(`/v1/schools/${id}/entries`), 'ActivityID');
  const codes = entries.map((entry) => readText(entry, 'ActivityID'));
  if (codes.length === 0 || new Set(codes).size !== codes.length)
    faults.push(`school ${id} enters a sport twice or none`);
  return [...faults, ...(await findEntryFaults(view, id, entries, names))];
}

async function findEntryFaults(
  view: View,
  id: string,
  entries: readonly Fields[],
  names: ReadonlySet<string>,
): Promise<string[]> {
  const football = entries.find((entry) => readText(entry, 'ActivityID') === 'FB');
  const teams = selectRowsWith(await view.ask('/v1/football/schools'), 'FBSchoolID');
  const own = teams.find((team) => readText(team, 'SchoolID') === id);
  if (own === undefined || !names.has(tidy(readTrimmed(own, 'DisplayName').replace('[Coop]', '')))) return [];
  if (football === undefined) return [`school ${id} plays football without an entry`];
  const standings = selectRowsWith(await view.ask('/v1/football/conference-standings'), 'FBSchoolID');
  const standing = standings.find((row) => readNumber(row, 'FBSchoolID') === readNumber(own, 'FBSchoolID')) ?? {};
  const records = getValue(football, 'teamrecord');
  const [record] = Array.isArray(records) ? records.filter(isFields) : [];
  if (record === undefined) return [];
  const told = [readNumber(record, 'OverallWins'), readNumber(record, 'OverallLoss')].join('-');
  const expected = [readNumber(standing, 'WinsOverall'), readNumber(standing, 'LossesOverall')].join('-');
  return told === expected ? [] : [`school ${id} enters football with ${told}, the standings say ${expected}`];
}
