import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { findFreePort } from '../free-port';
import { buildCall, type EnginePage } from './engine-page';
import { isReady, startSession } from './webdriver-client';

const windowScript = fileURLToPath(new URL('webkit-window.py', import.meta.url));
/** Code points of keys (W3C WebDriver, section 17.4.2). */
const keyCodes = { Escape: '\uE00C' } as const;

/** WebKitGTK in a window on a screen of its own, which is driven by WebDriver. */
export async function launchWebKit(): Promise<EnginePage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const { screen, display } = await startScreen();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => isReady(address), { timeout: 120_000 });
  const { send, findElement } = await startSession(address, {
    'webkitgtk:browserOptions': { binary: windowScript, args: [folder] },
  });
  const evaluate = async <Result>(read: (argument: never) => unknown, argument?: unknown): Promise<Result> => {
    const script = `const [done] = arguments;
      Promise.resolve(${buildCall(read, argument)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await send('POST', '/execute/async', { script, args: [] })) as { value: Result; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  return {
    goto: async (url) => {
      await send('POST', '/url', { url });
    },
    evaluate,
    click: async (selector) => {
      await send('POST', `/element/${await findElement(selector)}/click`, {});
    },
    type: async (selector, text) => {
      await send('POST', `/element/${await findElement(selector)}/value`, { text });
    },
    press: async (key) => {
      const strokes = ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] }));
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
    },
    back: async () => {
      await send('POST', '/back', {});
    },
    setSize: async (width, height) => {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
      await expect.poll(() => evaluate(() => innerWidth)).toBe(width);
    },
    takeComplaints: () => evaluate(() => (window as unknown as { readonly complaints: readonly string[] }).complaints),
    close: async () => {
      await send('DELETE', '', {}).catch(() => undefined);
      await Promise.all([endProcess(driver), endProcess(screen)]);
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

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
