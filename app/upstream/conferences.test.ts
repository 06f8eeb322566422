import { expect, it } from 'vitest';
import type { WireContext } from '~/cache/source/define-source';
import { allConferences } from './conferences';

function read(row: Readonly<Record<string, unknown>>, product = 'PSAA') {
  const context: WireContext = { product, timeZone: 'America/Chicago', dropRow: () => undefined };
  return allConferences.definition.buildSchema(context).parse({ data: [row] });
}

const row = {
  ConferenceID: '7.0',
  ConferenceName: ' Cedar  Valley Conference ',
  President: 'Ronan Lachlan',
  PresidentSchoolID: '0101',
  PresidentSchoolName: 'Ashgrove',
  Contact: null,
  ContactSchoolName: '',
  Url: 'www.cedar-valley.example',
  memberSchools: [
    { SchoolID: '0101', NamePSAA: 'Ashgrove', Enrollment: '512.0' },
    { SchoolID: '0102', NamePSAA: null, nameFormal: 'Fort Harlan High School', Enrollment: 'N/A' },
    { SchoolID: '0103' },
  ],
};

it('a conference has its officers, website and schools, and only a nameless school is dropped', () => {
  expect(read(row)).toEqual([
    {
      id: '7',
      name: 'Cedar Valley Conference',
      president: { name: 'Ronan Lachlan', school: 'Ashgrove', schoolId: '0101' },
      contact: null,
      url: 'https://www.cedar-valley.example/',
      schools: [{ id: '0101', name: 'Ashgrove', enrollment: 512 }],
    },
  ]);
});

it.each([
  [607.2, 607.2],
  ['607.20', 607.2],
  ['512.0', 512],
  ['', null],
])('the enrollment %j is read as %j, with decimals when the multiplier applies', (Enrollment, enrollment) => {
  const schools = [{ SchoolID: '1', NamePSAA: 'Ashgrove', Enrollment }];
  expect(read({ ...row, memberSchools: schools })[0]?.schools[0]?.enrollment).toBe(enrollment);
});

it('school names are read from the field named after the association', () => {
  const schools = [{ SchoolID: '1', NameXYZ: 'Lone Elm' }];
  expect(read({ ...row, memberSchools: schools }, 'XYZ')[0]?.schools).toMatchObject([{ name: 'Lone Elm' }]);
});
