import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import type { EnginePage } from './engine-page';
import { createWebDriverPage, endProcess, startWebDriver } from './webdriver-page';

const windowScript = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** WebKitGTK in a window on a screen of its own, which is driven by WebDriver. */
export async function launchWebKit(): Promise<EnginePage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const { screen, display } = await startScreen();
  const driver = await startWebDriver({
    program: 'WebKitWebDriver',
    capabilities: { 'webkitgtk:browserOptions': { binary: windowScript, args: [folder] } },
    env: { DISPLAY: display },
  }).catch(async (error: unknown) => {
    await endProcess(screen);
    throw error;
  });
  const { send, findElement } = driver;
  const page = createWebDriverPage(driver);
  return {
    ...page,
    click: async (selector) => {
      await send('POST', `/element/${await findElement(selector)}/click`, {});
    },
    setSize: async (width, height) => {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    },
    print: async () => {
      const file = path.join(folder, `${randomUUID()}.pdf`);
      await page.evaluate((target: string) => {
        const { webkit } = window as unknown as {
          webkit: { messageHandlers: { print: { postMessage: (file: string) => void } } };
        };
        webkit.messageHandlers.print.postMessage(target);
      }, file);
      await vi.waitUntil(() => existsSync(file), { timeout: 120_000 });
      return readFile(file);
    },
    takeComplaints: () =>
      page.evaluate(() => (window as unknown as { readonly complaints: readonly string[] }).complaints),
    close: async () => {
      await driver.end();
      await endProcess(screen);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A virtual screen with a number that is free. */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}
