import { expect, it } from 'vitest';
import { allEvents } from './events';
import { readAnswer } from './wire-context.fixture';

const parse = (body: unknown) => readAnswer(allEvents, body);

const row = {
  id: 77,
  ActivityID: 'BKB',
  ActivityShort: 'B Basketball',
  eventType: 'State Final ',
  eventTitle: 'Boys basketball state finals',
  Date: '2026-03-12T00:00:00.000Z',
  eventClass: '1A, 2A',
  day: 'Thursday',
};

it('a date at UTC midnight is read as that calendar day', () => {
  expect(parse({ data: [row] })).toEqual([
    {
      id: '77',
      title: 'Boys basketball state finals',
      type: 'State Final',
      day: '2026-03-12',
      className: '1A, 2A',
      activityId: 'BKB',
      activityName: 'B Basketball',
    },
  ]);
});

it('a date written MM/dd/yyyy is read, and the short title replaces a missing title', () => {
  expect(parse([{ ...row, eventTitle: null, eventTitleShort: 'Finals', Date: '03/12/2026' }])).toMatchObject([
    { title: 'Finals', day: '2026-03-12' },
  ]);
});

it('an event without a day is left out', () => {
  expect(parse([{ ...row, Date: 'TBA' }])).toEqual([]);
});

it.each([
  ['a range', { Date: 'Mar. 12-13, 2026' }],
  ['numbers', { Date: '3/12-13/2026' }],
  ['its first and last day', { Date: '03/12/2026', EndDate: '2026-03-13T00:00:00Z' }],
])('an event of two days, sent as %s, is listed on both', (_, dates) => {
  expect(parse([{ ...row, ...dates }])).toMatchObject([
    { id: '77', day: '2026-03-12' },
    { id: '77', day: '2026-03-13' },
  ]);
});
