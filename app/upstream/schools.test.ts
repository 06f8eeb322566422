import { describe, expect, it } from 'vitest';
import type { Source, SourceParams } from '~/cache/source/define-source';
import { allSchools, oneSchool, schoolEntries, schoolsByDistrict, schoolStaff } from './schools';
import { readAnswer, wireContext } from './wire-context.fixture';

function read<Params extends SourceParams, Value>(
  source: Source<Params, Value>,
  body: unknown,
  notes: string[] = [],
): Value {
  return readAnswer(source, body, {
    ...wireContext,
    dropRow: (reason) => notes.push(`dropped ${reason}`),
    leaveOutRow: (reason) => notes.push(`left out ${reason}`),
  });
}

describe('the list of schools', () => {
  it('is in directory order with each school once, for any field spelling', () => {
    const notes: string[] = [];
    const rows = [
      {
        SchoolID: '0103',
        NamePSAA: 'St. Brannock',
        DirectorySort: 'Saint Brannock',
        type: 'PRIVATE ',
        hasBoundary: 'N',
      },
      {
        SchoolID: '0101',
        namepsaa: 'Ash &amp; Elm',
        nameFormal: 'Ash High',
        type: 'public',
        hasBoundary: 1,
        City: ' Ash ',
      },
      { SchoolID: '0101', NamePSAA: 'Ash twice' },
      { SchoolID: '0102', nameFormal: 'Élan High', type: 'Charter', hasBoundary: 'false' },
      { NamePSAA: 'Without an id' },
      null,
    ];
    const schools = read(allSchools, { data: rows }, notes);
    expect(schools.map(({ id, name, isPublic, hasBoundary }) => [id, name, isPublic, hasBoundary])).toEqual([
      ['0101', 'Ash & Elm', true, true],
      ['0102', 'Élan High', false, false],
      ['0103', 'St. Brannock', false, false],
      [expect.stringMatching(/^row:/), 'Without an id', false, false],
    ]);
    expect(schools[0]).toMatchObject({ sortName: 'Ash & Elm', city: 'Ash', formalName: 'Ash High' });
    expect(notes).toHaveLength(2);
  });
});

describe('a school', () => {
  it.each([
    ['60001.0', '60001'],
    ['60001-1234', '60001-1234'],
    ['', null],
  ])('with the ZIP code %j has %j', (Zip, zip) => {
    expect(read(oneSchool, { SchoolID: '0101', NameFormal: 'Ash', Zip })).toMatchObject({ zip });
  });

  it.each([
    ['https://www.ash.example/', { text: 'ash.example', url: 'https://www.ash.example/' }],
    ['www.ash.example', { text: 'www.ash.example', url: 'https://www.ash.example/' }],
    ['ash.example/athletics', { text: 'ash.example/athletics', url: 'https://ash.example/athletics' }],
    ['coming soon', { text: 'coming soon', url: null }],
    ['v2.5', { text: 'v2.5', url: null }],
    ['javascript:alert(1)', { text: 'javascript:alert(1)', url: null }],
    ['java&#115;cript:alert(1)', { text: 'javascript:alert(1)', url: null }],
    ['data:text/html,<b>', { text: 'data:text/html,', url: null }],
    ['https://user:secret@ash.example', { text: 'https://user:secret@ash.example', url: null }],
    ['https://', { text: 'https://', url: null }],
    ['', null],
    [null, null],
  ])('with the website %j shows %j', (URL, website) => {
    expect(read(oneSchool, { SchoolID: '0101', NameFormal: 'Ash', URL })?.website).toEqual(website);
  });

  it('is null when upstream has emptied it and refused without required fields', () => {
    expect(read(oneSchool, { data: [] })).toBeNull();
    expect(() => read(oneSchool, { error: 'down' })).toThrow(/SchoolID|id|missing/);
  });

  it('has its conferences, and division and district sent as text or number', () => {
    const row = {
      SchoolID: '0101',
      nameFormal: 'Ash',
      Conferences: [{ ConferenceName: 'Lakes' }, {}],
      Division: '3.0',
      District: 8,
    };
    expect(read(oneSchool, row)).toMatchObject({ conferences: ['Lakes'], division: '3', district: '8' });
    expect(read(oneSchool, { ...row, Conferences: null })).toMatchObject({ conferences: [] });
    expect(() => read(oneSchool, { ...row, Conferences: [null] })).toThrow(/conferences cannot be read/);
  });
});

describe('school staff', () => {
  const pat = {
    PersonID: 7,
    Name: 'Pat Marsh',
    DefaultTitle: 'Principal',
    Phone: '(309) 555-0142',
    Email: 'p@ash.example',
  };

  it('is read the same from lists by group and from one list with groups', () => {
    const byGroup = read(schoolStaff, {
      data: { Administration: [pat], 'Snack  Bar': [{ Name: 'Jo', DefaultTitle: 'Cook' }] },
    });
    const oneList = read(schoolStaff, [
      { ...pat, group: 'Administration' },
      { Name: 'Jo', DefaultTitle: 'Cook', group: 'Snack Bar' },
    ]);
    expect(oneList).toEqual(byGroup);
    expect(byGroup.map(({ name }) => name)).toEqual(['Administration', 'Snack Bar']);
  });

  it('lists a person with several titles once per group', () => {
    const rows = [pat, { ...pat, DefaultTitle: 'Official Representative', Fax: '(309) 555-0143' }, { ...pat }];
    expect(read(schoolStaff, { Administration: rows })).toEqual([
      {
        name: 'Administration',
        members: [
          {
            name: 'Pat Marsh',
            titles: ['Principal', 'Official Representative'],
            phone: '(309) 555-0142',
            fax: '(309) 555-0143',
            email: 'p@ash.example',
          },
        ],
      },
    ]);
  });

  it('leaves out rows without name and title, and shows a vacant position by its title', () => {
    const notes: string[] = [];
    const rows = [
      { Name: 'Vacant' },
      { Name: 'TBA', DefaultTitle: '' },
      { Name: null, DefaultTitle: '' },
      { Name: null, DefaultTitle: null },
      { Name: 'Open Position', DefaultTitle: 'Dean' },
    ];
    const groups = read(schoolStaff, { Administration: rows, Nobody: [{ Name: '' }] }, notes);
    expect(groups.map(({ name, members }) => [name, members.map((member) => [member.name, member.titles])])).toEqual([
      ['Administration', [[null, ['Dean']]]],
    ]);
    expect(notes.filter((note) => note.startsWith('left out'))).toHaveLength(5);
    expect(notes).toHaveLength(5);
  });

  it('puts rows without a group under Other Staff and removes invalid e-mail addresses', () => {
    for (const Email of ['javascript:alert(1)@x.us', 'jo@x.us?cc=all@x.us', 'jo', '']) {
      const [group] = read(schoolStaff, [{ Name: 'Jo', Email }]);
      expect(group).toMatchObject({ name: 'Other Staff', members: [{ name: 'Jo', email: null }] });
    }
  });

  it('drops rows without both fields as unusable, so that they do not replace a good copy', () => {
    const notes: string[] = [];
    expect(
      read(schoolStaff, { new_Administration: [{ new_Name: 'Pat', new_DefaultTitle: 'Principal' }, {}] }, notes),
    ).toEqual([]);
    expect(notes.map((note) => note.replace(/ row \d: /, ' '))).toEqual([
      'dropped  has neither name nor title',
      'dropped  has neither name nor title',
    ]);
  });

  it('is refused when the body has another shape', () => {
    for (const body of [7, { error: 'Internal' }, 'none'])
      expect(() => read(schoolStaff, body)).toThrow(/expected staff/);
    expect(read(schoolStaff, { data: {} })).toEqual([]);
  });
});

it('entries have their record in a list, as an object or not at all', () => {
  const record = { OverallWins: '7', OverallLoss: 3.0, OverallTie: null };
  const row = { ActivityID: 'BKB', ActivityName: 'Boys Basketball', season: 'w', Class: '2A' };
  const entries = read(schoolEntries, [
    { ...row, teamrecord: [record] },
    { ...row, teamRecord: record },
    { ...row, teamrecord: [] },
    { ...row, teamrecord: 'none', MaxPrepsID: 'a-1', MaxPrepsGenderSport: 'boys,basketball' },
  ]);
  expect(entries.map(({ record: found }) => found)).toEqual([
    { wins: 7, losses: 3, ties: null },
    { wins: 7, losses: 3, ties: null },
    null,
    null,
  ]);
  expect(entries[3]).toMatchObject({ season: 'W', statsTeam: { schoolId: 'a-1', genderSport: 'boys,basketball' } });
});

it('schools by district have a division, a district and a county', () => {
  expect(read(schoolsByDistrict, [{ NamePSAA: 'Ash', Division: '1', District: '2.0', County: 'Lake' }])).toEqual([
    { name: 'Ash', division: 1, district: 2, county: 'Lake' },
  ]);
});
