import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowserSuite, waitForHydration, laptop } from '../support/browser-suite';
import { type FakeUpstream, startFakeUpstream } from '../support/fake-upstream';

/*
Each test controls the state of a game. The bracket and the scores of class 1A read the game's class and the game page reads its sport,
so pages differ in age.
 */
const { getSite, open, openUnready } = openBrowserSuite({ hasOwnSite: true });

const sport = '/sports/boys-soccer/state-series';
/** The parameter, which the site ignores, bypasses the browser's cache. */
const buildBracketPath = () => `${sport}/brackets/1A?x=${generation}`;
const buildScoresPath = () => `${sport}/scores/1A?x=${generation}`;
const buildGamePath = () => `/games/88?sport=boys-soccer&x=${generation}`;

interface Score {
  readonly top: number;
  readonly bottom: number;
  /** `Q4`, or `Final`. */
  readonly period: string;
}

const third: Score = { top: 14, bottom: 17, period: 'Q3' };
const fourth: Score = { top: 21, bottom: 17, period: 'Q4' };
const over: Score = { top: 24, bottom: 17, period: 'Final' };

let upstream: FakeUpstream;
let score = third;
let generation = 0;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  upstream.behave((request, response) => {
    // Each deployment calls upstream below its own path.
    const path = (request.url ?? '').replace(/^\/\d+/, '');
    if (path.includes('/boys-soccer/tournament-scores')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: listRows() }));
      return;
    }
    void fetch(getSite().demoUrl + path).then(
      async (answer) => {
        response.statusCode = answer.status;
        response.setHeader('content-type', answer.headers.get('content-type') ?? 'application/json');
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      () => response.destroy(),
    );
  });
});
afterAll(() => upstream.close());

function listRows() {
  const isOver = score.period === 'Final';
  const buildRow = (id: number, round: string, names: readonly [string, string]) => ({
    ContestID: id,
    GameDate: '10/11/2025',
    Class: '1A',
    TourneyLevel: 'State',
    Round: round,
    Time: '1:00',
    TimeRemaining: '',
    Period: '',
    TopTeam: { TopTeamNameShort: names[0], SchoolID1: `01${id}` },
    BottomTeam: { BottomTeamNameShort: names[1], SchoolID: `02${id}` },
  });
  const live = buildRow(88, 'Semifinal', ['Ashgrove', 'Fort Harlan']);
  return [
    {
      ...live,
      TimeRemaining: isOver ? 'Final' : '4:12',
      Period: isOver ? '' : score.period,
      Winner: isOver ? 'T' : null,
      TopTeam: { ...live.TopTeam, TopScore: score.top },
      BottomTeam: { ...live.BottomTeam, BottomScore: score.bottom },
    },
    buildRow(89, 'Semifinal', ['Milton', 'Rockwell']),
    buildRow(90, 'Championship', ['TBD', 'TBD']),
  ];
}

/** Deploys a site without answers, so that each page has upstream's state at its first request. */
async function startAnew(first: Score): Promise<void> {
  score = first;
  generation += 1;
  // Another upstream address changes the dataset of keys.
  await getSite().deployWith({ V1_BASE_URL: `${upstream.origin}/${generation}/v1` });
}

/** Makes the site read upstream for the pages of this path. */
async function readNow(path: string): Promise<void> {
  expect((await fetch(getSite().url + path)).status).toBe(200);
}

async function goOn(next: Score): Promise<void> {
  // Times have a resolution of one second.
  await sleep(1020 - (Date.now() % 1000));
  score = next;
}

/** Opens another page as a visitor who stays until its scripts have taken over. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(getSite().url + path);
  await waitForHydration(page);
}

/** A page knows only scores that the scripts of earlier pages have stored. */
const readRemembered = (page: Page) => page.evaluate(() => localStorage.getItem('seen-games') ?? '');

const readCardScores = async (page: Page) =>
  (await page.locator('.game', { hasText: 'Ashgrove' }).locator('.game-points').allInnerTexts()).map((text) =>
    text.trim(),
  );
const locateDrawnGame = (page: Page) => page.locator('.bracket-game', { hasText: 'Ashgrove' });
const readDrawnScores = async (page: Page) => await locateDrawnGame(page).locator('span > b').allInnerTexts();
const locateStatus = (page: Page) => page.locator('p[role="status"].sr-only').last();

describe('a browser that has seen a score', () => {
  test('never shows an earlier score: in brackets, on cards, after a navigation or reload, or after Back', async () => {
    await startAnew(third);
    await readNow(buildBracketPath());
    await goOn(fourth);
    const page = await open(buildGamePath());
    expect(await readCardScores(page)).toEqual(['21', '17']);
    await expect.poll(() => readRemembered(page)).toContain('21-17');
    await page.goto(getSite().url + buildBracketPath());
    await expect.poll(() => readDrawnScores(page)).toEqual(['21', '17']);
    expect(await locateDrawnGame(page).innerText()).toContain('Q4 4:12');
    expect(await locateDrawnGame(page).getAttribute('aria-label')).toMatch(
      /Ashgrove, 21, leading; Fort Harlan, 17; Live; Q4 4:12/,
    );
    await page.goto(getSite().url + buildScoresPath());
    await expect.poll(() => readCardScores(page)).toEqual(['21', '17']);
    await page.goBack();
    await expect.poll(() => readDrawnScores(page)).toEqual(['21', '17']);
    await page.reload();
    await expect.poll(() => readDrawnScores(page)).toEqual(['21', '17']);
    expect((await readRemembered(page)).length).toBeLessThan(2048);
  });

  test('shows a game as final where an older page has it in progress', async () => {
    await startAnew(third);
    await readNow(buildScoresPath());
    await goOn(over);
    const page = await open(buildGamePath());
    expect(await page.locator('.game').first().innerText()).toMatch(/Final/i);
    await expect.poll(() => readRemembered(page)).toContain('24-17');
    await page.goto(getSite().url + buildScoresPath());
    const card = page.locator('.game', { hasText: 'Ashgrove' });
    await expect.poll(() => card.innerText()).toMatch(/Final/i);
    expect(await readCardScores(page)).toEqual(['24', '17']);
    expect(await card.locator('.won').innerText()).toContain('Ashgrove');
  });

  test('shows a later correction by upstream, also on older pages', async () => {
    await startAnew(fourth);
    await readNow(buildGamePath());
    await goOn(third);
    const page = await open(buildGamePath());
    expect(await readCardScores(page)).toEqual(['21', '17']);
    await expect.poll(() => readRemembered(page)).toContain('21-17');
    await goTo(page, buildBracketPath());
    expect(await readDrawnScores(page)).toEqual(['14', '17']);
    await expect.poll(() => readRemembered(page)).toContain('14-17');
    await page.goto(getSite().url + buildGamePath());
    await expect.poll(() => readCardScores(page)).toEqual(['14', '17']);
  });

  test('hides the older score until the scripts of the page have loaded', async () => {
    await startAnew(third);
    await readNow(buildBracketPath());
    await goOn(fourth);
    const page = await open(buildGamePath());
    await expect.poll(() => readRemembered(page)).toContain('21-17');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/build/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(getSite().url + buildBracketPath(), { waitUntil: 'domcontentloaded' });
    const hidden = locateDrawnGame(page).locator('span > b').first();
    expect(await hidden.evaluate((points) => getComputedStyle(points).visibility)).toBe('hidden');
    const other = page.locator('.bracket-game', { hasText: 'Milton' }).locator('span > b').first();
    expect(await other.evaluate((points) => getComputedStyle(points).visibility)).toBe('visible');
    release();
    await expect.poll(() => readDrawnScores(page)).toEqual(['21', '17']);
    expect(await hidden.evaluate((points) => getComputedStyle(points).visibility)).toBe('visible');
  });

  test.each([
    [
      'damaged',
      () => {
        // Frames of the page have no storage.
        if (window === top) localStorage.setItem('seen-games', '88|x|d|\u0000|{"a":1}\n|||||\n'.repeat(200));
      },
    ],
    [
      'refused',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new Error('refused');
          },
        }),
    ],
  ])('shows the page normally when storage is %s', async (_, prepare) => {
    await startAnew(fourth);
    const page = await openUnready(buildBracketPath(), (opened) => opened.addInitScript(prepare));
    await page.locator('html[data-hydrated]').waitFor();
    expect(await readDrawnScores(page)).toEqual(['21', '17']);
  });
});

describe('a page that another tab has a newer score for', () => {
  test('shows the new score, marks it for ten seconds, and announces only that', async () => {
    await startAnew(third);
    await readNow(buildBracketPath());
    const page = await openUnready(buildScoresPath(), async (opened) => {
      await opened.setViewportSize(laptop.viewport);
      await opened.emulateMedia({ reducedMotion: 'reduce' });
      await opened.clock.install();
    });
    await waitForHydration(page);
    expect(await readCardScores(page)).toEqual(['14', '17']);
    await goOn(fourth);
    const other = await page.context().newPage();
    await other.goto(getSite().url + buildGamePath());
    await expect.poll(() => readCardScores(page)).toEqual(['21', '17']);
    const card = page.locator('.game', { hasText: 'Ashgrove' });
    expect(await card.getAttribute('class')).toContain('just-changed');
    expect(await card.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    await expect.poll(() => locateStatus(page).innerText()).toBe('Ashgrove 21, Fort Harlan 17, Q4 4:12.');
    expect(await page.locator('.just-changed').count()).toBe(1);
    expect(await locateStatus(other).innerText()).toBe('');
    await page.clock.runFor(10_000);
    await expect.poll(() => card.getAttribute('class')).not.toContain('just-changed');
    await other.close();
  });
});

describe('a watched game', () => {
  test('opens in a picture-in-picture window where supported, and follows scores seen by other tabs', async () => {
    await startAnew(third);
    const page = await openUnready(buildGamePath(), (opened) =>
      opened.addInitScript(() => {
        const requestWindow = () => {
          const frame = document.body.appendChild(document.createElement('iframe'));
          return Promise.resolve(frame.contentWindow);
        };
        Object.defineProperty(window, 'documentPictureInPicture', { value: { requestWindow } });
      }),
    );
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Keep it in a small window' }).click();
    const small = page.frameLocator('iframe').locator('body');
    await expect.poll(() => small.innerText()).toMatch(/Ashgrove\s*14\s*Fort Harlan\s*17\s*Q3 4:12/);
    await goOn(over);
    const other = await page.context().newPage();
    await goTo(other, buildBracketPath());
    await expect.poll(() => small.innerText()).toMatch(/Ashgrove\s*24\s*Fort Harlan\s*17\s*Final/);
    await other.close();
  });

  test('shows its score in the tab title, on other pages and after a reload, until it is unwatched', async () => {
    await startAnew(third);
    const page = await open(buildGamePath());
    const button = page.getByRole('button', { name: /^Watch the score/ });
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.title()).toMatch(/^14-17 Q3 4:12 Ashgrove, Fort Harlan \| /);
    await page.getByRole('main').getByRole('link', { name: 'Boys Soccer', exact: true }).first().click();
    await page.waitForURL(/boys-soccer$/);
    await expect.poll(() => page.title()).toMatch(/^14-17 Q3 4:12 Ashgrove, Fort Harlan \| Boys Soccer/);
    await goOn(over);
    await page.goto(`${getSite().url}/about`);
    await expect.poll(() => page.title()).toMatch(/^14-17 Q3/);
    const other = await page.context().newPage();
    await other.goto(getSite().url + buildBracketPath());
    await expect.poll(() => page.title()).toMatch(/^24-17 Final Ashgrove, Fort Harlan \| /);
    expect(await other.title()).not.toContain('24-17');
    await other.close();
    await page.goto(getSite().url + buildGamePath());
    await button.click();
    await expect.poll(() => page.title()).toMatch(/^Ashgrove vs\. Fort Harlan/);
  });
});
