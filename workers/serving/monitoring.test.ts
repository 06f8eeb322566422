import { describe, expect, it } from 'vitest';
import { createEmptyOperations, type OperationsState } from '~/operations/operations-state';
import { ManualClock } from '../../tests/support/manual-clock';
import { pageEnvironment } from '../../tests/support/page-environment';
import type { Bindings } from '../bindings';
import { createMonitoringAnswerer, METRICS_PATH, STATUS_PATH } from './monitoring';

const clock = new ManualClock();
const secret = 'a-secret-of-the-operators';
const quiet = createEmptyOperations(clock.getNowMs());

/** @param operations `null` for a metrics object that does not answer @param givenSecret `null` for none */
function createAnswerer(operations: OperationsState | null = quiet, givenSecret: string | null = secret) {
  const metrics = {
    snapshot: () =>
      operations === null ? Promise.reject(new Error('evicted')) : Promise.resolve(JSON.stringify(operations)),
  };
  const OPERATIONS = { idFromName: () => 'id', get: () => metrics } as unknown as NonNullable<Bindings['OPERATIONS']>;
  const environment = { ...pageEnvironment.environment, MONITORING_SECRET: givenSecret ?? undefined };
  const answer = createMonitoringAnswerer({ environment, bindings: { OPERATIONS }, clock, log: () => undefined });
  return (path: string, authorization = `Bearer ${secret}`, method = 'GET') =>
    answer(new Request(`https://site.example${path}`, { method, headers: { authorization } }), path);
}

const paths = [STATUS_PATH, METRICS_PATH];

describe.each(paths)('%s', (path) => {
  it('does not exist without a secret', async () => {
    expect((await createAnswerer(quiet, null)(path)).status).toBe(404);
    expect((await createAnswerer(quiet, null)(path, '')).status).toBe(404);
    // Too short to be a secret.
    expect((await createAnswerer(quiet, 'short')(path, 'Bearer short')).status).toBe(404);
  });

  it.each(['', 'Bearer', 'Bearer ', `Bearer ${secret}x`, `Bearer ${secret.slice(1)}`, `Basic ${secret}`, secret])(
    'refuses the authorization %j',
    async (authorization) => {
      const { status, headers } = await createAnswerer()(path, authorization);
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    },
  );

  it('is never cached or indexed, and has no body for HEAD', async () => {
    const { status, headers, body } = await createAnswerer()(path, undefined, 'HEAD');
    expect([status, body]).toEqual([200, null]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'cdn-cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('answers 503 when the metrics object does not answer', async () => {
    expect((await createAnswerer(null)(path)).status).toBe(503);
  });
});

it('the status names each alarm with its reason and next step', async () => {
  const failing = { failedAtMs: clock.getNowMs(), failure: 'timeout: after 5 s', droppedRows: 0, upstreamMs: 0 };
  const response = await createAnswerer({ ...quiet, sources: { 'news.recent': failing } })(STATUS_PATH);
  expect([response.status, await response.json()]).toEqual([
    503,
    {
      status: 'alarm',
      buildId: pageEnvironment.environment.BUILD_ID,
      alarms: [
        {
          name: 'sources-failing',
          severity: 'bad',
          reasons: ['news.recent: timeout: after 5 s'],
          nextStep: 'docs/operating.md#when-sources-fail',
        },
      ],
    },
  ]);
});
