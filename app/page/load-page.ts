import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isAnswerStale, type NoteAnswer, type SourceAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import { groupBy } from '~/group-by';
import type { ContentClock } from '~/models/dates/content-clock';
import { badValue, notPublished, sportNotFound } from '~/models/failures/failure';
import { describeLookupLimit, LOOKUP_RETRY_SECONDS } from './lookup-limit';
import type { Refusal } from './page-address';
import { notFound, PageOutcome } from './page-outcome';
import {
  listDependentRequests,
  type DeclareSources,
  type DependentRequest,
  type PageSources,
  type PageValues,
  type SourceValue,
  type SportPageRequest,
} from './page-sources';
import type { SiteContext } from './site-context';
import { describeUnknownSport } from './unknown-sport';

/** The arguments of a loader that are used here. */
export type LoaderArgs = Pick<LoaderFunctionArgs, 'context'>;

/** Long enough for a quick call. An answer that comes later is shown by the next rendering. */
const dependentWaitTimeoutMs = 250;
/** For sources that are `isAwaited`: long enough for a slow call. */
const awaitedTimeoutMs = 2500;
/** Long enough to find a copy, too short for a call. */
const copyWaitTimeoutMs = 60;

/** Texts of the 404 page for addresses that the route table refuses; `null` for the general text. */
const refusalTexts: Readonly<Record<Exclude<Refusal, 'not-published'>, string | null>> = {
  'unknown-sport': sportNotFound,
  'other-sport': null,
  'other-association': null,
  'bad-value': badValue,
};

/** Throws a 404 response for an address that the route table refuses. `params` are those of the address. */
export function throwRefusal(refusal: Refusal | null, { sportId = '' }: SportPageRequest['params'] = {}): void {
  if (refusal === 'not-published') throw Response.json(notPublished, { status: 404 });
  const unknownSport = refusal === 'unknown-sport' ? describeUnknownSport(sportId) : null;
  if (unknownSport !== null) throw Response.json(unknownSport, { status: 404 });
  if (refusal !== null) throw new Response(refusalTexts[refusal], { status: 404 });
}

/** The page request of a loader that reads in several steps. Throws a 404 response for a refused address. */
export function requirePageRequest({ context: { site } }: LoaderArgs): SportPageRequest {
  throwRefusal(site.refusal, site.params);
  return site as SportPageRequest;
}

/** Reads the sources of a page. Throws a 404 response for a refused address; see `loadSources`. */
export async function loadPage<Declared extends PageSources>(
  args: LoaderArgs,
  declare: DeclareSources<Declared>,
): Promise<PageValues<Declared>> {
  const request = requirePageRequest(args);
  return await loadSources(args.context.site, declare(request));
}

/**
 * Reads a page's sources together, then the dependent ones that their values name, and so on. Throws a response: 404 if a critical source or
 * subject does not exist. If a critical source has neither an answer nor a copy: 504 after a timeout, 503 over the limit of lookups, otherwise 502.
 */
export async function loadSources<Declared extends PageSources>(
  site: Pick<SiteContext, 'readSources' | 'clock'>,
  declared: Declared,
): Promise<PageValues<Declared>> {
  const critical = Object.entries(declared.critical ?? {});
  const subject = Object.entries(declared.subject ?? {});
  const optional = Object.entries(declared.optional ?? {});
  const requests = [...critical, ...subject, ...optional].map(([, request]) => request);
  const needed = critical.length + subject.length;
  const beside = new DependentReads(site, declared, requests);
  const [answers] = await Promise.all([
    site.readSources(
      requests.map((request, index) => (index < needed ? { ...request, isCritical: true } : request)),
      undefined,
      beside.noteAnswer,
    ),
    beside.readKnown(),
  ]);
  await beside.readNamed(answers);
  const nowMs = Date.now();
  const subjectAnswers = answers.slice(critical.length, needed);
  const optionalAnswers = answers.slice(needed);
  const dependent = Object.entries(declared.dependent ?? {});
  const dependentAnswers = dependent.map(([name]) => beside.answers[name]);
  const failed = [
    ...optional.filter(([name], index) => {
      const answer = optionalAnswers[index];
      return hasFailed(answer) && !(isUnpublished(answer) && declared.vanishing?.includes(name) === true);
    }),
    ...dependent.filter(([, { on }], index) => {
      const answer = dependentAnswers[index] ?? (on === null ? undefined : beside.findAnswer(on));
      return on !== null && hasFailed(answer) && !isUnpublished(answer);
    }),
  ];
  return {
    critical: readSourceValues(critical, answers, (answer) => readCriticalValue(answer, nowMs, site.clock)),
    subject: readSourceValues(subject, subjectAnswers, (answer) => readSubjectValue(answer, nowMs)),
    subjectFailure: findSubjectFailure(subjectAnswers, site.clock),
    dependent: readSourceValues(dependent, dependentAnswers, (answer) => readSourceValue(answer, nowMs)),
    optional: readSourceValues(optional, optionalAnswers, (answer) => readSourceValue(answer, nowMs)),
    unavailable: failed.flatMap(([name]) => (declared.mayBeAbsent?.includes(name) === true ? [] : [name])),
    changedAtMs: Math.max(0, ...answers.map((answer) => (answer.status === 'ok' ? answer.changedAtMs : 0))),
  } as PageValues<Declared>;
}

type NamedRequests = ReturnType<typeof listDependentRequests>;

/** Requests each dependent source of a page as soon as another source's answer names it. */
class DependentReads {
  readonly answers: Partial<Record<string, SourceAnswer<unknown>>> = {};
  readonly #site: Pick<SiteContext, 'readSources'>;
  readonly #dependent: NonNullable<PageSources['dependent']>;
  /** Dependent sources that are not requested yet. */
  readonly #unread: Map<string, DependentRequest>;
  readonly #asked: NamedRequests[number][] = [];
  /** The other sources of the page. `#found` has their answers so far, in the same order. */
  readonly #requests: readonly SourceRequest[];
  #found: (SourceAnswer<unknown> | undefined)[] = [];
  /** Requests that are named in this turn of the event loop, and read together. */
  #named: NamedRequests[number][] = [];
  #reading: Promise<unknown> = Promise.resolve();

  constructor(
    site: Pick<SiteContext, 'readSources'>,
    { dependent = {} }: PageSources,
    requests: readonly SourceRequest[],
  ) {
    this.#site = site;
    this.#dependent = dependent;
    this.#unread = new Map(Object.entries(dependent));
    this.#requests = requests;
  }

  findAnswer(request: SourceRequest): SourceAnswer<unknown> | undefined {
    const index = this.#findIndex(request);
    const dependent = this.#asked.find(([, candidate]) => isSameRequest(candidate, request));
    return index >= 0 ? this.#found[index] : dependent && this.answers[dependent[0]];
  }

  /** Reads the dependent sources that need no other answer. */
  readKnown(): Promise<void> {
    return this.#read(this.#listNamed(), this.noteAnswer);
  }

  /** Reads the sources that an answer names, unless they need a further answer. The page may still wait for others. */
  readonly noteAnswer: NoteAnswer = (request, answer) => {
    const index = this.#findIndex(request);
    if (index >= 0) this.#found[index] = answer;
    for (const [name, candidate] of this.#asked) if (isSameRequest(candidate, request)) this.answers[name] = answer;
    if (answer.status === 'failed') return;
    for (const [name, { on, requestNext }] of this.#unread) {
      if (on === null || !isSameRequest(on, request)) continue;
      const others: SourceRequest[] = [];
      const next = requestNext(answer.value, (other) => void others.push(other));
      if (others.length > 0) continue;
      this.#unread.delete(name);
      if (next !== null && this.#named.push([name, next]) === 1) {
        // All answers from memory arrive in the same turn, so the sources that they name are read together.
        const reading = Promise.resolve().then(() => this.#read(this.#named.splice(0)));
        this.#reading = Promise.all([this.#reading, reading]);
      }
    }
  };

  /** Reads the sources that the answers name, then those that their answers name, and so on. */
  async readNamed(answers: readonly SourceAnswer<unknown>[]): Promise<void> {
    this.#found = [...answers];
    await this.#reading;
    for (let named = this.#listNamed(); named.length > 0; named = this.#listNamed()) await this.#read(named);
  }

  /** The answer that names a dependent source. */
  #findNaming(name: string): SourceAnswer<unknown> | undefined {
    const on = this.#dependent[name]?.on;
    return on ? this.findAnswer(on) : undefined;
  }

  #findIndex(request: SourceRequest): number {
    return this.#requests.findIndex((candidate) => isSameRequest(candidate, request));
  }

  #listNamed(): NamedRequests {
    return listDependentRequests({ dependent: Object.fromEntries(this.#unread) }, (request) => {
      const answer = this.findAnswer(request);
      return answer?.status === 'ok' ? answer.value : undefined;
    });
  }

  async #read(named: NamedRequests, noteAnswer?: NoteAnswer): Promise<void> {
    for (const [name] of named) this.#unread.delete(name);
    this.#asked.push(...named);
    // If upstream has just been slower than this wait, the next call is unlikely to be faster.
    const waitTimeoutMs = named.some(([name]) => wasSlow(this.#findNaming(name)))
      ? copyWaitTimeoutMs
      : dependentWaitTimeoutMs;
    Object.assign(this.answers, await readDependent(this.#site, named, waitTimeoutMs, noteAnswer));
  }
}

function isSameRequest(a: SourceRequest, b: SourceRequest): boolean {
  return (
    a === b || (a.definition === b.definition && a.definition.buildPath(a.params) === b.definition.buildPath(b.params))
  );
}

/** Whether the answer was fetched just now, and took longer than a page waits for a dependent source. */
function wasSlow(answer: SourceAnswer<unknown> | undefined): boolean {
  return answer?.status === 'ok' && answer.origin === 'upstream' && answer.copy.upstreamMs > dependentWaitTimeoutMs;
}

/** Answers of dependent sources by name. Critical ones are awaited until the page's deadline, the others briefly unless they are `isAwaited`. */
async function readDependent(
  site: Pick<SiteContext, 'readSources'>,
  named: ReturnType<typeof listDependentRequests>,
  waitTimeoutMs: number,
  noteAnswer: NoteAnswer | undefined,
): Promise<Partial<Record<string, SourceAnswer<unknown>>>> {
  const chooseTimeoutMs = ({ isCritical, isAwaited }: SourceRequest) =>
    isCritical === true ? Infinity : isAwaited === true ? awaitedTimeoutMs : waitTimeoutMs;
  const groups = groupBy(named, ([, request]) => chooseTimeoutMs(request));
  const read = await Promise.all(
    [...groups].map(async ([timeoutMs, some]) => {
      const limits = timeoutMs === Infinity ? undefined : { waitTimeoutMs: timeoutMs };
      const answers = await site.readSources(
        some.map(([, request]) => request),
        limits,
        noteAnswer,
      );
      return some.map(([name], index) => [name, answers[index]] as const);
    }),
  );
  return Object.fromEntries(read.flat());
}

function readSourceValues<Read>(
  named: readonly (readonly [string, unknown])[],
  answers: readonly (SourceAnswer<unknown> | undefined)[],
  read: (answer: SourceAnswer<unknown> | undefined) => Read,
): Record<string, Read> {
  return Object.fromEntries(named.map(([name], index) => [name, read(answers[index])]));
}

function readSourceValue(answer: SourceAnswer<unknown> | undefined, nowMs: number): SourceValue<unknown> | null {
  if (answer?.status !== 'ok') return null;
  const { value, fetchedAtMs, rowChanges, changeLog } = answer;
  return {
    value,
    fetchedAtMs,
    isStale: isAnswerStale(answer, nowMs),
    ...(rowChanges && { rowChanges }),
    ...(changeLog && { changeLog }),
  };
}

function isMissing(answer: SourceAnswer<unknown> | undefined): boolean {
  return answer?.status === 'failed' && answer.reason === 'not-found';
}

/** An optional part that the association does not publish counts as unavailable: an empty list would deny that anything exists. */
function isUnpublished(answer: SourceAnswer<unknown> | undefined): boolean {
  return answer?.status === 'failed' && answer.reason === 'not-published';
}

/** A 404 from upstream is an answer, not a failure. */
function hasFailed(answer: SourceAnswer<unknown> | undefined): boolean {
  return answer?.status !== 'ok' && !isMissing(answer);
}

function readSubjectValue(answer: SourceAnswer<unknown> | undefined, nowMs: number): SourceValue<unknown> | null {
  if (isMissing(answer)) throw new Response(null, { status: 404 });
  return readSourceValue(answer, nowMs);
}

function readCriticalValue(
  answer: SourceAnswer<unknown> | undefined,
  nowMs: number,
  clock: ContentClock,
): SourceValue<unknown> {
  const found = readSourceValue(answer, nowMs);
  if (found !== null) return found;
  throw toFailure(answer, clock).toResponse();
}

function findSubjectFailure(answers: readonly SourceAnswer<unknown>[], clock: ContentClock): PageOutcome | null {
  const failed = answers.find(({ status }) => status !== 'ok');
  return failed === undefined ? null : toFailure(failed, clock);
}

function toFailure(answer: SourceAnswer<unknown> | undefined, clock: ContentClock): PageOutcome {
  const reason = answer?.status === 'failed' ? answer.reason : 'unreachable';
  if (reason === 'not-found' || reason === 'not-published') return notFound;
  return reason === 'over-limit'
    ? new PageOutcome(503, { 'retry-after': String(LOOKUP_RETRY_SECONDS) }, describeLookupLimit(clock))
    : new PageOutcome(reason === 'timeout' ? 504 : 502, { 'retry-after': '15' });
}

type Failed<Declared extends PageSources> = Pick<PageValues<Declared>, 'unavailable'>;
type ViewOf<Shown, Declared extends PageSources> = Exclude<Shown, PageOutcome> & Failed<Declared>;

/** Loads a page's sources and builds its view. All functions are pure. If `findRedirect` returns an outcome, nothing is read. */
export async function loadView<Declared extends PageSources, Shown extends object>(
  args: LoaderArgs,
  declare: DeclareSources<Declared>,
  toView: (values: PageValues<Declared>, request: SportPageRequest) => Shown,
  findRedirect: (request: SportPageRequest) => PageOutcome | null = () => null,
): Promise<ViewOf<Shown, Declared>> {
  const request = requirePageRequest(args);
  const redirection = findRedirect(request);
  if (redirection !== null) throw redirection.toResponse();
  const values = await loadPage(args, declare);
  const view = toView(values, request);
  if (view instanceof PageOutcome) throw view.toResponse();
  return { ...view, unavailable: values.unavailable } as ViewOf<Shown, Declared>;
}

/** The loader of a layout around the pages of a sport. The layout also surrounds the 404 page. */
export async function loadLayoutView<Declared extends PageSources, Shown extends object>(
  args: LoaderArgs,
  declare: DeclareSources<Declared>,
  toView: (values: PageValues<Declared>, request: SportPageRequest) => Shown,
): Promise<Shown> {
  const { site } = args.context;
  if (site.sport === null) throwRefusal('unknown-sport', site.params);
  const request = site as SportPageRequest;
  return toView(await loadSources(site, declare(request)), request);
}
