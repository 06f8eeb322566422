import { describe, expect, it } from 'vitest';
import { readQuery } from './canonical-query';

const declared = {
  date: 'date',
  sport: 'slug',
  q: 'text',
  final: 'flag',
  page: 'page',
  class: 'class',
  memberId: 'id',
  letter: 'slug',
  view: 'slug',
  week: 'week',
  picks: 'picks',
  url: 'url',
} as const;

function read(query: string) {
  return readQuery(declared, new URLSearchParams(query), () => '2025-10-11');
}

describe('the canonical query', () => {
  it('keeps only declared parameters, sorted by name', () => {
    expect(read('utm_source=x&sport=girls-volleyball&page=2&date=2025-10-10').search).toBe(
      'date=2025-10-10&page=2&sport=girls-volleyball',
    );
  });

  it.each([
    'date=2025-02-30',
    'date=10/11/2025',
    'date=2023-06-30',
    'date=2026-10-12',
    'date=',
    'sport=Boys%20Golf',
    'sport=-golf',
    `sport=${'a'.repeat(61)}`,
    'sport=quidditch',
    'letter=zz',
    'view=list',
    'view=1',
    'letter=7',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=99999',
    'final=yes',
    'class=9A',
    'class=1AA',
    'memberId=0',
    'memberId=12x',
    'memberId=1234567890',
    'q=%20%09%20',
  ])('leaves out %s', (query) => {
    expect(read(query).values).toEqual({});
  });

  it.each(['letter=q', 'letter=other', 'letter=all', 'sport=boys-golf'])('keeps %s', (query) => {
    expect(read(query).search).toBe(query);
  });

  it('reads a slug in either case', () => {
    expect(read('sport=Boys-Golf&letter=Q').search).toBe('letter=q&sport=boys-golf');
  });

  it.each(['1', '9', '10', '14'])('accepts week %s', (week) => {
    expect(read(`week=${week}`).values).toEqual({ week });
  });

  it('reads a padded week as the week', () => {
    expect(read('week=07').search).toBe('week=7');
  });

  it.each(['0', '15', 'nine', '', '007', '1.5', ' 7'])('has one value for all invalid weeks, such as %j', (week) => {
    expect(read(`week=${encodeURIComponent(week)}`).search).toBe('week=none');
  });

  it('reads a class in either case, and a member id', () => {
    expect(read('class=3a&memberId=123').search).toBe('class=3A&memberId=123');
  });

  it.each(['2023-07-01', '2024-02-29', '2026-10-11'])('accepts %s, from two seasons back to a year ahead', (day) => {
    expect(read(`date=${day}`).values).toEqual({ date: day });
  });

  it('collapses spaces in text, cuts it at 80 characters and reports that there is text', () => {
    expect(read('q=%20north%20%09%20side%20')).toEqual({
      values: { q: 'north side' },
      search: 'q=north+side',
      hasText: true,
    });
    expect(Array.from(read(`q=${encodeURIComponent('🏈'.repeat(100))}`).values.q ?? '')).toHaveLength(80);
  });

  it('takes the first value of a repeated parameter', () => {
    expect(read('page=2&page=3').values).toEqual({ page: '2' });
  });

  it('reads a pasted address as it is, unless it is longer than any, and keeps the answer out of the cache', () => {
    const url = 'https://a.example/scores?sport=football';
    expect(read(`url=${encodeURIComponent(url)}`)).toMatchObject({ values: { url }, hasText: true });
    expect(read(`url=${'x'.repeat(501)}`).values).toEqual({});
  });

  it('cuts picks that are too long for any server, and keeps pages with picks out of the cache', () => {
    const { values, hasText } = read(`picks=${'7h.'.repeat(4000)}`);
    expect([values.picks?.length, hasText]).toEqual([8000, true]);
    expect(read('picks=').values).toEqual({});
  });
});
