import { describe, expect, it } from 'vitest';
import type { CalendarRow } from '~/upstream/sport-calendar';
import { toSportCalendarView } from './page';

const buildRow = (className: string, event: string, order: number, date: string): CalendarRow => ({
  className,
  event,
  order,
  dates: { '2025-26': date, '2031-32': 'never shown' },
});

describe('a five-year calendar', () => {
  it('has one table for each class, with its events in order', () => {
    const { tables } = toSportCalendarView(
      [
        buildRow('10A', 'x', 1, ''),
        buildRow('1A', 'State Finals', 60, 'Nov. 14-15'),
        buildRow('1A', 'First contests', 20, 'Aug. 25'),
      ],
      '2025-26',
    );
    expect(tables.map(({ title, rows }) => [title, rows.map(({ event }) => event)])).toEqual([
      ['Class 1A', ['First contests', 'State Finals']],
      ['Class 10A', ['x']],
    ]);
  });

  it('shows five seasons, with empty cells where upstream has no date', () => {
    const { seasons, tables } = toSportCalendarView([buildRow('', 'State Finals', 1, 'May 30')], '2025-26');
    expect(seasons).toEqual(['2025-26', '2026-27', '2027-28', '2028-29', '2029-30']);
    expect(tables).toEqual([
      { title: null, rows: [{ key: '0 State Finals', event: 'State Finals', dates: ['May 30', '', '', '', ''] }] },
    ]);
  });
});
