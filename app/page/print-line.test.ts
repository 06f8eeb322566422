import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '~/config/environment';
import { createContentClock } from '~/models/dates/content-clock';
import { buildPrintLine, findShownSeason } from './print-line';

const page = {
  heading: 'Conference Standings',
  subject: 'Football',
  canonicalPath: '/sports/football/regular-season/conference-standings',
  canonicalQuery: ['class'],
};
const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2026-01-02T09:00:00-06:00' });
const environment = parseEnvironment({
  V1_BASE_URL: 'https://upstream.example',
  PRODUCT: 'p',
  ASSOCIATION_NAME: 'Some Association',
  SITE_URL: 'https://example.org',
  BUILD_ID: 'b',
  CONTENT_TIME_ZONE: 'America/Chicago',
});
const stamp = { iso: '2026-01-02T01:54:10Z' };

describe('the line of a page on paper', () => {
  it('says association, page, season, day and time of the data, and address', () => {
    expect(buildPrintLine({ page, query: { class: '3A' }, clock, environment }, stamp)).toEqual({
      text:
        'Some Association · Football: Conference Standings · 2025-26 season · ' +
        'Updated Thursday, January 1, 2026, 7:54 PM CT · ' +
        'https://example.org/sports/football/regular-season/conference-standings?class=3A',
      address: 'https://example.org/sports/football/regular-season/conference-standings?class=3A',
      codeHref: `/code.svg?path=${encodeURIComponent('/sports/football/regular-season/conference-standings?class=3A')}`,
    });
  });

  it('says the season of the address, and no time without data', () => {
    const { text } = buildPrintLine({ page, query: { season: '2024-25' }, clock, environment }, null);
    expect(text).toMatch(/ · 2024-25 season · https:/);
  });

  it('says the season of what the page shows, where that is not the current one', () => {
    const shown = findShownSeason([null, {}, { heading: { kicker: 'Football', season: '2024-25, last season' } }]);
    const { text } = buildPrintLine({ page, query: {}, clock, environment }, stamp, shown);
    expect(text).toContain(' · 2024-25 season · Updated ');
    expect(findShownSeason([{ heading: { kicker: 'Football' } }])).toBeNull();
  });

  it('has no code without an address of the site, or for a long address', () => {
    const unknown = buildPrintLine(
      { page, query: {}, clock, environment: { ...environment, SITE_URL: undefined } },
      stamp,
    );
    const long = buildPrintLine({ page, query: { picks: 'x'.repeat(300) }, clock, environment }, stamp);
    expect([unknown.codeHref, long.codeHref]).toEqual([null, null]);
  });
});
