import { describe, expect, it } from 'vitest';
import { buildTestRequest } from '~/page/page-request.fixture';
import type { BoardMember } from '~/upstream/fields/board-member';
import type { CmsPage } from '~/upstream/pages';
import type { OfficePerson } from '~/upstream/people';
import type { DirectorySchool } from '~/upstream/schools';
import type { StateFinalTeam } from '~/upstream/state-finals';
import type { TournamentInfo } from '~/upstream/tournament-info';
import type { ArchiveVideo } from '~/upstream/videos';
import type { WebsiteDocument } from '~/upstream/website-resources';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { buildDirectoryPart, type DirectoryValues } from './directory-part';
import { buildSearchScope, listLogos, listMissingParts, type SearchValues, sources, toSearchView } from './page';
import { buildPagesPart, listContentPaths, listLinkedContentPaths } from './pages-part';

const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
const buildSchool = (id: string, name: string, city: string | null) =>
  ({ id, name, city, formalName: null, nickname: null }) as DirectorySchool;
const buildPerson = (name: string, title: string) =>
  ({ name, title, responsibilities: null, sports: null }) as OfficePerson;
const buildSeat = (name: string, ofSchool: string | null) => ({ name, school: ofSchool, title: null }) as BoardMember;

const nothing: DirectoryValues = {
  schools: null,
  cooperatives: null,
  emerging: null,
  exchange: null,
  openDates: null,
  leadership: null,
  staff: null,
  board: null,
  commission: null,
  conferences: null,
  clinicians: null,
  associations: null,
  media: null,
  documents: null,
};
const values: DirectoryValues = {
  ...nothing,
  schools: read([buildSchool('0101', 'Ashgrove', 'Ashgrove'), buildSchool('0102', 'St. Anne', 'Port Marlow')]),
  cooperatives: read([{ name: 'Golf', teams: [{ host: 'St. Anne', guests: ['Belmer', 'Tolan'], endDay: null }] }]),
  leadership: read([buildPerson('Ann Yew', 'Executive Director')]),
  staff: read([buildPerson('Jo Oak', 'Office Manager')]),
  board: read([buildSeat('Mia Elm', null)]),
  commission: read([buildSeat('Zoe Ash', 'Ashgrove')]),
  conferences: read([
    {
      id: '1',
      name: 'Lakes',
      url: null,
      schools: [],
      president: { name: 'Ida Pine', school: 'Ashgrove', schoolId: '0101' },
      contact: { name: null, school: 'Ashgrove', schoolId: '0101' },
    },
  ]),
  clinicians: read([
    { officialId: '7', firstName: 'Cy', lastName: 'Fir', city: 'Tolan', sport: 'Football' },
    { officialId: '7', firstName: 'Cy', lastName: 'Fir', city: 'Tolan', sport: 'Softball' },
  ]),
  emerging: read([{ name: 'Curling', schools: ['Ashgrove'] }]),
  exchange: read([{ id: '1', name: 'Red Thread Exchange', approvedUntilDay: null }]),
  openDates: read([{ name: 'Football', years: [] }]),
  documents: read([
    { name: 'Transfer Form', category: 'Forms', subCategory: 'Eligibility', url: 'https://files.test/t.pdf' },
  ] as WebsiteDocument[]),
};
const pages = {
  '/health-safety': {
    title: 'Health',
    body: [
      { tag: 'p', children: [{ tag: 'a', href: '/health-safety/heat', children: ['Heat'] }] },
      { tag: 'p', children: [{ tag: 'a', href: '/health-safety/mission', children: ['Its mission'] }] },
    ],
  } as unknown as CmsPage,
  '/about/constitution': {
    title: 'Constitution',
    subtitle: 'And by-laws',
    body: [
      { tag: 'heading', level: 2, children: ['Penalties'] },
      { tag: 'p', children: ['A probation of the school, and of schools.'] },
      { tag: 'p', children: [{ tag: 'a', href: '/about/appeals', children: ['Appeals'] }] },
    ],
  } as unknown as CmsPage,
};
const request = buildTestRequest('/search');
const finals = {
  'girls-tennis': {
    site: { text: 'Keswick Oval', url: null },
    dates: 'October 23-25',
    administrator: null,
  } as TournamentInfo,
};
const texts = { pages, finals, clinics: null };
const noTexts = { pages: {}, finals: {}, clinics: null };
const part = buildPagesPart(texts, request);
const directory = buildDirectoryPart(values, { golf: [buildSeat('Lee Rowan', 'St. Anne')] });
const findPage = (path: string) => part.pages.find((entry) => entry.path === path);

const searched: SearchValues = {
  texts,
  directory: values,
  committees: {},
  news: {
    articles: [{ slug: 'a b', title: 'Harvest evening', publishedDay: '2025-10-10', category: 'News' } as never],
    isComplete: true,
  },
  videos: [
    { id: '1', title: 'Final 2011', year: '2011', activityName: 'Football', className: '2A', isBuzzerBeater: true },
  ] as ArchiveVideo[],
  teams: {
    'girls-soccer': [
      { headCoach: 'Rhea Quill', schoolId: '0101', programName: 'Ashgrove' },
      { headCoach: null, schoolId: '0102', programName: 'St. Anne' },
    ] as StateFinalTeam[],
    football: [{ headCoach: 'Bo Larch', schoolId: '0101', programName: 'Ashgrove' }] as StateFinalTeam[],
  },
};
const search = (q: string, kind?: string) =>
  toSearchView(buildSearchScope(searched, request), { query: { q, ...(kind !== undefined && { kind }) } });
const listPaths = (q: string) => search(q).groups.flatMap(({ entries }) => entries.map(({ path }) => path));

describe('schools', () => {
  it('have their town where it has another name, and the guests of their teams as text', () => {
    expect(directory.schools).toEqual([
      { path: '/schools/details/0101', title: 'Ashgrove' },
      { path: '/schools/details/0102', title: 'St. Anne', detail: 'Port Marlow', text: 'Belmer Tolan' },
    ]);
  });

  it('named after their town and a campus do not repeat the town', () => {
    const campus = buildSchool('0104', 'Oak (Adams)', 'Oak');
    const [entry] = buildDirectoryPart({ ...nothing, schools: read([campus]) }, {}).schools;
    expect(entry).toEqual({ path: '/schools/details/0104', title: 'Oak (Adams)' });
  });

  it('among the results have their logos', () => {
    const results = search('ashgrove');
    const schools = [
      { ...buildSchool('0101', 'Ashgrove', 'Ashgrove'), logoUrl: 'https://files.test/a.svg' },
      { ...buildSchool('0102', 'Elm', 'Elm'), logoUrl: 'https://files.test/b.svg' },
    ];
    expect(listLogos(results, schools)).toEqual({ '/schools/details/0101': 'https://files.test/a.svg' });
  });

  it('are found by formal name and nickname', () => {
    const formal = { ...buildSchool('0103', 'Ferrante', 'Oak'), formalName: 'Bishop Ferrante', nickname: 'Owls' };
    const [entry] = buildDirectoryPart({ ...nothing, schools: read([formal]) }, {}).schools;
    expect(entry).toMatchObject({ title: 'Ferrante', words: 'Bishop Ferrante Owls' });
  });
});

it('people lead to the page that lists them, each role once', () => {
  expect(directory.people.map(({ path, title, detail }) => [path, title, detail])).toEqual([
    ['/about/leadership?q=Ann+Yew', 'Ann Yew', 'Executive Director'],
    ['/about/support-staff?q=Jo+Oak', 'Jo Oak', 'Office Manager'],
    ['/about/board?q=Mia+Elm', 'Mia Elm', 'Board of Directors'],
    ['/about/legislative-commission?q=Zoe+Ash', 'Zoe Ash', 'Legislative Commission, Ashgrove'],
    ['/about/committees/golf', 'Lee Rowan', 'Golf Advisory Committee, St. Anne'],
    ['/schools/conferences?q=Lakes', 'Ida Pine', 'Lakes president, Ashgrove'],
    ['/officials/clinicians?q=Cy+Fir', 'Cy Fir', 'Registered clinician, Tolan'],
  ]);
  expect(directory.people.at(-1)?.words).toBe('Football, Softball');
});

it('documents have their categories and the kind of file', () => {
  expect(directory.documents).toEqual([
    { path: 'https://files.test/t.pdf', title: 'Transfer Form', detail: 'Forms, Eligibility, PDF' },
  ]);
});

describe('pages', () => {
  it('have no title twice, with the section where several would have it', () => {
    const titles = [...part.pages, ...part.sports].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(findPage('/officials/resources')?.title).toBe('Resources (Officials)');
  });

  it('have their headings and the words of their text, each once and without words that stand everywhere', () => {
    expect(findPage('/about/constitution')).toMatchObject({
      title: 'Constitution & By-laws',
      detail: 'About',
      text: 'penalty probation appeal',
    });
    expect(findPage('/about/constitution')?.words).toMatch(/^bylaws .*And by-laws Penalties$/);
  });

  it('are also those that the page about health links to, each once', () => {
    expect(findPage('/health-safety/heat')?.title).toBe('Heat');
    expect(part.pages.filter(({ path }) => path === '/health-safety/mission')).toHaveLength(1);
    expect(atLeastOne(part.pages).filter(({ path }) => path.startsWith('/sports/'))).toEqual([]);
  });

  it('are there even when nothing could be read', () => {
    expect(buildPagesPart(noTexts, request).pages.length).toBeGreaterThan(80);
    expect(buildDirectoryPart(nothing, {})).toEqual({
      schools: [],
      people: [],
      lists: [],
      organizations: [],
      documents: [],
    });
  });

  it('have the gameday page only on its days', () => {
    const hasGameday = (iso: string) => {
      const clock = { ...request.clock, getNowMs: () => Date.parse(iso) };
      return buildPagesPart(noTexts, { ...request, clock }).pages.some(({ path }) => path === '/gameday');
    };
    expect(['2025-10-05T12:00:00-05:00', '2025-10-11T12:00:00-05:00'].map(hasGameday)).toEqual([false, true]);
  });
});

it('the content pages to read are those of menus and of the page about health, then those that they link to', () => {
  const paths = listContentPaths('PSAA', pages['/health-safety']);
  expect(paths).toEqual(expect.arrayContaining(['/about/mission', '/health-safety/heat', '/officials']));
  expect(paths).not.toContain('/about/board');
  expect(atLeastOne(paths).filter((path) => path.startsWith('/sports/'))).toEqual([]);
  expect(listLinkedContentPaths(pages)).toEqual(['/health-safety/heat', '/health-safety/mission', '/about/appeals']);
});

describe('the classes of a sport', () => {
  const findClass = (title: string, iso: string) => {
    const clock = { ...request.clock, getNowMs: () => Date.parse(iso) };
    return buildPagesPart(noTexts, { ...request, clock }).sports.find((entry) => entry.title === title)?.path;
  };

  it.each([
    ['2025-10-11T12:00:00-05:00', '/sports/football/state-series/playoff-outlook'],
    ['2025-11-01T12:00:00-05:00', '/sports/football/state-series/playoff-brackets/5A'],
    ['2026-07-12T12:00:00-05:00', '/schools/enrollments-classifications'],
  ])('on %s lead football to %s', (iso, path) => {
    expect(findClass('Football 5A', iso)).toBe(path);
  });

  it.each([
    ['Boys Golf 3A', '2025-10-11T12:00:00-05:00', '/sports/boys-golf/state-series/state-leaderboard/3A'],
    ['Boys Basketball 3A', '2026-02-20T12:00:00-06:00', '/sports/boys-basketball/state-series/brackets/3A'],
    ['Boys Basketball 3A', '2025-10-11T12:00:00-05:00', '/schools/enrollments-classifications'],
    ['Girls Tennis 2A', '2025-10-11T12:00:00-05:00', '/sports/girls-tennis/state-series/state-brackets/2A'],
  ])('lead %s on %s to %s', (title, iso, path) => {
    expect(findClass(title, iso)).toBe(path);
  });
});

describe('a search', () => {
  it.each([
    ['golf leaderboard', '/sports/boys-golf/state-series/state-leaderboard'],
    ['soccer bracket', '/sports/boys-soccer/state-series/brackets'],
    ['football scores', '/sports/football/scores'],
    ['playoff outlook', '/sports/football/state-series/playoff-outlook'],
    ['calendar', '/calendar'],
    ['probation', '/about/constitution'],
    ['belmer golf', '/schools/cooperative-teams?q=Golf'],
    ['st. anne golf', '/schools/details/0102#teams'],
    ['harvest evening', '/news-media/article/a%20b'],
    ['buzzer beater', '/archives/1'],
    ['keswick oval', '/sports/girls-tennis'],
    ['curling', '/schools/emerging-sports?q=Curling'],
    ['red thread exchange', '/schools/foreign-exchange?q=Red+Thread+Exchange'],
    ['rhea quill', '/sports/girls-soccer/state-series/team-info-detail/0101'],
    ['bo larch', '/sports/football/state-series/title-team-info'],
    ['athletic director of st. anne', '/schools/details/0102'],
  ])('for "%s" finds %s first', (text, path) => {
    expect(listPaths(text)[0]).toBe(path);
  });

  it('is indexed once for the same answers', () => {
    const [first, second] = [buildSearchScope(searched, request), buildSearchScope({ ...searched }, request)];
    const findKept = (scope: typeof first) => scope.parts.map((index, at) => index === first.parts[at]);
    expect(findKept(second)).toEqual([true, true, true, true, true]);
    const other = buildSearchScope({ ...searched, videos: [] }, request);
    expect(findKept(other)).toEqual([true, true, true, true, false]);
  });

  it('of one kind leads back to all kinds, and an unknown kind is all kinds', () => {
    expect(search('harvest', 'news')).toMatchObject({ allKindsHref: '/search?q=harvest' });
    expect(search('harvest', 'news').groups.map(({ kind }) => kind)).toEqual(['news']);
    expect(search('harvest', 'nonsense')).toMatchObject({ allKindsHref: null });
  });

  it('without results offers words of the site', () => {
    expect(search('qonstitution')).toMatchObject({ count: 0 });
    expect(search('qonstitution').suggestions).toContain('constitution');
  });
});

it('reads lists that other pages keep in the cache, and nothing without a text', () => {
  const listSourceNames = (query: Record<string, string>) => [
    ...new Set(Object.values(sources({ ...request, query }).optional).map(({ definition }) => definition.name)),
  ];
  expect(listSourceNames({})).toEqual([]);
  expect(listSourceNames({ q: 'ash' })).toEqual([
    'pages.content',
    'clinics.page',
    'tournament-info.facts',
    'schools.all',
    'school-lists.cooperative-teams',
    'school-lists.emerging-sports',
    'school-lists.exchange-programs',
    'school-lists.open-dates',
    'people.leadership',
    'people.support',
    'people.board',
    'people.legislative-commission',
    'conferences.all',
    'officials.clinicians',
    'officials.associations',
    'media-directory.outlets',
    'website-resources.download-center',
    'committees.members',
    'state-finals.teams',
    'videos.all',
    'news.page',
  ]);
});

it('names each part that could not be read', () => {
  const none = { directory: [], texts: false, committees: false, news: false, videos: false, coaches: false };
  expect(listMissingParts(none)).toEqual([]);
  const all = { texts: true, committees: true, news: true, videos: true, coaches: true };
  expect(listMissingParts({ ...all, directory: ['schools'] })).toEqual([
    'The schools',
    'The texts of pages',
    'The members of committees',
    'News',
    'The videos',
    'The coaches',
  ]);
});
