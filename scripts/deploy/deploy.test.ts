import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBuildParts } from '../build/build-in-use';
import { ownFacts, type OwnFacts } from '../local/demo-facts';
import { factsOfAnother } from '../local/demo-facts.fixture';
import type { WorkerSettings } from '../operate/deploy-settings';
import { main, type DeployDependencies } from './deploy';

const id = '0123456789abcdef0123456789abcdef';
const buildSettings = (more: Record<string, unknown> = {}): WorkerSettings & { name: string } => ({
  name: 'fieldhouse',
  vars: {
    V1_BASE_URL: 'https://api.association.test/v1',
    PRODUCT: 'XYZ',
    ASSOCIATION_NAME: 'Another Association',
    REFRESHER_LOCATION: 'enam',
    SITE_URL: 'https://www.association.test',
    ...more,
  },
  kv_namespaces: [{ binding: 'CACHE', id }],
});

interface Plan {
  readonly facts?: OwnFacts;
  readonly vars?: Record<string, unknown>;
  /** The error of a settings file that cannot be read. */
  readonly unreadable?: Error;
  /** What the trial finds. */
  readonly faults?: readonly string[];
  readonly status?: string;
  /** The command of wrangler that fails. */
  readonly failing?: string;
  readonly namespaces?: string;
  readonly objectsTag?: string;
  /** The build that deployed the objects. */
  readonly objectsBuild?: string;
}

const bundleOfObjects = 'export class Refresher {}';
let folder: string;
let tagOfObjects: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  await mkdir(path.dirname(getBuildParts(folder).objects));
  await writeFile(getBuildParts(folder).objects, bundleOfObjects);
  const { commands } = await run(['--at-once']);
  tagOfObjects = /--env objects --tag (\w+)/.exec(commands.join('\n'))?.[1] ?? '';
});
afterAll(() => rm(folder, { recursive: true }));

async function run(words: readonly string[], plan: Plan = {}) {
  const commands: string[] = [];
  const printed: string[] = [];
  const status = plan.status ?? '{"versions":[{"version_id":"old-1","percentage":100}]}';
  const dependencies: DeployDependencies = {
    readSettings: () =>
      plan.unreadable === undefined ? Promise.resolve(buildSettings(plan.vars)) : Promise.reject(plan.unreadable),
    build: () => Promise.resolve({ id: 'build-7', folder }),
    runWrangler: (all, names) => {
      const command = all.filter((word) => !word.startsWith(folder)).join(' ');
      commands.push(command);
      const report = names?.WRANGLER_OUTPUT_FILE_PATH;
      if (report !== undefined) {
        const lines = ['{"type":"wrangler-session"}', '{"type":"version-upload","version_id":"new-2"}'];
        appendFileSync(report, `${lines.join('\n')}\n`);
      }
      const answers: Partial<Record<string, string>> = {
        kv: plan.namespaces ?? `[{"id": "${id}", "title": "CACHE"}]`,
        deployments: status,
        versions: buildMarks(all.at(-1) === 'objects' ? plan : { objectsTag: 'build-6', objectsBuild: 'build-6' }),
      };
      const output = answers[all[0] ?? ''] ?? '';
      return Promise.resolve({ code: plan.failing !== undefined && command.startsWith(plan.failing) ? 1 : 0, output });
    },
    findTrialProblems: (version) => {
      commands.push(`try ${version.siteUrl} ${version.workerName} ${String(version.versionId)} ${version.buildId}`);
      return Promise.resolve([...(plan.faults ?? [])]);
    },
    print: (line) => printed.push(line),
    shell: {},
    facts: plan.facts ?? factsOfAnother,
  };
  const code = await main(words, dependencies);
  const short = commands.map((command) =>
    command
      .replace(/ --assets --var BUILD_ID:build-7 --var BUILT_AT:\d{4}-\d\d-\d\dT[\d:.]+Z/, '')
      .replace(' --tag build-7 --message Build build-7', ''),
  );
  return { code, commands: short, printed };
}

function buildMarks({
  objectsTag = tagOfObjects,
  objectsBuild = 'build-3',
}: Pick<Plan, 'objectsTag' | 'objectsBuild'>): string {
  return JSON.stringify({ annotations: { 'workers/tag': objectsTag, 'workers/message': `Build ${objectsBuild}` } });
}

describe('a deployment', () => {
  it('tries the new site version before promoting it and then deploys the prewarm worker', async () => {
    const { code, commands } = await run([]);
    expect(code).toBe(0);
    expect(commands).toEqual([
      'kv namespace list',
      'deploy --env pictures',
      'deployments status --json --env ',
      'versions upload --env ',
      'versions deploy new-2@0% old-1@100% --yes --env ',
      'try https://www.association.test fieldhouse new-2 build-7',
      'deployments status --json --env objects',
      'versions view old-1 --json --env objects',
      'versions deploy new-2@100% --yes --env ',
      'deploy --env prewarm',
    ]);
  });

  it('of a changed objects worker deploys it after the site has been tried', async () => {
    const { commands } = await run([], { objectsTag: 'another' });
    expect(commands.slice(-3)).toEqual([
      `deploy --env objects --tag ${tagOfObjects} --message Build build-7`,
      'versions deploy new-2@100% --yes --env ',
      'deploy --env prewarm',
    ]);
  });

  it('leaves the objects unchanged unless their bundle or settings have changed', async () => {
    const readTagWith = async (vars: Record<string, unknown>) => (await run(['--at-once'], { vars })).commands[2];
    expect(await readTagWith({})).toContain(`--tag ${tagOfObjects} `);
    expect(await readTagWith({ TIME_ZONE: 'America/New_York' })).not.toContain(tagOfObjects);
    await writeFile(getBuildParts(folder).objects, `${bundleOfObjects};`);
    expect(await readTagWith({})).not.toContain(tagOfObjects);
    await writeFile(getBuildParts(folder).objects, bundleOfObjects);
  });

  it('of a version with faults is withdrawn, and the prewarm worker stays unchanged', async () => {
    const { code, commands, printed } = await run([], { faults: ['/scores answers with 500'] });
    expect(code).toBe(1);
    expect(commands.at(-1)).toBe('versions deploy old-1@100% --yes --env ');
    expect(printed).toEqual([
      '/scores answers with 500',
      'Nothing was promoted: everybody still gets the former version.',
    ]);
  });

  it.each([
    ['settings that a worker refuses', { vars: { V1_BASE_URL: 'not a url' } }, 0],
    ['a store that is missing in the account', { namespaces: '[]' }, 1],
    ['an unfinished earlier deployment', { status: '{"versions":[{"version_id":"a","percentage":50}]}' }, 3],
    ['an upload that fails', { failing: 'versions upload' }, 4],
  ])('stops at %s, before anything is promoted', async (_, plan, commandsUntilThen) => {
    const { code, commands, printed } = await run([], plan);
    expect([code, commands.length]).toEqual([1, commandsUntilThen]);
    expect(printed.length).toBeGreaterThan(0);
  });

  it('with --at-once deploys all workers without a trial, and a dry run uploads none', async () => {
    const objects = `deploy --env objects --tag ${tagOfObjects} --message Build build-7`;
    const deploys = ['deploy --env pictures', objects, 'deploy --env ', 'deploy --env prewarm'];
    expect((await run(['--at-once'])).commands).toEqual(['kv namespace list', ...deploys]);
    expect((await run(['--dry-run'])).commands).toEqual(deploys.map((command) => `${command} --dry-run`));
  });

  it.each([
    ['', 'build-3', ['', 'prewarm']],
    [', and for the objects that came with it', 'build-6', ['', 'objects', 'prewarm']],
  ])('can be rolled back for the site and the prewarm worker%s', async (_, objectsBuild, workers) => {
    const { commands } = await run(['--rollback'], { objectsBuild });
    expect(commands.slice(4)).toEqual(
      workers.map((worker) => `rollback --yes --message npm run deploy -- --rollback --env ${worker}`),
    );
  });

  it('refuses a folder that still has facts of the demo association', async () => {
    const { code, commands, printed } = await run(['--dry-run'], { facts: ownFacts });
    expect([code, commands]).toEqual([1, []]);
    expect(printed).toEqual([expect.stringContaining('contact.phone')]);
  });

  it('names the line of a settings file that cannot be read, without a stack', async () => {
    const location = { line: 79, lineText: 'PRODUCT = "PSAA', fileText: 'the whole file' };
    const unreadable = Object.assign(new Error('Invalid TOML document: newlines are not allowed in strings'), {
      location,
    });
    expect(await run(['--dry-run'], { unreadable })).toEqual({
      code: 1,
      commands: [],
      printed: [
        'wrangler.toml cannot be read, line 79 (PRODUCT = "PSAA): Invalid TOML document: newlines are not allowed in strings',
      ],
    });
    const wrong = new Error('Expected "limits.cpu_ms" to be of type number');
    expect((await run([], { unreadable: wrong })).printed).toEqual([`wrangler.toml cannot be read: ${wrong.message}`]);
  });

  it('with an unknown option lists the valid ones', async () => {
    const { code, commands, printed } = await run(['--force']);
    expect([code, commands]).toEqual([1, []]);
    expect(printed.join()).toContain('--rollback');
  });
});
