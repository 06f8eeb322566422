import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { atLeastOne } from '../../tests/support/at-least-one';

/* The workflows of GitHub, as far as they can be checked without GitHub. */

const step = z.strictObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const concurrency = z.strictObject({ group: z.string(), 'cancel-in-progress': z.union([z.boolean(), z.string()]) });
const job = z.strictObject({
  name: z.string().optional(),
  if: z.string().optional(),
  needs: z.array(z.string()).optional(),
  strategy: z
    .strictObject({ 'fail-fast': z.boolean(), matrix: z.strictObject({ command: z.array(z.string()) }) })
    .optional(),
  'runs-on': z.literal('ubuntu-24.04'),
  container: z.string().optional(),
  'timeout-minutes': z.number(),
  environment: z.string().optional(),
  concurrency: concurrency.optional(),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(step).min(1),
});
const workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency,
  env: z.record(z.string(), z.string()).optional(),
  // GitHub accepts no other characters.
  jobs: z.record(z.string().regex(/^[A-Za-z_][\w-]*$/), job),
});

const folder = '.github/workflows';
const readWorkflow = (file: string) => workflow.parse(parse(readFileSync(`${folder}/${file}`, 'utf8')));
const [ci, rollback] = [readWorkflow('ci.yml'), readWorkflow('rollback.yml')];
const jobs = readdirSync(folder).flatMap((file) => Object.values(readWorkflow(file).jobs));

/** The commands of a job, with each value of its matrix. */
function listCommands({ steps, strategy }: z.output<typeof job>): string[] {
  return steps.flatMap(({ run = '' }) => {
    const [, command] = /^npm (?:run )?(.+)$/m.exec(run) ?? [];
    if (command === undefined) return [];
    return (strategy?.matrix.command ?? ['']).map((value) => command.replace('${{ matrix.command }}', value));
  });
}

it('the workflows run only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = jobs.flatMap(listCommands);
  expect(commands).toEqual(expect.arrayContaining(['check', 'test', 'test:all', 'deploy', 'deploy -- --rollback']));
  expect(
    atLeastOne(commands)
      .map((command) => command.split(' ')[0] ?? '')
      .filter((name) => !(name in scripts)),
  ).toEqual([]);
});

it('a tag is deployed after all checks, and a rollback is started by hand', () => {
  expect(ci.on.push).toEqual({ branches: ['main'], tags: ['v*'] });
  const { if: condition, needs, environment, concurrency: turn } = ci.jobs.deploy ?? {};
  expect(condition).toContain("startsWith(github.ref, 'refs/tags/v')");
  expect([...(needs ?? []), 'deploy'].sort()).toEqual(Object.keys(ci.jobs).sort());
  expect(Object.keys(rollback.on)).toEqual(['workflow_dispatch']);
  expect([turn, environment]).toEqual([rollback.concurrency, rollback.jobs.rollback?.environment]);
});

it('only jobs of the production environment get secrets, and no input of a person is part of a command', () => {
  const withSecrets = jobs.filter((one) => JSON.stringify(one).includes('secrets.'));
  expect(withSecrets.map(({ environment }) => environment)).toEqual(['production', 'production']);
  const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(
    atLeastOne(commands).filter((command) => /\$\{\{ *(?:inputs|github\.(?:event|head_ref))/.test(command)),
  ).toEqual([]);
});

it('each action is one of GitHub with a version, and Node is that of .nvmrc', () => {
  const used = jobs.flatMap(({ steps }) => steps.filter(({ uses }) => uses !== undefined));
  expect(atLeastOne(used).filter(({ uses = '' }) => !/^actions\/(?:checkout|setup-node)@v\d+$/.test(uses))).toEqual([]);
  const node = used.filter(({ uses = '' }) => uses.startsWith('actions/setup-node'));
  expect(node.map((one) => one.with?.['node-version-file'])).toEqual(jobs.map(() => '.nvmrc'));
});

it('updates of packages and actions are proposed', () => {
  const { updates } = z
    .object({ version: z.literal(2), updates: z.array(z.object({ 'package-ecosystem': z.string() })) })
    .parse(parse(readFileSync('.github/dependabot.yml', 'utf8')));
  expect(updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions']);
});
