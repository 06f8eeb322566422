import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInUse, getBuildParts } from '../../scripts/build/build-in-use';
import { launchChromium } from '../../scripts/check/chromium';
import { atLeastOne } from '../support/at-least-one';
import { phone } from '../support/browser-suite';
import { createHealthyUpstream } from '../support/in-process-site';
import { startSourceSite } from '../support/source-site';

/* What everybody asks about at a moment is on a phone's first screen of the home page, of the sport's page and of the scores. No date is broken before its number. */

interface Moment {
  readonly moment: string;
  readonly nowIso: string;
  /** Visited before, so that their answers are kept. */
  readonly visited?: readonly string[];
  /** By path: what its first screen says. */
  readonly screens: Readonly<Record<string, readonly RegExp[]>>;
}

const golfLeaders = [
  /boys and girls golf state finals, day 2 of 2/,
  /1a \S+ \S+ [+−]\d+ thru \d+/,
  /2a \S+ \S+ [+−]\d+ thru \d+/,
  /3a \S+ \S+ [+−]\d+/,
];
const posted = /posted 1a 2a 3a 4a 5a,? next 6a 8:37 pm/;
const finals = /football state finals \(1a-4a\), day 1 of 2: 1 live, 3 to come/;
const quarterfinals = /football quarterfinals: \d+ live, \d+ to come/;

const moments: readonly Moment[] = [
  {
    moment: 'the Saturday of the golf finals',
    nowIso: '2025-10-11T13:20:00-05:00',
    visited: ['1A', '2A', '3A'].map((classId) => `/sports/boys-golf/state-series/state-leaderboard/${classId}`),
    screens: {
      '/': golfLeaders,
      '/sports/boys-golf': [/state finals leaders/, /class 1a/, /tariq abara/],
      '/scores': [/\+1 more boys and girls golf state finals, day 2 of 2/],
    },
  },
  {
    moment: 'the first Friday of football',
    nowIso: '2025-08-29T20:20:00-05:00',
    screens: {
      '/': [/\d{3} live/, /today/, /football/, /(?:(?:4th|3rd) [1-9]\d?:\d\d .*){3}/],
      '/sports/football': [/today/, /(?:4th|3rd) [1-9]\d?:\d\d/],
      '/scores': [/live \d{3}/, /4th|3rd/],
    },
  },
  {
    moment: 'the evening of the football pairings',
    nowIso: '2025-10-25T20:35:00-05:00',
    screens: {
      '/': [/football pairings show on now, 8:00–9:00 pm/, posted, /day 3 of 3: results/],
      '/sports/football': [/pairings show: on now, 8:00–9:00 pm/, posted],
      '/scores': [/football pairings show on now, 8:00–9:00 pm/],
      '/sports/football/state-series': [/football pairings show on now, 8:00–9:00 pm/, posted],
    },
  },
  {
    moment: 'the Saturday of the quarterfinals',
    nowIso: '2025-11-15T13:20:00-06:00',
    screens: {
      '/': [quarterfinals, /girls volleyball state finals, day 2 of 2: \d+ live/, /volleyball 1a, state championship/],
      '/sports/football': [/live/, /quarterfinal/],
      '/scores': [quarterfinals, /live 17/],
      '/scores?sport=football': [quarterfinals],
    },
  },
  {
    moment: 'the Friday of the football championships',
    nowIso: '2025-11-28T11:00:00-06:00',
    screens: {
      '/': [finals, /halftime/, /football 1a, state championship/, /alder bend/],
      '/sports/football': [/state finals today/, /halftime/],
      '/scores': [finals, /halftime/, /alder bend/],
    },
  },
  {
    moment: 'a Friday of winter',
    nowIso: '2026-01-16T19:30:00-06:00',
    screens: {
      '/': [/\d{3} live/, /\bot \d:\d\d/, /boys basketball/],
      '/sports/boys-basketball': [/\b(?:ot|[1-4](?:st|nd|rd|th)) \d{1,2}:\d\d/],
      '/scores': [/live \d{3}/, /boys basketball/],
    },
  },
  {
    moment: 'a Sunday in July',
    nowIso: '2026-07-12T13:00:00-05:00',
    screens: {
      '/': [/no games scheduled for today/, /next season [a-z ]+, \w+, july \d+/],
      '/sports/football': [/state champions, 2025-26, last season/, /class 1a alder bend 31-21 over little marlow/],
      '/scores': [/next season/, /july \d+/],
      '/my-teams?teams=0115': [/thu, jul 30 boys golf first practice/],
      '/streaming': [/next season/, /july \d+/],
    },
  },
];

const build = getBuildParts(buildInUse());
const assets = path.join(build.static, 'build/_assets');
const styles = readdirSync(assets).find((name) => /^app-.*\.css$/.test(name)) ?? '';

/** Runs in the page: the words of its main part that end above the fold, in lower case. */
function readFirstScreen(): string {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { bottom, width } = range.getBoundingClientRect();
    const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
    const isSpoken = node.parentElement?.closest('.sr-only') !== null;
    if (isShown && !isSpoken && width > 1 && bottom <= innerHeight) words.push(node.nodeValue ?? '');
  }
  return words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.:])/g, '$1')
    .toLowerCase();
}

/** Runs in the page: the dates that are broken before their number, as in `Thursday, July` above `30`, outside of running text. */
function listBrokenDates(): string[] {
  const dates = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s\d{1,2}\b/g;
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    for (const found of text.length > 60 ? [] : text.matchAll(dates)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) broken.push(text);
    }
  }
  return broken;
}

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

/** Shows a document with the styles and fonts of the build, without scripts. */
async function readScreenOfDocument(html: string): Promise<{ screen: string; brokenDates: readonly string[] }> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/shown') return route.fulfill({ contentType: 'text/html', body: html });
      const file = path.join(build.static, pathname);
      return /\.(?:css|woff2)$/.test(pathname) && existsSync(file) ? route.fulfill({ path: file }) : route.abort();
    });
    await page.goto('http://site.invalid/shown');
    return { screen: await page.evaluate(readFirstScreen), brokenDates: await page.evaluate(listBrokenDates) };
  } finally {
    await context.close();
  }
}

describe.each(moments)('on $moment', ({ nowIso, visited = [], screens }) => {
  it(`${Object.keys(screens).join(', ')} say it on a phone’s first screen`, async () => {
    const get = await startSourceSite(createHealthyUpstream(nowIso), nowIso);
    for (const other of visited) await get(other);
    for (const [address, words] of atLeastOne(Object.entries(screens))) {
      const { html } = await get(address);
      const style = `<style>${readFileSync(path.join(assets, styles), 'utf8')}</style>`;
      const { screen, brokenDates } = await readScreenOfDocument(
        html.replace('<link rel="stylesheet" href=""/>', style),
      );
      const missing = words.filter((word) => !word.test(screen)).map(String);
      expect({ address, screen, missing, brokenDates }).toEqual({ address, screen, missing: [], brokenDates: [] });
    }
  });
});
