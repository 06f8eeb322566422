import { describe, expect, it } from 'vitest';
import { findEntries, formatFound, buildKeyedIndex, type SearchEntry, type SearchIndex } from './find-entries';

const buildSearchEntry = (title: string, detail: string | null = null): SearchEntry => [`/${title}`, title, detail];

const index: SearchIndex = {
  teamSports: [
    ['Boys Golf', '/schools/details/SCHOOL-ID#teams'],
    ['Girls Golf', '/schools/details/SCHOOL-ID#teams'],
    ['Football', '/football?q=SCHOOL-NAME'],
  ],
  documents: [['https://files.test/1.pdf', 'Transfer Form', 'Forms, Eligibility']],
  schools: [
    buildSearchEntry('New Ashgrove', 'Port Marlow'),
    buildSearchEntry('Ashgrove'),
    buildSearchEntry("St. Joseph's", 'Ashton'),
    buildSearchEntry('Lycée Ibáñez'),
  ],
  sports: [buildSearchEntry('Boys Golf', 'Fall'), buildSearchEntry('Girls Golf', 'Fall')],
  pages: [buildSearchEntry('School Directory')],
  people: [['/Ann Yew', 'Ann Yew', 'Assistant Director, Golf', 'Tickets and passes']],
  news: [buildSearchEntry('Ashgrove wins the golf finals')],
};
const find = (search: string, most = 10) =>
  findEntries(buildKeyedIndex(index), search, () => most).map(({ kind, entries }) => [
    kind,
    entries.map(([, title]) => title),
  ]);

describe('the site search', () => {
  it.each([
    ['st josephs', [['schools', ["St. Joseph's"]]]],
    ['lycee', [['schools', ['Lycée Ibáñez']]]],
    ['directory school', [['pages', ['School Directory']]]],
    ['yew', [['people', ['Ann Yew']]]],
    ['passes', [['people', ['Ann Yew']]]],
    ['eligibility', [['documents', ['Transfer Form']]]],
    ['form transfer', [['documents', ['Transfer Form']]]],
    ['forms transfer', [['documents', ['Transfer Form']]]],
    ['zzz', []],
  ])('finds entries for text as people type it: %s', (search, found) => {
    expect(find(search)).toEqual(found);
  });

  it('finds the team named by a school and a sport in any order', () => {
    const teams = findEntries(buildKeyedIndex(index), 'football st josephs', () => 10)[0];
    expect(teams).toMatchObject({ kind: 'teams', count: 1 });
    expect(teams?.entries).toEqual([["/football?q=St.%20Joseph's", "St. Joseph's Football", 'Ashton']]);
    expect(find('new ashgrove golf')[0]).toEqual(['teams', ['New Ashgrove Boys Golf', 'New Ashgrove Girls Golf']]);
    expect(find('new ashgrove girls golf')[0]).toEqual(['teams', ['New Ashgrove Girls Golf']]);
    expect(find('football')).toEqual([]);
  });

  it('finds pages by synonym and lists them below pages with the word itself', () => {
    const pages = [
      buildSearchEntry('Live Streaming Help'),
      buildSearchEntry('Streaming'),
      buildSearchEntry('Olive Harvest'),
    ];
    const found = findEntries(buildKeyedIndex({ ...index, pages }), 'live', () => 10)[0];
    expect(found?.entries.map(([, title]) => title)).toEqual(['Live Streaming Help', 'Olive Harvest', 'Streaming']);
  });

  it('lists first the kind with an exact title, then the kind whose title begins with the words', () => {
    const sports = [buildSearchEntry('Golf: Tickets')];
    const pages = [buildSearchEntry('Tickets'), buildSearchEntry('Heat Illness')];
    const schools = [buildSearchEntry('Heath Prep')];
    const keyed = buildKeyedIndex({ ...index, sports, pages, schools });
    const listKinds = (search: string) => findEntries(keyed, search, () => 10).map(({ kind }) => kind);
    expect(listKinds('tickets')).toEqual(['pages', 'sports', 'people']);
    expect(listKinds('heat')).toEqual(['pages', 'schools']);
    const live = buildKeyedIndex({
      ...index,
      sports: [buildSearchEntry('Golf: Streaming')],
      pages: [buildSearchEntry('Streaming')],
    });
    expect(findEntries(live, 'live', () => 10).map(({ kind }) => kind)).toEqual(['pages', 'sports']);
  });

  it('does not move a kind first when its title begins with a synonym of the text', () => {
    const sports = [buildSearchEntry('Football: Playoff Outlook')];
    const documents = [buildSearchEntry('State Series Mark')];
    const keyed = buildKeyedIndex({ ...index, sports, documents });
    expect(findEntries(keyed, 'playoffs', () => 10).map(({ kind }) => kind)).toEqual(['sports', 'documents']);
  });

  it('leaves out schools that match only by words when other schools contain the text', () => {
    const schools = [buildSearchEntry('East Unity'), buildSearchEntry('St. Anne')];
    const found = findEntries(buildKeyedIndex({ ...index, schools }), 'st.', () => 10)[0];
    expect(found?.entries).toEqual([['/St. Anne', 'St. Anne', null]]);
  });

  it('lists kinds in a fixed order, and titles that begin with the text before titles with a matching word', () => {
    expect(find('ash')).toEqual([
      ['schools', ['Ashgrove', 'New Ashgrove', "St. Joseph's"]],
      ['news', ['Ashgrove wins the golf finals']],
    ]);
    expect(find('golf').map(([kind]) => kind)).toEqual(['sports', 'people', 'news']);
  });

  it('lists an exact title first', () => {
    const pages = [
      buildSearchEntry('Board of Directors Summaries'),
      buildSearchEntry('Board of Directors', 'Ten seats'),
      buildSearchEntry('Board'),
    ];
    const keyed = buildKeyedIndex({ ...index, pages });
    const listTitlesFor = (search: string) =>
      findEntries(keyed, search, () => 10)[0]?.entries.map(([, title]) => title);
    expect(listTitlesFor('board of directors')).toEqual(['Board of Directors', 'Board of Directors Summaries']);
    expect(listTitlesFor('Board')?.[0]).toBe('Board');
  });

  it.each(['', '   ', '...'])('finds nothing for %j', (search) => {
    expect(find(search)).toEqual([]);
  });

  it('limits each kind, counts all matches, and links all schools to the directory', () => {
    const [schools] = findEntries(buildKeyedIndex(index), ' ash ', () => 2);
    expect(schools).toMatchObject({ count: 3, allHref: '/schools/school-directory?q=ash' });
    expect(schools?.entries).toHaveLength(2);
    expect(findEntries(buildKeyedIndex(index), 'golf', () => 1)[0]?.allHref).toBe('/search?q=golf');
    expect(findEntries(buildKeyedIndex(index), 'golf', () => 2)[0]?.allHref).toBeNull();
  });
});

it('the number of results of all kinds is written in words', () => {
  expect(
    ['ash', 'yew', 'zzz'].map((search) => formatFound(findEntries(buildKeyedIndex(index), search, () => 1))),
  ).toEqual(['4 results', '1 result', '0 results']);
});
