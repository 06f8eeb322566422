import { expect, it } from 'vitest';
import type { CalendarEvent } from '~/upstream/events';
import type { SchoolEntry } from '~/upstream/schools';
import { listDatesOfSchool } from './dates-of-school';

const entries: readonly SchoolEntry[] = ['fb', 'TNG'].map((activityId) => ({
  activityId,
  name: activityId,
  season: 'F',
  classId: null,
  record: null,
  statsTeam: null,
}));

function buildEvent(day: string, activityId: string | null, title: string, type = 'Season'): CalendarEvent {
  return { id: `${day} ${title}`, day, title, type, className: null, activityId, activityName: null };
}

it('the next days of a school are those of its own sports, without past ones, deadlines and meetings', () => {
  const events = [
    buildEvent('2026-08-24', 'FB', 'Football first contests'),
    buildEvent('2026-08-10', 'FB', 'Football first practice'),
    buildEvent('2026-08-10', 'TNG', 'Girls Tennis first practice'),
    buildEvent('2026-07-30', 'GOB', 'Boys Golf first practice'),
    buildEvent('2026-07-01', 'FB', 'Football first practice'),
    buildEvent('2026-07-20', 'TNG', 'Girls Tennis entry deadline', 'Deadline'),
    buildEvent('2026-07-21', null, 'Board meeting', 'Meeting'),
    buildEvent('2026-11-27', 'FB', 'Football state finals', 'State Final'),
  ];
  expect(listDatesOfSchool('0101', { entries, events, today: '2026-07-12' })).toEqual([
    {
      day: 'Mon, Aug 10',
      text: 'Football first practice and Girls Tennis first practice',
      to: '/calendar?school=0101&date=2026-08-10',
    },
    { day: 'Mon, Aug 24', text: 'Football first contests', to: '/calendar?school=0101&date=2026-08-24' },
    { day: 'Fri, Nov 27', text: 'Football state finals', to: '/calendar?school=0101&date=2026-11-27' },
  ]);
  expect(listDatesOfSchool('0101', { entries: [], events, today: '2026-07-12' })).toEqual([]);
});
