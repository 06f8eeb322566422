import { expect, it } from 'vitest';
import { leadership, legislativeCommission } from './people';
import { readAnswer } from './wire-context.fixture';

function read(row: Readonly<Record<string, unknown>>) {
  return readAnswer(legislativeCommission, [{ id: 301, name: 'Ronan Lachlan', ...row }])[0];
}

it.each([
  [
    { division: 2, termExpires: 'June 30, 2027' },
    { division: 'Division 2', termExpires: '2027' },
  ],
  [
    { division: 'Division 2', termExpires: '2027-06-30T00:00:00.000Z' },
    { division: 'Division 2', termExpires: '2027' },
  ],
  [
    { division: '', termExpires: 2027 },
    { division: null, termExpires: '2027' },
  ],
  [{ division: '3.0' }, { division: 'Division 3' }],
  [{ EmailAddress: ' ronan@school.example ' }, { email: 'ronan@school.example' }],
  [{ emailAddress: 'ask the office' }, { email: null }],
  [
    { emailAddress: null, school: null, represents: '' },
    { email: null, school: null, represents: null },
  ],
])('a commission member with %j is read as %j', (row, member) => {
  expect(read(row)).toMatchObject(member);
});

it('an office assistant is read only when a name is given', () => {
  const rows = [
    { ID: '7.0', name: 'Ronan Lachlan', responsibilities: 'Rules &amp; clinics', AssistantName: ' Maia  Quill ' },
    { id: 8, name: 'Ada Abel', emailAddress: 'ada@office.example', assistantTitle: 'Assistant', assistantName: '' },
  ];
  expect(readAnswer(leadership, { data: rows })).toMatchObject([
    {
      id: '7',
      responsibilities: 'Rules & clinics',
      email: null,
      assistant: { name: 'Maia Quill', title: null, email: null },
    },
    { id: '8', email: 'ada@office.example', assistant: null },
  ]);
});
