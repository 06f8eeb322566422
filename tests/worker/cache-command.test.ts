import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTROL_FILE, writeControlFile, type ControlFile } from '../../scripts/local/control-file';
import { findControl } from '../../scripts/local/local-site';
import { main } from '../../scripts/operate/cache';
import { quiet, startTestSite, type TestSite } from '../support/test-site';

/* `npm run cache` against a local site, like an operator on a finals day. */

let site: TestSite;
let removeControlFile: () => void;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'fieldhouse-data-'));
  site = await startTestSite({}, quiet);
  removeControlFile = await writeControlFile(dataDirectory, await findControl(site.miniflare), site.url);
  await (await fetch(`${site.url}/scores`)).text();
});
afterAll(async () => {
  await site.dispose();
  await rm(dataDirectory, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly text: string;
}

async function run(...words: string[]): Promise<Ended> {
  const lines: string[] = [];
  const note = (text: string) => void lines.push(text);
  const terminal = {
    print: note,
    printProblem: note,
    ask: null,
    showProgress: null,
    environment: { DATA_DIR: dataDirectory },
  };
  return { code: await main(words, terminal), text: lines.join('\n') };
}

async function runForJson(...words: string[]): Promise<unknown> {
  const { code, text } = await run(...words, '--json');
  expect([code, text]).toEqual([0, expect.stringMatching(/^[[{]/)]);
  return JSON.parse(text);
}

function readKept(key: string): Promise<string | null> {
  return site.control.get(key);
}

describe('the operator command', () => {
  it('protects its control address from other users', async () => {
    const file = path.join(dataDirectory, CONTROL_FILE);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { url } = JSON.parse(await readFile(file, 'utf8')) as ControlFile;
    const stranger = await fetch(url, {
      method: 'POST',
      body: '{"ask":"names"}',
      headers: { authorization: 'Bearer x' },
    });
    expect(stranger.status).toBe(403);
  });

  it('explains a page: every source, its copy, and which source limits the page', async () => {
    const page = (await runForJson('explain', '/scores')) as { sources: { source: string }[]; bound: string };
    expect(page.sources).toContainEqual(
      expect.objectContaining({
        source: 'maxpreps.day',
        standing: 'fresh',
        answeredFrom: expect.any(String) as string,
      }),
    );
    expect(page.bound).toMatch(/^maxpreps\.day, fresh/);
  });

  it('counts calls by source and reports the state of the host', async () => {
    const stats = (await runForJson('stats')) as { sources: Record<string, object>; hosts: Record<string, object> };
    expect(stats.sources['maxpreps.day']).toMatchObject({ calls: 1, failures: 0 });
    expect(Object.values(stats.hosts)).toEqual([expect.objectContaining({ breaker: 'closed' })]);
  });

  it('changes values for a time, shows them, and reverts each change byte for byte', async () => {
    expect(await readKept('policy')).toBeNull();
    const words = ['scores.freshSeconds=120', 'news.recent.freshSeconds=7m', '--why', 'finals', '--for', '6h'];
    expect(await runForJson('set', ...words)).toMatchObject({ revision: 1, changed: [{ after: 120 }, { after: 420 }] });
    const first = await readKept('policy');
    expect((await run('show')).text).toMatch(/scores +2 min \*/);
    const purged = (await runForJson('purge', 'tag:games', '--why', 'bad score')) as {
      matches: Record<string, number>;
    };
    expect(purged.matches.entries).toBeGreaterThan(0);
    await runForJson('unset', 'news.recent', '--why', 'enough');
    expect((await runForJson('history')) as object[]).toHaveLength(3);
    await runForJson('rollback', '--yes');
    await runForJson('rollback', '--yes');
    expect(await readKept('policy')).toBe(first);
    await runForJson('rollback', '--yes');
    expect(await readKept('policy')).toBeNull();
    expect(await run('rollback', '--yes')).toMatchObject({ code: 4 });
  });

  it('sets, shows, simulates, explains and reverts the share of rows that an answer may lose', async () => {
    const set = ['set', 'scores.mostDroppedPercent=80%', '--why', 'half of the feed is broken'];
    expect(await runForJson(...set)).toMatchObject({
      changed: [{ field: 'mostDroppedPercent', before: 50, after: 80 }],
    });
    expect((await run('show')).text).toMatch(/scores +3 min .* 80 % \*/);
    const explained = (await runForJson('explain', '/scores', '--no-visit')) as { sources: { source: string }[] };
    expect(explained.sources.find(({ source }) => source === 'maxpreps.day')).toMatchObject({ mostDroppedPercent: 80 });
    expect(
      await runForJson('simulate', '--set', 'scores.mostDroppedPercent=60', '--views', '50', '--hours', '1'),
    ).toMatchObject({
      before: { views: 50 },
    });
    await runForJson('unset', 'scores.mostDroppedPercent', '--why', 'whole again');
    expect((await run('show')).text).toMatch(/scores +3 min .* 50 %\n/);
    expect(await run('set', 'scores.mostDroppedPercent=5', '--why', 'x')).toMatchObject({ code: 4 });
    await runForJson('rollback', '--yes');
    await runForJson('rollback', '--yes');
  });

  it('predicts the cost of refreshing live games more often, and asks for confirmation', async () => {
    const set = ['set', 'scores', '--live', '30s', '--why', 'state finals'];
    const { code, text } = await run(...set, '--yes');
    expect(code).toBe(0);
    expect(text).toMatch(/With a game in play, each of \d+ kinds of answers is called for up to 2 times a minute/);
    expect((await run('show')).text).toMatch(/scores +3 min +30 s \*/);
    await runForJson('rollback', '--yes');
    expect(await run('set', 'scores', '--live', '5s', '--why', 'x')).toMatchObject({ code: 4 });
    expect(await run('set', '--live', '30s', 'scores.freshSeconds=60', '--why', 'x')).toMatchObject({ code: 2 });
  });

  it('changes nothing for invalid input', async () => {
    const before = await readKept('policy-history');
    expect(await run('set', 'scores.freshSeconds=5', '--why', 'x')).toMatchObject({ code: 4 });
    expect(await run('set', 'scores.freshSeconds=60')).toMatchObject({ code: 2 });
    expect(await run('set', 'scorez.freshSeconds=60', '--why', 'x')).toMatchObject({ code: 2 });
    expect(await run('purge', 'all', '--why', 'x')).toMatchObject({ code: 2 });
    expect(await run('purge', 'everything', '--why', 'x')).toMatchObject({ code: 4 });
    expect(await run('purge', 'path:/', '--why', 'x')).toMatchObject({ code: 4 });
    expect(await run('purge', 'tag:gamez', '--why', 'x')).toMatchObject({
      code: 4,
      text: expect.stringMatching(/tag:gamez is no tag .*there is .*games/) as string,
    });
    expect(await run('set', 'scores.freshSeconds=60', '--why', 'x', '--for', '999d')).toMatchObject({ code: 2 });
    expect(await readKept('policy-history')).toBe(before);
    expect(await readKept('policy')).toBeNull();
  });

  it('asks before a change that more than doubles upstream calls, and refuses without a terminal', async () => {
    const briefly = ['scores', 'news', 'schedule', 'reference', 'content', 'directory'].map(
      (name) => `${name}.freshSeconds=30`,
    );
    const words = ['set', ...briefly, '--why', 'x'];
    const asked = await run(...words);
    expect(asked).toMatchObject({ code: 4 });
    expect(asked.text).toMatch(/more than twice as often for what changes:\n.*--yes/s);
    expect(await run(...words, '--yes')).toMatchObject({ code: 0 });
    await runForJson('rollback', '--yes');
  });

  it('simulates a change on generated and recorded traffic without changing anything', async () => {
    const { text } = await run('simulate', '--set', 'scores.freshSeconds=60', '--views', '2000', '--hours', '1');
    expect(text).toMatch(/upstream calls +\d+ +\d+\n/);
    const trace = path.join(dataDirectory, 'trace.ndjson');
    const views = Array.from(
      { length: 300 },
      (_, index) => `{"at":${1_760_000_000_000 + index * 6000},"path":"/scores"}`,
    );
    await writeFile(trace, [...views, 'no view'].join('\n'));
    const foreseen = await runForJson('simulate', '--set', 'maxpreps.day.freshSeconds=30', '--trace', trace);
    expect(foreseen).toMatchObject({ changedSources: 1, before: { views: 270 }, after: { views: 270 } });
    expect(await run('simulate', '--set', 'scores.freshSeconds=5')).toMatchObject({ code: 4 });
    expect(await run('simulate', '--set', 'scores.freshSeconds=60', '--trace', 'nowhere')).toMatchObject({ code: 2 });
    expect(await readKept('policy')).toBeNull();
  });

  it('reports a document that was broken by hand, and rolls it back', async () => {
    await site.control.put('policy', '{"format":2}');
    const shown = await run('show');
    expect([shown.code, shown.text]).toEqual([4, expect.stringContaining('not valid')]);
    await runForJson('rollback', '--yes');
    expect(await readKept('policy')).toBeNull();
  });

  it('warms pages, and shows the status board as text and as HTML', async () => {
    expect((await run('warm', '/scores')).text).toMatch(/\/scores +200/);
    const missing = await run('warm', '/no/such/page');
    expect([missing.code, missing.text]).toEqual([1, expect.stringContaining('/no/such/page: status 404')]);
    expect((await run('warm', '--day', '2025-10-32')).text).toBe('--day 2025-10-32: say a day such as 2025-10-11.');
    expect((await run('board')).text).toMatch(/UPSTREAM HOSTS/);
    const file = path.join(dataDirectory, 'board.html');
    expect(await run('board', '--html', file)).toMatchObject({ code: 0 });
    expect(await readFile(file, 'utf8')).toMatch(/^<!doctype html>/);
  });

  it('warms all pages of the finals of a day', async () => {
    for (const sport of ['boys-golf', 'girls-golf']) await (await fetch(`${site.url}/sports/${sport}`)).text();
    // A source that does not answer a busy machine in time makes the command's exit code 1.
    const { text } = await run('warm', '--day', '2025-10-11', '--json');
    const paths = ['/scores?date=2025-10-11', '/sports/boys-golf', '/sports/girls-golf'];
    expect(JSON.parse(text)).toEqual(
      expect.arrayContaining(paths.map((path) => expect.objectContaining({ path, status: 200 }) as object)),
    );
  });

  it('shows every name in whole', async () => {
    expect((await run('show', '--sources')).text).not.toContain('…');
  });

  it('raises no alarm for mistyped addresses', async () => {
    await (await fetch(`${site.url}/no/such/page`)).text();
    const isCounted = async () => {
      const stats = (await runForJson('stats')) as {
        sources: Record<string, { counts: { reads: { notFound?: number } } }>;
      };
      return stats.sources['pages.content']?.counts.reads.notFound ?? 0;
    };
    // Isolates report after a request a second later.
    await expect
      .poll(async () => {
        await (await fetch(`${site.url}/no/such/page`)).text();
        return isCounted();
      })
      .toBeGreaterThan(0);
    expect(JSON.parse((await run('board', '--json')).text)).toMatchObject({
      lookAt: expect.not.arrayContaining(['Stale or failing sources']) as string[],
    });
  });

  it('shows what fails while upstream fails', async () => {
    await site.setFault({ path: '/v1', kind: 'status', status: 500 });
    await (await fetch(`${site.url}/sports/boys-soccer`)).text();
    await site.clearFaults();
    const board = (await run('board')).text;
    expect(board).toMatch(/Look at: .*stale or failing sources/);
    expect(board).toMatch(/upstream-error: status 500/);
    const forScripts = await run('board', '--json');
    expect([forScripts.code, JSON.parse(forScripts.text)]).toEqual([
      1,
      expect.objectContaining({ lookAt: expect.arrayContaining(['Stale or failing sources']) as string[] }),
    ]);
  });

  it('says which page and source it could not warm', async () => {
    await site.setFault({ path: '/v1/officials', kind: 'status', status: 500 });
    const page = '/officials/officials-association';
    const broken = await run('warm', page);
    await site.clearFaults();
    expect([broken.code, broken.text]).toEqual([
      1,
      expect.stringMatching(new RegExp(`FAILED\\n${page}: .*officials\\.\\w+ \\(`)),
    ]);
  });

  it('uses wrangler for a deployment', async () => {
    const program = path.join(dataDirectory, 'wrangler.mjs');
    await writeFile(
      program,
      '#!/usr/bin/env node\nconsole.error(process.argv.slice(2).join(" ") + " 404");\nprocess.exit(1);\n',
      { mode: 0o755 },
    );
    const result = spawnSync('node', ['scripts/run.mjs', 'operate/cache', 'show', '--remote'], {
      encoding: 'utf8',
      env: { ...process.env, FIELDHOUSE_WRANGLER: program },
    });
    expect([result.status, result.stderr]).toEqual([0, expect.not.stringContaining('Error')]);
    expect(result.stdout).toContain('on the deployment that wrangler.toml names');
  });

  it('ends without a stack trace when its reader has closed the pipe', async () => {
    const child = spawn('node', ['scripts/run.mjs', 'operate/cache', '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, errors]).toEqual([0, '']);
  });

  it('says when nothing is running', async () => {
    const file = path.join(dataDirectory, CONTROL_FILE);
    const left = await readFile(file, 'utf8');
    removeControlFile();
    expect(await run('show')).toMatchObject({ code: 3, text: expect.stringContaining('npm start') as string });
    const nowhere = 'http://127.0.0.1:1/';
    await writeFile(file, left.replace((JSON.parse(left) as ControlFile).url, nowhere));
    expect(await run('show')).toMatchObject({ code: 3, text: expect.stringContaining('has ended') as string });
  });
});
