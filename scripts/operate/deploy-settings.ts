import leven from 'leven';
import { EnvironmentError, environmentNames, parseEnvironment, type Environment } from '~/config/environment';
import { folderSettings } from '~/config/folder-settings.generated';
import { parseUrl } from '~/models/text/parse-url';
import { buildEnvironmentDataset } from '../../workers/source-dependencies';
import { demoAssociation } from '../local/local-environment';
import { listUnknownSources } from './board/unpublished-facts';

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
      [
        ...findLocalNames(setting),
        ...findUnknownNames(setting),
        ...findDemoSettings({ ...setting, vars: { ...folderSettings, ...setting.vars } }),
        ...findStoreProblems(setting),
        ...(worker === 'objects' ? [] : findMissingAddress(setting)),
      ].map((problem) => `${worker}: ${problem}`),
    ),
  ];
  const environments = Object.entries(settings).map(
    ([worker, setting]: [string, WorkerSettings]) => [worker, readEnvironment(setting)] as const,
  );
  for (const [worker, environment] of environments) {
    if (typeof environment === 'string') problems.push(`${worker}: ${environment}`);
    else {
      if (environment.REFRESHER_LOCATION === undefined) problems.push(`${worker}: ${locationProblem}`);
      problems.push(
        ...listUnknownSources(environment).map((name) => `${worker}: SOURCES_OFF names ${name}, which is no source.`),
      );
    }
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

/** A setting that would be valid with the others of any deployment. */
const anyVars = { V1_BASE_URL: 'https://api.test', PRODUCT: 'A', ASSOCIATION_NAME: 'A', REFRESHER_LOCATION: 'enam' };

/** Why a value of a setting would be refused, by the workers or before a deployment; `null` if it would not. */
export function findSettingProblem(name: string, value: string): string | null {
  const vars = { ...anyVars, [name]: value };
  const environment = readEnvironment({ vars, kv_namespaces: [] });
  if (typeof environment === 'string') return environment;
  return value === ''
    ? `${name} is missing`
    : (findDemoSettings({ vars: { [name]: value }, kv_namespaces: [] })[0] ?? null);
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

/** A misspelled setting would have no effect, and nothing would say so. */
function findUnknownNames({ vars }: WorkerSettings): string[] {
  return Object.keys(vars).flatMap((name) => {
    if (name.endsWith('_SECRET'))
      return [`${name} is a secret: set it with \`npx wrangler secret put ${name}\`, not in a file.`];
    if (environmentNames.includes(name)) return [];
    const similar = findSimilarName(name);
    return [similar === undefined ? `${name} is no setting.` : `${name}: did you mean ${similar}?`];
  });
}

/** The setting with the fewest different characters, or the only one with all of the words, of those that could be meant. */
function findSimilarName(name: string): string | undefined {
  const simplify = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const [closest] = environmentNames
    .map((known) => ({ known, distance: leven(simplify(name), simplify(known)) }))
    .sort((a, b) => a.distance - b.distance);
  if (closest !== undefined && closest.distance <= MOST_DIFFERENT) return closest.known;
  // `LEGACY_URL` for `LEGACY_BASE_URL`.
  const words = name.toUpperCase().split('_');
  const longer = environmentNames.filter((known) => words.every((word) => known.split('_').includes(word)));
  return longer.length === 1 ? longer[0] : undefined;
}

const MOST_DIFFERENT = 2;

/** Hosts of examples and of this machine, which serve nobody (RFC 2606, RFC 6761). */
const NOBODYS_HOST =
  /^(?:(?:.+\.)?example\.(?:org|com|net)|.+\.(?:example|invalid)|(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

function findDemoSettings({ vars }: WorkerSettings): string[] {
  const addresses = Object.entries(vars).flatMap(([name, value]) => {
    if (typeof value !== 'string' || !/_(?:URL|HOST)$/.test(name)) return [];
    const host = name.endsWith('_HOST') ? value : (parseUrl(value)?.hostname ?? '');
    return NOBODYS_HOST.test(host) ? [`${name} is ${JSON.stringify(value)}: an example, which serves nobody.`] : [];
  });
  const names = (['PRODUCT', 'ASSOCIATION_NAME'] as const).filter((name) => vars[name] === demoAssociation[name]);
  return [
    ...addresses,
    ...names.map((name) => `${name} is ${JSON.stringify(vars[name])}: that is the demo association.`),
  ];
}

function findMissingAddress({ vars }: WorkerSettings): string[] {
  return vars.SITE_URL === undefined || vars.SITE_URL === ''
    ? [
        'SITE_URL is not set: prewarming, links, sitemaps and feeds need the public address, and a new version is tried there.',
      ]
    : [];
}

export function findStoreProblems(settings: WorkerSettings): string[] {
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
