import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthyUpstream, openInProcessSite, type InProcessSite, type Upstream } from '../support/in-process-site';
import { builtPagePaths } from '../support/route-rows';

/* One source of a page fails, and nobody has a copy: the page goes without it, or says that it cannot be shown. */

let site: InProcessSite;

beforeAll(async () => {
  site = await openInProcessSite();
});
afterAll(() => site.dispose());

describe.each(builtPagePaths())('the page %s', (page) => {
  it('stands, or says in words that it cannot, with any one of its sources failing', async () => {
    const asked = new Set<string>();
    const watch: Upstream = (url) => {
      asked.add(url.pathname + url.search);
      return healthyUpstream(url);
    };
    const whole = await (await site.startIsolate(watch))(page);
    expect([whole.status, await problemsOf(whole)]).toEqual([200, []]);
    for (const failing of asked) {
      const get = await site.startIsolate((url) =>
        url.pathname + url.search === failing ? Promise.resolve(refusal()) : healthyUpstream(url),
      );
      const response = await get(page);
      expect([failing, response.status]).toEqual([failing, expect.toBeOneOf([200, 502])]);
      expect([failing, await problemsOf(response)]).toEqual([failing, []]);
      expect(response.headers.get('cache-status'), failing).toContain('detail=upstream-error');
    }
  });
});

/** A failure that is not tried again, so that the tests need not wait. */
function refusal(): Response {
  return new Response(null, { status: 403 });
}

/** What no visitor should ever see. */
async function problemsOf(response: Response): Promise<string[]> {
  const html = await response.text();
  const words = html.replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<[^>]+>/g, ' ');
  const found = /\b(?:undefined|NaN|null|\[object \w+\]|Invalid Date)\b|\bat \S+ \(\S+:\d+|Error:/.exec(words)?.[0];
  return [...(html.includes('<h1') ? [] : ['no heading']), ...(found === undefined ? [] : [`shows ${found}`])];
}
