import { expect, it } from 'vitest';
import { cooperativeTeams, emergingSports, openDates, rulesMeetings } from './school-lists';
import { readAnswer } from './wire-context.fixture';

it('cooperative rows with the same host and end date form one agreement', () => {
  const Teams = [
    { Host: 'Ash', Guest: 'Elm', CoopEnds: '2026-06-30T00:00:00.000Z' },
    { Host: 'Birch', Guest: 'Oak', CoopEnds: '6/30/2026' },
    { Host: 'Ash ', Guest: 'Fir', CoopEnds: '06/30/2026' },
    { Host: 'Ash', Guest: 'Elm', CoopEnds: '06/30/2026' },
    { Host: 'Ash', Guest: 'Yew', CoopEnds: '06/30/2027' },
    { Host: 'Ash', CoopEnds: '06/30/2027' },
    null,
  ];
  expect(readAnswer(cooperativeTeams, [{ ActivityName: 'Football', Teams }])).toEqual([
    {
      name: 'Football',
      teams: [
        { host: 'Ash', guests: ['Elm', 'Fir'], endDay: '2026-06-30' },
        { host: 'Birch', guests: ['Oak'], endDay: '2026-06-30' },
        { host: 'Ash', guests: ['Yew'], endDay: '2027-06-30' },
      ],
    },
  ]);
});

it('an emerging sport keeps its readable schools when others are unreadable', () => {
  const rows = [{ ActivityName: 'Fencing', Schools: ['Ash', null, ' ', 'O&#39;Dell'] }, { ActivityName: 'Rugby' }];
  expect(readAnswer(emergingSports, { data: rows })).toEqual([
    { name: 'Fencing', schools: ['Ash', "O'Dell"] },
    { name: 'Rugby', schools: [] },
  ]);
});

it('the open dates of a year are kept when some rows lack a school', () => {
  const Records = [{ OpenDateID: '7.0', openDate: '10/18/2025', NamePSAA: 'Ash', Notes: '' }, { OpenDateID: 8 }];
  const answer = [{ ActivityName: 'Football', Years: [{ SchoolTerm: '2025-26', Records }] }];
  expect(readAnswer(openDates, answer)[0]?.years[0]?.dates).toEqual([
    { id: '7', school: 'Ash', day: '2025-10-18', contestType: null, location: null, contractLength: null, notes: null },
  ]);
});

it('a meeting memo keeps its lines', () => {
  const row = {
    Location: 'Ash High',
    MeetingDate: '2025-09-17T00:00:00.000Z',
    Memo: 'Begins at 9:00.\r\n\r\nPark  behind\nthe gym.',
  };
  expect(readAnswer(rulesMeetings, [row])[0]).toMatchObject({
    day: '2025-09-17',
    room: null,
    memo: ['Begins at 9:00.', 'Park behind', 'the gym.'],
  });
});
