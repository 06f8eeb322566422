import { describe, expect, it } from 'vitest';
import { buildTestRequest } from '~/page/page-request.fixture';
import type { BoardMember } from '~/upstream/fields/board-member';
import type { CmsPage } from '~/upstream/pages';
import type { OfficePerson } from '~/upstream/people';
import type { DirectorySchool } from '~/upstream/schools';
import type { WebsiteDocument } from '~/upstream/website-resources';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { listMissingParts, type SearchValues, sources, toSearchIndex, toSearchView } from './page';

const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
const buildSchool = (id: string, name: string, city: string | null) =>
  ({ id, name, city, formalName: null }) as DirectorySchool;
const buildPerson = (name: string, title: string) => ({ name, title }) as OfficePerson;
const buildSeat = (name: string, ofSchool: string | null) => ({ name, school: ofSchool }) as BoardMember;

const values: SearchValues = {
  schools: read([buildSchool('0101', 'Ashgrove', 'Ashgrove'), buildSchool('0102', 'St. Anne', 'Port Marlow')]),
  leadership: read([buildPerson('Ann Yew', 'Executive Director')]),
  staff: read([buildPerson('Jo Oak', 'Office Manager')]),
  board: read([buildSeat('Mia Elm', null)]),
  commission: read([buildSeat('Zoe Ash', 'Ashgrove')]),
  documents: read([
    { name: 'Transfer Form', category: 'Forms', subCategory: 'Eligibility', url: 'https://files.test/t.pdf' },
  ] as WebsiteDocument[]),
  topics: read({
    body: [
      { tag: 'p', children: [{ tag: 'a', href: '/health-safety/heat', children: ['Heat'] }] },
      { tag: 'p', children: [{ tag: 'a', href: '/health-safety/mission', children: ['Its mission'] }] },
    ],
  } as unknown as CmsPage),
};
const nothing: SearchValues = {
  schools: null,
  leadership: null,
  staff: null,
  board: null,
  commission: null,
  documents: null,
  topics: null,
};
const request = buildTestRequest('/search');
const headlines = [{ slug: 'a b', title: 'Finals day' }];
const index = toSearchIndex(values, headlines, request);

describe('the index', () => {
  it('has the schools, with their town when it has another name', () => {
    expect(index.schools).toEqual([
      ['/schools/details/0101', 'Ashgrove', null],
      ['/schools/details/0102', 'St. Anne', 'Port Marlow'],
    ]);
  });

  it('lists people with a search link to the page that lists them', () => {
    expect(index.people).toEqual([
      ['/about/leadership?q=Ann+Yew', 'Ann Yew', 'Executive Director'],
      ['/about/support-staff?q=Jo+Oak', 'Jo Oak', 'Office Manager'],
      ['/about/board?q=Mia+Elm', 'Mia Elm', 'Board of Directors'],
      ['/about/legislative-commission?q=Zoe+Ash', 'Zoe Ash', 'Ashgrove'],
    ]);
  });

  it('has headlines, sports and the pages of the site, without sports among the pages', () => {
    expect(index.news).toEqual([['/news-media/article/a%20b', 'Finals day', null]]);
    expect(index.sports).toContainEqual(['/sports/boys-golf', 'Boys Golf', null]);
    expect(index.pages).toContainEqual(['/calendar', 'Events Calendar', null]);
    expect(atLeastOne(index.pages).filter(([path]) => path.startsWith('/sports/'))).toEqual([]);
  });

  it('has documents with their categories, and each topic of health and safety once', () => {
    expect(index.documents).toEqual([['https://files.test/t.pdf', 'Transfer Form', 'Forms, Eligibility']]);
    expect(index.pages).toContainEqual(['/health-safety/heat', 'Heat', 'Health & Safety']);
    expect(index.pages.filter(([path]) => path === '/health-safety/mission')).toHaveLength(1);
  });

  it('finds schools by formal name and staff by their duties, without showing these words', () => {
    const formal = { ...buildSchool('0103', 'Ferrante', 'Oak'), formalName: 'Bishop Ferrante Academy' };
    const director = { ...buildPerson('Ann Yew', 'Director'), responsibilities: 'Transfers', sports: 'Golf' };
    const { schools, people } = toSearchIndex(
      { ...nothing, schools: read([formal]), leadership: read([director]) },
      [],
      request,
    );
    expect(schools).toEqual([['/schools/details/0103', 'Ferrante', 'Oak', 'Bishop Ferrante Academy']]);
    expect(people).toEqual([['/about/leadership?q=Ann+Yew', 'Ann Yew', 'Director', 'Transfers, Golf']]);
  });

  it('lists the pages of a sport after all sports, each page once', () => {
    const paths = index.sports.map(([path]) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.indexOf('/sports/boys-golf')).toBeLessThan(paths.indexOf('/sports/baseball/scores'));
    expect(index.sports).toContainEqual([
      '/sports/boys-golf/state-series/state-leaderboard',
      'Boys Golf: Leaderboard',
      'State Finals',
    ]);
    expect(index.sports).toContainEqual([
      '/sports/football/regular-season/scores',
      'Football: Scores',
      'Regular Season',
    ]);
  });

  it.each([
    ['golf leaderboard', '/sports/boys-golf/state-series/state-leaderboard'],
    ['soccer bracket', '/sports/boys-soccer/state-series'],
    ['football scores', '/sports/football/scores'],
    ['playoff outlook', '/sports/football/state-series/playoff-outlook'],
  ])('for "%s" finds %s first', (text, path) => {
    expect(toSearchView(index, text).groups[0]?.entries[0]?.[0]).toBe(path);
  });

  it('has one page for the advisory committee of each sport, shared by boys and girls', () => {
    const committees = toSearchView(index, 'golf committee').groups.find(({ kind }) => kind === 'pages');
    expect(committees?.entries).toEqual([['/about/committees/golf', 'Golf Advisory Committee', null]]);
  });

  it('has the sports and pages even when nothing could be read', () => {
    const { schools, people, news, sports, pages } = toSearchIndex(nothing, [], request);
    expect([schools, people, news]).toEqual([[], [], []]);
    expect(sports.length).toBeGreaterThan(20);
    expect(pages.length).toBeGreaterThan(50);
  });

  it('has the gameday page only on its days', () => {
    const hasGameday = (iso: string) => {
      const clock = { ...request.clock, getNowMs: () => Date.parse(iso) };
      return toSearchIndex(nothing, [], { ...request, clock }).pages.some(([path]) => path === '/gameday');
    };
    expect(['2025-10-05T12:00:00-05:00', '2025-10-11T12:00:00-05:00'].map(hasGameday)).toEqual([false, true]);
  });
});

describe('the results', () => {
  it('for a text come from all kinds that contain it', () => {
    const { groups, countText } = toSearchView(index, 'ash');
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['schools', 1],
      ['people', 1],
    ]);
    expect(countText).toBe('2 results');
  });

  it('show 25 schools and link to the directory for the rest; other kinds show all results', () => {
    const many = Array.from({ length: 30 }, (_, number) => buildSchool(String(number), `School ${number}`, null));
    const people = Array.from({ length: 30 }, (_, number) => buildPerson(`School Person ${number}`, 'x'));
    const { groups } = toSearchView(
      toSearchIndex({ ...values, schools: read(many), leadership: read(people) }, [], request),
      'school',
    );
    const shown = Object.fromEntries(groups.map(({ kind, entries, allHref }) => [kind, [entries.length, allHref]]));
    expect(shown.schools).toEqual([25, '/schools/school-directory?q=school']);
    expect(shown.people).toEqual([30, null]);
  });

  it('are empty without a text', () => {
    expect(toSearchView(index, '').groups).toEqual([]);
  });
});

it('reads lists that other pages keep in the cache, and the headlines only for a search', () => {
  const listSourceNames = (query: Record<string, string>) =>
    Object.values(sources({ query }).optional).map(({ definition }) => definition.name);
  expect(listSourceNames({})).toEqual([
    'schools.all',
    'people.leadership',
    'people.support',
    'people.board',
    'people.legislative-commission',
    'website-resources.download-center',
    'pages.content',
  ]);
  expect(listSourceNames({ q: 'ash' }).at(-1)).toBe('news.page');
});

it('names each part that could not be read once', () => {
  const listMissing = (count: number, isComplete: boolean, ...unavailable: string[]) =>
    listMissingParts(unavailable, { articles: Array.from({ length: count }), isComplete });
  expect(listMissing(0, false, 'schools', 'articles')).toEqual(['The schools', 'News']);
  expect(listMissing(15, false)).toEqual(['Some of the news']);
  expect(listMissing(15, true)).toEqual([]);
});
