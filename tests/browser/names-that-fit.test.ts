import { describe, expect, test } from 'vitest';
import { openBrowserSuite } from '../support/browser-suite';
import { findCutInBracket, findCutTexts } from '../support/cut-names';

/* School names of brackets, boards and strips in every size of window and on paper. See docs/decisions/0084. */

const { openAsSent } = openBrowserSuite({});

const brackets = [
  '/sports/boys-soccer/state-series/brackets/1A',
  '/sports/boys-basketball/state-series/brackets/4A',
  '/sports/girls-volleyball/state-series/brackets/2A',
  '/sports/baseball/state-series/brackets/2A',
  '/sports/football/state-series/playoff-brackets/1A',
  '/sports/football/state-series/playoff-brackets/5A',
  '/bracket-test',
];
const [soccer = ''] = brackets;
const boards = ['/board', '/board?show=bracket:boys-soccer.1A', '/board?show=board:boys-golf.2A'];
const widths = [360, 768, 1200, 1280] as const;

async function openAt(path: string, width: number) {
  const page = await openAsSent(path, { viewport: { width, height: 740 } });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

describe.each(brackets)('%s', (path) => {
  test.each(widths)('cuts no name at %i px', async (width) => {
    const page = await openAt(path, width);
    const { cut, forms } = await page.evaluate(findCutInBracket);
    expect(cut).toEqual([]);
    expect(await page.evaluate(findCutTexts)).toEqual([]);
    expect(forms.full).toBeGreaterThan(0);
    // Three letters are for words that no two lines hold.
    expect(forms.code).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('has full names on paper', async () => {
    const page = await openAt(path, 1056);
    await page.emulateMedia({ media: 'print' });
    const { cut, forms } = await page.evaluate(findCutInBracket);
    expect(cut).toEqual([]);
    expect(forms.full).toBeGreaterThan(0);
    expect(forms.short + forms.code).toBe(0);
  });
});

test('a short form is seen, while the full name is read aloud, found and copied', async () => {
  const page = await openAt(soccer, 360);
  expect((await page.evaluate(findCutInBracket)).forms.short).toBeGreaterThan(5);
  const name = page.locator('.bracket .fitted-name', { hasText: 'Quail Mills' }).first();
  expect(await name.locator('i').getAttribute('data-short')).toBe('Quail OLP');
  expect(await name.innerText()).toBe('Quail Mills (Our Lady of the Plains)');
  const label = await name.evaluate((element) => element.closest('.bracket-game')?.getAttribute('aria-label'));
  expect(label).toContain('Quail Mills (Our Lady of the Plains)');
  expect(await name.locator('i').getAttribute('aria-hidden')).toBe('true');
});

test('a name that even its short form does not fit is shown by three letters', async () => {
  const page = await openAt(soccer, 360);
  const name = page.locator('.bracket .fitted-name', { hasText: 'Quail Mills' }).first();
  await name.evaluate((element) => {
    const [form] = element.children;
    form?.setAttribute('data-short', 'Mommmwwwwwwwmm');
    form?.setAttribute('data-code', 'QMO');
  });
  const { cut, forms } = await page.evaluate(findCutInBracket);
  expect(forms.code).toBe(1);
  expect(cut).toEqual([]);
});

test.each(['/', ...boards].flatMap((path) => widths.map((width) => [path, width] as const)))(
  '%s cuts no name at %i px',
  async (path, width) => {
    const page = await openAt(path, width);
    expect(await page.evaluate(findCutTexts)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);
