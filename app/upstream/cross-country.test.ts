import { describe, expect, it } from 'vitest';
import { crossCountryEntries } from './cross-country';
import { wireContext } from './wire-context.fixture';

const schema = crossCountryEntries.definition.buildSchema(wireContext);

describe('the entries of a state meet', () => {
  it('have boxes as text, shirt numbers without decimals and shortened class years', () => {
    const runner = { firstName: 'Raj ', lastName: 'Tesfaye' };
    const answer = {
      tournamentId: '688',
      boxAssignments: [
        { box: '40d', Type: 'I', SchoolName: 'Rock &amp; Vale', FirstName: 'Amir', LastName: "O'Neil " },
        { Box: '12.0', Type: 'T', schoolName: 'Ashgrove', FirstName: 'A', LastName: 'B' },
        { Box: '', Type: 'T', SchoolName: 'Ashgrove' },
        null,
      ],
      teamQualifiers: [
        {
          SchoolName: 'Ashgrove',
          coaches: [{ coachType: 'Head Coach', coachName: 'Linh Arroyo' }, { coachType: 'Assistant' }],
          athletes: [
            { number: 1001.0, ...runner, yearInSchool: '12' },
            { number: '1002.0', ...runner, yearInSchool: '' },
            { number: '1003' },
          ],
        },
      ],
      individualQualifiers: [{ schoolName: 'Bellweather', coaches: null, athletes: [{ ...runner, yearInSchool: 9 }] }],
    };
    expect(schema.parse(answer)).toEqual({
      boxes: [
        { box: '40D', isTeam: false, school: 'Rock & Vale', athlete: "Amir O'Neil" },
        { box: '12', isTeam: true, school: 'Ashgrove', athlete: 'A B' },
      ],
      teams: [
        {
          school: 'Ashgrove',
          coaches: [{ type: 'Head Coach', name: 'Linh Arroyo' }],
          athletes: [
            { number: '1001', name: 'Raj Tesfaye', year: 'Sr.' },
            { number: '1002', name: 'Raj Tesfaye', year: null },
          ],
        },
      ],
      individuals: [
        { school: 'Bellweather', coaches: [], athletes: [{ number: null, name: 'Raj Tesfaye', year: 'Fr.' }] },
      ],
    });
  });

  it('may be empty, but are refused when all lists are missing', () => {
    const empty = schema.parse({ boxAssignments: [], teamQualifiers: null });
    expect(crossCountryEntries.definition.isEmpty(empty)).toBe(true);
    for (const answer of [{ error: 'Missing tournamentId' }, 7, { boxAssignments: 'none' }]) {
      expect(schema.safeParse(answer).success).toBe(false);
    }
  });
});
