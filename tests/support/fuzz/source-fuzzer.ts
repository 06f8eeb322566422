import * as fc from 'fast-check';
import { realClock } from '~/cache/base/clock';
import type { SourceAnswer } from '~/cache/source/answer';
import type { AnySource, SourceRequest, WireContext } from '~/cache/source/define-source';
import { computeLifetimes } from '~/cache/source/freshness';
import { policies } from '~/cache/source/policies';
import { buildSourceUrl } from '~/cache/source/source-address';
import { CircuitBreaker, CircuitBreakers } from '~/cache/upstream/circuit-breaker';
import { createSourceFetchers } from '~/cache/upstream/fetch-entry';
import type { FetchedEntry } from '~/cache/upstream/fetch-report';
import { listSourcesOfPage } from '~/routes/sources-of-page';
import { sources } from '~/upstream/registry';
import { askDemoUpstream } from '../in-process-site';
import { buildAddress, pageEnvironment, upstreamBases } from '../page-environment';
import { listBuiltPagePaths } from '../route-rows';
import { loadRoute } from './page-loaders';
import { findBrokenPart, findMissing } from './view-checks';
import { editAnswer, editMarkup, withFewRows, wireEdits, type Json, type WireEdits } from './wire-edits';

/* Effects of a source's damaged answer on its schema and on the pages that read it. */

/** A page or layout that reads a source. */
interface Reader {
  readonly page: string;
  readonly routeId: string;
}

/** A request with its healthy answer and its readers. */
interface Target {
  readonly request: SourceRequest;
  readonly answer: Json;
  readonly readers: readonly Reader[];
}

/** A source with the tested requests. */
export interface FuzzedSource {
  readonly definition: AnySource;
  readonly targets: readonly Target[];
}

const wire = {
  product: 'PSAA',
  timeZone: 'America/Chicago',
  documentArchiveUrl: pageEnvironment.environment.DOCUMENT_ARCHIVE_BASE_URL,
};
const rejectCall = () => Promise.reject(new Error('Answers are handed over, and nothing is fetched.'));

const { readAnswer } = createSourceFetchers({
  upstreams: Object.fromEntries(
    Object.entries(upstreamBases).map(([name, baseUrl]) => [name, { baseUrl, fetch: rejectCall }]),
  ),
  wire,
  getPolicy: ({ definition }) => policies[definition.policy],
  breakers: new CircuitBreakers(() => new CircuitBreaker({ clock: realClock })),
  clock: realClock,
  getRandom: () => 0,
  log: () => undefined,
  caller: 'isolate',
});

const siteAlert: Json = { title: 'Offices closed', message: 'The offices are closed.', active: true };
const publishedChange = {
  key: '1 score 1',
  id: '1',
  kind: 'score',
  atMs: Date.parse('2025-10-11T18:00:00Z'),
  group: 'boys-soccer',
  day: '2025-10-11',
  teams: [
    { name: 'Ashgrove', schoolId: '0101' },
    { name: 'Fort Harlan', schoolId: null },
  ],
  was: '3-1',
  now: '3-2',
  list: { date: '2025-10-11' },
};
const healthyAnswers = new Map<string, Promise<Json | undefined>>();

/** The demo association's answer, as JSON or as the text of a page; `undefined` without one. */
function fetchHealthyAnswer({ definition, params }: SourceRequest): Promise<Json | undefined> {
  const url = buildSourceUrl(upstreamBases[definition.base], definition.buildPath(params));
  const known = healthyAnswers.get(url) ?? askDemo(definition, url);
  healthyAnswers.set(url, known);
  return known;
}

async function askDemo({ base, format }: AnySource, url: string): Promise<Json | undefined> {
  if (base === 'site') return siteAlert;
  if (base === 'store') return { data: [{ ...publishedChange }] };
  const response = await askDemoUpstream(new URL(url));
  if (!response.ok) return undefined;
  const text = await response.text();
  return format === 'json' ? (JSON.parse(text) as Json) : text;
}

function readBody(request: SourceRequest, body: Json): Promise<FetchedEntry> {
  const times = { fetchedAtMs: Date.now(), upstreamMs: 1 };
  return readAnswer(request, undefined, { ...times, result: { kind: 'body', body, validators: {} } });
}

function buildAnswer({ definition }: SourceRequest, fetched: FetchedEntry): SourceAnswer<unknown> {
  if (fetched.kind === 'failure') return { status: 'failed', reason: fetched.reason, detail: fetched.detail };
  const { entry } = fetched;
  return {
    status: 'ok',
    lifetimes: computeLifetimes(entry, policies[definition.policy], -Infinity),
    value: entry.value,
    fetchedAtMs: entry.fetchedAtMs,
    changedAtMs: entry.changedAtMs,
    copy: entry,
    origin: 'upstream',
  };
}

const absent: SourceAnswer<unknown> = { status: 'failed', reason: 'not-found', detail: '' };
const healthyRead = new Map<string, SourceAnswer<unknown>>();
const getKey = ({ definition, params }: SourceRequest): string => `${definition.name} ${definition.buildPath(params)}`;

async function readHealthy(request: SourceRequest): Promise<void> {
  if (healthyRead.has(getKey(request))) return;
  const body = await fetchHealthyAnswer(request);
  healthyRead.set(getKey(request), body === undefined ? absent : buildAnswer(request, await readBody(request, body)));
}

const getHealthyAnswer = (request: SourceRequest): SourceAnswer<unknown> => healthyRead.get(getKey(request)) ?? absent;

/** Every source of the site, with its sample parameters and the requests of the built pages. */
export async function openSourceFuzzer(): Promise<readonly FuzzedSource[]> {
  const read = new Map<string, { readonly request: SourceRequest; readonly readers: Reader[] }>();
  for (const definition of sources) note(read, { definition, params: definition.sample });
  for (const page of listBuiltPagePaths()) await noteReaders(read, page);
  const targets: Target[] = [];
  for (const { request, readers } of read.values()) {
    const answer = await fetchHealthyAnswer(request);
    if (answer !== undefined) targets.push({ request, answer: withFewRows(answer), readers });
  }
  return sources.map((definition) => {
    const own = targets.filter(({ request }) => request.definition.name === definition.name);
    if (own.length === 0) throw new Error(`The demo association has no answer for ${definition.name}.`);
    return { definition, targets: own };
  });
}

type ReadersByKey = Map<string, { readonly request: SourceRequest; readonly readers: Reader[] }>;

/** Collects the sources that a page declares, then those that depend on their values. */
async function noteReaders(read: ReadersByKey, page: string): Promise<void> {
  const address = buildAddress(page);
  const getValue = (request: SourceRequest): unknown => {
    const answer = getHealthyAnswer(request);
    return answer.status === 'ok' ? answer.value : undefined;
  };
  for (const { request } of listSourcesOfPage(address, pageEnvironment)) await readHealthy(request);
  for (const { request, declaredBy } of listSourcesOfPage(address, pageEnvironment, getValue)) {
    await readHealthy(request);
    note(read, request).push({ page, routeId: declaredBy });
  }
}

function note(read: ReadersByKey, request: SourceRequest): Reader[] {
  const known = read.get(getKey(request)) ?? { request, readers: [] };
  read.set(getKey(request), known);
  return known.readers;
}

/** A case: an answer, its edits and its reader. */
interface FuzzCase {
  readonly target: number;
  readonly reader: number;
  readonly damage: WireEdits;
}

const fuzzCase: fc.Arbitrary<FuzzCase> = fc.record({ target: fc.nat(), reader: fc.nat(), damage: wireEdits });

/** The results of one source's cases. */
export interface FuzzResult {
  readonly source: string;
  readonly cases: number;
  /** Cases in which a page or layout built its view. */
  readonly views: number;
  /** Description of the smallest failing case; `null` when none fails. */
  readonly fault: string | null;
}

/** Tries a number of cases on one source. The same seed gives the same cases. */
export async function fuzzSource(fuzzed: FuzzedSource, seed: number, cases: number): Promise<FuzzResult> {
  let views = 0;
  const tried = fc.asyncProperty(fuzzCase, async (drawn) => {
    views += await tryCase(fuzzed, drawn);
  });
  const result = await fc.check(tried, { seed, numRuns: cases, endOnFailure: false });
  const { failed, numRuns, errorInstance, counterexample } = result;
  const words = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
  const fault = failed ? `${words}\nsmallest case: ${JSON.stringify(counterexample?.[0])}` : null;
  return { source: fuzzed.definition.name, cases: numRuns, views, fault };
}

/** Thrown when a check fails for a case. */
class FuzzFault extends Error {
  override name = 'FuzzFault';
}

async function tryCase({ targets }: FuzzedSource, { target, reader, damage }: FuzzCase): Promise<number> {
  const tried = targets[target % targets.length];
  if (tried === undefined) throw new FuzzFault('There is no answer to damage.');
  const { request, answer, readers } = tried;
  const { body, withoutRow } =
    request.definition.format === 'json'
      ? editAnswer(answer, damage)
      : { body: editMarkup(typeof answer === 'string' ? answer : '', damage), withoutRow: null };
  const fetched = await readBody(request, body);
  if (fetched.kind === 'failure' && fetched.reason === 'bad-answer') requireNoThrow(request, body);
  if (withoutRow !== null) await requireOtherRows(request, fetched, withoutRow);
  const by = readers[reader % Math.max(1, readers.length)];
  if (by === undefined) return 0;
  await requireView(by, request, fetched);
  return 1;
}

/** A schema must reject unreadable answers without throwing, because the cache would treat an exception as a rejection. */
function requireNoThrow({ definition, params }: SourceRequest, body: Json): void {
  const context: WireContext = { ...wire, answerUrl: upstreamBases[definition.base], dropRow: () => undefined };
  definition.buildSchema(context, params).safeParse(body);
}

/** Fields that are derived from several rows of the answer. */
const derivedFields: Readonly<Record<string, readonly string[]>> = {
  // Each game row repeats the team's data.
  'football-schools.schedule': ['team'],
  'football-schools.conference-schedules': ['team'],
  // A person has one row per title; the phone number is that of the first row with one.
  'schools.staff': ['phone', 'fax', 'email'],
  // A round's number is its index in the list, and a missing total is the sum of the rounds.
  'golf.team-leaders': ['rounds', 'versusPar', 'gross'],
  'golf.individual-leaders': ['rounds', 'versusPar', 'gross'],
};

/** Requires that a damaged row does not affect other rows. */
async function requireOtherRows(request: SourceRequest, fetched: FetchedEntry, withoutRow: Json): Promise<void> {
  const expected = await readBody(request, withoutRow);
  if (expected.kind === 'failure' || expected.entry.kind !== 'value') return;
  if (fetched.kind === 'failure' && fetched.reason === 'too-large') return;
  if (fetched.kind === 'failure') throw new FuzzFault(`one row makes the answer unusable: ${fetched.detail}`);
  const { value } = expected.entry;
  const missing = findMissing(fetched.entry.value, value, derivedFields[request.definition.name]);
  if (missing !== null) throw new FuzzFault(`one row takes others with it: ${missing}`);
}

const failureStatuses = [404, 502, 503, 504];

/** Requires that the page builds its view or answers with a known failure. */
async function requireView({ page, routeId }: Reader, request: SourceRequest, fetched: FetchedEntry): Promise<void> {
  const key = getKey(request);
  const damaged = buildAnswer(request, fetched);
  const view = await loadRoute(routeId, buildAddress(page), (asked) =>
    getKey(asked) === key ? damaged : getHealthyAnswer(asked),
  );
  const isFailure = view instanceof Response && view.status >= 400;
  if (isFailure && !failureStatuses.includes(view.status)) throw new FuzzFault(`${page}: status ${view.status}`);
  const broken = findBrokenPart(view instanceof Response ? await view.text() : view);
  if (broken !== null) throw new FuzzFault(`${page} (${routeId}): ${broken}`);
}
