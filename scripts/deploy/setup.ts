import { readFile, writeFile } from 'node:fs/promises';
import { EnvironmentError } from '~/config/environment';
import { folderSettings } from '~/config/folder-settings.generated';
import { findProgram, runProgram, type ProgramResult } from '../build/run-commands';
import { askOnTerminal } from '../local/ask-on-terminal';
import { findDemoFacts, ownFacts, type OwnFacts } from '../local/demo-facts';
import { ownNames } from '../local/local-environment';
import { findSettingProblem, findSettingsProblems, findStoreProblems } from '../operate/deploy-settings';
import { settingsSections, withSetting, withStoreId } from './settings-file';
import { readAllSettings, readWranglerSettings, type ReadSettings } from './worker-settings';

/** What the command reads and writes; replaceable in tests. */
export interface SetupDependencies {
  readonly readFile: () => Promise<string>;
  readonly writeFile: (toml: string) => Promise<void>;
  readonly readSettings: ReadSettings;
  readonly runWrangler: (words: readonly string[]) => Promise<Pick<ProgramResult, 'code' | 'output'>>;
  /** `null` without a terminal. */
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly print: (line: string) => void;
  readonly shell: Readonly<Record<string, string | undefined>>;
  /** Settings that the association's folder has. */
  readonly ownNames?: Readonly<Record<string, string>>;
  /** Of the association's folder. */
  readonly facts: OwnFacts;
}

/** What every deployment needs, in the order of the questions. */
const questions: readonly (readonly [name: string, question: string])[] = [
  ['V1_BASE_URL', "Address of the association's API, such as https://api.your-association.org/v1"],
  ['PRODUCT', 'Short name, which the API knows (1 to 12 letters or digits)'],
  ['ASSOCIATION_NAME', 'Name of the association'],
  ['TIME_ZONE', 'Its time zone, such as America/Chicago'],
  ['SITE_URL', 'Public address of the site, such as https://www.your-association.org'],
  ['REFRESHER_LOCATION', 'Region nearest to the API: wnam, enam, sam, weur, eeur, apac, oc, afr or me'],
];

/** Settings that the objects and the prewarm worker share with the site, beside every address. */
const sharedNames = [...questions.map(([name]) => name), 'SEASON', 'UPSTREAM_CALLS_PER_SECOND'];

/**
 * `npm run setup`: asks for the settings that are missing, checks each as the workers do, writes them for all workers, creates the
 * namespace, and says what comes next. Returns the exit code.
 */
export async function main(_words: readonly string[], dependencies = realDependencies): Promise<number> {
  const { print } = dependencies;
  const { site } = await readAllSettings(dependencies.readSettings);
  const answers = await askForMissing(site.vars, dependencies);
  let toml = await dependencies.readFile();
  const shared = { ...pickShared(site.vars), ...answers };
  for (const [worker, section] of Object.entries(settingsSections)) {
    for (const [name, value] of Object.entries(worker === 'site' ? answers : shared)) {
      if (name !== 'SITE_URL' || worker !== 'objects') toml = withSetting(toml, section, name, value);
    }
  }
  await dependencies.writeFile(toml);
  if (findStoreProblems(site).length > 0) {
    const id = await createStore(dependencies);
    if (id === null) {
      print(
        'The settings are written, but no namespace was made: run `npx wrangler login`, then `npm run setup` again.',
      );
      return 1;
    }
    await dependencies.writeFile(withStoreId(toml, id));
  }
  const problems = findSettingsProblems(await readAllSettings(dependencies.readSettings), dependencies.shell);
  for (const problem of problems) print(problem);
  if (problems.length > 0) return 1;
  for (const line of findDemoFacts(dependencies.facts)) print(line);
  print('wrangler.toml is complete. Next: npm run deploy -- --dry-run, then npm run deploy -- --at-once.');
  return 0;
}

async function askForMissing(
  vars: Readonly<Record<string, unknown>>,
  { ask, print, shell, ownNames = {} }: SetupDependencies,
): Promise<Readonly<Record<string, string>>> {
  const answers: Record<string, string> = {};
  for (const [name, question] of questions) {
    const current = vars[name];
    if (typeof current === 'string' && findSettingProblem(name, current) === null) continue;
    let answer = shell[name] ?? ownNames[name] ?? '';
    let problem = findSettingProblem(name, answer);
    while (problem !== null) {
      if (answer !== '') print(problem);
      if (ask === null)
        throw new EnvironmentError(`${name} is missing: without a terminal, set it in the environment of the command.`);
      answer = (await ask(`${question}\n${name}: `)).trim();
      problem = findSettingProblem(name, answer);
    }
    answers[name] = answer;
  }
  return answers;
}

function pickShared(vars: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(vars).filter(
      (pair): pair is [string, string] =>
        typeof pair[1] === 'string' && (sharedNames.includes(pair[0]) || /_(?:URL|HOST)$/.test(pair[0])),
    ),
  );
}

/** Creates the KV namespace. Returns its id; `null` if wrangler fails. */
async function createStore({ runWrangler }: SetupDependencies): Promise<string | null> {
  const { code, output } = await runWrangler(['kv', 'namespace', 'create', 'CACHE']);
  return code === 0 ? (/\b[0-9a-f]{32}\b/.exec(output)?.[0] ?? null) : null;
}

const realDependencies: SetupDependencies = {
  readFile: () => readFile('wrangler.toml', 'utf8'),
  writeFile: (toml) => writeFile('wrangler.toml', toml),
  readSettings: readWranglerSettings,
  runWrangler: (words) =>
    runProgram(findProgram('wrangler'), words, {
      // Without a terminal wrangler asks nothing, and leaves the file to this command.
      stdio: ['ignore', 'pipe', 'inherit'],
      env: process.env,
      onOutput: (chunk) => process.stdout.write(chunk),
    }),
  ask: process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : null,
  print: console.error,
  shell: process.env,
  ownNames: { ...folderSettings, ...ownNames },
  facts: ownFacts,
};
