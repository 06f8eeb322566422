import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { main, type DeployTools } from './deploy';
import type { WorkerSettings } from './deploy-settings';

const id = '0123456789abcdef0123456789abcdef';
const settings = (more: Record<string, unknown> = {}): WorkerSettings & { name: string } => ({
  name: 'fieldhouse',
  vars: { V1_BASE_URL: 'https://api.example.org/v1', PRODUCT: 'PSAA', ASSOCIATION_NAME: 'Prairie State', ...more },
  kv_namespaces: [{ binding: 'CACHE', id }],
});

interface Plan {
  readonly vars?: Record<string, unknown>;
  /** What the trial finds. */
  readonly faults?: readonly string[];
  readonly status?: string;
  /** The command of wrangler that fails. */
  readonly failing?: string;
  readonly namespaces?: string;
}

async function run(words: readonly string[], plan: Plan = {}) {
  const commands: string[] = [];
  const printed: string[] = [];
  const status = plan.status ?? '{"versions":[{"version_id":"old-1","percentage":100}]}';
  const tools: DeployTools = {
    readSettings: (env) =>
      Promise.resolve(settings(env === undefined ? plan.vars : { SITE_URL: 'https://www.example.org', ...plan.vars })),
    build: () => Promise.resolve({ id: 'build-7', folder: 'build/7' }),
    wrangler: (all, names) => {
      const command = all.filter((word) => !word.startsWith('build/')).join(' ');
      commands.push(command);
      const report = names?.WRANGLER_OUTPUT_FILE_PATH;
      if (report !== undefined) {
        writeFileSync(
          report,
          '{"type":"version-upload","version_id":"older"}\n{"type":"version-upload","version_id":"new-2"}\n',
        );
      }
      const answers: Partial<Record<string, string>> = {
        kv: plan.namespaces ?? `[{"id": "${id}", "title": "CACHE"}]`,
        deployments: status,
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
  };
  const code = await main(words, tools);
  const short = commands.map((command) => command.replace(' --assets --var BUILD_ID:build-7', ''));
  return { code, commands: short, printed };
}

describe('a deployment', () => {
  it('tries the new version of the site before anybody gets it, and lets the prewarm worker follow', async () => {
    const { code, commands } = await run([]);
    expect(code).toBe(0);
    expect(commands).toEqual([
      'kv namespace list',
      'deploy --env pictures',
      'deployments status --json --env ',
      'versions upload --env ',
      'versions deploy new-2@0% old-1@100% --yes --env ',
      'try https://www.example.org fieldhouse new-2 build-7',
      'versions deploy new-2@100% --yes --env ',
      'deploy --env prewarm',
    ]);
  });

  it('of a version with faults is taken back, and the prewarm worker stays as it is', async () => {
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
    ['a store that the account does not have', { namespaces: '[]' }, 1],
    ['a deployment that is half done', { status: '{"versions":[{"version_id":"a","percentage":50}]}' }, 3],
    ['an upload that fails', { failing: 'versions upload' }, 4],
  ])('ends at %s, before anybody gets anything of it', async (_, plan, commandsUntilThen) => {
    const { code, commands, printed } = await run([], plan);
    expect([code, commands.length]).toEqual([1, commandsUntilThen]);
    expect(printed.length).toBeGreaterThan(0);
  });

  it('at once deploys all workers without a trial; a dry run uploads none', async () => {
    const deploys = ['deploy --env pictures', 'deploy --env ', 'deploy --env prewarm'];
    expect((await run(['--at-once'])).commands).toEqual(['kv namespace list', ...deploys]);
    expect((await run(['--dry-run'])).commands).toEqual(deploys.map((command) => `${command} --dry-run`));
  });

  it('is rolled back for the site and the prewarm worker', async () => {
    const { commands } = await run(['--rollback']);
    expect(commands).toEqual([
      'rollback --yes --message npm run deploy -- --rollback --env ',
      'rollback --yes --message npm run deploy -- --rollback --env prewarm',
    ]);
  });

  it('with another option says which there are', async () => {
    const { code, commands, printed } = await run(['--force']);
    expect([code, commands]).toEqual([1, []]);
    expect(printed.join()).toContain('--rollback');
  });
});
