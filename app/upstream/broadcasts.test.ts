import { describe, expect, it } from 'vitest';
import { broadcasts } from './broadcasts';
import { readAnswer } from './wire-context.fixture';

const read = (body: unknown) => readAnswer(broadcasts, body);
const item = {
  key: 'evt1',
  site_url: 'https://watch.test/1',
  headline: 'Ashgrove vs. Dell',
  subheadline: null,
  date: '2025-11-01T00:30:00Z',
};

describe('broadcasts', () => {
  it("have a URL and a day in the association's time zone", () => {
    expect(read({ items: [item] })).toEqual([
      {
        key: 'evt1',
        headline: 'Ashgrove vs. Dell',
        subheadline: null,
        day: '2025-10-31',
        startsAtMs: Date.parse('2025-11-01T00:30:00Z'),
        url: 'https://watch.test/1',
      },
    ]);
  });

  it('are left out without a URL or a headline', () => {
    expect(read({ items: [{ ...item, site_url: 'javascript:x' }, { ...item, headline: ' ' }, null] })).toEqual([]);
  });

  it('are refused without a list of items', () => {
    for (const body of [[], {}, { items: null }, 'none']) expect(() => read(body)).toThrow();
  });

  it('are requested by activity, twelve at a time', () => {
    expect(broadcasts.definition.buildPath({ activity: 'Flag Football', state: 'IL' })).toBe(
      '?activity=Flag%20Football&state=IL&card=true&start=0&size=12',
    );
  });
});
