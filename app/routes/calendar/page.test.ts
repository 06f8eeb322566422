import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildTestRequest } from '~/page/page-request.fixture';
import type { CalendarEvent } from '~/upstream/events';
import type { SchoolEntry } from '~/upstream/schools';
import type { SportFacts } from '~/upstream/sports';
import { sources, toEventCalendarView } from './page';

const nowMs = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => nowMs };

const read = <Value>(value: Value) => ({ value, fetchedAtMs: nowMs, isStale: false });

function buildEvent(id: string, day: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id,
    day,
    title: `Event ${id}`,
    type: 'State Final',
    className: null,
    activityId: 'GOB',
    activityName: 'Boys Golf',
    ...more,
  };
}

const events = [
  buildEvent('first', '2025-07-02', { type: 'Meeting', activityId: 'ADM', activityName: 'Administration' }),
  buildEvent('golf', '2025-10-11', { className: '1A' }),
  buildEvent('tennis', '2025-10-11', { activityId: 'TNG', activityName: 'Girls Tennis', type: 'Sectional' }),
  buildEvent('last', '2026-06-04', { activityId: 'BA', activityName: 'Baseball' }),
];

type Optional = Parameters<typeof toEventCalendarView>[0]['optional'];

function buildView(query: Readonly<Record<string, string>> = {}, more: Partial<Optional> = {}) {
  const optional = { events: read(events), facts: null, entries: null, ...more };
  return toEventCalendarView({ subject: {}, optional }, { ...buildTestRequest('/calendar', { clock }), query });
}

const listDays = (view: ReturnType<typeof buildView>) => view.weeks.flatMap(({ days }) => days);
const listShownEvents = (view: ReturnType<typeof buildView>) =>
  listDays(view).flatMap((day) => day.events.map(({ title }) => `${day.day} ${title}`));

describe('the month', () => {
  it('is the month of today in whole weeks from Sunday, with today marked', () => {
    const view = buildView();
    expect([view.month.title, view.week.title]).toEqual(['October 2025', 'Oct 5 – Oct 11, 2025']);
    const days = listDays(view);
    expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual(['2025-09-28', '2025-11-01', 35]);
    expect(days.filter(({ isToday }) => isToday).map(({ name }) => name)).toEqual([
      'Today, Saturday, October 11, 2 events',
    ]);
    expect(view.weeks.filter(({ isShownAlone }) => isShownAlone).map(({ key }) => key)).toEqual(['2025-10-05']);
  });

  it('does not include months that no address can name, whatever days upstream gives to events', () => {
    const endless = [...events, buildEvent('no start', '0001-01-01'), buildEvent('no end', '9999-12-31')];
    const { filters, firstDay, lastDay } = buildView({}, { events: read(endless) });
    expect(filters.months.length).toBe(buildView().filters.months.length);
    expect([firstDay, lastDay]).toEqual(['2025-07-01', '2026-06-30']);
  });

  it('is the month of the day in the address, with links to the months and weeks beside it', () => {
    const view = buildView({ date: '2026-01-20', type: 'meeting' });
    expect(view.month).toEqual({
      title: 'January 2026',
      earlierHref: '/calendar?type=meeting&date=2025-12-01',
      laterHref: '/calendar?type=meeting&date=2026-02-01',
    });
    expect(view.week.laterHref).toBe('/calendar?type=meeting&date=2026-01-27');
    expect(view.todayHref).toBe('/calendar?type=meeting');
  });

  it('names the events of past days of this week in one line, but not the selected day or days of other weeks; and all days without events', () => {
    const over = [
      buildEvent('a', '2025-10-03'),
      buildEvent('b', '2025-10-06'),
      buildEvent('c', '2025-10-06'),
      buildEvent('d', '2025-10-08'),
    ];
    const listFoldedDays = (query: Readonly<Record<string, string>>) =>
      listDays(buildView(query, { events: read([...events, ...over]) })).flatMap(({ day, foldedText }) =>
        foldedText === null ? [] : [`${day} ${foldedText}`],
      );
    expect(listFoldedDays({})).toContain('2025-10-24 no events');
    const folded = listFoldedDays({});
    expect(folded).toEqual(
      expect.arrayContaining(['2025-10-05 no events', '2025-10-06 Event b and Event c', '2025-10-08 Event d']),
    );
    expect(listFoldedDays({ date: '2025-10-08' })).toEqual(folded.filter((text) => !text.startsWith('2025-10-08')));
  });

  it('has no links before the month of the first event or after the month of the last', () => {
    expect(buildView({ date: '2025-07-03' }).month.earlierHref).toBeNull();
    expect(buildView({ date: '2026-06-30' }).month.laterHref).toBeNull();
    expect(buildView({ date: '2026-06-30' }).week.laterHref).toBeNull();
    const { months } = buildView().filters;
    expect([months.length, months[0], months.at(-1)]).toEqual([
      12,
      { value: '2025-07-01', text: 'July 2025' },
      { value: '2026-06-01', text: 'June 2026' },
    ]);
  });

  it('is followed by the next events after the shown week, none of them past', () => {
    const listNext = (query: Readonly<Record<string, string>>) => buildView(query).next.map(({ title }) => title);
    expect(listNext({})).toEqual(['Event last']);
    expect(listNext({ date: '2025-07-20' })).toEqual(['Event golf', 'Event tennis', 'Event last']);
    expect(listNext({ date: '2026-06-04' })).toEqual([]);
  });

  it('keeps the shown day when another filter is chosen', () => {
    const { months, month } = buildView({ date: '2025-11-16' }).filters;
    expect(month).toBe('2025-11-16');
    expect(months.map(({ value }) => value)).toContain('2025-11-16');
    expect(months.find(({ text }) => text === 'October 2025')?.value).toBe('');
  });

  it('says when it has no events, and when only its week has none', () => {
    const november = buildView({ date: '2025-11-16' });
    expect([november.isMonthEmpty, november.isWeekEmpty]).toEqual([true, true]);
    const lateOctober = buildView({ date: '2025-10-20' });
    expect([lateOctober.isMonthEmpty, lateOctober.isWeekEmpty]).toEqual([false, true]);
  });
});

describe('the filters', () => {
  const golfFacts: SportFacts = { title: null, abbreviation: 'GOB', classes: [], stateSeries: [], links: [] };
  const entry: SchoolEntry = {
    activityId: 'tng',
    name: 'Girls Tennis',
    season: 'F',
    classId: null,
    record: null,
    statsTeam: null,
  };

  it('list each type once in any spelling, and show only events of the chosen type', () => {
    const spelled = [...events, buildEvent('other', '2025-10-12', { type: 'STATE FINAL' })];
    const view = buildView({ type: 'state-final' }, { events: read(spelled) });
    expect(view.filters.types.map(({ text }) => text)).toEqual(['All', 'Meeting', 'Sectional', 'State Final']);
    expect(listShownEvents(view)).toEqual(['2025-10-11 Event golf', '2025-10-12 Event other']);
  });

  it('show all types when no event has the chosen type', () => {
    const view = buildView({ type: 'jousting' });
    expect([view.filters.type, listShownEvents(view).length]).toEqual(['', 2]);
  });

  it('show only the events of a chosen sport', () => {
    const view = buildView({ sport: 'boys-golf' }, { facts: read(golfFacts) });
    expect(listShownEvents(view)).toEqual(['2025-10-11 Event golf']);
  });

  it('show only the events of the sports and activities of a chosen school', () => {
    const view = buildView({ school: '0101' }, { entries: read([entry]) });
    expect(listShownEvents(view)).toEqual(['2025-10-11 Event tennis']);
    expect(view.school).toEqual({ name: 'the school', allHref: '/calendar' });
  });

  it('decide what the calendar file contains; the chosen day does not', () => {
    const { subscription } = buildView({ sport: 'boys-golf', type: 'sectional', date: '2025-11-16' });
    expect(subscription).toMatchObject({
      name: 'PSAA Sectional: Boys Golf',
      fileName: 'PSAA-events.ics',
      href: '/calendar/events.ics?type=sectional&sport=boys-golf',
    });
    expect(subscription.types.map(({ href }) => href)).toContain('/calendar/events.ics?type=meeting&sport=boys-golf');
  });
});

it('an event links to the page of its sport if the site has one', () => {
  const hrefs = listDays(buildView()).flatMap((day) => day.events.map(({ href }) => href));
  expect(hrefs).toEqual(['/sports/boys-golf', '/sports/girls-tennis']);
  expect(listDays(buildView({ date: '2025-07-02' })).flatMap((day) => day.events.map(({ href }) => href))).toEqual([
    null,
  ]);
});

it('the page requests the events, and a sport or a school only when the address names it', () => {
  const getNames = (query: Readonly<Record<string, string>>) => {
    const { subject, optional } = sources({ ...buildTestRequest('/calendar'), query });
    return Object.values({ ...subject, ...optional }).map(({ definition }) => definition.name);
  };
  expect(getNames({})).toEqual(['events.all']);
  expect(getNames({ sport: 'boys-golf', school: '0101' })).toEqual([
    'schools.one',
    'events.all',
    'sports.facts',
    'schools.entries',
  ]);
});
