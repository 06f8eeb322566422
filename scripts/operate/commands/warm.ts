import { findSport, type Sport } from '~/config/sports';
import { runAtMost } from '~/prewarm/dispatch-refreshes';
import type { CacheAdmin } from '../cache-admin';
import { readTextOption, type Command } from '../command';
import { formatMilliseconds } from '../durations';
import { visitIsolate } from '../platform-cache';
import { createUsageProblem } from '../problems';
import { longText, number } from '../report';
import { readSite } from '../stored-copies';
import { readPageUrl, readSiteUrl, siteOption, visitPage } from '../visit';
import { listWarmedFor } from '../warm-targets';

/** Leaves capacity to visitors. */
const AT_ONCE = 4;

export const warmCommand: Command = {
  name: 'warm',
  summary: 'visit a page, or all pages of a sport, so that the next visitor waits for nothing',
  usage: 'SPORT|URL|PATH',
  words: [1, 1],
  options: siteOption,
  examples: ['warm boys-golf', 'warm "/scores?date=2025-10-11"'],
  run: async ({ admin, words, options }) => {
    const word = words[0] ?? '';
    const sport = findSport(word);
    if (sport === undefined && !/^(?:\/|https?:)/.test(word)) {
      throw createUsageProblem(`"${word}" is neither a sport such as boys-golf nor a page such as /scores.`);
    }
    const url = readPageUrl(sport === undefined ? word : '/');
    const site = await readSiteUrl(admin, readTextOption(options, 'site'), url);
    const paths = sport === undefined ? [url.pathname + url.search] : await listPagesOfSport(admin, sport);
    const visits: { path: string; status: number; tookMs: number; fetched: number; failed: number }[] = [];
    await runAtMost(AT_ONCE, paths, async (path) => {
      // First like a visitor, so that the platform's cache keeps the answer, then with details of its sources.
      const { status, tookMs } = await visitPage(site + path);
      const { parts } = await visitIsolate(site + path);
      const fetched = parts.filter(({ detail }) => detail === 'upstream').length;
      visits.push({ path, status, tookMs, fetched, failed: parts.filter(({ ttl }) => ttl === null).length });
    });
    visits.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
    const columns = [
      longText('page'),
      number('status'),
      number('took'),
      number('asked upstream'),
      number('failed sources'),
    ];
    const rows = visits.map(({ path, status, tookMs, fetched, failed }) => [
      path,
      String(status),
      formatMilliseconds(tookMs),
      `${fetched} ${fetched === 1 ? 'source' : 'sources'}`,
      failed === 0 ? '' : String(failed),
    ]);
    const broken = visits.filter(({ status }) => status >= 400).length;
    const count = visits.length === 1 ? '1 page' : `${visits.length} pages`;
    const summary = `${count} visited${broken === 0 ? '' : `, ${broken} answered with an error`}.`;
    return {
      report: {
        title: `Warming ${word} on ${admin.place}.`,
        sections: [{ table: { columns, rows } }, { lines: [summary] }],
      },
      json: visits,
      hasFailed: broken > 0,
    };
  },
};

/** The pages that prewarming covers on the sport's finals day, with the classes and teams in the store. */
async function listPagesOfSport(admin: CacheAdmin, sport: Sport): Promise<string[]> {
  const paths = await listWarmedFor([{ sport, phase: 'finals-day' }], await readSite(admin));
  return paths.filter((path) => path.startsWith(`/sports/${sport.id}`));
}
