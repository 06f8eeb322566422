import { decodeHTMLAttribute } from 'entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSourceUrl } from '~/cache/source/source-address';
import { notPublished } from '~/models/failures/failure';
import { createOfferedPages } from '~/routes/offered-pages';
import { sources } from '~/upstream/registry';
import { atLeastOne } from '../support/at-least-one';
import { askHealthyUpstream, openInProcessSite, type AskSite, type InProcessSite } from '../support/in-process-site';
import { readWords } from '../support/outage-checks';
import { pageEnvironment, upstreamBases } from '../support/page-environment';

/* A site of an association that publishes 40 sources: decision 111. */

const published = new Set(
  (
    'alerts.web classification.enrollments committees.members conferences.all events.all features.front football-games.week ' +
    'football-schools.all football-schools.schedule football-schools.standings maxpreps.day maxpreps.home maxpreps.sports news.article ' +
    'news.page news.recent officials.associations pages.content people.leadership people.support photos.galleries prep-schools.all ' +
    'prep-standings.rpi school-lists.cooperative-teams schools.all schools.one schools.staff scoreboards.day scoreboards.tournament ' +
    'site-alert.file sponsors.front sponsors.shop sport-calendar.five-years sports.facts streams.all tournament-info.facts ' +
    'tournament-scores.all tournament-scores.class videos.all videos.one'
  ).split(' '),
);
const off = sources.map(({ name }) => name).filter((name) => !published.has(name));
const offered = createOfferedPages({
  ...pageEnvironment,
  environment: { ...pageEnvironment.environment, SOURCES_OFF: off },
});

/** Words that deny a fact, or promise what never comes. */
const denials =
  /\bNo [a-z ]+(?:available|found|scheduled|match)\b|[^.]*could not be loaded right now|There (?:are|is) no (?:\w+ ){0,3}(?:available|yet)/gi;

const asked = new Set<string>();
let site: InProcessSite;
let ask: AskSite;

beforeAll(async () => {
  site = await openInProcessSite();
  ask = start(off.join(','));
  // The demo association has computed its answers, so that no part of a page is late.
  for (const { name, base, buildPath, sample } of sources) {
    if (published.has(name) && base === 'v1') {
      await askHealthyUpstream(new URL(buildSourceUrl(upstreamBases.v1, buildPath(sample))));
    }
  }
}, 120_000);

function start(names: string): AskSite {
  const askAndNote: typeof askHealthyUpstream = (url, init) => {
    asked.add(url.pathname);
    return askHealthyUpstream(url, init);
  };
  return site.startIsolate(askAndNote, undefined, undefined, { names: { SOURCES_OFF: names } });
}

async function read(path: string, isAgain = false): Promise<{ path: string; status: number; html: string }> {
  const response = await ask(path);
  const answer = { path, status: response.status, html: await response.text() };
  // A part that was late is there now.
  return answer.html.includes('could not be loaded') && !isAgain ? read(path, true) : answer;
}

function listLinks(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*?href="(\/(?!\/)[^"#]*)/g)].map(([, link = '']) =>
    decodeHTMLAttribute(link),
  );
  // A file that is not in this process, and an address that is only an example.
  const examples = ['/third-party-notices.txt', '/calendar/teams/boys-soccer/0101.ics'];
  return [...new Set(links)].filter((link) => !examples.includes(link));
}

/** The part of an address that other addresses of its kind share. */
function getKind(link: string): string {
  return link
    .replace(/\?.*/, '')
    .replace(/^\/sports\/[^/]+/, '/sports/*')
    .replaceAll(/\d+|(?<=\/article\/).*/g, '#');
}

describe('on a site of an association with 40 of 116 sources', () => {
  it('header, footer and site index lead to pages that exist and deny nothing, and so do these pages', async () => {
    expect([published.size, sources.length]).toEqual([40, 116]);
    const [home, index] = [await read('/'), await read('/site-index')];
    const links = [...new Set([...listLinks(home.html), ...listLinks(index.html)])];
    expect(links.length).toBeGreaterThan(100);
    const kinds = new Map<string, string>();
    const problems: string[] = [];
    for (const link of links) {
      const { status, html } = await read(link);
      if (status >= 400) problems.push(`${status} ${link}`);
      // These words are those of a content page.
      const found = link.startsWith('/about/') || link.startsWith('/resources/') ? [] : readWords(html).match(denials);
      // The demo association's scoreboard of this sport is unreadable: that is a failure.
      if (link !== '/sports/boys-volleyball')
        problems.push(...(found ?? []).map((words) => `${link}: ${words.trim()}`));
      for (const further of listLinks(html)) kinds.set(getKind(further), further);
    }
    for (const link of atLeastOne([...kinds.values()].filter((further) => !links.includes(further)))) {
      const { status } = await read(link);
      if (status >= 400) problems.push(`${status} ${link}`);
      if (!offered.isOffered(link)) problems.push(`not offered: ${link}`);
    }
    expect(problems).toEqual([]);
  }, 300_000);

  it('a page that is not published says so with status 404, and without a call', async () => {
    asked.clear();
    ask = start(off.join(','));
    await read('/about/support-staff');
    for (const path of ['/about/partners', '/officials/clinicians', '/sports/football/state-series/clinchers']) {
      const { status, html } = await read(path);
      expect([path, status, html.includes(notPublished.text)]).toEqual([path, 404, true]);
    }
    expect(atLeastOne(asked).filter((path) => /partners|clinicians|clinchers/.test(path))).toEqual([]);
  });

  it('a light page and a file that are not published answer 404 as well', async () => {
    const live = await read('/sports/girls-golf/state-series/live');
    expect([live.status, live.html.includes(notPublished.title)]).toEqual([404, true]);
    expect((await read('/sports/girls-golf/state-series/state-leaderboard.csv')).status).toBe(404);
  });

  it('sitemap and search have no page that is not offered', async () => {
    const sitemap = await read('/sitemaps/pages.xml');
    const paths = [...sitemap.html.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path || '/');
    expect(atLeastOne(paths).filter((path) => !offered.isOffered(path))).toEqual([]);
    const index = JSON.parse((await read('/search/pages.json')).html) as {
      readonly part: Readonly<Record<string, readonly { readonly path: string }[]>>;
      readonly teamSports: readonly (readonly [string, string])[];
    };
    const found = [
      ...Object.values(index.part).flatMap((entries) => entries.map(({ path }) => path)),
      ...index.teamSports.map(([, address]) => address),
    ];
    expect(atLeastOne(found).filter((path) => !offered.isOffered(path))).toEqual([]);
    expect(found).toContain('/schools/school-directory');
  });
});

it('without an address of a part, its pages are as little offered as those of a source that is switched off', async () => {
  const names = { DATA_BASE_URL: '', LEGACY_BASE_URL: '', RECORDS_BASE_URL: '', LEADERS_URL: '' };
  const get = site.startIsolate(askHealthyUpstream, undefined, undefined, { names });
  for (const path of [
    '/officials/clinics',
    '/sports/boys-golf/state-series/state-leaderboard/1A',
    '/sports/girls-volleyball/state-series/sites/2A',
    '/sports/baseball/history',
    '/sports/football/maxpreps-leaders',
    '/schools/records/0101',
  ]) {
    const response = await get(path);
    const html = await response.text();
    expect([path, response.status, html.includes(notPublished.text)]).toEqual([path, 404, true]);
  }
  const landing = await (await get('/sports/boys-golf')).text();
  expect(readWords(landing)).not.toContain('could not be loaded');
  expect(
    atLeastOne(listLinks(landing)).filter((link) => /state-leaderboard|^\/sports\/.*\/history$/.test(link)),
  ).toEqual([]);
});

it('a content page that nothing names is unknown, also where content pages are not published', async () => {
  const get = start('pages.content');
  const [unknown, named] = [await (await get('/no-such-page')).text(), await (await get('/about/mission')).text()];
  expect(unknown).toContain('Page not found');
  expect(named).toContain(notPublished.text);
});
