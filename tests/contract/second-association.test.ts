import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menusSchema } from '~/config/menus-schema';
import { groupBy } from '~/group-by';
import { launchChromium } from '../../scripts/check/chromium';
import { atLeastOne } from '../support/at-least-one';
import { findObjections, loadAxe, removeFurtherRows } from '../support/axe';
import { openInProcessSite, type AskSite } from '../support/in-process-site';
import { listBuiltPagePaths } from '../support/route-rows';
import { computeSampleCount, drawSample } from '../support/sample';
import {
  buildSecondSite,
  crawl,
  type CrawledPage,
  createSecondUpstream,
  findKind,
  firstFacts,
  listShapes,
  listWordsOfFirst,
  secondFacts,
  secondFolder,
  secondNames,
} from '../support/second-site';
import { getAddressInTab, serveInTab } from '../support/site-in-tab';
import { copyProject } from '../support/started-site';

/* The site of an association in another state: Pacific time, nine sports in two classes, neither football nor golf, no anniversary, a name of 60
   characters, other colors and another logo. */

let copy: string;
let build: string;
let ask: AskSite;
let pages: readonly CrawledPage[];
const asked = new Set<string>();

beforeAll(async () => {
  copy = await copyProject();
  build = await buildSecondSite(copy);
  const site = await openInProcessSite({ build, more: { ...secondNames, LOG_SAMPLE_RATE: '0' } });
  ask = site.startIsolate(createSecondUpstream(asked));
  const starts = ['/', '/scores/changes', ...listBuiltPagePaths(['page', 'embed', 'cms', 'file'])];
  pages = await crawl(ask, starts, computeSampleCount(4, 1));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const listShown = () => atLeastOne(pages.filter(({ status }) => status === 200));

test('its pages are shown, with its own name, contact and clock', () => {
  expect(listShown().length).toBeGreaterThan(100);
  const home = pages.find(({ address }) => address === '/')?.html ?? '';
  for (const text of [secondFacts.name, secondFacts.contact.street, secondFacts.contact.phone.text, ' PT'])
    expect(home).toContain(text);
});

test('its whole name, its logo and its colors are on its pages', async () => {
  const home = pages.find(({ address }) => address === '/')?.html ?? '';
  expect(secondFacts.name).toHaveLength(60);
  expect(home).toContain(`<b>${secondFacts.name}</b>`);
  for (const shape of atLeastOne(listShapes(secondFolder))) expect(home).toContain(shape);
  const manifest = await (await ask('/manifest.webmanifest')).text();
  expect(JSON.parse(manifest)).toMatchObject({ theme_color: secondFacts.colors.ink });
  // Its accent is also the color of an alert, in any association.
  const ofFirst = atLeastOne([firstFacts.colors.ink, '#f6f0e3', '#0e1628']);
  const styled = listShown().flatMap(({ address, html }) => {
    const styles = [...html.matchAll(/<style\b.*?<\/style>|<meta name="theme-color"[^>]*>/gs)].join('');
    return ofFirst.filter((color) => styles.includes(color)).map((color) => `${color} on ${address}`);
  });
  expect(styled).toEqual([]);
});

test('its icons are drawn from its logo', async () => {
  const icon = await readFile(path.join(build, 'static/favicon.svg'), 'utf8');
  for (const shape of atLeastOne(listShapes(secondFolder))) expect(icon).toContain(shape);
});

test('no page fails, and every link leads somewhere', () => {
  expect(
    atLeastOne(pages)
      .filter(({ status }) => status >= 500)
      .map(({ address }) => address),
  ).toEqual([]);
  const dead = pages.filter(({ status, from }) => status >= 400 && from !== null);
  expect(dead.map(({ address, from }) => `${address} from ${from}`)).toEqual([]);
});

test('pages about what it does not have, and those that it switches off, do not exist', () => {
  const without = ['/125', '/gameday', '/pairings', '/tobywins', '/about/ihsaf-board-members'];
  const absent = [...without, '/schools/open-dates', '/officials/clinicians', '/scores/changes'];
  const found = pages.filter(({ address }) => absent.includes(address));
  expect(found.map(({ address, status }) => [address, status])).toEqual(found.map(({ address }) => [address, 404]));
  expect(found).toHaveLength(absent.length);
  expect(
    pages.filter(({ address, status }) => /^\/sports\/(?:football|\w+-golf)\b/.test(address) && status < 400),
  ).toEqual([]);
});

test('no page has a word of the first association', () => {
  const words = atLeastOne(listWordsOfFirst());
  const told = listShown().flatMap(({ address, html }) =>
    words.filter((word) => html.includes(word)).map((word) => `${word} on ${address}`),
  );
  expect(told).toEqual([]);
  expect(
    listShown()
      .filter(({ html }) => /\d [AP]M CT\b/.test(html))
      .map(({ address }) => address),
  ).toEqual([]);
});

test('no menu is empty, and no season without sports is in one', () => {
  const menus = listShown().flatMap(({ address, html }) =>
    [...html.matchAll(/<nav\b.*?<\/nav>/gs)].map(([menu]) => ({ address, menu })),
  );
  const empty = menus.filter(({ menu }) => !/<(?:a|button)\b/.test(menu) || /<(ul|ol)\b[^>]*>\s*<\/\1>/.test(menu));
  expect(empty.map(({ address }) => address)).toEqual([]);
  const menu = menus.find(({ menu: html }) => html.includes('menu-seasons'))?.menu ?? '';
  expect([...menu.matchAll(/data-season="(\w+)"/g)].map(([, season]) => season)).toEqual(['fall', 'winter', 'spring']);
});

test('its menus are those of its folder', async () => {
  const { groups } = menusSchema.parse(JSON.parse(await readFile(path.join(secondFolder, 'menus.json'), 'utf8')));
  const home = pages.find(({ address }) => address === '/')?.html ?? '';
  const sections = [...home.matchAll(/<summary data-section="\/([\w-]+)"/g)].map(([, section]) => section);
  expect(sections).toEqual(['sports', ...groups.map(({ id }) => id)]);
  expect(sections).not.toContain('health-safety');
});

test.each([
  { colorScheme: 'light', width: 360, every: 2 },
  { colorScheme: 'dark', width: 1280, every: 5 },
] as const)(
  'its pages are accessible in $colorScheme, $width px wide, and no wider',
  async ({ colorScheme, width, every }) => {
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 }, serviceWorkers: 'block' });
      await serveInTab(page, ask, build);
      const found: string[] = [];
      for (const address of drawSample(listAddressesOfKinds(), 8).filter((_, index) => index % every === 0)) {
        await page.goto(getAddressInTab(address));
        await removeFurtherRows(page);
        await loadAxe(page);
        const objections = await findObjections(page, rules);
        const whole = await page.evaluate(() => document.documentElement.scrollWidth);
        found.push(...objections.map((objection) => `${address}: ${objection}`));
        if (whole > width) found.push(`${address} is ${whole} px wide`);
      }
      expect(found).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);

/** As of the pages of the first association. A frame without scripts renews itself only so; nothing in it is typed or chosen that could be lost. */
const rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'meta-refresh': { enabled: false } },
};

/** The first shown page of each kind. */
function listAddressesOfKinds(): readonly string[] {
  const documents = listShown().filter(({ html }) => /^<!doctype html/i.test(html));
  return [...groupBy(documents, ({ address }) => findKind(address)).values()].flatMap(
    ([first]) => first?.address ?? [],
  );
}

test('providers are asked for its state', () => {
  const states = [...asked].flatMap((address) => new URL(address).searchParams.getAll('state'));
  expect(new Set(states)).toEqual(new Set([secondFacts.stateCode]));
});
