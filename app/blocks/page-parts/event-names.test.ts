import { expect, it } from 'vitest';
import type { CalendarEvent } from '~/upstream/events';
import { formatEventNames } from './event-names';

function buildEvent(title: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: title,
    day: '2025-10-23',
    title,
    type: 'Season',
    className: null,
    activityId: null,
    activityName: null,
    ...more,
  };
}

it.each([
  [[], ''],
  [['Boys Golf sectionals'], 'Boys Golf sectionals'],
  [['A', 'B', 'C'], 'A, B and C'],
  [['Boys Golf first practice', 'Girls Golf first practice', 'Girls Tennis'], 'Golf first practice and Girls Tennis'],
  [['A', 'B', 'C', 'D'], 'A, B and 2 more'],
  [['A, day one', 'B', 'C', 'D'], 'A, day one; B; 2 more'],
])('the events %j of a day are named as %j', (titles, text) => {
  expect(formatEventNames(titles.map((title) => buildEvent(title)))).toBe(text);
});

it('state finals come first, then the rounds before them, then the others as upstream lists them', () => {
  const events = [
    buildEvent('Board meeting', { type: 'Meeting' }),
    buildEvent('Boys Bowling first practice'),
    buildEvent('Boys Cross Country regionals', { type: 'Regional' }),
    buildEvent('Girls Tennis state finals', { type: 'State Final' }),
  ];
  expect(formatEventNames(events)).toBe('Girls Tennis state finals, Boys Cross Country regionals and 2 more');
});

it('an event for each of several classes is named once, with its classes', () => {
  const events = ['3A', '1A', '2A'].map((className) =>
    buildEvent(`Boys Soccer sectional finals (${className})`, { className }),
  );
  expect(formatEventNames([...events, buildEvent('Board meeting', { className: '1A' })])).toBe(
    'Boys Soccer sectional finals (1A, 2A and 3A) and Board meeting',
  );
});
