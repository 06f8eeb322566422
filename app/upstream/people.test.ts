import { expect, it } from 'vitest';
import { legislativeCommission } from './people';

function read(row: Readonly<Record<string, unknown>>) {
  const context = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined };
  return legislativeCommission.definition.schema(context).parse([{ id: 301, name: 'Ronan Lachlan', ...row }])[0];
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
  [{ EmailAddress: ' ronan@school.example ' }, { email: 'ronan@school.example' }],
  [{ emailAddress: 'ask the office' }, { email: null }],
  [
    { emailAddress: null, school: null, represents: '' },
    { email: null, school: null, represents: null },
  ],
])('of a member %j is %j', (row, member) => {
  expect(read(row)).toMatchObject(member);
});
