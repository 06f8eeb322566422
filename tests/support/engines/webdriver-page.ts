import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { findFreePort } from '../free-port';
import { buildCall, type EnginePage } from './engine-page';
import { isReady, startSession, type WebDriverSession } from './webdriver-client';

/** Code points of keys (W3C WebDriver, section 17.4.2). */
const keyCodes = { Escape: '\uE00C' } as const;

interface WebDriverOptions {
  readonly program: string;
  readonly capabilities: object;
  readonly env?: SpawnOptions['env'];
}

interface StartedWebDriver extends WebDriverSession {
  readonly end: () => Promise<void>;
}

/** Starts a WebDriver and a session. Leaves no process behind when that fails. */
export async function startWebDriver({ program, capabilities, env }: WebDriverOptions): Promise<StartedWebDriver> {
  const port = await findFreePort();
  // A group of its own, because the browser outlives a driver that is ended.
  const options = { env: { ...process.env, ...env }, stdio: 'ignore', detached: true } as const;
  const driver = spawn(program, [`--port=${port}`], options);
  const address = `http://127.0.0.1:${port}`;
  try {
    await vi.waitUntil(() => isReady(address), { timeout: 120_000 });
    const session = await startSession(address, capabilities);
    return {
      ...session,
      end: async () => {
        await session.send('DELETE', '', {}).catch(() => undefined);
        await endGroup(driver);
      },
    };
  } catch (error) {
    await endGroup(driver);
    throw error;
  }
}

/** What works in the same way in each engine with a WebDriver. */
export function createWebDriverPage({ send, findElement }: WebDriverSession) {
  return {
    goto: async (url) => {
      await send('POST', '/url', { url });
    },
    evaluate: async <Result>(read: (argument: never) => unknown, argument?: unknown): Promise<Result> => {
      const script = `const [done] = arguments;
        Promise.resolve(${buildCall(read, argument)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = (await send('POST', '/execute/async', { script, args: [] })) as { value: Result; error?: string };
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
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
  } satisfies Partial<EnginePage>;
}

export async function endProcess(child: ChildProcess, end: () => void = () => child.kill()): Promise<void> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  const ended = hasEnded ? null : once(child, 'exit');
  end();
  await ended;
}

/** Ends a process and those that it started. */
function endGroup(leader: ChildProcess): Promise<void> {
  return endProcess(leader, () => {
    try {
      if (leader.pid !== undefined) process.kill(-leader.pid);
    } catch {
      // Its last process has ended.
    }
  });
}
