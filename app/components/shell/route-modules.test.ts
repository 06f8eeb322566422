import { describe, expect, it } from 'vitest';
import { requireComponents } from './route-modules';

const whole = { default: () => null };
const empty = {} as typeof whole;

describe('the modules of routes', () => {
  it('include those that were loaded and those that the router adds', () => {
    const modules = requireComponents({ root: whole });
    modules.home = whole;
    expect(Object.keys(modules)).toEqual(['root', 'home']);
    expect('scores' in modules).toBe(false);
  });

  it('are rejected when one was loaded empty', () => {
    expect(() => requireComponents({ root: whole, home: empty })).toThrow('home has no component');
  });

  it('reject an empty one that the router adds, and do not keep it', () => {
    const modules = requireComponents({ root: whole });
    expect(() => {
      modules.home = empty;
    }).toThrow('home has no component');
    expect('home' in modules).toBe(false);
  });
});
