import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowserSuite, waitForHydration, laptop, phone, sumShifts } from '../support/browser-suite';

const { open } = openBrowserSuite();

const school = '/schools/details/0101';
const locateFollowButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Follow(?:ing)? (?!all)/ });
const strip = (page: Page) => page.getByRole('region', { name: 'My teams' });
const isPressed = (page: Page) => locateFollowButton(page).first().getAttribute('aria-pressed');
const readKeptTeams = (page: Page) => page.evaluate(() => localStorage.getItem('my-teams'));

async function follow(page: Page): Promise<void> {
  await locateFollowButton(page).click();
  await expect.poll(() => isPressed(page)).toBe('true');
  expect(await locateFollowButton(page).first().innerText()).toMatch(/^Following/);
}

describe('following', () => {
  test('a school and a sport shows them on home page and scores, in a list that can be edited and shared', async () => {
    const page = await open(school, phone);
    expect(await isPressed(page)).toBe('false');
    await follow(page);
    await page.goto(new URL('/sports/football', page.url()).href);
    await waitForHydration(page);
    await follow(page);
    for (const path of ['/', '/scores']) {
      await page.goto(new URL(path, page.url()).href);
      await expect
        .poll(() => strip(page).getByRole('listitem').allInnerTexts())
        .toEqual([
          expect.stringMatching(/\bAbelard Heights\n[^]*(?:No games today\.|.+: .+|\s\d+\s*)$/),
          expect.stringMatching(/^Football\n[^]*and \d+ more(?:\s+.+\s\d+\s+.+\s\d+)?\s*$/i),
        ]);
    }
    await strip(page).getByRole('link', { name: 'My teams' }).click();
    await page.waitForURL('**/my-teams');
    const readNames = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    await expect.poll(readNames).toEqual(['Abelard Heights', 'Football']);
    expect(await page.getByLabel('Find a school to follow').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Link to these teams' }).click();
    await page.waitForURL('**/my-teams?teams=0101.football');
    await locateFollowButton(page).first().click();
    await expect.poll(() => readKeptTeams(page)).toBe('{"version":1,"teams":["football"]}');
    await page.getByRole('button', { name: 'Follow all of them' }).click();
    await expect.poll(() => readKeptTeams(page)).toBe('{"version":1,"teams":["football","0101"]}');
  });

  test('begins on My teams with the search for a school, and a sport that is followed replaces the offer', async () => {
    const page = await open('/my-teams', phone);
    await waitForHydration(page);
    const field = await page.getByLabel('Find a school to follow').boundingBox();
    expect(field?.y).toBeLessThan(250);
    expect((await page.getByRole('heading', { name: 'Sponsors' }).boundingBox())?.y).toBeGreaterThan(740);
    await page.getByRole('button', { name: 'Follow Football' }).click();
    await expect.poll(() => readKeptTeams(page)).toBe('{"version":1,"teams":["football"]}');
    await expect
      .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual(['Football']);
  });

  test('takes no space when nothing is followed, and causes no layout shift when something is', async () => {
    const page = await open('/', laptop);
    expect(await page.locator('.my-teams').isVisible()).toBe(false);
    await page.evaluate(() => {
      localStorage.setItem('my-teams', '{"version":1,"teams":["0101"]}');
    });
    await page.reload();
    await expect.poll(() => strip(page).getByRole('listitem').allInnerTexts()).toHaveLength(1);
    const measureHeight = () => strip(page).evaluate((node) => node.getBoundingClientRect().height);
    const before = await measureHeight();
    await expect.poll(() => strip(page).innerText()).toContain('Abelard Heights');
    expect(await measureHeight()).toBe(before);
    expect(await sumShifts(page)).toBeLessThan(0.01);
  });

  test.each([360, 1280])('shows long names and their scores in full in the strip at %i px', async (width) => {
    const page = await open('/', { viewport: { width, height: 800 } });
    const name = 'Branview (Halvor County Consolidated)';
    const text = `${name}\u00a0101, Christian Academy of Lower Chesterbrook\u00a0100`;
    await page.route('**/0101.json', (route) =>
      route.fulfill({
        json: {
          key: '0101',
          name,
          to: '/schools/details/0101',
          calendarHref: '/calendar/events.ics?school=0101',
          feedHref: null,
          games: [{ id: '1', sport: 'Boys Basketball', text, status: 'Final', isLive: false }],
          uncertainCount: 0,
          gamesHref: '/scores',
        },
      }),
    );
    await page.evaluate(() => {
      localStorage.setItem('my-teams', '{"version":1,"teams":["0101"]}');
    });
    await page.reload();
    const measureHeight = () => strip(page).evaluate((node) => node.getBoundingClientRect().height);
    const before = await measureHeight();
    await expect.poll(() => strip(page).innerText()).toContain(text);
    expect(await measureHeight()).toBe(before);
    const faults = await strip(page)
      .getByRole('listitem')
      .evaluate((item) => {
        const box = item.closest('section')?.getBoundingClientRect();
        return [...item.querySelectorAll('a, .result')].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const shown = range.getBoundingClientRect();
          const isInside =
            box !== undefined && shown.right <= Math.min(box.right, innerWidth) && shown.bottom <= box.bottom;
          return isInside && element.scrollWidth <= element.clientWidth ? [] : [element.textContent];
        });
      });
    expect(faults).toEqual([]);
  });

  test('works from a link without scripts, and shows no follow button there', async () => {
    const page = await open('/my-teams?teams=0101.football.0999', { ...laptop, javaScriptEnabled: false });
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await headings.allInnerTexts()).toEqual(['Abelard Heights', 'Football']);
    expect(await locateFollowButton(page).count()).toBe(0);
    await page.getByText('In your calendar').first().click();
    expect(await page.getByRole('link', { name: /^Events\s*, Abelard Heights/ }).getAttribute('href')).toBe(
      '/calendar/events.ics?school=0101',
    );
  });

  test('asks the browser to keep the list when a team is followed, not on load and not when one is left', async () => {
    const page = await open('/offline', laptop);
    await page.addInitScript(() => {
      const requests: true[] = [];
      Object.assign(window, { requests });
      StorageManager.prototype.persist = () => Promise.resolve(Boolean(requests.push(true)));
    });
    await page.goto(new URL(school, page.url()).href);
    await waitForHydration(page);
    const countRequests = () => page.evaluate(() => (window as unknown as { requests: true[] }).requests.length);
    expect(await countRequests()).toBe(0);
    await follow(page);
    expect(await countRequests()).toBe(1);
    await locateFollowButton(page).click();
    await expect.poll(() => isPressed(page)).toBe('false');
    expect(await countRequests()).toBe(1);
  });

  test('shows marks and records, and teams in play first, on the home page and in the list', async () => {
    const page = await open('/offline', phone);
    await page.evaluate(() => {
      localStorage.setItem('my-teams', '{"version":1,"teams":["0101","football","0202"]}');
    });
    const serve = (key: string, name: string, isLive: boolean, record?: string) =>
      page.route(`**/my-teams/${key}.json`, (route) =>
        route.fulfill({
          json: {
            key,
            name,
            to: `/schools/details/${key}`,
            calendarHref: '/calendar/events.ics',
            feedHref: null,
            ...(record !== undefined && { logoUrl: null, record }),
            games: [{ id: key, text: `${name}\u00a03, Elm\u00a01`, status: isLive ? 'Live' : 'Final', isLive }],
            uncertainCount: 0,
            gamesHref: '/scores',
          },
        }),
      );
    await serve('0101', 'Ashgrove', false, 'Football 9-2');
    await serve('football', 'Football', false);
    await serve('0202', 'Fort Harlan', true, 'Football 10-1');
    const expected = [
      ['Fort Harlan', 'Football 10-1', 1, 'Fort Harlan 3 Elm 1'],
      ['Ashgrove', 'Football 9-2', 1, 'Ashgrove 3 Elm 1'],
      ['Football', '', 0, 'Football 3 Elm 1'],
    ];
    for (const path of ['/', '/my-teams']) {
      await page.goto(new URL(path, page.url()).href);
      const list = path === '/' ? strip(page) : page.getByRole('main');
      await expect
        .poll(() =>
          list.locator('li[data-results]').evaluateAll((items) =>
            items.map((item) => [
              item.querySelector('a')?.innerText,
              item.querySelector('.team-record')?.textContent ?? '',
              item.querySelectorAll('.school-mark').length,
              // The list has a row for each team, the strip one text.
              /(?:Fort Harlan|Ashgrove|Football)\s3,? Elm\s1/.exec(item.textContent)?.[0].replace(/[\s,]+/g, ' '),
            ]),
          ),
        )
        .toEqual(expected);
    }
    const advice = page.getByText('Safari deletes it after seven days');
    expect(await advice.getByRole('link', { name: 'Link to these teams' }).getAttribute('href')).toBe(
      '/my-teams?teams=0101.football.0202',
    );
  });

  test('lasts for the current page when storage is full', async () => {
    const page = await open(school, laptop);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await follow(page);
    expect(await readKeptTeams(page)).toBeNull();
  });
});
