import { describe, expect, it } from 'vitest';
import { findDays } from '~/models/dates/days-in-words';
import { createHealthyUpstream } from '../support/in-process-site';
import { startSourceSite } from '../support/source-site';

const day = String.raw`(?:[A-Z][a-z]{2,8}\.?, )?(?:(?:Oct|Nov|Dec)[a-z]*\.? \d{1,2}|1[0-2]/\d{1,2})(?![\d/])`;

/** The first day in headings, cells and paragraphs of a page's main part, of the days of playoffs. */
function findFirstDay(html: string): string | undefined {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const texts = [...main.matchAll(/<(h[2-4]|th|td|p)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , content = '']) =>
    content.replace(/<[^>]*>/g, ' ').trim(),
  );
  const first = texts.map((text) => new RegExp(day).exec(text)?.[0]).find((found) => found !== undefined);
  return findDays(first ?? null, '2025-26')[0];
}

describe.each([
  [
    '2025-11-29T15:00:00-06:00',
    '2025-11-29',
    [
      '/sports/football/state-series/playoff-schedules/5A',
      '/sports/football/state-series/playoff-scores',
      '/sports/football/state-series/title-box-scores',
    ],
  ],
  // The final of the class was on Friday.
  ['2025-11-29T15:00:00-06:00', '2025-11-28', ['/sports/football/state-series/playoff-schedules']],
  // The second round is played on two days and has one table.
  [
    '2025-11-08T13:20:00-06:00',
    '2025-11-07',
    [
      '/sports/football/state-series/playoff-schedules/1A',
      '/sports/football/state-series/playoff-scores',
      '/sports/girls-volleyball/state-series/sites/2A',
      '/sports/girls-volleyball/state-series/schedules/2A',
    ],
  ],
])('on %s', (moment, since, paths) => {
  it.each(paths)('%s opens with today, or a table that has today', async (path) => {
    const get = await startSourceSite(createHealthyUpstream(moment), moment);
    const { html } = await get(path);
    expect(findFirstDay(html)).toBeDefined();
    expect(String(findFirstDay(html)) >= since).toBe(true);
  });
});
