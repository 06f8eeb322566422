import { expect, it } from 'vitest';
import { fiveYearCalendar } from './sport-calendar';
import { readAnswer } from './wire-context.fixture';

const parse = (body: unknown) => readAnswer(fiveYearCalendar, body);

it('a month name that is not abbreviated has no period', () => {
  const row = {
    class: '',
    eventDescription: 'Finals',
    '2025-26': 'May. 30-June. 1',
    '2026-27': 'Aug. 5',
    '2027-28': 'July. 31',
  };
  expect(parse({ data: [row] })[0]?.dates).toEqual({
    '2025-26': 'May 30-June 1',
    '2026-27': 'Aug. 5',
    '2027-28': 'July 31',
  });
});
