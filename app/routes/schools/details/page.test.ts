import { describe, expect, it } from 'vitest';
import type { Game } from '~/models/games/game';
import { buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { badAnswer, PageOutcome } from '~/page/page-outcome';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import type { PrepSchool } from '~/upstream/prep-schools';
import type { CooperativeSport } from '~/upstream/school-lists';
import type { SchoolDetail, SchoolEntry } from '~/upstream/schools';
import { buildSchoolFacts, toStaffView, toView } from './page';
import { toTeamsView } from './teams-view';

const school: SchoolDetail = {
  id: '0101',
  formalName: 'Ashgrove High School',
  logoUrl: null,
  address: '12 Elm Street',
  city: 'Ashgrove',
  zip: '60001',
  phone: '(309) 555-0142',
  fax: 'none',
  website: { text: 'www.ash.example', url: null },
  athleticsWebsite: { text: 'ash.example/athletics', url: 'https://ash.example/athletics' },
  enrollmentText: '1204',
  classificationEnrollment: 1986.6,
  conferences: ['Lakes & Rivers'],
  boysNickname: 'Owls',
  girlsNickname: 'Owls',
  colors: 'Navy & Gold',
  publicPrivate: 'Public',
  gender: 'Coed',
  county: 'Lake',
  citiesInDistrict: 'Ashgrove, Elmwood',
  division: '3',
  district: '8',
  schoolType: 'Charter',
};
const nothing = Object.fromEntries(Object.keys(school).map((name) => [name, null])) as unknown as SchoolDetail;
const read = <Value>(value: Value) => ({ value, fetchedAtMs: Date.now(), isStale: false });
const directory = read([buildSchool('0101', 'Ashgrove'), buildSchool('0102', 'Oak'), buildSchool('0103', 'oak')]);
type Values = Parameters<typeof toView>[0];

function view(
  { unavailable = [], ...more }: Partial<Values['optional'] & Pick<Values, 'unavailable'>> = {},
  of = school,
  footballTeams: Values['dependent']['footballTeams'] = null,
  events: Values['dependent']['events'] = null,
) {
  const optional = { staff: read([]), entries: read([]), football: null, cooperatives: null, games: null, ...more };
  const values = buildTestValues({
    subject: { school: read(of) },
    optional,
    dependent: { directory, footballTeams, events },
    unavailable,
  });
  const shown = toView(values, buildTestRequest('/schools/details/0101'));
  if (shown instanceof PageOutcome) throw new Error('There is no such school.');
  return shown.school;
}

const buildSchoolEntry = (name: string, season: string | null, more: Partial<SchoolEntry> = {}): SchoolEntry => ({
  activityId: name.slice(0, 3),
  name,
  season,
  classId: '2A',
  record: null,
  statsTeam: null,
  ...more,
});
const buildPrepSchool = (name: string): PrepSchool => ({
  uid: 'abc1',
  name,
  nickname: null,
  classId: null,
  wins: null,
  losses: null,
  logoUrl: null,
});
const listTeams = (
  entries: readonly SchoolEntry[],
  statsTeamUrl?: string,
  cooperatives: readonly CooperativeSport[] = [],
  today = '2025-10-11',
) =>
  toTeamsView(
    entries,
    {
      schoolId: '0101',
      name: 'Ashgrove',
      classesPath: '/classes',
      footballId: null,
      footballClassId: null,
      cooperatives,
      statsTeamUrl,
    },
    today,
  );

describe('the information of a school', () => {
  const facts = Object.fromEntries(buildSchoolFacts(school).map(({ name, values }) => [name, values]));

  it('has every known fact', () => {
    expect(Object.keys(facts)).toHaveLength(19);
    expect(facts.City).toEqual([{ text: 'Ashgrove 60001', href: null }]);
    expect(facts.Enrollment).toEqual([{ text: '1,204', href: null }]);
  });

  it('links to the phone, websites, the conference, the district and the explanation of the classes', () => {
    const hrefs = Object.entries(facts).flatMap(([name, values]) =>
      values.flatMap(({ href }) => (href === null ? [] : [[name, href]])),
    );
    expect(Object.fromEntries(hrefs)).toEqual({
      Phone: 'tel:+13095550142',
      'Athletics website': 'https://ash.example/athletics',
      'Classification enrollment': '/schools/enrollments-classifications?school=0101',
      Conference: '/schools/conferences?q=Lakes+%26+Rivers',
      'Board district': '/schools/board-divisions?q=division+3%2C+district+8',
    });
  });

  it('omits unknown facts', () => {
    expect(buildSchoolFacts({ ...nothing, id: '0101', formalName: 'Ashgrove', conferences: [] })).toEqual([]);
    expect(view({}, { ...nothing, id: '0101', formalName: 'Ash', conferences: [] })).toMatchObject({
      title: 'Ash',
      name: 'Ashgrove',
      lines: [],
    });
  });
});

describe('the page of a school', () => {
  it('is titled with the formal name, and shows the city, the nickname once, and the colors', () => {
    expect(view()).toMatchObject({
      title: 'Ashgrove High School',
      lines: ['Ashgrove', 'Owls', 'Navy & Gold'],
      about: 'Owls, Navy & Gold',
      path: '/schools/details/0101',
      recordsPath: '/schools/records/0101',
    });
  });

  it('names the city if the title does not begin with it', () => {
    expect(view({}, { ...school, city: 'Elmwood' }).about).toBe('Elmwood, Owls, Navy & Gold');
  });

  it('renders when its staff or its teams fail, and has empty parts when upstream has none', () => {
    expect(view({ staff: null, unavailable: ['staff'] })).toMatchObject({ staff: null, teams: [] });
    expect(view({ entries: null, unavailable: ['entries'] })).toMatchObject({ staff: [], teams: null });
    expect(view({ staff: null, entries: null })).toMatchObject({ staff: [], teams: [] });
  });
});

describe('a school whose facts could not be read', () => {
  const showFailed = (listed: typeof directory | null) =>
    toView(
      buildTestValues({
        subject: { school: null },
        subjectFailure: badAnswer,
        optional: { staff: null, entries: null, football: null, cooperatives: null, games: null },
        dependent: { directory: listed, footballTeams: null, events: null },
        unavailable: ['staff', 'entries'] as const,
      }),
      buildTestRequest('/schools/details/0101'),
    );

  it('keeps its page if the directory names it', () => {
    expect(showFailed(directory)).toMatchObject({
      school: { name: 'Ashgrove', facts: null, staff: null, teams: null },
    });
  });

  it('has no page otherwise, for the reason of the failure', () => {
    expect(showFailed(null)).toBe(badAnswer);
    expect(showFailed(read([]))).toBe(badAnswer);
  });
});

describe('the games of a school', () => {
  it('lead its page, and fail without a word', () => {
    expect(view({ games: read([buildLiveGame({ sportId: 'football' })]) }).games).toMatchObject([
      { state: 'live', stage: 'Football' },
    ]);
    expect(view({ games: null, unavailable: ['games'] }).games).toEqual([]);
  });

  it('give way to the records of its teams on a day without any', () => {
    const record = { wins: 14, losses: 5, ties: 2 };
    const entries = read([
      buildSchoolEntry('Boys Soccer', 'F', { record }),
      buildSchoolEntry('Baseball', 'S', { record: { wins: 0, losses: 0, ties: 0 } }),
      buildSchoolEntry('Chess', null),
    ]);
    expect(view({ games: read([]), entries }).withoutGames?.records).toEqual([
      { key: 'Boy Boys Soccer', name: 'Boys Soccer', record: '14-5-2', to: '/sports/boys-soccer/teams/0101' },
    ]);
    expect(view({ games: read([buildLiveGame()]), entries }).withoutGames).toBeNull();
    expect(view({ games: null, unavailable: ['games'], entries }).withoutGames).toBeNull();
  });

  it('are followed by the next days of its sports while none is to come', () => {
    const practice = {
      id: '1',
      day: '2030-08-10',
      title: 'Football first practice',
      type: 'Season',
      className: null,
      activityId: 'FOO',
      activityName: 'Football',
    };
    const listDates = (...games: Game[]) =>
      view({ games: read(games), entries: read([buildSchoolEntry('Football', 'F')]) }, school, null, read([practice]))
        .dates;
    const expected = [expect.objectContaining({ text: 'Football first practice' })];
    expect(listDates()).toEqual(expected);
    expect(listDates(buildLiveGame({ sportId: 'football' }))).toEqual(expected);
    expect(listDates(buildScheduledGame({ sportId: 'football' }))).toEqual([]);
  });
});

describe('the class of a football team', () => {
  const listed = read([{ ...buildPrepSchool('Ashgrove'), classId: '3A' }]);
  const getClass = (classId: string | null, name = 'Football') =>
    view({ entries: read([buildSchoolEntry(name, 'F', { classId })]) }, school, listed).teams?.[0]?.teams[0]?.className;

  it('is that of its own page while its entry has none', () => {
    expect(getClass(null)).toBe('Class 3A');
    expect(getClass('2A')).toBe('Class 2A');
    expect(getClass(null, 'Boys Soccer')).toBeNull();
  });
});

describe('the teams of a school', () => {
  it('in football lead to their row in the playoff outlook', () => {
    const football = read([{ id: '123', name: 'Ashgrove', logoUrl: null }]);
    const { teams } = view({ football, entries: read([buildSchoolEntry('Football', 'F')]) });
    expect(teams?.[0]?.teams[0]?.links).toContainEqual({
      text: 'Outlook',
      to: '/sports/football/state-series/playoff-outlook#team-123',
    });
  });

  it.each([
    ['Ashgrove', ['/sports/football/regular-season/schedule-detail/123']],
    ['Ashgrove [Coop]', ['/sports/football/regular-season/schedule-detail/123']],
    ['Oak', []],
    ['Elm', []],
  ])('link to the football schedule only if the football school has the name of the school: %j', (name, paths) => {
    const football = read([{ id: '123', name, logoUrl: null }]);
    const { teams } = view({
      football,
      entries: read([buildSchoolEntry('Football', 'F'), buildSchoolEntry('Boys Soccer', 'F')]),
    });
    const links = (teams ?? []).flatMap((season) => season.teams.flatMap((team) => team.links));
    expect(links.flatMap(({ text, to }) => (text === 'Schedule' ? [to] : []))).toEqual(paths);
  });

  it('are grouped into Fall, Winter and Spring, and all others under activities', () => {
    const seasons = listTeams([
      buildSchoolEntry('Chess', null),
      buildSchoolEntry('Baseball', 'S'),
      buildSchoolEntry('Football', 'F'),
      buildSchoolEntry('Unified Bowling', 'U'),
      buildSchoolEntry('Boys Soccer', 'F'),
    ]);
    expect(seasons.map(({ title, teams }) => [title, teams.map(({ name }) => name)])).toEqual([
      ['Fall', ['Football', 'Boys Soccer']],
      ['Spring', ['Baseball']],
      ['Activities', ['Chess', 'Unified Bowling']],
    ]);
  });

  it.each([
    ['2025-07-12', ['Fall', 'Winter', 'Spring', 'Activities']],
    ['2025-11-28', ['Fall', 'Winter', 'Spring', 'Activities']],
    ['2026-01-16', ['Winter', 'Spring', 'Fall', 'Activities']],
    ['2026-05-02', ['Spring', 'Fall', 'Winter', 'Activities']],
  ])('on %s begin with the season of the day', (day, titles) => {
    const entries = ['F', 'W', 'S', null].map((season) => buildSchoolEntry(`Sport of ${season}`, season));
    expect(listTeams(entries, undefined, [], day).map(({ title }) => title)).toEqual(titles);
  });

  it('show their records and classes, and link to their pages on this site', () => {
    const record = { wins: 14, losses: 5, ties: 2 };
    const [row] = listTeams([buildSchoolEntry('Boys Soccer', 'F', { record })])[0]?.teams ?? [];
    expect(row).toMatchObject({
      href: '/sports/boys-soccer',
      className: 'Class 2A',
      classHref: '/classes',
      record: '14-5-2',
      links: [
        { text: 'Team', to: '/sports/boys-soccer/teams/0101' },
        { text: 'RPI', to: '/sports/boys-soccer/maxpreps-rpi?school=0101#school-0101' },
        { text: 'Games', to: '/sports/boys-soccer/scores?q=Ashgrove' },
        { text: 'State series', to: '/sports/boys-soccer/state-series' },
      ],
    });
  });

  it('link to the team of the host when another school hosts them', () => {
    const cooperatives = [
      { name: 'Boys Soccer', teams: [{ host: 'Saukbury', guests: ['Milton', 'Ashgrove'], endDay: null }] },
    ];
    const rows = listTeams(
      [buildSchoolEntry('Boys Soccer', 'F'), buildSchoolEntry('Football', 'F')],
      undefined,
      cooperatives,
    )[0]?.teams;
    expect(rows?.map(({ links }) => links[0])).toEqual([
      { text: 'Team of Saukbury', to: '/sports/boys-soccer/maxpreps-schools?q=Saukbury' },
      { text: 'Team', to: '/sports/football/teams/0101' },
    ]);
  });

  it('without cutoffs have no link to an explanation, and teams of unknown sports have no links', () => {
    const rows = listTeams([buildSchoolEntry('Football', 'F'), buildSchoolEntry('Fencing', 'F', { classId: null })])[0]
      ?.teams;
    expect(rows?.map(({ href, className, classHref, links }) => [href, className, classHref, links.length])).toEqual([
      ['/sports/football', 'Class 2A', null, 4],
      [null, null, null, 0],
    ]);
  });

  it('link to the provider of prep statistics if its address is known', () => {
    const statsTeam = { schoolId: 'a-1', genderSport: 'boys,chess' };
    const listLinks = (url?: string) =>
      listTeams([buildSchoolEntry('Fencing', null, { statsTeam })], url)[0]?.teams[0]?.links;
    expect(listLinks()).toEqual([]);
    expect(listLinks('https://prep.example/team')).toEqual([
      { text: 'Prep stats', to: 'https://prep.example/team?schoolid=a-1&gendersport=boys%2Cchess' },
    ]);
  });
});

describe('the staff of a school', () => {
  const member = { name: 'Pat Marsh', titles: ['Head Coach - Boys Soccer'], phone: null, fax: null, email: null };

  it('is in groups of any name, and a title does not repeat the name of its group', () => {
    const [coaches, other] = toStaffView([
      { name: 'Head Coaches', members: [member] },
      { name: 'Snack Bar', members: [member] },
    ]);
    expect(coaches?.members[0]?.titles).toEqual(['Boys Soccer']);
    expect(other?.members[0]?.titles).toEqual(['Head Coach - Boys Soccer']);
  });

  it('says that a position is vacant', () => {
    const [group] = toStaffView([
      {
        name: 'Office',
        members: [{ ...member, name: null }, member],
      },
    ]);
    expect(group?.members.map(({ name }) => name)).toEqual(['Vacant', 'Pat Marsh']);
  });
});
