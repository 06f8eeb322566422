import { describe, expect, it } from 'vitest';
import { requireComponents } from './route-modules';

const whole = { default: () => null };
const empty = {} as typeof whole;

describe('the modules of routes', () => {
  it('are those that were loaded and those that the router adds', () => {
    const modules = requireComponents({ root: whole });
    modules.home = whole;
    expect(Object.keys(modules)).toEqual(['root', 'home']);
    expect('scores' in modules).toBe(false);
  });

  it('are refused when one was loaded empty', () => {
    expect(() => requireComponents({ root: whole, home: empty })).toThrow('home has no component');
  });

  it('do without one that the router has loaded empty', () => {
    const modules = requireComponents({ root: whole });
    expect(() => {
      modules.home = empty;
    }).toThrow('home has no component');
    expect('home' in modules).toBe(false);
  });
});
