import { describe, expect, it } from 'vitest';
import { listFinalsDays, type FinalsDateInputs } from './finals-days';

const nothing: FinalsDateInputs = {
  sportTitle: 'Girls Golf',
  season: '2025-26',
  calendar: [],
  infoDates: null,
  events: [],
};
const buildRow = (event: string, words: string) => ({
  className: '1A',
  event,
  order: 1,
  dates: { '2025-26': words, '2026-27': 'Oct. 2-3' },
});
const buildEvent = (title: string, type: string | null, day: string) => ({
  id: '1',
  title,
  type,
  day,
  className: null,
  activityId: null,
  activityName: null,
});

describe('the days of state finals', () => {
  it.each<[string, Partial<FinalsDateInputs>, readonly string[]]>([
    ['come from the calendar', { calendar: [buildRow('State  Finals', 'Oct. 10-11')] }, ['2025-10-10', '2025-10-11']],
    ['leave out regionals', { calendar: [buildRow('Regionals', 'Oct. 1')] }, []],
    ['come from the tournament information', { infoDates: 'October 10-11, 2025' }, ['2025-10-10', '2025-10-11']],
    [
      'come from events',
      { events: [buildEvent('Girls Golf state finals', 'State Final', '2025-10-11')] },
      ['2025-10-11'],
    ],
    ['leave out another sport', { events: [buildEvent('Boys Golf state finals', 'State Final', '2025-10-11')] }, []],
    ['leave out other events', { events: [buildEvent('Girls Golf coaches clinic', 'Meeting', '2025-10-11')] }, []],
    ['are none when nothing is known', {}, []],
    ['are empty when the dates cannot be read', { infoDates: 'soon', calendar: [buildRow('State Finals', 'TBD')] }, []],
  ])('%s', (_, said, days) => {
    expect(listFinalsDays({ ...nothing, ...said })).toEqual(days);
  });

  it('are all named days, once each, in order', () => {
    const said = {
      calendar: [buildRow('State Finals', 'Oct. 11'), buildRow('State Finals', 'Oct. 10')],
      infoDates: 'October 10-11, 2025',
      events: [buildEvent('Girls Golf State Finals', null, '2025-10-11')],
    };
    expect(listFinalsDays({ ...nothing, ...said })).toEqual(['2025-10-10', '2025-10-11']);
  });

  it('exclude a sport whose name ends with the requested name', () => {
    const events = [buildEvent('Girls Flag Football state finals', 'State Final', '2025-10-18')];
    expect(listFinalsDays({ ...nothing, sportTitle: 'Football', events })).toEqual([]);
  });

  it('treat "and" like "&"', () => {
    const events = [buildEvent('Boys Track and Field state finals', null, '2026-05-30')];
    expect(listFinalsDays({ ...nothing, sportTitle: 'Boys Track & Field', events })).toEqual(['2026-05-30']);
  });
});
