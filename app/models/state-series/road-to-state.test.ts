import { describe, expect, it } from 'vitest';
import type { CalendarRow } from '~/upstream/sport-calendar';
import { buildRoadToState } from './road-to-state';

function buildRow(className: string, event: string, order: number, dates: string | undefined): CalendarRow {
  return { className, event, order, dates: dates === undefined ? {} : { '2025-26': dates } };
}

const calendar = [
  buildRow('2A', 'State Finals', 60, 'Oct. 31-Nov. 1'),
  buildRow('1A', 'Regional  finals', 40, 'Oct. 17 '),
  buildRow('2A', 'regional finals', 40, 'Oct.  18'),
  buildRow('1A', 'First practice', 10, 'Aug. 11'),
  buildRow('2A', 'First practice', 10, 'Aug. 11 '),
  buildRow('1A', 'Pairings', 35, 'To be announced'),
  buildRow('1A', 'Clinic', 5, undefined),
];

describe('the road to state', () => {
  it('has each event of the season once, in order, with the dates of each class', () => {
    expect(buildRoadToState(calendar, '2025-26', '2025-10-11')).toEqual([
      { event: 'First practice', dates: 'Aug. 11', when: 'over' },
      { event: 'Pairings', dates: 'To be announced', when: null },
      { event: 'Regional finals', dates: 'Oct. 17 (1A), Oct. 18 (2A)', when: 'next' },
      { event: 'State Finals', dates: 'Oct. 31-Nov. 1', when: 'later' },
    ]);
  });

  it('writes three and more classes in a row from first to last', () => {
    const days = ['Nov. 28', 'Nov. 28', 'Nov. 28', 'Nov. 29', 'Nov. 29', 'Nov. 28', 'Nov. 30', 'Nov. 30', 'Nov. 30'];
    const classes = ['3A', '1A', '2A', '5A', '4A', '7A', '6A', '8A', '9A'];
    const list = (from: number, to: number) =>
      classes.slice(from, to).map((name, index) => buildRow(name, 'Finals', 1, days[from + index]));
    const format = (rows: CalendarRow[]) => buildRoadToState(rows, '2025-26', '2025-10-11').map(({ dates }) => dates);
    expect(format(list(0, 5))).toEqual(['Nov. 28 (1A-3A), Nov. 29 (4A, 5A)']);
    expect(format(list(3, 9))).toEqual(['Nov. 28 (7A), Nov. 29 (4A, 5A), Nov. 30 (6A, 8A, 9A)']);
  });

  it.each([
    ['2025-08-10', ['next', null, 'later', 'later']],
    ['2025-10-17', ['over', null, 'today', 'next']],
    ['2025-11-01', ['over', null, 'over', 'today']],
    ['2025-11-02', ['over', null, 'over', 'over']],
  ])('on %s marks past, current and next events', (today, expected) => {
    expect(buildRoadToState(calendar, '2025-26', today).map(({ when }) => when)).toEqual(expected);
  });

  it('has an event next, not today, between the days of its classes', () => {
    const finals = [buildRow('1A', 'State Finals', 60, 'May 29-30'), buildRow('3A', 'State Finals', 60, 'June 5-6')];
    const listWhen = (today: string) => buildRoadToState(finals, '2025-26', today).map(({ when }) => when);
    expect(['2026-05-30', '2026-06-02', '2026-06-05'].flatMap(listWhen)).toEqual(['today', 'next', 'today']);
  });

  it('is empty for a season without dates', () => {
    expect(buildRoadToState(calendar, '2026-27', '2026-10-11')).toEqual([]);
  });
});
