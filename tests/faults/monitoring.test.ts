import { setTimeout as sleep } from 'node:timers/promises';
import parsePrometheusText from 'parse-prometheus-text-format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { quiet, startTestSite, type TestSite } from '../support/test-site';

/* The addresses for monitoring systems, on real workerd. */

const secret = 'a-secret-of-the-operators';
let site: TestSite;

beforeAll(async () => {
  // Without a cron, because the runtime of the test fires none.
  site = await startTestSite(
    { MONITORING_SECRET: secret, PREWARM_CALLS_PER_MINUTE: '0' },
    { ...quiet, hasPlatformCache: true },
  );
});
afterAll(() => site.dispose());

function ask(path: string, authorization = `Bearer ${secret}`): Promise<Response> {
  return fetch(site.url + path, { headers: { authorization } });
}

interface Status {
  readonly status: string;
  readonly alarms: readonly { readonly name: string; readonly reasons: readonly string[] }[];
}

async function readStatus() {
  const response = await ask('/status');
  const { status, alarms } = (await response.json()) as Status;
  return { code: response.status, status, alarms };
}

async function readMetric(name: string): Promise<Readonly<Record<string, number>>> {
  const family = parsePrometheusText(await (await ask('/metrics')).text()).find((found) => found.name === name);
  return Object.fromEntries(
    (family?.metrics ?? []).map(({ labels = {}, value }) => [Object.values(labels).join(' '), Number(value)]),
  );
}

describe('monitoring', () => {
  it('an outage of the scores answers 503 with the reason, and 200 after it', async () => {
    const readScores = async () =>
      (await fetch(`${site.url}/scores?fieldhouse-debug=1&r=${crypto.randomUUID()}`)).text();
    expect(await readStatus()).toEqual({ code: 200, status: 'ok', alarms: [] });

    await site.setFault({ path: '/v1/maxpreps', kind: 'status', status: 500 });
    await readScores();
    const findReasons = async () => {
      const { code, alarms } = await readStatus();
      return `${code} ${alarms.find(({ name }) => name === 'sources-failing')?.reasons.join() ?? ''}`;
    };
    await expect.poll(findReasons).toMatch(/^503 .*maxpreps\.\w+: upstream-error: status 500/);
    expect((await readMetric('fieldhouse_alarm'))['sources-failing']).toBe(1);
    // The liveness check is not affected.
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

    await site.clearFaults();
    // A failed source is called again when somebody reads it.
    await expect
      .poll(
        async () => {
          await readScores();
          return readStatus();
        },
        { interval: 1000 },
      )
      .toEqual({ code: 200, status: 'ok', alarms: [] });
    expect((await readMetric('fieldhouse_alarm'))['sources-failing']).toBe(0);
  });

  it('the metrics are OpenMetrics, and count sources and kinds of pages', async () => {
    for (let times = 0; times < 3; times += 1) {
      await (await fetch(`${site.url}/?fieldhouse-debug=${times}`)).text();
      await sleep(1100);
    }
    const response = await ask('/metrics');
    expect(response.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
    const text = await response.text();
    expect(text.endsWith('\n# EOF\n')).toBe(true);
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(new Set(lines.map((line) => line.slice(0, line.lastIndexOf(' ')))).size).toBe(lines.length);
    expect(atLeastOne(lines).filter((line) => !/^fieldhouse_\w+(?:\{[^}]*\})? -?\d+(?:\.\d+)?$/.test(line))).toEqual(
      [],
    );
    const renderings = await readMetric('fieldhouse_page_renderings_total');
    expect(renderings.home).toBeGreaterThan(0);
    const hits = await readMetric('fieldhouse_page_hits_total');
    expect(hits.home).toBeGreaterThan(0);
    const calls = await readMetric('fieldhouse_source_calls_total');
    expect(Object.keys(calls).length).toBeGreaterThan(5);
    expect(Object.keys(await readMetric('fieldhouse_source_age_seconds'))).toContain('news.recent');
  });

  it.each(['/status', '/metrics'])('%s needs the secret and is not kept by the cache in front', async (path) => {
    expect((await fetch(site.url + path)).status).toBe(401);
    expect((await ask(path, 'Bearer wrong')).status).toBe(401);
    const answers = [await ask(path), await ask(path)];
    expect(answers.map(({ headers }) => headers.get('cf-cache-status'))).toEqual(['BYPASS', 'BYPASS']);
    expect(answers.map(({ headers }) => headers.get('x-robots-tag'))).toEqual(['noindex', 'noindex']);
    expect((await fetch(site.url + path)).status).toBe(401);
  });
});
