import { launchChromium } from '../../../scripts/check/chromium';
import { noteComplaints } from '../browser-suite';
import { buildCall, type EnginePage } from './engine-page';

/** Chromium, so that what is asked of the other engines is proved to be right. */
export async function launchChromiumPage(): Promise<EnginePage> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  const complaints: string[] = [];
  noteComplaints(page, complaints, () => page.url());
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: async <Result>(read: (argument: never) => unknown, argument: unknown) =>
      page.evaluate<Result>(buildCall(read, argument)),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    back: () => page.evaluate('history.back()'),
    setSize: (width, height) => page.setViewportSize({ width, height }),
    print: () => page.pdf({ format: 'Letter', preferCSSPageSize: true }),
    takeComplaints: () => Promise.resolve(complaints.splice(0)),
    close: () => browser.close(),
  };
}
