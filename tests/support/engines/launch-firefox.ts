import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { firefoxPath } from '../../../scripts/check/engines';
import { buildCall, type EnginePage } from './engine-page';

const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };

/** A headless Firefox, which is driven by WebDriver BiDi. */
export async function launchFirefox(): Promise<EnginePage> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    userDataDir: profile,
    // A busy machine may be slow to start it.
    timeout: 0,
    protocolTimeout: 0,
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  page.setDefaultTimeout(0);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: async <Result>(read: (argument: never) => unknown, argument: unknown) =>
      (await page.evaluate(buildCall(read, argument))) as Result,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    // `goBack` waits for a document, which a navigation within the app does not load.
    back: async () => {
      await page.evaluate('history.back()');
    },
    setSize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'Letter', margin, timeout: 0 }),
    takeComplaints: () => Promise.resolve(complaints.splice(0)),
    close: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
