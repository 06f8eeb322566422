import { expect, it } from 'vitest';
import { toMeetingViews } from './page';

const buildMeeting = (location: string, day: string | null) => ({ location, day, room: null, contact: null, memo: [] });

it('lists upcoming meetings by day, then those without a day, then past meetings', () => {
  const days = { North: null, South: '2025-10-14', East: '2025-09-17', West: '2025-10-11', Ash: '2025-08-08' };
  const views = toMeetingViews(
    Object.entries(days).map(([location, day]) => buildMeeting(location, day)),
    '2025-10-11',
  );
  expect(views.map(({ location, date, isOver }) => [location, date, isOver])).toEqual([
    ['West', 'Saturday, October 11, 2025', false],
    ['South', 'Tuesday, October 14, 2025', false],
    ['North', 'Date to be announced', false],
    ['East', 'Wednesday, September 17, 2025', true],
    ['Ash', 'Friday, August 8, 2025', true],
  ]);
});
