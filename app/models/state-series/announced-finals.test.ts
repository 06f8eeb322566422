import { describe, expect, it } from 'vitest';
import type { CalendarRow } from '~/upstream/sport-calendar';
import { findSiteOfClass, readAnnouncedFinals } from './announced-finals';

const calendar: CalendarRow[] = [
  { className: '', event: 'State Finals', order: 2, dates: { '2030-31': 'Oct. 11-12', '2031-32': 'Oct. 10-11' } },
  { className: '', event: 'Regionals', order: 1, dates: { '2030-31': 'Oct. 1' } },
];
const buildInfo = (dates: string | null) => ({ dates, site: { text: 'Halvor Woods, Tolan' } });

describe('the announced state finals', () => {
  it('take days and site from the tournament information of the season', () => {
    expect(readAnnouncedFinals({ season: '2030-31', info: buildInfo('October 4-5, 2030'), calendar })).toEqual({
      days: ['2030-10-04', '2030-10-05'],
      site: 'Halvor Woods, Tolan',
    });
  });

  it.each(['October 5-6, 2029', 'October 4-5', null])(
    'take days from the calendar, without a site, when the information says %j',
    (dates) => {
      expect(readAnnouncedFinals({ season: '2030-31', info: buildInfo(dates), calendar })).toEqual({
        days: ['2030-10-11', '2030-10-12'],
        site: null,
      });
    },
  );

  it('have no days when neither source names a day of the season', () => {
    expect(readAnnouncedFinals({ season: '2035-36', info: null, calendar })).toEqual({ days: [], site: null });
  });
});

it('the site of a class is taken from its part of the site text', () => {
  const site = '1A: Sorley Marsh, Sorley; Class 2A: Keswick Fallow, Keswick';
  expect(['1A', '2A', '3A'].map((classId) => findSiteOfClass(site, classId))).toEqual([
    'Sorley Marsh, Sorley',
    'Keswick Fallow, Keswick',
    null,
  ]);
  expect(findSiteOfClass('Halvor Woods, Tolan', '1A')).toBeNull();
  expect(findSiteOfClass(null, '1A')).toBeNull();
});
