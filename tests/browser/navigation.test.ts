import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowserSuite, waitForHydration } from '../support/browser-suite';

const { getSite, open, openUnready, forgive } = openBrowserSuite({ hasOwnSite: true });

const locateMessage = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection.' });
const locateScoresLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Scores', exact: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Requests get no answer until the returned function is called. */
async function holdRequests(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    // The page may have given up.
    await route.continue().catch(() => undefined);
  });
  return release;
}

describe('a link followed without a network', () => {
  /** Presses "Try again" whenever offered, because on a busy machine an answer may exceed the limit of 15 seconds. */
  const retryUntilPath = async (page: Page, path: string) => {
    const retry = async () => {
      if (await tryAgain(page).isVisible()) await tryAgain(page).click();
      return new URL(page.url()).pathname;
    };
    await expect.poll(retry, { interval: 1000 }).toBe(path);
  };

  test('keeps the page, shows its time, and works once the network is back', async () => {
    const page = await open('/sports/boys-bowling');
    await page.context().setOffline(true);
    await locateScoresLink(page).click();
    await locateMessage(page).waitFor();
    expect(await locateMessage(page).innerText()).toMatch(
      /^No connection\. This page is from \d+:\d\d [AP]M CT; try again when you are back online\./,
    );
    expect(page.url()).toBe(`${getSite().url}/sports/boys-bowling`);
    expect(await locateScoresLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await tryAgain(page).click();
    await locateMessage(page).waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are back online.').waitFor();
    await retryUntilPath(page, '/scores');
    await tryAgain(page).waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await page.goBack();
    await locateMessage(page).waitFor();
    expect(page.url()).toBe(`${getSite().url}/scores`);
    await page.context().setOffline(false);
    await retryUntilPath(page, '/sports/boys-bowling');
    forgive();
  });

  test('says so for another day of the same page, too, when the device does not notice', async () => {
    const page = await open('/scores');
    await page.route('**/scores.data*', (route) => route.abort());
    const day = page.locator('a[href*="/scores?date="]:visible').first();
    const href = await day.getAttribute('href');
    await day.click();
    await locateMessage(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.unroute('**/scores.data*');
    await tryAgain(page).click();
    await page.waitForURL(`**${href}`);
    forgive();
  });

  test('still leads back when the page is refreshed in the meantime', async () => {
    const page = await open('/sports/boys-bowling');
    await locateScoresLink(page).click();
    await page.waitForURL('**/scores');
    await page.context().setOffline(true);
    await page.goBack();
    await locateMessage(page).waitFor();
    const refreshed = page.evaluate(async () => {
      const router = window.__remixRouter;
      router.revalidate();
      await new Promise<void>((resolve) => {
        router.subscribe(({ revalidation }) => {
          if (revalidation === 'idle') resolve();
        });
      });
    });
    await page.context().setOffline(false);
    await refreshed;
    await retryUntilPath(page, '/sports/boys-bowling');
    await page.goBack();
    await page.waitForURL('**/scores');
    await page.getByRole('heading', { level: 1, name: 'Scores' }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.__remixRouter.state.navigation.state)).toBe('idle');
    expect(page.url()).toBe(`${getSite().url}/scores`);
    forgive();
  });

  describe('whose scripts have not arrived', () => {
    /** Clicks a link whose scripts are requested, but do not arrive until `releaseScripts` is called. */
    const clickScores = async (page: Page) => {
      const releaseScripts = await holdRequests(page, '**/build/**/*.js');
      const asked = page.waitForRequest('**/build/**/*.js');
      await locateScoresLink(page).click();
      await asked;
      return releaseScripts;
    };

    /** The home page, with a navigation to the page before it, whose data does not arrive until `releaseData` is called. */
    const openBowlingAgain = async (page: Page) => {
      const releaseData = await holdRequests(page, '**/sports/boys-bowling.data*');
      const asked = page.waitForRequest('**/sports/boys-bowling.data*');
      const ended = page.evaluate(() => window.__remixRouter.navigate('/sports/boys-bowling'));
      await asked;
      return { releaseData, ended };
    };

    const openHomeFromBowling = async () => {
      const page = await open('/sports/boys-bowling');
      await page.evaluate(() => window.__remixRouter.navigate('/'));
      await page.waitForURL(`${getSite().url}/`);
      return page;
    };

    test('is followed also when a refresh of the page ends before they arrive', async () => {
      const page = await open('/schools/conferences');
      const releaseData = await holdRequests(page, '**/schools/conferences.data*');
      const refreshed = page.evaluate(() => window.__remixRouter.navigate('/schools/conferences', { replace: true }));
      const releaseScripts = await clickScores(page);
      releaseData();
      await refreshed;
      releaseScripts();
      await page.waitForURL('**/scores');
      await page.getByRole('heading', { level: 1, name: 'Scores' }).waitFor();
    });

    test('is followed also when an earlier navigation ends before they arrive', async () => {
      const page = await openHomeFromBowling();
      const { releaseData, ended } = await openBowlingAgain(page);
      const releaseScripts = await clickScores(page);
      releaseData();
      await ended;
      await page.waitForURL('**/sports/boys-bowling');
      releaseScripts();
      await page.waitForURL('**/scores');
      await page.getByRole('heading', { level: 1, name: 'Scores' }).waitFor();
    });

    test('does not overtake a link that is followed later', async () => {
      const page = await openHomeFromBowling();
      const releaseScripts = await clickScores(page);
      const { releaseData, ended } = await openBowlingAgain(page);
      releaseScripts();
      const isBlocked = () =>
        page.evaluate(() => [...window.__remixRouter.state.blockers.values()].some(({ state }) => state === 'blocked'));
      await expect.poll(isBlocked).toBe(false);
      releaseData();
      await ended;
      expect(page.url()).toBe(`${getSite().url}/sports/boys-bowling`);
      await page.getByRole('heading', { level: 1, name: 'Boys Bowling' }).waitFor();
    });
  });

  test('keeps the page when the connection is refused; Dismiss returns the focus to the link', async () => {
    const page = await open('/sports/boys-bowling');
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await locateScoresLink(page).focus();
    await page.keyboard.press('Enter');
    await locateMessage(page).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await locateMessage(page).waitFor({ state: 'detached' });
    expect(await locateScoresLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.unroute('**/*');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/scores');
    forgive();
  });

  test('keeps the page when the code arrives but the data does not, also when a proxy answers', async () => {
    const page = await open('/sports/boys-bowling');
    await page.route('**/scores.data*', (route) => route.abort('connectionrefused'));
    await locateScoresLink(page).click();
    await locateMessage(page).waitFor();
    expect(page.url()).toBe(`${getSite().url}/sports/boys-bowling`);
    await page.unroute('**/scores.data*');
    await page.route('**/scores.data*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: 'No' }),
    );
    await tryAgain(page).click();
    await page.getByText('Trying again…').waitFor({ state: 'detached' });
    await locateMessage(page).waitFor();
    await page.unroute('**/scores.data*');
    await tryAgain(page).click();
    await page.getByRole('heading', { level: 1, name: 'Scores' }).waitFor();
    forgive();
  });

  test('drops its message when another link is followed', async () => {
    const page = await open('/sports/boys-bowling');
    await page.route('**/scores.data*', (route) => route.abort('connectionrefused'));
    await locateScoresLink(page).click();
    await locateMessage(page).waitFor();
    await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
    await page.waitForURL(`${getSite().url}/`);
    await locateMessage(page).waitFor({ state: 'detached' });
    forgive();
  });
});

describe('a page that takes longer than 8 seconds', () => {
  const openBowling = async () => {
    const page = await openUnready('/sports/boys-bowling', (opened) => opened.clock.install());
    await waitForHydration(page);
    return page;
  };

  /** Lets 8 seconds pass after a tap, in which these files do not arrive. */
  const waitInVain = async (page: Page, files: string, tap: () => Promise<unknown>) => {
    const release = await holdRequests(page, files);
    const asked = page.waitForRequest(files);
    await tap();
    await asked;
    await page.clock.fastForward(8000);
    return release;
  };

  const scoresData = '**/scores.data*';
  const clickScores = (page: Page) => locateScoresLink(page).click();
  const locateHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const isIdle = (page: Page) => page.evaluate(() => window.__remixRouter.state.navigation.state === 'idle');

  const expectBackToBowling = async (page: Page) => {
    await page.goBack();
    await locateHeading(page, 'Boys Bowling').waitFor();
    expect(page.url()).toBe(`${getSite().url}/sports/boys-bowling`);
  };

  test.each([
    ['data', scoresData],
    ['scripts', '**/build/**/*.js'],
  ])('for its %s has its history entry before', async (_, files) => {
    const page = await openBowling();
    const release = await waitInVain(page, files, () => clickScores(page));
    await page.waitForURL('**/scores');
    expect(await locateHeading(page, 'Boys Bowling').count()).toBe(1);
    release();
    await locateHeading(page, 'Scores').waitFor();
    await expectBackToBowling(page);
    await page.goForward();
    await locateHeading(page, 'Scores').waitFor();
  });

  test('has its history entry before also when a search leads to it', async () => {
    const page = await openBowling();
    const search = async () => {
      const field = page.getByRole('banner').getByRole('searchbox').first();
      await field.fill('pine');
      await field.press('Enter');
    };
    const release = await waitInVain(page, '**/search.data*', search);
    await page.waitForURL('**/search?q=pine');
    release();
    await locateHeading(page, 'Search').waitFor();
    await expectBackToBowling(page);
  });

  test('is not shown after Back', async () => {
    const page = await openBowling();
    const release = await waitInVain(page, scoresData, () => clickScores(page));
    await page.waitForURL('**/scores');
    await expectBackToBowling(page);
    await expect.poll(() => isIdle(page)).toBe(true);
    release();
    await page.locator('header a[href="/calendar"]:visible').click();
    await page.waitForURL('**/calendar');
    await expect.poll(() => isIdle(page)).toBe(true);
    await expectBackToBowling(page);
  });

  test('has one history entry after two taps, and none after a tap on another link', async () => {
    const page = await openBowling();
    const release = await waitInVain(page, scoresData, () => clickScores(page));
    await page.waitForURL('**/scores');
    await clickScores(page);
    release();
    await locateHeading(page, 'Scores').waitFor();
    await expectBackToBowling(page);

    await waitInVain(page, scoresData, () => clickScores(page));
    await page.waitForURL('**/scores');
    await page.getByRole('banner').getByRole('link', { name: /home$/i }).first().click();
    await page.waitForURL(`${getSite().url}/`);
    await expect.poll(() => isIdle(page)).toBe(true);
    await expectBackToBowling(page);
  });

  test('does not become the address while there is no connection', async () => {
    const page = await openBowling();
    await page.route(scoresData, (route) => route.abort('connectionrefused'));
    await clickScores(page);
    await locateMessage(page).waitFor();
    await page.clock.fastForward(8000);
    expect(page.url()).toBe(`${getSite().url}/sports/boys-bowling`);
    await page.unroute(scoresData);
    const release = await waitInVain(page, scoresData, () => tryAgain(page).click());
    await page.waitForURL('**/scores');
    release();
    await locateHeading(page, 'Scores').waitFor();
    await expectBackToBowling(page);
    forgive();
  });
});

describe('a link', () => {
  test('is followed without a version check', async () => {
    const page = await open('/sports/boys-bowling');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('banner').getByRole('link', { name: 'Scores', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Scores' }).waitFor();
    expect(asked).not.toContain('/version.json');
  });
});

test('a refresh that the site answers with an error leaves the page, and the next one is shown', async () => {
  const page = await open('/scores');
  await page.route('**/scores.data*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/x-script', body: '' }),
  );
  const refresh = async () => {
    const answered = page.waitForResponse('**/scores.data*');
    await page.evaluate(() => {
      window.__remixRouter.revalidate();
    });
    await (await answered).finished();
  };
  await refresh();
  await page.getByRole('main').getByRole('link', { name: 'Refresh' }).click();
  await page
    .getByText(/^No newer data right now\. This page is from \d+:\d\d [AP]M CT; try again in a minute\.$/)
    .waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Scores$/i);
  await page.unroute('**/scores.data*');
  await refresh();
  await expect.poll(() => page.evaluate(() => window.__remixRouter.state.revalidation)).toBe('idle');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Scores$/i);
  forgive();
});

test('a source that fails during a navigation shows an error inside the site layout', async () => {
  const page = await open('/sports/girls-golf/state-series');
  await getSite().setFault({ path: '/v1/', kind: 'status', status: 500 });
  await page.locator('a[href="/sports/girls-golf/state-series/winner-report"]:visible').click();
  await page.getByRole('heading', { level: 1, name: 'The data could not be loaded' }).waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  forgive();
});

test('a page whose data could not be loaded asks again, and is shown once its source answers', async () => {
  await getSite().setFault({ path: '/v1/news/', kind: 'status', status: 500 });
  const page = await openUnready('/news-media/article/state-finals-wrap', (opened) => opened.clock.install());
  await waitForHydration(page);
  const failure = page.getByRole('heading', { level: 1, name: 'The data could not be loaded' });
  expect(await failure.count()).toBe(1);
  await getSite().clearFaults();
  const countFailures = async () => {
    await page.clock.runFor(15_000);
    return await failure.count();
  };
  await expect.poll(countFailures, { interval: 1000 }).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  forgive();
});
