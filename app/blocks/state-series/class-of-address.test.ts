import { describe, expect, it } from 'vitest';
import { findAskedClass, chooseShownClass } from './class-of-address';

describe('the class of an address', () => {
  it.each([
    ['boys-basketball', undefined, '1A'],
    ['boys-basketball', '2A', '2A'],
    ['boys-basketball', '2a', '2A'],
    ['boys-basketball', 'large', '1A'],
    ['boys-basketball', '9A', '1A'],
    ['girls-flag-football', '2A', null],
    ['boys-lacrosse', undefined, null],
    ['girls-lacrosse', undefined, null],
    ['boys-water-polo', undefined, null],
    ['girls-water-polo', undefined, null],
  ])('for %s with %j is requested as %j', (sportId, given, expected) => {
    expect(findAskedClass(sportId, given)).toBe(expected);
  });

  it.each([
    ['2A', ['1A', '2A'], '2A'],
    ['7A', ['1A', '2A'], '1A'],
    ['1A', ['5A', '6A'], '5A'],
    ['2A', null, '2A'],
    ['1A', [], null],
    ['3A', [], null],
    [null, [], null],
    [null, ['1A'], null],
  ])('%j among the classes %j is shown as %j', (asked, classes, expected) => {
    expect(chooseShownClass(asked, classes)).toBe(expected);
  });
});
