import { expect, it } from 'vitest';
import { toMeetingViews } from './page';

const meeting = (location: string, day: string | null) => ({ location, day, room: null, contact: null, memo: [] });

it('lists the meetings by day, those without one last, and marks those that are over', () => {
  const views = toMeetingViews(
    [
      meeting('North', null),
      meeting('South', '2025-10-14'),
      meeting('East', '2025-09-17'),
      meeting('West', '2025-10-11'),
    ],
    '2025-10-11',
  );
  expect(views.map(({ location, date, isOver }) => [location, date, isOver])).toEqual([
    ['East', 'Wednesday, September 17, 2025', true],
    ['West', 'Saturday, October 11, 2025', false],
    ['South', 'Tuesday, October 14, 2025', false],
    ['North', 'Date to be announced', false],
  ]);
});
