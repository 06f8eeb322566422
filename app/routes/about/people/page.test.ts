import { describe, expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { BoardMember } from '~/upstream/fields/board-member';
import type { OfficePerson } from '~/upstream/people';
import { peopleLists, sources, toPeopleGroups } from './page';

type PeoplePage = keyof typeof peopleLists;

const buildView = (page: PeoplePage, people: readonly (BoardMember | OfficePerson)[], q = '') => {
  const { rules } = peopleLists[page];
  return toListView(toPeopleGroups(page, people), rules, readListQuery(new URLSearchParams({ q }), rules), '/');
};

it.each([
  ['/about/leadership', '/v1/people/leadership'],
  ['/about/support-staff', '/v1/people/support'],
  ['/about/board', '/v1/people/board'],
  ['/about/foundation-board', '/v1/sports/foundation-board/committee-members'],
  ['/about/ihsaf-board-members', '/v1/sports/ihsaf-board-members/committee-members'],
])('%s reads the people at %s', (path, expected) => {
  const { definition, params } = sources({ route: { path } }).optional.people;
  expect(definition.buildPath(params)).toBe(expected);
});

describe('the people of the office', () => {
  const director: OfficePerson = {
    id: '1',
    name: 'Renée O’Dell',
    title: 'Assistant Executive Director',
    email: 'rodell@office.example',
    photoUrl: null,
    responsibilities: 'Rules interpretation',
    sports: 'Basketball, Cross Country',
    assistant: { name: 'Maia Quill', title: 'Administrative Assistant', email: 'mquill@office.example' },
  };
  const plain: OfficePerson = {
    ...director,
    id: '2',
    name: 'Ronan Lachlan',
    title: null,
    email: null,
    responsibilities: null,
    sports: null,
    assistant: null,
  };

  it('are shown with title, responsibilities, sports and assistant', () => {
    expect(toPeopleGroups('leadership', [director])).toEqual([
      {
        key: 'people',
        title: null,
        rows: [
          {
            key: '1',
            name: 'Renée O’Dell',
            photoUrl: null,
            email: 'rodell@office.example',
            lines: ['Assistant Executive Director', 'Rules interpretation', 'Sports: Basketball, Cross Country'],
            assistant: { text: 'Maia Quill, Administrative Assistant', email: 'mquill@office.example' },
            mark: null,
          },
        ],
      },
    ]);
  });

  it('are shown without unknown facts', () => {
    const untitled = { ...plain, id: '3', assistant: { name: 'Maia Quill', title: null, email: null } };
    const rows = toPeopleGroups('leadership', [plain, untitled])[0]?.rows;
    expect(rows?.[0]).toMatchObject({ lines: [], email: null, assistant: null });
    expect(rows?.[1]).toMatchObject({ assistant: { text: 'Maia Quill', email: null } });
  });

  it.each([
    ['', '2 people'],
    ["renee o'dell", '1 of 2 people'],
    ['renee odell', 'No exact match. Similar: 1 of 2 people'],
    ['cross country', '1 of 2 people'],
    ['rules', '1 of 2 people'],
    ['quill', '1 of 2 people'],
  ])('are searched: %j finds %s', (q, countText) => {
    expect(buildView('leadership', [director, plain], q).countText).toBe(countText);
  });

  it('have a text where no one is listed', () => {
    expect(buildView('leadership', []).emptyText).toBe('No data available.');
  });

  it("keep upstream's order", () => {
    const writer = { ...plain, title: 'Staff Writer', responsibilities: 'Game coverage' };
    const [group] = toPeopleGroups('support-staff', [
      { ...writer, id: '9', name: 'Wren Zell' },
      { ...writer, id: '2', name: 'Ada Abel' },
    ]);
    expect(group?.rows.map(({ name, lines }) => [name, lines])).toEqual([
      ['Wren Zell', ['Staff Writer', 'Game coverage']],
      ['Ada Abel', ['Staff Writer', 'Game coverage']],
    ]);
  });
});

describe('the directors', () => {
  const president: BoardMember = {
    id: '1',
    name: 'Ronan Lachlan',
    title: 'Principal',
    school: 'Ashgrove',
    email: 'ronan@school.example',
    photoUrl: null,
    represents: 'Division 3',
    position: 'President',
    division: 'Division 3',
    termExpires: '2027',
  };
  const atLarge: BoardMember = {
    ...president,
    id: '2',
    name: 'Maia Quill',
    school: 'Larkgrove Township',
    represents: 'At-large',
    position: 'Director',
    division: null,
    termExpires: null,
  };

  it('are introduced with their number and how long they serve', () => {
    expect(peopleLists.board.rules.intro).toMatch(/10 directors.*three years/);
  });

  it('are shown with division, role, school and end of term, and the president is marked', () => {
    expect(buildView('board', [president, atLarge]).groups[0]?.rows).toMatchObject([
      {
        name: 'Ronan Lachlan',
        email: 'ronan@school.example',
        lines: ['Division 3', 'Principal', 'Ashgrove', 'Term ends 2027'],
        mark: 'President',
      },
      { name: 'Maia Quill', lines: ['At-large', 'Principal', 'Larkgrove Township'], mark: null },
    ]);
  });

  it('are found by school and division, and have a text for an empty list', () => {
    expect(buildView('board', [president, atLarge], 'larkgrove').countText).toBe('1 of 2 directors');
    expect(buildView('board', [president, atLarge], 'division 3').countText).toBe('1 of 2 directors');
    expect(buildView('board', [president, atLarge], 'nobody').emptyText).toBe('No directors match your search.');
    expect(buildView('board', []).emptyText).toBe('No data available.');
  });
});

describe('the legislative commission', () => {
  const buildMember = (id: string, represents: string | null, more: Partial<BoardMember> = {}): BoardMember => ({
    id,
    name: `Member ${id}`,
    title: 'Principal',
    school: 'Ashgrove',
    email: null,
    photoUrl: null,
    position: 'Director',
    division: 'Division 3',
    termExpires: '2027',
    ...more,
    represents,
  });
  const members = [
    buildMember('1', 'District 7', { name: 'Renée O’Dell' }),
    buildMember('2', 'Division 3 Athletic Administrator', { title: 'Athletic Director' }),
    buildMember('3', 'Division 3 At-large', { position: 'Chair' }),
    buildMember('4', null, { division: null, termExpires: null, school: null, title: null }),
  ];
  const groups = toPeopleGroups('legislative-commission', members);

  it('is grouped by kind of seat', () => {
    expect(groups.map(({ title, rows }) => [title, rows.map(({ key }) => key)])).toEqual([
      ['Principals', ['1', '4']],
      ['Athletic Administrators', ['2']],
      ['At-large Members', ['3']],
    ]);
    expect(toPeopleGroups('legislative-commission', [])).toEqual([]);
  });

  it('shows the district, role, school and end of term of a member, and marks the presiding member', () => {
    const [principals, administrators, atLarge] = groups.map(({ rows }) => rows);
    expect(principals?.[0]).toMatchObject({
      lines: ['District 7, Division 3', 'Principal', 'Ashgrove', 'Term ends 2027'],
      mark: null,
    });
    expect(principals?.[1]).toMatchObject({ lines: [], mark: null });
    expect(administrators?.[0]?.lines[0]).toBe('Division 3 Athletic Administrator');
    expect(atLarge?.[0]?.mark).toBe('Chair');
  });

  it.each([
    ['', '4 members', 4],
    ['renee odell', 'No exact match. Similar: 1 of 4 members', 1],
    ['ashgrove', '3 of 4 members', 3],
    ['district 7', '1 of 4 members', 1],
    ['at-large', '1 of 4 members', 1],
  ])('is searched: %j shows %s', (q, countText, count) => {
    const view = buildView('legislative-commission', members, q);
    expect(view.countText).toBe(countText);
    expect(view.groups.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(count);
  });
});

describe('the board of the foundation', () => {
  const trustee: BoardMember = {
    id: '1',
    name: 'Ronan Lachlan',
    title: 'Trustee',
    school: null,
    email: 'ronan@foundation.example',
    photoUrl: null,
    represents: 'Foundation',
    division: null,
    position: 'Chair',
    termExpires: '2028',
  };

  it('has a card of each member', () => {
    expect(buildView('foundation-board', [trustee]).groups[0]?.rows).toEqual([
      {
        key: '1',
        name: 'Ronan Lachlan',
        photoUrl: null,
        email: 'ronan@foundation.example',
        lines: ['Trustee', 'Foundation', 'Term ends 2028'],
        mark: 'Chair',
      },
    ]);
  });

  it('is searched by title, and has a text for an empty list', () => {
    const treasurer = { ...trustee, id: '2', name: 'Maia Quill', title: 'Treasurer' };
    expect(buildView('foundation-board', [trustee, treasurer], 'treasurer').countText).toBe('1 of 2 members');
    expect(buildView('foundation-board', [trustee], 'attorney').emptyText).toBe('No members match your search.');
    expect(buildView('foundation-board', []).emptyText).toBe('No data available.');
  });
});
