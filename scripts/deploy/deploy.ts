import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvironmentError } from '~/config/environment';
import { buildAll } from '../build/build';
import { getBuildParts, linkStaticFolder } from '../build/build-in-use';
import { findProgram, runProgram, type ProgramResult } from '../build/run-commands';
import { findDemoFacts, ownFacts, type OwnFacts } from '../local/demo-facts';
import { findSettingsProblems, findStoreId, type DeploySettings } from '../operate/deploy-settings';
import { findTrialProblems } from './deploy-trial';
import { readAllSettings, readWranglerSettings, type NamedSettings, type ReadSettings } from './worker-settings';

const usage = `Usage: npm run deploy [-- OPTION]
  --dry-run    checks the settings and the bundles, and uploads nothing
  --at-once    without a trial: for a first deployment, and for one with a new migration of Durable Objects
  --rollback   puts the versions before the current ones back: of the site, the prewarm worker, and the objects if they came with that build`;

type Mode = 'trial' | 'dry-run' | 'at-once' | 'rollback';

/** External actions of a deployment. */
export interface DeployDependencies {
  readonly readSettings: ReadSettings;
  readonly build: () => Promise<{ readonly id: string; readonly folder: string }>;
  /** Runs wrangler with further environment variables. */
  readonly runWrangler: (
    words: readonly string[],
    names?: Readonly<Record<string, string>>,
  ) => Promise<Pick<ProgramResult, 'code' | 'output'>>;
  readonly findTrialProblems: typeof findTrialProblems;
  readonly print: (line: string) => void;
  readonly shell: Readonly<Record<string, string | undefined>>;
  /** Of the association's folder. */
  readonly facts: OwnFacts;
}

export async function main(
  words: readonly string[],
  dependencies: DeployDependencies = realDependencies,
): Promise<number> {
  const mode = readMode(words);
  if (mode === null) {
    dependencies.print(usage);
    return 1;
  }
  try {
    if (mode === 'rollback') await rollBack(dependencies);
    else await deploy(mode, dependencies);
    return 0;
  } catch (error) {
    if (!(error instanceof DeployProblem) && !(error instanceof EnvironmentError)) throw error;
    for (const line of error instanceof DeployProblem ? error.lines : [error.message]) dependencies.print(line);
    return 1;
  }
}

class DeployProblem extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

function readMode(words: readonly string[]): Mode | null {
  if (words.length === 0) return 'trial';
  const mode = (['dry-run', 'at-once', 'rollback'] as const).find((candidate) => words[0] === `--${candidate}`);
  return words.length === 1 ? (mode ?? null) : null;
}

async function deploy(mode: Exclude<Mode, 'rollback'>, dependencies: DeployDependencies): Promise<void> {
  const settings = await readAllSettings(dependencies.readSettings);
  const problems = [...findSettingsProblems(settings, dependencies.shell), ...findDemoFacts(dependencies.facts)];
  if (problems.length > 0) throw new DeployProblem(problems);
  if (mode !== 'dry-run') await requireStore(settings, dependencies);
  const { SITE_URL: siteUrl } = settings.prewarm.vars;
  const { id, folder } = await dependencies.build();
  const { pictures, objects, site, prewarm } = getBuildParts(folder);
  const objectsTag = await computeFingerprint(objects, settings.objects);
  const files = linkStaticFolder(folder, settings.site.vars);
  // `build/current` may change before the last upload.
  const common = ['--assets', files, '--var', `BUILD_ID:${id}`, '--var', `BUILT_AT:${new Date().toISOString()}`];
  const buildOptions = (env: string, bundle: string) => [bundle, '--env', env, ...common];
  if (mode !== 'trial') {
    const dry = mode === 'dry-run' ? ['--dry-run'] : [];
    // The site is the configuration's top level, with an empty name.
    await requireDone(dependencies, ['deploy', ...buildOptions('pictures', pictures), ...dry]);
    await requireDone(dependencies, [
      'deploy',
      ...buildOptions('objects', objects),
      ...buildMarks(objectsTag, id),
      ...dry,
    ]);
    await requireDone(dependencies, ['deploy', ...buildOptions('', site), ...buildMarks(id, id), ...dry]);
    await requireDone(dependencies, ['deploy', ...buildOptions('prewarm', prewarm), ...dry]);
    return;
  }
  await requireDone(dependencies, ['deploy', ...buildOptions('pictures', pictures)]);
  const running = await findRunningVersion(dependencies, '');
  const versionId = await upload(dependencies, [...buildOptions('', site), ...buildMarks(id, id)]);
  await requireDone(dependencies, ['versions', 'deploy', `${versionId}@0%`, `${running}@100%`, '--yes', '--env', '']);
  const workerName = settings.site.name ?? '';
  const faults = await dependencies.findTrialProblems({ siteUrl: String(siteUrl), workerName, versionId, buildId: id });
  if (faults.length > 0) {
    await requireDone(dependencies, ['versions', 'deploy', `${running}@100%`, '--yes', '--env', '']);
    throw new DeployProblem([...faults, 'Nothing was promoted: everybody still gets the former version.']);
  }
  // A deployment ends all objects, so unchanged ones are not deployed.
  if ((await readMarks(dependencies, 'objects')).tag !== objectsTag) {
    await requireDone(dependencies, ['deploy', ...buildOptions('objects', objects), ...buildMarks(objectsTag, id)]);
  }
  await requireDone(dependencies, ['versions', 'deploy', `${versionId}@100%`, '--yes', '--env', '']);
  await requireDone(dependencies, ['deploy', ...buildOptions('prewarm', prewarm)]);
  dependencies.print(`Build ${id} is deployed.`);
}

async function rollBack(dependencies: DeployDependencies): Promise<void> {
  const [site, objects] = [await readMarks(dependencies, ''), await readMarks(dependencies, 'objects')];
  const hasBroughtObjects = site.message !== undefined && site.message === objects.message;
  for (const env of hasBroughtObjects ? ['', 'objects', 'prewarm'] : ['', 'prewarm']) {
    await requireDone(dependencies, ['rollback', '--yes', '--message', 'npm run deploy -- --rollback', '--env', env]);
  }
}

/** Throws a `DeployProblem` if the account lacks the configured namespace. */
async function requireStore({ site }: DeploySettings, dependencies: DeployDependencies): Promise<void> {
  const { output } = await requireDone(dependencies, ['kv', 'namespace', 'list']);
  const id = findStoreId(site) ?? '';
  if (!output.includes(`"${id}"`))
    throw new DeployProblem([`The account has no namespace with the id of CACHE, ${id}.`]);
}

/** Marks of a version: its content, and the build that brought it. */
function buildMarks(tag: string, buildId: string): string[] {
  return ['--tag', tag, '--message', `Build ${buildId}`];
}

/** Marks of the public version. */
async function readMarks(dependencies: DeployDependencies, env: string) {
  const versionId = await findRunningVersion(dependencies, env);
  const { output } = await requireDone(dependencies, ['versions', 'view', versionId, '--json', '--env', env]);
  const mark = (name: 'tag' | 'message') => new RegExp(`"workers/${name}":\\s*"([^"]*)"`).exec(output)?.[1];
  return { tag: mark('tag'), message: mark('message') };
}

/** Hash of bundle and settings, within the platform's limit of 25 characters. */
async function computeFingerprint(bundle: string, settings: NamedSettings): Promise<string> {
  const hash = createHash('sha256').update(await readFile(bundle));
  // Local paths do not matter.
  const places = { main: null, configPath: null, userConfigPath: null };
  return hash
    .update(JSON.stringify({ ...settings, ...places }))
    .digest('hex')
    .slice(0, 24);
}

/** The public version. */
async function findRunningVersion(dependencies: DeployDependencies, env: string): Promise<string> {
  const { output } = await requireDone(dependencies, ['deployments', 'status', '--json', '--env', env]);
  const id = /"version_id":\s*"([\w-]+)",\s*"percentage":\s*100\b/.exec(output)?.[1];
  if (id !== undefined) return id;
  throw new DeployProblem(['No version serves everybody: finish the deployment that is under way, or use --at-once.']);
}

/** Uploads the site without deploying it. Returns the version's id. */
async function upload(dependencies: DeployDependencies, options: readonly string[]): Promise<string> {
  const reportFolder = await mkdtemp(path.join(tmpdir(), 'upload-'));
  const report = path.join(reportFolder, 'report.ndjson');
  try {
    await requireDone(dependencies, ['versions', 'upload', ...options], { WRANGLER_OUTPUT_FILE_PATH: report });
    const id = /"type":"version-upload".*?"version_id":"([\w-]+)"/.exec(await readFile(report, 'utf8'))?.[1];
    if (id !== undefined) return id;
  } finally {
    await rm(reportFolder, { recursive: true });
  }
  throw new DeployProblem(['wrangler did not say which version it uploaded.']);
}

/** Throws a `DeployProblem` when wrangler fails; wrangler has printed the reason. */
async function requireDone(
  { runWrangler }: DeployDependencies,
  words: readonly string[],
  names?: Readonly<Record<string, string>>,
) {
  const result = await runWrangler(words, names);
  if (result.code === 0) return result;
  throw new DeployProblem([`wrangler ${words.slice(0, 2).join(' ')} failed.`]);
}

const realDependencies: DeployDependencies = {
  readSettings: readWranglerSettings,
  build: buildAll,
  runWrangler: (words, names) =>
    runProgram(findProgram('wrangler'), words, {
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { ...process.env, ...names },
      onOutput: (chunk) => process.stdout.write(chunk),
    }),
  findTrialProblems,
  print: console.error,
  shell: process.env,
  facts: ownFacts,
};
