import { EnvironmentError, parseEnvironment, type Environment } from '~/config/environment';
import { buildEnvironmentDataset } from '../../workers/source-dependencies';

/** A worker's configuration as wrangler reads it. */
export interface WorkerSettings {
  readonly vars: Readonly<Record<string, unknown>>;
  readonly kv_namespaces: readonly { readonly binding: string; readonly id?: string | undefined }[];
}

export interface DeploySettings {
  readonly site: WorkerSettings;
  readonly objects: WorkerSettings;
  readonly prewarm: WorkerSettings;
}

/** Only for `npm start` and tests. */
const localNames = ['FIXED_NOW', 'FIXED_NOW_SET_AT', 'CLOCK_RATE', 'DEPLOYMENT'] as const;

/** Lists settings that workers would refuse or misinterpret, one line each. */
export function findSettingsProblems(
  settings: DeploySettings,
  shell: Readonly<Record<string, string | undefined>>,
): string[] {
  const ofShell = localNames.filter((name) => shell[name] !== undefined);
  const problems = [
    ...ofShell.map((name) => `${name} is set in this shell: it is for local runs only.`),
    ...Object.entries(settings).flatMap(([worker, setting]: [string, WorkerSettings]) =>
      [...findLocalNames(setting), ...findStoreProblems(setting)].map((problem) => `${worker}: ${problem}`),
    ),
  ];
  const environments = Object.entries(settings).map(
    ([worker, setting]: [string, WorkerSettings]) => [worker, readEnvironment(setting)] as const,
  );
  for (const [worker, environment] of environments) {
    if (typeof environment === 'string') problems.push(`${worker}: ${environment}`);
    else if (environment.REFRESHER_LOCATION === undefined) problems.push(`${worker}: ${locationProblem}`);
  }
  const [[, site] = [], ...others] = environments;
  for (const [worker, other] of others) {
    if (typeof site === 'object' && typeof other === 'object') problems.push(...findDifferences(site, worker, other));
  }
  if (new Set(Object.values(settings).map(findStoreId)).size > 1) {
    problems.push('The workers name different namespaces for CACHE: what one keeps the others never find.');
  }
  return problems;
}

/** The id of the namespace in which answers are kept. */
export function findStoreId({ kv_namespaces }: WorkerSettings): string | undefined {
  return kv_namespaces.find(({ binding }) => binding === 'CACHE')?.id;
}

/** Durable Objects stay where they were first created, near the first visitor. */
const locationProblem =
  'REFRESHER_LOCATION is not set: refreshers stay for good where they are made. Name the region nearest to upstream, for example "enam".';

function findLocalNames({ vars }: WorkerSettings): string[] {
  return localNames.filter((name) => name in vars).map((name) => `${name} is for local runs only.`);
}

function findStoreProblems(settings: WorkerSettings): string[] {
  const id = findStoreId(settings);
  if (id === undefined) return ['no namespace is bound as CACHE.'];
  if (/^0+$/.test(id)) {
    return [
      'the id of CACHE is a placeholder; `npx wrangler kv namespace create CACHE` makes a namespace and says its id.',
    ];
  }
  return /^[0-9a-f]{32}$/.test(id)
    ? []
    : [`the id of CACHE is ${JSON.stringify(id)}, and must be 32 hexadecimal digits.`];
}

/** The environment, or the reason why the worker would not start. */
function readEnvironment({ vars }: WorkerSettings): Environment | string {
  try {
    return parseEnvironment({ ...vars, BUILD_ID: 'not built yet' });
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}

/** The environment determines keys of entries and objects, so all workers must agree on it. */
function findDifferences(site: Environment, worker: string, other: Environment): string[] {
  const dataset = buildEnvironmentDataset(site);
  const names = (Object.keys({ ...site, ...other }) as (keyof Environment)[]).filter((name) =>
    name === 'REFRESHER_LOCATION'
      ? site[name] !== other[name]
      : buildEnvironmentDataset({ ...site, [name]: other[name] }) !== dataset,
  );
  return names.length === 0 ? [] : [`site and ${worker} differ in ${names.join(', ')}: they must be the same in both.`];
}
