import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame } from '~/models/games/game.fixture';
import { buildGolfStanding } from '~/models/golf/golf.fixture';
import { buildTestRequest } from '~/page/page-request.fixture';
import { BoardPage } from '~/routes/board/board-page';
import { boardStyles } from '~/routes/board/board-styles';
import { sources, toBoardView } from '~/routes/board/page';
import type { GolfBoard } from '~/upstream/golf';
import { openContext } from '../support/browser-suite';

/* Pictures of a board with every number of games, in every size of screen, measured in the browser. */

const screens = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 3840, height: 2160 },
  { width: 740, height: 360 },
  { width: 1080, height: 1920 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

const shortNames = ['Ashgrove', 'Fort Harlan', 'Cobblestead', 'Wickfield'] as const;
const longNames = [
  'Winslow Consolidated (Halvor County)',
  'Harlland (Archbishop Doyle-Mbeki)',
  'Dunhaven-Mill Springs [Coop]',
  'Grain Bluff (Prairie Christian)',
] as const;
const mixedNames = [longNames[0], shortNames[0], 'Kettleland Township', shortNames[2]] as const;
const scoresByDigits = { 1: [3, 0], 2: [48, 52], 3: [108, 112] } as const;

let page: Page;

beforeAll(async () => {
  page = await (await openContext({})).newPage();
});
afterAll(async () => {
  await page.context().close();
});

/** Every picture of a board that shows these games or leaders. */
function renderPictures(search: string, shown: Game[] | GolfBoard): string[] {
  const viewTurn = (turn: number) => {
    const request = buildTestRequest(`/board${search}&turn=${turn}`);
    const names = Object.keys(sources(request).optional);
    const value = { value: shown, fetchedAtMs: Date.parse('2025-10-11T18:18:00Z'), isStale: false };
    return toBoardView(
      { dependent: {}, optional: Object.fromEntries(names.map((name) => [name, value])), unavailable: [] },
      request,
    );
  };
  const count = Number(viewTurn(1).place?.split(' ').at(-1) ?? 1);
  return Array.from({ length: count }, (_, index) =>
    renderToStaticMarkup(createElement(BoardPage, { view: viewTurn(index + 1) })),
  );
}

function buildGames(count: number, names: readonly string[], digits: keyof typeof scoresByDigits): Game[] {
  return Array.from({ length: count }, (_, index) => {
    const [first = '', second = ''] = [names[(2 * index) % 4], names[(2 * index + 1) % 4]];
    const facts = {
      id: String(index),
      sportId: 'girls-flag-football',
      teams: [buildGameTeam(first), buildGameTeam(second)],
      columns: [scoresByDigits[digits]],
    } as const;
    return index % 2 === 0
      ? buildLiveGame({ ...facts, period: 'Q3', timeRemaining: '10:12' })
      : buildFinalGame({ ...facts, decidedIn: '2OT' });
  });
}

/** Texts that lie over one another, are cut, or leave the screen. */
function findFaults(): string[] {
  const texts = [...document.querySelectorAll('h1, .place, #age, .phone a, .qr, .game span, .game b, li > *')].filter(
    (element) => element.getClientRects().length > 0 && element.localName !== 'p',
  );
  const faults: string[] = [];
  const isUpright = innerHeight > innerWidth;
  for (const [index, element] of texts.entries()) {
    const box = element.getBoundingClientRect();
    const name = element.textContent;
    // A line is 1.08 of its letters, and digits are taller than their line, which is 0.74 of them.
    const isCut =
      element.localName !== 'b' &&
      element.scrollHeight > element.clientHeight + 0.15 * parseFloat(getComputedStyle(element).fontSize);
    if (isCut || element.scrollWidth > element.clientWidth + 1) faults.push(`cut: ${name}`);
    if (box.right > innerWidth || box.left < 0 || (!isUpright && box.bottom > innerHeight))
      faults.push(`off screen: ${name}`);
    for (const other of texts.slice(index + 1)) {
      if (element.contains(other)) continue;
      const { top, bottom, left, right } = other.getBoundingClientRect();
      const across = Math.min(box.right, right) - Math.max(box.left, left);
      const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
      if (across > 1 && down > 1)
        faults.push(`${name} over ${other.textContent}: ${across.toFixed()} x ${down.toFixed()}`);
    }
  }
  return faults;
}

/** Least height of the digits and of other text, as shares of the window's height. */
function measureText() {
  const listSizes = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (element) => parseFloat(getComputedStyle(element).fontSize));
  return {
    // The digits of these fonts are 0.72 of their size.
    digits: (0.72 * Math.min(...listSizes('.game b'))) / innerHeight,
    text: Math.min(...listSizes('.board :not(br, i)')) / innerHeight,
  };
}

const nameLists = { shortNames, longNames, mixedNames };
/** Long names in every number of games, and with each number of digits; short ones in full pictures. */
const boards = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((count) => [
  { count, digits: 1, kind: 'mixedNames' } as const,
  { count, digits: 2, kind: 'longNames' } as const,
  { count, digits: 3, kind: 'longNames' } as const,
  ...(count > 4
    ? [{ count, digits: 2, kind: 'shortNames' } as const, { count, digits: 3, kind: 'shortNames' } as const]
    : []),
]);

/** Ten leaders with long names of golfers and schools. */
const standings = Array.from({ length: 10 }, (_, index) =>
  buildGolfStanding({
    id: String(index),
    name: 'Bartholomew Featherstone-Oyelaran',
    teamName: longNames[index % longNames.length] ?? '',
  }),
);

async function showPicture(picture: string): Promise<void> {
  await page.setContent(`<!doctype html><style>${boardStyles}</style>${picture}`);
}

describe.each(screens)('on a screen of $width x $height', ({ width, height }) => {
  test('no text of one to eight games lies over another one, is cut, or leaves the screen', async () => {
    await page.setViewportSize({ width, height });
    const isWide = width / height > 1.7;
    const faults: string[] = [];
    for (const { count, digits, kind } of boards) {
      const games = buildGames(count, nameLists[kind], digits);
      for (const picture of renderPictures('?show=scores', games)) {
        await showPicture(picture);
        const where = `${count} games, ${digits} digits, ${kind}`;
        faults.push(...(await page.evaluate(findFaults)).map((fault) => `${where}: ${fault}`));
        const sizes = await page.evaluate(measureText);
        if (isWide && sizes.text < 0.035) faults.push(`${where}: text of ${sizes.text.toFixed(3)}`);
        if (isWide && sizes.digits < 0.12) faults.push(`${where}: digits of ${sizes.digits.toFixed(3)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('no text of ten leaders lies over another one, is cut, or leaves the screen', async () => {
    await page.setViewportSize({ width, height });
    const [picture = ''] = renderPictures('?show=board:boys-golf.2A', { eventName: null, standings });
    await showPicture(picture);
    expect(await page.locator('ol li').count()).toBe(10);
    expect(await page.evaluate(findFaults)).toEqual([]);
  });
});
