import { describe, expect, it } from 'vitest';
import { getCurrentMark, readMarkable } from './current-mark';

describe('an element of the header', () => {
  const read = (attributes: Readonly<Record<string, string>>) => readMarkable((name) => attributes[name] ?? null);

  it('belongs to the section that it names, or to the section that it links to', () => {
    expect(read({ 'data-section': '/schools' })).toEqual({ href: null, section: '/schools' });
    expect(read({ href: '/sports/boys-golf', 'data-section': '' })).toEqual({
      href: '/sports/boys-golf',
      section: '/sports/boys-golf',
    });
    expect(read({ href: '/calendar' })).toEqual({ href: '/calendar', section: null });
  });
});

describe('the mark of the current page', () => {
  const group = { href: null, section: '/schools' };
  const sport = { href: '/sports/boys-golf', section: '/sports/boys-golf' };
  const link = { href: '/calendar', section: null };

  it.each([
    [link, '/calendar', 'page'],
    [link, '/calendar/2025', null],
    [link, '/', null],
    [group, '/schools', 'true'],
    [group, '/schools/conferences', 'true'],
    [group, '/schools-of-others', null],
    [sport, '/sports/boys-golf', 'page'],
    [sport, '/sports/boys-golf/history', 'true'],
    [sport, '/sports/boys-golfing', null],
  ])('of %o on %s is %s', (markable, pathname, mark) => {
    expect(getCurrentMark(markable, pathname)).toBe(mark);
  });
});
