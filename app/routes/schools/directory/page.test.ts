import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import type { DirectorySchool } from '~/upstream/schools';
import { toView } from './page';

const buildSchool = (id: string, name: string, more: Partial<DirectorySchool> = {}): DirectorySchool => ({
  id,
  name,
  sortName: name.replace(/^St\. /, 'Saint '),
  formalName: null,
  nickname: null,
  city: 'Ashgrove',
  logoUrl: null,
  isPublic: true,
  hasBoundary: true,
  ...more,
});

const schools = [
  buildSchool('0101', 'Ashgrove', { formalName: 'Bishop Ashgrove Academy' }),
  buildSchool('0102', 'Lycée Élan', { isPublic: false, hasBoundary: false }),
  buildSchool('0103', 'St. Joseph’s', { isPublic: false, hasBoundary: false }),
  buildSchool('0104', 'Charter Oak', { isPublic: true, hasBoundary: false }),
];

function build(given: DirectorySchool[], query: Readonly<Record<string, string>>) {
  const values = buildTestValues({ optional: { schools: { value: given, fetchedAtMs: 0, isStale: false } } });
  const shown = unpack(toView(values, { ...buildTestRequest('/schools/school-directory'), query }).view);
  if (shown === null) throw new Error('the list is unavailable');
  return shown;
}
const view = (query: string) => build(schools, Object.fromEntries(new URLSearchParams(query)));
const listIdsIn = (query: string) => view(query).groups.flatMap(({ rows }) => rows.map(({ id }) => id));

describe('the school directory', () => {
  it('lists nothing until a search, a letter or All is chosen, and says so', () => {
    for (const query of ['', 'hide-public=1', 'hide-non-boundary=1', 'page=3', 'letter=&q=', 'letter=zz']) {
      expect(view(query), query).toMatchObject({
        groups: [],
        emptyText: 'Search for a school, or choose a letter or All.',
        countText: '4 schools',
      });
    }
  });

  it.each([
    ['q=st+josephs', ['0103']],
    ['q=saint+joseph', ['0103']],
    ['q=LYCEE', ['0102']],
    ['q=st.', ['0103']],
    ['q=bishop+ashgrove', ['0101']],
    ['q=elan', ['0102']],
    ['letter=s', ['0103']],
    ['letter=all', ['0101', '0102', '0103', '0104']],
    ['letter=all&hide-public=1', ['0102', '0103']],
    ['letter=all&hide-non-boundary=1', ['0101']],
    ['letter=all&hide-public=1&hide-non-boundary=1', []],
    ['letter=a&q=oak', []],
    ['q=%3Cscript%3E', []],
    ['letter=all&hide-public=yes&page=-1', ['0101', '0102', '0103', '0104']],
  ])('for ?%s lists %j', (query, ids) => {
    expect(listIdsIn(query)).toEqual(ids);
    expect(view(query).emptyText).toBe(ids.length === 0 ? 'No schools match your search.' : null);
  });

  it('has both toggles on by default, and each links to the list without its schools', () => {
    expect(view('letter=c').toggles).toEqual([
      { label: 'Show Public Schools', isOn: true, href: '/schools/school-directory?letter=c&hide-public=1' },
      {
        label: 'Show Non-Boundary Schools',
        isOn: true,
        href: '/schools/school-directory?letter=c&hide-non-boundary=1',
      },
    ]);
    expect(view('hide-public=1').toggles[0]).toMatchObject({ isOn: false, href: '/schools/school-directory' });
  });

  it('shows which letters are empty before anything is chosen, and counts only schools that the toggles leave', () => {
    const listPresentLetters = (query: string) =>
      view(query).letters.flatMap(({ text, href }) => (href === null ? [] : [text]));
    expect(listPresentLetters('')).toEqual(['All', 'A', 'C', 'L', 'S']);
    expect(listPresentLetters('hide-public=1')).toEqual(['All', 'L', 'S']);
  });

  it('sends only what the row of a school shows', () => {
    expect(view('letter=a').groups[0]?.rows).toEqual([
      { id: '0101', name: 'Ashgrove', city: 'Ashgrove', logoUrl: null },
    ]);
  });

  it('says that there is no data when there are no schools', () => {
    expect(build([], { letter: 'all' })).toMatchObject({ groups: [], emptyText: 'No data available.' });
  });
});

describe('a long directory', () => {
  const many = Array.from({ length: 800 }, (_, index) => buildSchool(String(index).padStart(4, '0'), `Ash ${index}`));
  const countRows = (query: Record<string, string>) =>
    build(many, query).groups.reduce((sum, group) => sum + group.rows.length, 0);

  it('is sent whole only for All; a search that finds everything is divided into pages', () => {
    expect(countRows({ letter: 'all' })).toBe(800);
    expect(countRows({ q: 'ash' })).toBe(150);
    expect(countRows({ letter: 'a', page: '6' })).toBe(50);
    expect(build(many, { q: 'ash' }).pager.lastPage).toBe(6);
  });
});
