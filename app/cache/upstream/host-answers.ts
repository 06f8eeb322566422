import { DAY_MS, MINUTE_MS } from '~/time-units';
import { requireInTime, type Clock } from '../base/clock';
import { logFailure, type Log } from '../base/log';
import type { FetchReport } from './fetch-report';

/* Decides whether many sources of a host contradict their copies at once, which means that the host is failing. */

/** Times of a source's latest answers (real clock, milliseconds). */
export interface SourceAnswers {
  readonly host?: string;
  /** When content was last fetched or revalidated. */
  readonly contentAtMs?: number;
  /** When an answer last contradicted a servable copy with content. */
  readonly contradictedAtMs?: number;
}

/** Numbers of a host's sources, by their answers. */
export interface HostState {
  /** Sources that contradicted their copies within the window, without content since. */
  readonly contradicting: number;
  /** Sources that answered within the window, with content or a contradiction. */
  readonly recent: number;
  /** Sources that answered within a day. */
  readonly known: number;
}

/** Request for the state of a source's host. Also reports whether the source itself contradicts its copy. */
export interface HostCheck {
  readonly host: string;
  readonly source: string;
  /** False if the source's empty answers are ordinary. */
  readonly contradicts: boolean;
}

/** Has the latest answers of all sources of a host. */
export interface HostChecker {
  checkHost(check: HostCheck): Promise<HostState>;
}

export interface HostMonitor extends HostChecker {
  /** Receives reports of all fetches. Absent if the monitor gets them in another way. */
  noteFetch?(report: FetchReport): void;
}

const HOST_WINDOW_MINUTES = 5;
const WINDOW_MS = HOST_WINDOW_MINUTES * MINUTE_MS;
const KNOWN_MS = DAY_MS;
/** If a larger share of the sources with recent answers contradict their copies, the host is failing. */
const MOST_CONTRADICTING_PERCENT = 25;
/** With fewer known sources, a share means nothing and no host counts as failing. */
const LEAST_KNOWN = 4;
const CHECK_DEADLINE_MS = 1500;

export function getHostState(sources: Iterable<SourceAnswers>, host: string, nowMs: number): HostState {
  const known = [...sources].filter((source) => source.host === host && getLastAnswerMs(source) > nowMs - KNOWN_MS);
  const recent = known.filter((source) => getLastAnswerMs(source) > nowMs - WINDOW_MS);
  return { contradicting: recent.filter(isContradicting).length, recent: recent.length, known: known.length };
}

/** Names of the sources that contradicted their copies within the window, on any host. */
export function listContradictingSources(
  sources: Readonly<Record<string, SourceAnswers>>,
  nowMs: number,
): readonly string[] {
  return Object.entries(sources)
    .filter(([, source]) => isContradicting(source) && getLastAnswerMs(source) > nowMs - WINDOW_MS)
    .map(([name]) => name);
}

/** Whether a host is failing. Sources without recent answers do not count, so a single contradiction is accepted only if three others had content. */
export function isHostFailing({ contradicting, recent, known }: HostState): boolean {
  return known >= LEAST_KNOWN && contradicting * 100 > MOST_CONTRADICTING_PERCENT * recent;
}

export function describeFailingHost({ contradicting, recent }: HostState): string {
  return `${describeContradictions(contradicting)}, of ${recent} that answered`;
}

/** `3 sources turned empty within 5 minutes` */
export function describeContradictions(count: number): string {
  return `${count} ${count === 1 ? 'source' : 'sources'} turned empty within ${HOST_WINDOW_MINUTES} minutes`;
}

/** Adds a fetch report to the latest answers of its source. */
export function withReport<Answers extends SourceAnswers>(answers: Answers, report: FetchReport): Answers {
  const { host, hasContent, atMs } = report;
  return host === undefined || hasContent === undefined ? answers : { ...answers, host, contentAtMs: atMs };
}

/** Adds a check to the latest answers of its source. */
export function withCheck<Answers extends SourceAnswers>(
  answers: Answers,
  { host, contradicts }: HostCheck,
  nowMs: number,
): Answers {
  return contradicts ? { ...answers, host, contradictedAtMs: nowMs } : answers;
}

/** Monitor without a metrics object: has only the fetches of its own isolate. */
export class IsolateHostMonitor implements HostMonitor {
  readonly #clock: Clock;
  /** Keyed by source name. */
  readonly #sources = new Map<string, SourceAnswers>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  noteFetch(report: FetchReport): void {
    this.#sources.set(report.source, withReport(this.#sources.get(report.source) ?? {}, report));
  }

  checkHost(check: HostCheck): Promise<HostState> {
    const nowMs = this.#clock.getNowMs();
    const { source, host } = check;
    this.#sources.set(source, withCheck(this.#sources.get(source) ?? {}, check, nowMs));
    return Promise.resolve(getHostState(this.#sources.values(), host, nowMs));
  }
}

/** State of a source's host; `unknown` if the monitor fails or takes too long. */
export async function requestHostState(
  monitor: HostMonitor,
  check: HostCheck,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Promise<HostState | 'unknown'> {
  const state = await logFailure(log, { event: 'host-check-failed', host: check.host }, () =>
    requireInTime(clock, monitor.checkHost(check), CHECK_DEADLINE_MS),
  );
  return state ?? 'unknown';
}

function getLastAnswerMs({ contentAtMs = -Infinity, contradictedAtMs = -Infinity }: SourceAnswers): number {
  return Math.max(contentAtMs, contradictedAtMs);
}

function isContradicting({ contentAtMs = -Infinity, contradictedAtMs = -Infinity }: SourceAnswers): boolean {
  return contradictedAtMs > contentAtMs;
}
