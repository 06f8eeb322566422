import { readFile, writeFile } from 'node:fs/promises';
import { realClock } from '~/cache/base/clock';
import { getErrorMessage } from '~/cache/base/log';
import { isOwnFile, type AnySource, type SourceParams } from '~/cache/source/define-source';
import { RowTally } from '~/cache/source/row-tally';
import { buildSourceUrl } from '~/cache/source/source-address';
import { fetchUpstream, type Fetch } from '~/cache/upstream/fetch-upstream';
import { environmentNames, parseEnvironment, readContentClock, type Environment } from '~/config/environment';
import { describeUnpublished, listBaseUrls } from '~/config/published-sources';
import { getToday } from '~/models/dates/content-clock';
import { parseUrl } from '~/models/text/parse-url';
import { listPagesCarriedBy } from '~/routes/offered-pages';
import { findSource, sources } from '~/upstream/registry';
import { formatTable, longText, number, text } from '../operate/report';
import { RecordedFields } from './recorded-fields';
import { settingsSections, withSetting } from './settings-file';
import { listQuestions, type FoundNames } from './source-questions';
import { readWranglerSettings, type ReadSettings } from './worker-settings';

const usage = `Usage: npm run check:api -- URL [--dry-run]   for example: npm run check:api -- https://api.your-association.org/v1
  Reads every endpoint of an API once, says what it has, and writes SOURCES_OFF for those that do not exist into wrangler.toml.
  Other addresses, PRODUCT and TIME_ZONE are those of the shell or of wrangler.toml. --dry-run only prints.`;

/** What the command reads and writes; replaceable in tests. */
export interface CheckApiDependencies {
  readonly fetch: Fetch;
  readonly shell: Readonly<Record<string, string | undefined>>;
  readonly readSettings: ReadSettings;
  readonly readFile: () => Promise<string>;
  readonly writeFile: (toml: string) => Promise<void>;
  readonly print: (line: string) => void;
}

const realDependencies: CheckApiDependencies = {
  fetch: (url, init) => fetch(url, init),
  shell: process.env,
  readSettings: readWranglerSettings,
  readFile: () => readFile('wrangler.toml', 'utf8'),
  writeFile: (toml) => writeFile('wrangler.toml', toml),
  print: console.log,
};

/** What a source answered. `missing` is confirmed; `unknown` is a 404 for parameters that may be those of another association. */
type Verdict = 'found' | 'empty' | 'missing' | 'unknown' | 'failed' | 'no address';

interface CheckedSource {
  readonly name: string;
  readonly verdict: Verdict;
  readonly rows: number;
  readonly dropped: number;
  /** Why rows were dropped, or why there is no answer. */
  readonly why: string;
  readonly neverSeen: readonly string[];
}

/** `npm run check:api -- URL`. Returns 1 if nothing was judged. */
export async function main(words: readonly string[], dependencies = realDependencies): Promise<number> {
  const { print } = dependencies;
  const isDryRun = words.includes('--dry-run');
  const [url, ...others] = words.filter((word) => word !== '--dry-run');
  if (url === undefined || others.length > 0 || !/^https?:$/.test(parseUrl(url)?.protocol ?? '')) {
    print(usage);
    return 1;
  }
  const environment = await readEnvironmentForUrl(url, dependencies);
  const checked = await checkSources(environment, dependencies.fetch);
  const about = { environment, clock: readContentClock(environment) };
  for (const line of formatChecked(checked, (name) => listPagesCarriedBy(name, about))) print(line);
  const count = (verdict: Verdict) => checked.filter((source) => source.verdict === verdict).length;
  print('');
  print(
    `${checked.length} sources: ${count('found')} found, ${count('empty')} empty, ${count('missing')} missing, ${count('unknown')} unknown, ${count('failed')} failed, ${count('no address')} without an address.`,
  );
  if (count('found') === 0) {
    print('Nothing was found: is this the address of the API? Nothing is written.');
    return 1;
  }
  if (count('failed') > count('found')) {
    print('Most sources failed, so that the others may be in trouble as well. Nothing is written.');
    return 1;
  }
  const off = checked.filter(({ verdict }) => verdict === 'missing').map(({ name }) => name);
  print(off.length === 0 ? 'No source has to be switched off.' : `SOURCES_OFF=${off.join(',')}`);
  if (!isDryRun) await writeSwitches(off, dependencies);
  return 0;
}

/** Writes the switches for all workers. Without a source to switch off, only an earlier setting is replaced. */
async function writeSwitches(
  off: readonly string[],
  { readFile, writeFile, print }: CheckApiDependencies,
): Promise<void> {
  const before = await readFile();
  if (off.length === 0 && !/^SOURCES_OFF =/m.test(before)) return;
  const after = Object.values(settingsSections).reduce(
    (toml, section) => withSetting(toml, section, 'SOURCES_OFF', off.join(',')),
    before,
  );
  await writeFile(after);
  print('Written to wrangler.toml for all workers. A local run takes the line above as a variable of its environment.');
}

/** The settings of the shell, else those of `wrangler.toml`, with the address. Throws an `EnvironmentError` for a bad one. */
async function readEnvironmentForUrl(url: string, { shell, readSettings }: CheckApiDependencies): Promise<Environment> {
  const vars: Readonly<Record<string, unknown>> = await readSettings(undefined).then(
    (settings) => settings.vars,
    () => ({}),
  );
  // The other addresses of a file belong to its own API.
  const isOfFile = vars.V1_BASE_URL === url;
  const names = isOfFile
    ? vars
    : { PRODUCT: vars.PRODUCT, ASSOCIATION_NAME: vars.ASSOCIATION_NAME, TIME_ZONE: vars.TIME_ZONE };
  const ofShell = environmentNames
    .filter((name) => shell[name] !== undefined)
    .map((name): [string, unknown] => [name, shell[name]]);
  return parseEnvironment({
    DEPLOYMENT: 'local',
    ...names,
    ...Object.fromEntries<unknown>(ofShell),
    V1_BASE_URL: url,
    SOURCES_OFF: '',
    BUILD_ID: 'check',
  });
}

async function checkSources(environment: Environment, fetchAnswer: Fetch): Promise<readonly CheckedSource[]> {
  const found = new Map<string, readonly FoundNames[]>();
  const asked = sources.filter((source) => !isOwnFile(source));
  // Lists first, because they name what other sources are asked for.
  const isList = (source: AnySource) => Number(source.listNames === undefined);
  const depth = (source: AnySource) => (source.namedBy === undefined ? 0 : 1) + isList(source) / 2;
  const checked = new Map<string, CheckedSource>();
  for (const source of asked.toSorted((a, b) => depth(a) - depth(b))) {
    const first = await checkSource(source, environment, fetchAnswer, found);
    // A 404 must be confirmed.
    const isConfirmed = first.verdict !== 'missing';
    checked.set(source.name, isConfirmed ? first : await checkSource(source, environment, fetchAnswer, found));
  }
  for (const { name } of asked) {
    const source = checked.get(name);
    if (source !== undefined) checked.set(name, judgeByLists(source, checked));
  }
  return asked.flatMap(({ name }) => checked.get(name) ?? []);
}

/** An example that is not found, in a list that does not exist, is no example of another association. */
function judgeByLists(source: CheckedSource, checked: ReadonlyMap<string, CheckedSource>): CheckedSource {
  const lists = (findSource(source.name)?.namedBy?.sources ?? []).filter((list) => list !== source.name);
  const areMissing = lists.length > 0 && lists.every((list) => checked.get(list)?.verdict === 'missing');
  return source.verdict === 'unknown' && areMissing
    ? { ...source, verdict: 'missing', why: `an example is not found, and ${lists.join(', ')} does not exist` }
    : source;
}

async function checkSource(
  source: AnySource,
  environment: Environment,
  fetchAnswer: Fetch,
  found: Map<string, readonly FoundNames[]>,
): Promise<CheckedSource> {
  const nothing = { name: source.name, rows: 0, dropped: 0, neverSeen: [] };
  const unset = describeUnpublished(source, environment);
  if (unset !== null) return { ...nothing, verdict: 'no address', why: unset };
  const { params, isTelling } = listQuestions(source, found);
  let last: CheckedSource = { ...nothing, verdict: 'failed', why: 'not asked' };
  let isMissing = true;
  for (const one of params) {
    const answer = await readSource(source, one, environment, fetchAnswer);
    const { names = [], ...about } = answer;
    if (names.length > 0) found.set(source.name, [...(found.get(source.name) ?? []), { params: one, names }]);
    if (about.verdict !== 'missing') isMissing = false;
    // An empty answer tells more than a failure, and a 404 of one sport nothing of the others.
    if (last.verdict !== 'empty' || about.verdict === 'found') last = { ...about, name: source.name };
    if (about.verdict === 'found') break;
  }
  if (!isMissing) return last.verdict === 'missing' ? { ...last, verdict: 'empty', why: '' } : last;
  return isTelling
    ? { ...last, verdict: 'missing' }
    : { ...last, verdict: 'unknown', why: 'asked with an example only' };
}

interface ReadSource extends Omit<CheckedSource, 'name'> {
  readonly names?: readonly string[];
}

const DEADLINE_MS = 20_000;

async function readSource(
  definition: AnySource,
  params: SourceParams,
  environment: Environment,
  fetchAnswer: Fetch,
): Promise<ReadSource> {
  const url = buildSourceUrl(
    (listBaseUrls(environment) as Readonly<Record<string, string | undefined>>)[definition.base] ?? '',
    definition.buildPath(params),
  );
  const nothing = { rows: 0, dropped: 0, neverSeen: [] };
  let status = 0;
  const result = await fetchUpstream(
    {
      url,
      format: definition.format,
      validators: {},
      maxBytes: definition.maxBytes,
      isApi: false,
      badRequestMeansNone: definition.badRequestMeansNone !== undefined,
    },
    {
      fetch: async (address, init) => {
        const response = await fetchAnswer(address, init);
        ({ status } = response);
        return response;
      },
      admits: () => Promise.resolve(true),
      urgency: 'waiting',
      clock: realClock,
      getRandom: Math.random,
      deadlineMs: DEADLINE_MS,
    },
  );
  if (result.kind !== 'body') {
    if (status === 404 || status === 410) return { ...nothing, verdict: 'missing', why: `${status} for ${url}` };
    return result.kind === 'missing'
      ? { ...nothing, verdict: 'empty', why: '' }
      : { ...nothing, verdict: 'failed', why: result.kind === 'failure' ? result.detail : result.kind };
  }
  return readBody(definition, params, environment, url, result.body);
}

function readBody(
  definition: AnySource,
  params: SourceParams,
  environment: Environment,
  answerUrl: string,
  body: unknown,
): ReadSource {
  const rows = new RowTally(definition.maxRows);
  const fields = new RecordedFields();
  const clock = readContentClock(environment);
  const context = {
    ...rows.hooks,
    product: environment.PRODUCT,
    timeZone: environment.TIME_ZONE,
    getToday: () => getToday(clock),
    documentArchiveUrl: environment.DOCUMENT_ARCHIVE_BASE_URL,
    answerUrl,
  };
  const counts = () => ({ rows: rows.receivedRows, dropped: rows.droppedRows });
  try {
    const schema = definition.buildSchema(context, params);
    const parsed = schema.safeParse(definition.format === 'json' ? fields.record(body) : body);
    if (!parsed.success) {
      return { ...counts(), verdict: 'failed', why: parsed.error.issues[0]?.message ?? 'invalid', neverSeen: [] };
    }
    if (definition.isEmpty(parsed.data)) return { ...counts(), verdict: 'empty', why: rows.dropReasons, neverSeen: [] };
    return {
      ...counts(),
      verdict: 'found',
      why: rows.dropReasons,
      neverSeen: fields.listNeverSeen(),
      names: definition.listNames?.(parsed.data, params) ?? [],
    };
  } catch (error) {
    return { ...counts(), verdict: 'failed', why: getErrorMessage(error), neverSeen: [] };
  }
}

/** The lines of the report: the table, the fields never seen and the drop reasons by source, and the pages that depend on missing sources. */
function formatChecked(checked: readonly CheckedSource[], listPages: (name: string) => readonly string[]): string[] {
  const columns = [
    longText('source'),
    text('answer'),
    number('rows'),
    number('dropped'),
    number('never seen'),
    number('pages'),
  ];
  const pages = new Map(checked.map(({ name }) => [name, listPages(name)]));
  const rows = checked.map(({ name, verdict, rows: received, dropped, neverSeen }) => [
    name,
    verdict,
    String(received),
    String(dropped),
    String(neverSeen.length),
    String(pages.get(name)?.length ?? 0),
  ]);
  const details = checked.flatMap(({ name, verdict, why, neverSeen }) => [
    ...(why === '' ? [] : [`${name}: ${why}`]),
    ...(neverSeen.length === 0 ? [] : [`${name} never has ${neverSeen.join(', ')}`]),
    ...(verdict !== 'found' && (pages.get(name)?.length ?? 0) > 0
      ? [`${name} carries ${pages.get(name)?.join(', ') ?? ''}`]
      : []),
  ]);
  return [...formatTable({ columns, rows }), '', ...details];
}
