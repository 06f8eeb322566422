import { getErrorMessage } from '~/cache/base/log';
import { findSport, type Sport } from '~/config/sports';
import { isRealDay } from '~/models/dates/calendar-date';
import { runAtMost } from '~/prewarm/dispatch-refreshes';
import type { CacheAdmin } from '../cache-admin';
import { readTextOption, type Command } from '../command';
import { formatMilliseconds } from '../durations';
import { visitIsolate } from '../platform-cache';
import { createUsageProblem } from '../problems';
import { longText, number } from '../report';
import { readSite, type StoredSite } from '../stored-copies';
import { readPageUrl, readSiteUrl, siteOption, visitPage } from '../visit';
import { listSportsOfDay, listWarmedFor } from '../warm-targets';

/** Leaves capacity to visitors. */
const AT_ONCE = 4;

export const warmCommand: Command = {
  name: 'warm',
  summary: 'visit a page, all pages of a sport or of a day of finals, so that the next visitor waits for nothing',
  usage: 'SPORT|URL|PATH | --day 2025-10-11',
  words: [0, 1],
  options: {
    day: {
      type: 'string',
      value: 'DAY',
      help: 'all pages of the sports with state finals on this day, and its scores',
    },
    ...siteOption,
  },
  examples: ['warm boys-golf', 'warm "/scores?date=2025-10-11"', 'warm --day 2025-10-11'],
  run: async ({ admin, words: [word], options }) => {
    const day = readTextOption(options, 'day');
    if ((word === undefined) === (day === undefined))
      throw createUsageProblem('Say what to warm: a sport, a page, or --day.');
    const { url, paths } =
      day === undefined ? await listNamedPages(admin, word ?? '') : await listPagesOfDay(admin, day);
    const site = await readSiteUrl(admin, readTextOption(options, 'site'), url);
    const visits: WarmVisit[] = [];
    await runAtMost(AT_ONCE, paths, async (path) => {
      visits.push({ path, ...(await warmPage(site + path)) });
    });
    visits.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
    const columns = [longText('page'), number('status'), number('took'), number('asked upstream')];
    const rows = visits.map(({ path, status, tookMs, fetched }) => [
      path,
      String(status ?? 'none'),
      formatMilliseconds(tookMs),
      `${fetched} ${fetched === 1 ? 'source' : 'sources'}`,
    ]);
    const failures = visits.flatMap(({ path, problem }) => (problem === null ? [] : [`${path}: ${problem}`]));
    const count = visits.length === 1 ? '1 page' : `${visits.length} pages`;
    const summary = `${count} visited${failures.length === 0 ? '' : `, ${failures.length} failed`}.`;
    return {
      report: {
        title: `Warming ${word ?? day ?? ''} on ${admin.place}.`,
        sections: [
          { table: { columns, rows } },
          { lines: [summary] },
          ...(failures.length === 0 ? [] : [{ title: 'Failed', lines: failures }]),
        ],
      },
      json: visits,
      hasFailed: failures.length > 0,
    };
  },
};

interface WarmVisit {
  readonly path: string;
  /** `null` without an answer. */
  readonly status: number | null;
  readonly tookMs: number;
  /** Sources that upstream was asked for. */
  readonly fetched: number;
  readonly problem: string | null;
}

/** Visits like a visitor, so that the platform's cache keeps the answer, then with details of the sources. */
async function warmPage(url: string): Promise<Omit<WarmVisit, 'path'>> {
  try {
    const { status, tookMs } = await visitPage(url);
    const { parts } = await visitIsolate(url);
    const fetched = parts.filter(({ detail }) => detail === 'upstream').length;
    const failed = parts
      .filter(({ ttl }) => ttl === null)
      .map(({ name, detail }) => `${name} (${detail ?? 'no answer'})`);
    const reasons = [...(status >= 400 ? [`status ${status}`] : []), ...failed];
    return { status, tookMs, fetched, problem: reasons.length === 0 ? null : reasons.join(', ') };
  } catch (error) {
    return { status: null, tookMs: 0, fetched: 0, problem: getErrorMessage(error) };
  }
}

async function listNamedPages(admin: CacheAdmin, word: string) {
  const sport = findSport(word);
  if (sport !== undefined)
    return { url: readPageUrl('/'), paths: await listPagesOfSport(await readSite(admin), sport) };
  if (!/^(?:\/|https?:)/.test(word)) {
    throw createUsageProblem(`"${word}" is neither a sport such as boys-golf nor a page such as /scores.`);
  }
  const url = readPageUrl(word);
  return { url, paths: [url.pathname + url.search] };
}

/** The pages of all sports with state finals on a day, and its scores. */
async function listPagesOfDay(admin: CacheAdmin, day: string) {
  if (!isRealDay(day)) throw createUsageProblem(`--day ${day}: say a day such as 2025-10-11.`);
  const site = await readSite(admin);
  const sports = await listSportsOfDay(day, site);
  if (sports.length === 0) throw createUsageProblem(`--day ${day}: no sport has its state finals on this day.`);
  const ofSports = await Promise.all(sports.map((sport) => listPagesOfSport(site, sport)));
  return { url: readPageUrl('/'), paths: [`/scores?date=${day}`, ...ofSports.flat()] };
}

/** The pages that prewarming covers on the sport's finals day, with the classes and teams in the store. */
async function listPagesOfSport(site: StoredSite, sport: Sport): Promise<string[]> {
  const paths = await listWarmedFor([{ sport, phase: 'finals-day' }], site);
  return paths.filter((path) => path.startsWith(`/sports/${sport.id}`));
}
