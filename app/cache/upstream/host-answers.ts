import { DAY_MS, MINUTE_MS } from '~/time-units';
import { requireInTime, type Clock } from '../base/clock';
import { logFailure, type Log } from '../base/log';
import type { FetchReport } from './fetch-report';

/* Decides whether many sources of a host contradict their copies at once, which means that the host is in trouble. */

/** Latest answers of one source. Times are of the real clock, in milliseconds. */
export interface SourceAnswers {
  readonly host?: string;
  /** When it gave or revalidated content. */
  readonly contentAtMs?: number;
  /** When it contradicted a copy with content that might still be served. */
  readonly contradictedAtMs?: number;
}

/** Number of sources of a host by what they answered. */
export interface HostState {
  /** Sources that contradicted their copies within the window and gave no content since. */
  readonly contradicting: number;
  /** Sources that answered either way within the window. */
  readonly recent: number;
  /** Sources that answered within a day. */
  readonly known: number;
}

/** What a source asks of the other sources of its host, with whether it contradicts its copy itself. */
export interface HostCheck {
  readonly host: string;
  readonly source: string;
  /** False where an empty answer is ordinary, which says nothing about the host. */
  readonly contradicts: boolean;
}

/** Knows the latest answers of all sources of a host. */
export interface HostChecker {
  checkHost(check: HostCheck): Promise<HostState>;
}

export interface HostMonitor extends HostChecker {
  /** Receives every attempt to fetch; absent where the monitor is told of them in another way. */
  noteFetch?(report: FetchReport): void;
}

const HOST_WINDOW_MINUTES = 5;
const WINDOW_MS = HOST_WINDOW_MINUTES * MINUTE_MS;
const KNOWN_MS = DAY_MS;
/** A larger share of the sources with recent answers means that the host is in trouble. */
const MOST_CONTRADICTING_PERCENT = 25;
/** With fewer sources a share says nothing; a second answer has to suffice. */
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

/** Sources without recent answers do not count: of a host with many sources, three others must have given content recently. */
export function isHostInTrouble({ contradicting, recent, known }: HostState): boolean {
  return known >= LEAST_KNOWN && contradicting * 100 > MOST_CONTRADICTING_PERCENT * recent;
}

export function describeHostTrouble({ contradicting, recent }: HostState): string {
  return `${describeContradictions(contradicting)}, of ${recent} that answered`;
}

/** `3 sources turned empty within 5 minutes` */
export function describeContradictions(count: number): string {
  return `${count} ${count === 1 ? 'source' : 'sources'} turned empty within ${HOST_WINDOW_MINUTES} minutes`;
}

/** Adds a fetch report to what is known of its source. */
export function withReport<Answers extends SourceAnswers>(answers: Answers, report: FetchReport): Answers {
  const { host, hasContent, atMs } = report;
  return host === undefined || hasContent === undefined ? answers : { ...answers, host, contentAtMs: atMs };
}

/** Adds a check to what is known of its source. */
export function withCheck<Answers extends SourceAnswers>(
  answers: Answers,
  { host, contradicts }: HostCheck,
  nowMs: number,
): Answers {
  return contradicts ? { ...answers, host, contradictedAtMs: nowMs } : answers;
}

/** Knows the fetches of its own isolate alone, where no object is told of all. */
export class IsolateHostMonitor implements HostMonitor {
  readonly #clock: Clock;
  /** Keyed by source, so it stays small. */
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

/** How other sources of the host answer; `unknown` when the monitor fails or takes too long. */
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
