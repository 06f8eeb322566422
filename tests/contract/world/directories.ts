import { inTurn, isDue, type Turn } from './moments';
import { isFields, listOf, numberOf, rowsWith, textOf, tidy, tidyOf, valueOf, type Fields } from './reading';
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

/** The directory: whatever names a school names one of its schools. */
export async function* directoryFaults(view: View, turn: Turn): AsyncGenerator<string> {
  if (!isDue(turn, 4, 1)) return;
  const schools = rowsWith(await view.ask('/v1/schools'), 'SchoolID');
  const byId = new Map(schools.map((school) => [textOf(school, 'SchoolID'), school]));
  const names = new Set(schools.map((school) => tidyOf(school, nameKey)));
  if (byId.size !== schools.length) yield 'a school is listed twice';
  if (names.size !== schools.length) yield 'two schools have one name';
  yield* await sameSchools(view, '/v1/classification/enrollments', byId);
  yield* await sameSchools(view, '/v1/schools/schools-by-district', byId);
  yield* await conferenceFaults(view, byId);
  yield* await cooperativeFaults(view, names);
  yield* await peopleFaults(view, turn, names);
  yield* await footballSchoolFaults(view, byId);
  for (let count = 0; count < schoolsLooked; count += 1) {
    yield* await schoolFaults(view, inTurn(turn, schools, count * 211 + turn.seed * 37), names);
  }
}

type Schools = ReadonlyMap<string, Fields>;

async function sameSchools(view: View, path: string, schools: Schools): Promise<string[]> {
  const rows = rowsWith(await view.ask(path), 'SchoolID');
  const faults = rows.filter((row) => !isNamedAs(schools, textOf(row, 'SchoolID'), tidyOf(row, nameKey)));
  if (rows.length !== schools.size) return [`${path} has ${rows.length} schools of ${schools.size}`];
  return faults.map((row) => `${path}: ${textOf(row, 'SchoolID')} is not ${tidyOf(row, nameKey)}`);
}

function isNamedAs(schools: Schools, id: string, name: string): boolean {
  const school = schools.get(id);
  return school !== undefined && tidyOf(school, nameKey) === name;
}

async function conferenceFaults(view: View, schools: Schools): Promise<string[]> {
  const conferences = rowsWith(await view.ask('/v1/misc/conferences'), 'ConferenceID');
  return conferences.flatMap((conference) => {
    const members = rowsWith(listOf(conference, 'MemberSchools'), 'SchoolID');
    const ids = new Set(members.map((member) => textOf(member, 'SchoolID')));
    const name = tidyOf(conference, 'ConferenceName');
    const leaders = ['PresidentSchoolID', 'ContactSchoolID'].map((key) => textOf(conference, key));
    return [
      ...members
        .filter((member) => !isNamedAs(schools, textOf(member, 'SchoolID'), tidyOf(member, nameKey)))
        .map((member) => `${name}: no school ${textOf(member, 'SchoolID')} ${tidyOf(member, nameKey)}`),
      ...leaders.filter((id) => !ids.has(id)).map((id) => `${name} is led by ${id}, which is no member`),
    ];
  });
}

async function cooperativeFaults(view: View, names: ReadonlySet<string>): Promise<string[]> {
  const sports = rowsWith(await view.ask('/v1/misc/cooperativeteams'), 'ActivityName');
  const teams = sports.flatMap((sport) => rowsWith(listOf(sport, 'Teams'), 'Host'));
  const football = sports.find((sport) => tidyOf(sport, 'ActivityName') === 'Football') ?? {};
  const hosts = new Set(rowsWith(listOf(football, 'Teams'), 'Host').map((team) => tidyOf(team, 'Host')));
  const told = rowsWith(await view.ask('/v1/football/cooperative-teams'), 'FBSchoolID').map((team) =>
    tidyOf(team, 'Name'),
  );
  const faults =
    [...hosts].sort().join() === [...told].sort().join()
      ? []
      : ['football has other cooperatives than the list of all'];
  const strangers = teams
    .flatMap((team) => [tidyOf(team, 'Host'), tidyOf(team, 'Guest')])
    .filter((name) => !names.has(name));
  return [...faults, ...strangers.map((name) => `a cooperative of ${name}, which is no school`)];
}

/** Boards, commissions and committees name schools without their ids. */
async function peopleFaults(view: View, turn: Turn, names: ReadonlySet<string>): Promise<string[]> {
  const paths = [
    '/v1/people/board',
    '/v1/people/legislative-commission',
    `/v1/sports/${inTurn(turn, committees)}/committee-members`,
  ];
  const lists = await Promise.all(paths.map(async (path) => rowsWith(await view.ask(path), 'id')));
  return lists.flatMap((rows, index) => {
    const ids = rows.map((row) => numberOf(row, 'id'));
    const strangers = rows.map((row) => tidyOf(row, 'school')).filter((name) => name !== '' && !names.has(name));
    const faults = strangers.map((name) => `${paths[index] ?? ''}: ${name} is no school`);
    return new Set(ids).size === ids.length ? faults : [...faults, `${paths[index] ?? ''}: somebody is listed twice`];
  });
}

/** Football's numbers are the same in every list of football. */
async function footballSchoolFaults(view: View, schools: Schools): Promise<string[]> {
  const teams = rowsWith(await view.ask('/v1/football/schools'), 'FBSchoolID');
  const names = new Map(teams.map((team) => [numberOf(team, 'FBSchoolID'), tidyOf(team, 'DisplayName')]));
  const strangers = teams.filter(({ SchoolID }) => typeof SchoolID !== 'string' || !schools.has(SchoolID));
  const faults = strangers.map((team) => `football team ${textOf(team, 'FBSchoolID')} is of no school`);
  for (const path of [
    'enrollments/alpha',
    'enrollments/numeric',
    'conference-standings',
    'playoff-outlook2',
    'playoff-clinchers',
  ]) {
    for (const row of rowsWith(await view.ask(`/v1/football/${path}`), 'FBSchoolID')) {
      const name = names.get(numberOf(row, 'FBSchoolID'));
      if (name !== tidyOf(row, 'DisplayName'))
        faults.push(`${path}: ${tidyOf(row, 'DisplayName')} is ${name ?? 'nobody'}`);
    }
  }
  return faults;
}

/** One school's own pages: the detail, its staff and its entries with their records. */
async function schoolFaults(view: View, school: Fields, names: ReadonlySet<string>): Promise<string[]> {
  const id = textOf(school, 'SchoolID');
  const faults: string[] = [];
  const detail = await view.ask(`/v1/schools/${id}`);
  if (!isFields(detail)) return [`school ${id} has no detail`];
  if (textOf(detail, 'SchoolID') !== id) faults.push(`school ${id} is another one`);
  for (const [inList, inDetail] of [
    ['nameFormal', 'NameFormal'],
    ['city', 'City'],
  ] as const) {
    const [listed, told] = [tidyOf(school, inList), tidyOf(detail, inDetail)];
    if (told !== '' && listed !== told) faults.push(`school ${id} is ${listed} in the list and ${told} alone`);
  }
  const staff = await view.ask(`/v1/schools/${id}/staff`);
  if (staff === undefined) faults.push(`school ${id} has no staff`);
  const entries = rowsWith(await view.ask(`/v1/schools/${id}/entries`), 'ActivityID');
  const codes = entries.map((entry) => textOf(entry, 'ActivityID'));
  if (codes.length === 0 || new Set(codes).size !== codes.length)
    faults.push(`school ${id} enters a sport twice or none`);
  return [...faults, ...(await entryFaults(view, id, entries, names))];
}

async function entryFaults(
  view: View,
  id: string,
  entries: readonly Fields[],
  names: ReadonlySet<string>,
): Promise<string[]> {
  const football = entries.find((entry) => textOf(entry, 'ActivityID') === 'FB');
  const teams = rowsWith(await view.ask('/v1/football/schools'), 'FBSchoolID');
  const own = teams.find((team) => textOf(team, 'SchoolID') === id);
  if (own === undefined || !names.has(tidy(tidyOf(own, 'DisplayName').replace('[Coop]', '')))) return [];
  if (football === undefined) return [`school ${id} plays football without an entry`];
  const standings = rowsWith(await view.ask('/v1/football/conference-standings'), 'FBSchoolID');
  const standing = standings.find((row) => numberOf(row, 'FBSchoolID') === numberOf(own, 'FBSchoolID')) ?? {};
  const records = valueOf(football, 'teamrecord');
  const [record] = Array.isArray(records) ? records.filter(isFields) : [];
  if (record === undefined) return [];
  const told = [numberOf(record, 'OverallWins'), numberOf(record, 'OverallLoss')].join('-');
  const expected = [numberOf(standing, 'WinsOverall'), numberOf(standing, 'LossesOverall')].join('-');
  return told === expected ? [] : [`school ${id} enters football with ${told}, the standings say ${expected}`];
}
