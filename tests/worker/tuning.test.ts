import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import {
  formatPolicyDocument,
  POLICY_KEY,
  defaultPolicyDocument,
  type PolicyDocument,
  type PurgeScope,
} from '~/cache/tuning/policy-document';
import { findChangeToRollBack, withPolicyChange, type PolicyChange } from '../../scripts/operate/current-policy';
import { atLeastOne } from '../support/at-least-one';
import { answerSoon, startFakeUpstream, type FakeUpstream } from '../support/fake-upstream';
import { startFixtureSite, type FixtureSite } from '../support/fixture-site';

/* On workerd: isolates learn of a policy change within half a minute. */

const isolates = Array.from({ length: 8 }, (_, index) => index);
const inForceWithinMs = 30_000;
const stepMs = 1000;
/** Built-in freshness of the fixture's pages below /kept. */
const builtFreshSeconds = 300;
const tunedFreshSeconds = 3600;

let revision = 0;

/** A purge keeps what was fetched in its own millisecond. */
async function waitForNextMillisecond(): Promise<void> {
  const nowMs = Date.now();
  await vi.waitUntil(() => Date.now() > nowMs, { interval: 1 });
}

function buildDocument(changed: Partial<PolicyDocument>): string {
  revision += 1;
  const about = { revision, changedAtIso: new Date().toISOString(), changedBy: 'pat', why: 'a test' };
  return formatPolicyDocument({ ...defaultPolicyDocument, ...about, ...changed });
}

const tuned = { policies: { reference: { freshSeconds: tunedFreshSeconds } } };

function buildPurges(...scopes: readonly PurgeScope[]): Pick<PolicyDocument, 'purges'> {
  const olderThanIso = new Date().toISOString();
  return { purges: scopes.map((scope) => ({ scope, olderThanIso })) };
}

interface View {
  readonly status: number;
  readonly text: string;
  /** Remaining freshness of page and source. */
  readonly ttls: readonly number[];
  /** Time for which a cache in front may serve it. */
  readonly servedSeconds: number;
}

describe.concurrent('a change of the policy document', () => {
  let upstream: FakeUpstream;
  let sites: readonly [FixtureSite, FixtureSite, FixtureSite];

  beforeAll(async () => {
    upstream = await startFakeUpstream();
    const start = () => startFixtureSite({ upstreamOrigin: upstream.origin, isolates: isolates.length });
    sites = await Promise.all([start(), start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.dispose()));
    await upstream.close();
  });

  async function view(site: FixtureSite, path: string, isolate: number): Promise<View> {
    const response = await site.fetch(addDebugParameter(path), {}, isolate);
    const parseNumbers = (name: string, pattern: RegExp) =>
      [...(response.headers.get(name) ?? '').matchAll(pattern)].map(([, number]) => Number(number));
    return {
      status: response.status,
      text: /#\d+/.exec(await response.text())?.[0] ?? 'nothing',
      ttls: parseNumbers('cache-status', /ttl=(-?\d+)/g),
      servedSeconds: parseNumbers('cdn-cache-control', /(?:max-age|revalidate)=(\d+)/g).reduce(
        (sum, number) => sum + number,
        0,
      ),
    };
  }

  function viewAll(site: FixtureSite, paths: readonly string[]): Promise<View[]> {
    return Promise.all(isolates.flatMap((isolate) => paths.map((path) => view(site, path, isolate))));
  }

  const isTuned = ({ ttls }: View) => ttls.length === 2 && ttls.every((ttl) => ttl > builtFreshSeconds);

  it('is in force in eight isolates within 30 seconds, and each purged source is fetched once more', async ({
    expect,
  }) => {
    const [site] = sites;
    const [plain, reached] = ['/kept/plain', ['/lasting', '/kept/tagged', '/kept/up-stream', '/kept/page-1']];
    const upstreamPaths = ['/v1/lasting', '/v1/kept/tagged', '/v1/kept/up-stream', '/v1/kept/page-1'];
    for (const { text, ttls } of atLeastOne(await viewAll(site, [plain, ...reached]))) {
      expect([text, Math.max(...ttls) <= builtFreshSeconds]).toEqual(['#1', true]);
    }
    await waitForNextMillisecond();
    const marks = buildPurges('source:fixture.lasting', 'tag:kept-tagged', 'path:/v1/kept/up', 'path:/kept/page');
    await site.store.put(POLICY_KEY, buildDocument({ ...tuned, ...marks }));

    // Half are busy; the others have no visitors until the end.
    const [busy, idle] = [isolates.slice(0, 4), isolates.slice(4)];
    const isReached = async () => {
      const views = await Promise.all(busy.map((isolate) => view(site, plain, isolate)));
      return views.every(isTuned);
    };
    let passedMs = 0;
    for (; passedMs < inForceWithinMs && !(await isReached()); passedMs += stepMs) await site.letTimePass(stepMs);
    expect(passedMs).toBeLessThan(inForceWithinMs);
    await site.letTimePass(inForceWithinMs - passedMs);
    for (const isolate of atLeastOne(idle)) expect(isTuned(await view(site, plain, isolate))).toBe(true);

    expect(atLeastOne(await viewAll(site, reached)).filter(({ text }) => text !== '#2')).toEqual([]);
    expect(atLeastOne(await viewAll(site, [plain])).filter(({ text }) => text !== '#1')).toEqual([]);
    expect(upstreamPaths.map((path) => upstream.calls.get(path))).toEqual([2, 2, 2, 2]);
    expect(site.listLogged('policy-in-force').length).toBeGreaterThanOrEqual(isolates.length);
  });

  it('that purges everything causes one more call per source; a failing source serves the good copy', async ({
    expect,
  }) => {
    const [, site] = sites;
    const paths = ['/kept/well-1', '/kept/well-2', '/kept/down'];
    await viewAll(site, paths);
    await waitForNextMillisecond();
    await site.store.put(POLICY_KEY, buildDocument(buildPurges('everything')));
    let isDown = true;
    upstream.behave((request, response, count) => {
      if (isDown && request.url === '/v1/kept/down') response.writeHead(500).end();
      else answerSoon(request, response, count);
    });
    await site.letTimePass(inForceWithinMs);

    expect(atLeastOne(await viewAll(site, paths.slice(0, 2))).filter(({ text }) => text !== '#2')).toEqual([]);
    expect([upstream.calls.get('/v1/kept/well-1'), upstream.calls.get('/v1/kept/well-2')]).toEqual([2, 2]);
    for (const { status, text, servedSeconds } of atLeastOne(await viewAll(site, ['/kept/down']))) {
      expect([status, text, servedSeconds <= 15]).toEqual([200, '#1', true]);
    }
    isDown = false;
    await site.letTimePass(6000);
    const listStale = async () => (await viewAll(site, ['/kept/down'])).filter(({ text }) => text === '#1');
    await expect.poll(listStale).toEqual([]);
  });

  it('that is invalid changes no policy, still purges and is reported; a rollback restores the last one', async ({
    expect,
  }) => {
    const [, , site] = sites;
    // As if written by hand.
    const first = `${buildDocument(tuned).replaceAll('  ', '\t')}\r\n \n`;
    let history: readonly PolicyChange[] = [];
    const put = async (action: PolicyChange['action'], after: string) => {
      const before = await site.store.get(POLICY_KEY);
      history = withPolicyChange(history, { atIso: '', by: 'pat', why: 'a test', action, before, after });
      await site.store.put(POLICY_KEY, after);
    };
    await put('set', first);
    const watched = isolates.slice(0, 6);
    for (const isolate of atLeastOne(watched)) expect(isTuned(await view(site, '/kept/first', isolate))).toBe(true);
    await put('set', buildDocument({ policies: { reference: { freshSeconds: 5 } }, ...buildPurges('everything') }));
    await site.letTimePass(inForceWithinMs);

    for (const isolate of atLeastOne(watched)) {
      const seen = await view(site, '/kept/first', isolate);
      expect([isTuned(seen), seen.text]).toEqual([true, '#2']);
    }
    const listRefused = () => site.listLogged('policy-refused');
    // The refresher of a purged source may have read the document too.
    const readers = [watched.length, watched.length + 1];
    await expect.poll(() => readers.includes(listRefused().length)).toBe(true);
    expect(listRefused()[0]).toMatchObject({
      detail: 'policies.reference.freshSeconds: must be a whole number of seconds from 30 to 604800',
    });

    await put('rollback', findChangeToRollBack(history)?.before ?? '');
    expect(await site.store.get(POLICY_KEY)).toBe(first);
    // Isolates read the document for their first visitor.
    for (const isolate of atLeastOne(isolates.slice(6)))
      expect(isTuned(await view(site, '/kept/second', isolate))).toBe(true);
    expect(readers).toContain(listRefused().length);
  });
});
