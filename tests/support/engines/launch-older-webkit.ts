import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EnginePage } from './engine-page';
import { createWebDriverPage, startWebDriver } from './webdriver-page';

/** The window of cog's headless platform is always 800 px wide. Zoomed, it is a phone of 390 px. */
const zoom = 800 / 390;

/**
 * WPE WebKit 2.38, about Safari 16.0, on a phone, in front of a site. Paths are relative to the site. Its window is 292 px high.
 */
export async function launchOlderWebKit(site: string): Promise<Omit<EnginePage, 'setSize' | 'print'>> {
  const recorder = await openRecorder(site);
  const driver = await startWebDriver({
    program: 'WPEWebDriver',
    capabilities: {
      'wpe:browserOptions': {
        binary: '/usr/bin/cog',
        args: ['--automation', '--platform=headless', `--scale=${zoom}`],
      },
    },
  }).catch(async (error: unknown) => {
    await recorder.close();
    throw error;
  });
  const page = createWebDriverPage(driver);
  return {
    ...page,
    goto: (path) => page.goto(recorder.url + path),
    /** WebDriver's own click misses elements of a zoomed page. */
    click: async (selector) => {
      const [x, y] = await page.evaluate<readonly [number, number]>((wanted: string) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [left + width / 2, top + height / 2];
      }, selector);
      const actions = [
        { type: 'pointerMove', x: Math.round(x * zoom), y: Math.round(y * zoom), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await driver.send('POST', '/actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    takeComplaints: () =>
      page.evaluate(() => (window as unknown as { readonly complaints: readonly string[] }).complaints),
    close: async () => {
      await driver.end();
      await recorder.close();
    },
  };
}

/** Neither this WebDriver nor cog reports errors of scripts. */
const recorderScript = `window.complaints = [];
addEventListener('error', (event) => event.message && complaints.push(event.message));
addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => complaints.push(event.violatedDirective + ' ' + event.blockedURI));
const report = console.error;
console.error = (...parts) => { complaints.push(parts.join(' ')); report(...parts); };`;
const recorderPath = '/recorder.js';

/** A server in front of a site that adds the recorder to each document, as a file of the site, which its policy allows. */
async function openRecorder(site: string): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url === recorderPath) {
        response.setHeader('content-type', 'text/javascript').end(recorderScript);
        return;
      }
      const received = await fetch(site + (request.url ?? '/'), { redirect: 'manual' });
      for (const [name, value] of received.headers) {
        if (!/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(name))
          response.setHeader(name, value);
      }
      response.statusCode = received.status;
      const isDocument = received.headers.get('content-type')?.startsWith('text/html') === true;
      if (isDocument)
        response.end((await received.text()).replace('<head>', `<head><script src="${recorderPath}"></script>`));
      else response.end(Buffer.from(await received.arrayBuffer()));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
