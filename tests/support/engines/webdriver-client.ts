/** Commands of one WebDriver session. Paths are relative to the session. */
export interface WebDriverSession {
  readonly send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
  /** The reference to the first element that matches. */
  readonly findElement: (selector: string) => Promise<string>;
}

interface Answer {
  readonly value: unknown;
}

const noTimeLimitMs = 600_000;

/** Starts a session of the WebDriver at an address (W3C WebDriver, section 8.1). */
export async function startSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = (await sendCommand('POST', `${driver}/session`, body)) as { readonly sessionId: string };
  const send: WebDriverSession['send'] = (method, path, body) =>
    sendCommand(method, `${driver}/session/${sessionId}${path}`, body);
  await send('POST', '/timeouts', { pageLoad: noTimeLimitMs, script: noTimeLimitMs });
  return {
    send,
    findElement: async (selector) => {
      const element = await send('POST', '/element', { using: 'css selector', value: selector });
      const [reference] = Object.values(element as Readonly<Record<string, string>>);
      if (reference === undefined) throw new Error(`No element matches ${selector}`);
      return reference;
    },
  };
}

/** Whether a WebDriver listens there already. */
export async function isReady(driver: string): Promise<boolean> {
  try {
    const { value } = (await (await fetch(`${driver}/status`)).json()) as Answer;
    return (value as { readonly ready: boolean }).ready;
  } catch {
    return false;
  }
}

async function sendCommand(method: string, url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}
