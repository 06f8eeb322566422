import { describe, expect, it } from 'vitest';
import { describeResults, findEntries, type FindLimits, type SearchScope, suggestSearches } from './find-entries';
import { IndexedPart } from './indexed-part';
import type { SearchEntry, SearchPart } from './search-entry';

const name = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({ path: `/x/${title}`, title, ...more });

const part: SearchPart = {
  schools: [
    name('New Ashgrove', { detail: 'Port Marlow', path: '/schools/details/0101' }),
    name('Ashgrove', { words: 'Ashgrove High School Pirates', path: '/schools/details/0102' }),
    name("St. Joseph's", { detail: 'Ashton', path: '/schools/details/0103' }),
    name('Lycée Ibáñez', { path: '/schools/details/0104' }),
    name('Bishop Ferrante', { path: '/schools/details/0105' }),
    name('Bishop Norvell', { path: '/schools/details/0106' }),
  ],
  sports: [name('Boys Golf'), name('Girls Golf'), name('Golf: Tickets'), name('Football'), name('Football 5A')],
  pages: [
    name('School Directory'),
    name('Tickets', { text: 'buy seats final' }),
    name('Careers'),
    name('Media Credentials'),
    name('Constitution', { words: 'by-laws', text: '3.040 transfer ejection' }),
    name('Streaming', { words: 'watch live' }),
    name('Heat acclimatization'),
  ],
  people: [name('Ann Yew', { detail: 'Assistant Director, Golf', words: 'Tickets and passes' })],
  documents: [name('Transfer Form', { detail: 'Forms, Eligibility' })],
  news: [
    name('Golf finals of old', { day: '2024-10-12', path: '/news/1' }),
    name('Golf finals of this week', { day: '2025-10-10', path: '/news/2' }),
    name('Golf finals of this week', { day: '2025-10-03', path: '/news/3' }),
  ],
};

const scope: SearchScope = {
  parts: [new IndexedPart(part)],
  teamSports: [
    ['Boys Golf', '/schools/details/SCHOOL-ID#teams'],
    ['Girls Golf', '/schools/details/SCHOOL-ID#teams'],
    ['Football', '/football?q=SCHOOL-NAME'],
  ],
  commonWords: ['psaa', '2025', '2026'],
  recentFrom: '2025-09-11',
  seasonFrom: '2025-07-01',
};

const find = (search: string, limits: FindLimits = { mostPerKind: 10 }) => findEntries(scope, search, limits);
const listTitles = (search: string) => find(search).groups.flatMap(({ entries }) => entries.map(({ title }) => title));
const describeFound = (search: string, isComplete = true) => describeResults({ ...find(search), search }, isComplete);

describe('the first result', () => {
  it.each([
    ['st josephs', "St. Joseph's"],
    ['st. joseph', "St. Joseph's"],
    ['lycee', 'Lycée Ibáñez'],
    ['ashgrove pirates', 'Ashgrove'],
    ['tickets', 'Tickets'],
    ['psaa tickets', 'Tickets'],
    ['how do i get tickets', 'Tickets'],
    ['boys golf', 'Boys Golf'],
    ['football 5a', 'Football 5A'],
    ['director golf', 'Ann Yew'],
    ['form transfer', 'Transfer Form'],
    ['heat policy', 'Heat acclimatization'],
    ['bylaws', 'Constitution'],
    ['by-law 3.040', 'Constitution'],
    ['ejections', 'Constitution'],
  ])('for %s is what has all of its telling words: %s', (search, title) => {
    expect(listTitles(search)[0]).toBe(title);
  });

  it.each([
    ['jobs', 'Careers'],
    ['press pass', 'Media Credentials'],
    ['livestream', 'Streaming'],
  ])('for %s is the page that this site calls otherwise: %s', (search, title) => {
    expect(listTitles(search)[0]).toBe(title);
  });
});

describe('the schools of a town', () => {
  const campuses = ['Wójcik', 'Adams', 'Our Lady of the Plains and the River', 'Ōta'];
  const schools = campuses.map((campus) => name(`Port Marlow (${campus})`, { words: 'Port Marlow High School' }));
  const findIn = (more: readonly SearchEntry[], search = 'port marlow') =>
    findEntries({ ...scope, parts: [new IndexedPart({ schools: [...schools, ...more] })] }, search, { mostPerKind: 5 });

  it('are one list by name, because none fits its name better than the others', () => {
    const { groups } = findIn([]);
    expect(groups.map(({ kind, entries }) => [kind, entries.map(({ title }) => title)])).toEqual([
      [
        'schools',
        ['Adams', 'Ōta', 'Our Lady of the Plains and the River', 'Wójcik'].map((name) => `Port Marlow (${name})`),
      ],
    ]);
  });

  it('follow the school with exactly this name', () => {
    expect(findIn([name('Port Marlow')]).groups[0]?.entries.map(({ title }) => title)).toEqual([
      'Port Marlow',
      'Port Marlow (Adams)',
      'Port Marlow (Ōta)',
    ]);
    expect(findIn([], 'port marlow wojcik').groups[0]?.entries[0]?.title).toBe('Port Marlow (Wójcik)');
  });
});

describe('a team', () => {
  it.each(['football st josephs', 'st. joseph football schedule', 'football 2024 St Josephs roster'])(
    'is named by a school and a sport: %s',
    (search) => {
      expect(find(search).groups[0]?.entries[0]).toEqual({
        kind: 'teams',
        path: "/football?q=St.%20Joseph's",
        title: "St. Joseph's Football",
        detail: 'Ashton',
        neutralTitle: null,
      });
    },
  );

  it('of boys and girls is found by the sport, and of one by its name', () => {
    expect(listTitles('new ashgrove golf').slice(0, 2)).toEqual(['New Ashgrove Boys Golf', 'New Ashgrove Girls Golf']);
    expect(listTitles('new ashgrove girls golf').slice(0, 1)).toEqual(['New Ashgrove Girls Golf']);
    expect(find('football').groups.some(({ entries }) => entries.some(({ kind }) => kind === 'teams'))).toBe(false);
  });
});

describe('a search that no entry fits whole', () => {
  it('is read as the words that resemble it, and says so', () => {
    expect(listTitles('Bishop Ferante')).toEqual(['Bishop Ferrante']);
    expect(describeFound('Bishop Ferante')).toBe('1 result for “bishop ferrante”, instead of “Bishop Ferante”');
  });

  it('shows entries with most of its words, and says so', () => {
    expect(listTitles('golf leaders tickets')).toEqual(['Golf: Tickets']);
    expect(describeFound('golf leaders tickets')).toBe('1 result for “golf leaders tickets”, with some of its words');
    expect(describeFound('tickets', false)).toMatch(/^At least \d+ results? for “tickets”$/);
    expect(describeFound('zzqx', false)).toBe('0 results for “zzqx”');
  });

  it('corrects no first letter, and no word of three letters', () => {
    expect(listTitles('nootball')).toEqual([]);
    expect(listTitles('yow')).toEqual([]);
  });

  it('offers words that resemble it', () => {
    expect(suggestSearches(scope, 'nootball', 3)).toEqual(['football']);
    expect(suggestSearches(scope, 'qqqq', 3)).toEqual([]);
  });
});

describe('the school of a search', () => {
  it('is not shown beside the results of one kind', () => {
    expect(find('ashgrove', { mostPerKind: 5, onlyKind: 'schools' }).schoolPath).toBeNull();
  });

  it.each([
    ['ashgrove', '/schools/details/0102'],
    ['new ashgrove', '/schools/details/0101'],
    ['ferrante', '/schools/details/0105'],
    ['bishop', null],
    ['tickets', null],
    ['ashgrove football', null],
  ])('of %s is %s', (search, path) => {
    expect(find(search).schoolPath).toBe(path);
  });
});

describe('the groups', () => {
  it('are the three best results, then the others by kind, each once', () => {
    const { groups, count } = find('golf');
    expect(groups.map(({ kind }) => kind)).toEqual(['best', 'news', 'people']);
    expect(groups[0]?.entries.map(({ title }) => title)).toEqual(['Boys Golf', 'Girls Golf', 'Golf: Tickets']);
    const paths = groups.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(new Set(paths).size).toBe(count);
  });

  it('list current news first, with their days, and of one title only the newest', () => {
    const news = find('golf').groups.find(({ kind }) => kind === 'news');
    expect(news?.entries.map(({ detail }) => detail)).toEqual(['Oct 10, 2025', 'Oct 12, 2024']);
  });

  it('link to the rest of a kind, which is then shown alone', () => {
    const limited = find('golf', { mostPerKind: 1 }).groups.find(({ kind }) => kind === 'news');
    expect(limited).toMatchObject({ count: 2, allHref: '/search?q=golf&kind=news' });
    expect(limited?.entries).toHaveLength(1);
    const { groups, count } = find('golf', { mostPerKind: 1, onlyKind: 'news' });
    expect(count).toBe(2);
    expect(groups.map(({ kind, entries, allHref }) => [kind, entries.length, allHref])).toEqual([['news', 2, null]]);
    expect(find('golf', { mostPerKind: 1, onlyKind: 'videos' }).groups).toEqual([]);
  });
});

it.each(['', '   ', '...', '“”'])('finds nothing for %j', (search) => {
  expect(find(search)).toMatchObject({ groups: [], count: 0 });
});

it('words that stand everywhere are searched when there are no others', () => {
  expect(listTitles('school')).toContain('School Directory');
});
