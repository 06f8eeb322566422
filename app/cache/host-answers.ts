import { DAY_MS, MINUTE_MS } from '~/time-units';
import { requireInTime, type Clock } from './clock';
import type { FetchReport } from './fetch-report';
import { logFailure, type Log } from './log';

/* Decides whether many sources of a host contradict their copies at once, which means that the host is in trouble. */

/** Latest answers of one source. Times are of the real clock, in milliseconds. */
export interface SourceWord {
  readonly host?: string;
  /** When it gave or revalidated content. */
  readonly contentAtMs?: number;
  /** When it contradicted a copy with content that might still be served. */
  readonly turnedAtMs?: number;
}

/** Number of sources of a host by what they answered. */
export interface HostState {
  /** Sources that contradicted their copies within the window and gave no content since. */
  readonly turned: number;
  /** Sources that answered either way within the window. */
  readonly heard: number;
  /** Sources that answered within a day. */
  readonly known: number;
}

/** A source that contradicts its copy, or that asks how others answered. */
export interface HostQuestion {
  readonly host: string;
  readonly source: string;
  /** False where an empty answer is ordinary, which says nothing about the host. */
  readonly isTurned: boolean;
}

/** Keeper of the latest answers of all sources of a host. */
export interface HostJudge {
  judgeHost(question: HostQuestion): Promise<HostState>;
}

export interface HostWitness extends HostJudge {
  /** Receives every attempt to fetch; absent where the witness learns of them in another way. */
  noteFetch?(report: FetchReport): void;
}

const HOST_WINDOW_MINUTES = 5;
const WINDOW_MS = HOST_WINDOW_MINUTES * MINUTE_MS;
const KNOWN_MS = DAY_MS;
/** A larger share of the sources heard means that the host is in trouble. */
const MOST_TURNED_PERCENT = 25;
/** With fewer sources a share says nothing; a second answer has to suffice. */
const LEAST_KNOWN = 4;
const WITNESS_DEADLINE_MS = 1500;

export function getHostState(words: Iterable<SourceWord>, host: string, nowMs: number): HostState {
  const known = [...words].filter((word) => word.host === host && getLastHeardMs(word) > nowMs - KNOWN_MS);
  const heard = known.filter((word) => getLastHeardMs(word) > nowMs - WINDOW_MS);
  return { turned: heard.filter(isTurned).length, heard: heard.length, known: known.length };
}

/** Names of the sources that contradicted their copies within the window, on any host. */
export function listTurnedSources(words: Readonly<Record<string, SourceWord>>, nowMs: number): readonly string[] {
  return Object.entries(words)
    .filter(([, word]) => isTurned(word) && getLastHeardMs(word) > nowMs - WINDOW_MS)
    .map(([source]) => source);
}

/** Silent sources are no evidence: on a host with many sources, three others must have given content recently. */
export function hasHostTurned({ turned, heard, known }: HostState): boolean {
  return known >= LEAST_KNOWN && turned * 100 > MOST_TURNED_PERCENT * heard;
}

export function describeTurnedHost({ turned, heard }: HostState): string {
  return `${describeTurnedSources(turned)}, of ${heard} that were heard of`;
}

/** `3 sources turned empty within 5 minutes` */
export function describeTurnedSources(turned: number): string {
  return `${turned} ${turned === 1 ? 'source' : 'sources'} turned empty within ${HOST_WINDOW_MINUTES} minutes`;
}

/** Adds a fetch report to what is known of its source. */
export function withReport<Word extends SourceWord>(word: Word, report: FetchReport): Word {
  const { host, hasContent, atMs } = report;
  return host === undefined || hasContent === undefined ? word : { ...word, host, contentAtMs: atMs };
}

/** Adds a question to what is known of its source. */
export function withQuestion<Word extends SourceWord>(
  word: Word,
  { host, isTurned }: HostQuestion,
  nowMs: number,
): Word {
  return isTurned ? { ...word, host, turnedAtMs: nowMs } : word;
}

/** Witness of a single isolate, where no object hears of all fetches. */
export class IsolateWitness implements HostWitness {
  readonly #clock: Clock;
  /** Keyed by source, so it stays small. */
  readonly #words = new Map<string, SourceWord>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  noteFetch(report: FetchReport): void {
    this.#words.set(report.source, withReport(this.#words.get(report.source) ?? {}, report));
  }

  judgeHost(question: HostQuestion): Promise<HostState> {
    const nowMs = this.#clock.getNowMs();
    const { source, host } = question;
    this.#words.set(source, withQuestion(this.#words.get(source) ?? {}, question, nowMs));
    return Promise.resolve(getHostState(this.#words.values(), host, nowMs));
  }
}

/** Asks the witness; `silent` when it fails or takes too long. */
export async function askWitness(
  witness: HostWitness,
  question: HostQuestion,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Promise<HostState | 'silent'> {
  const state = await logFailure(log, { event: 'host-witness-failed', host: question.host }, () =>
    requireInTime(clock, witness.judgeHost(question), WITNESS_DEADLINE_MS),
  );
  return state ?? 'silent';
}

function getLastHeardMs({ contentAtMs = -Infinity, turnedAtMs = -Infinity }: SourceWord): number {
  return Math.max(contentAtMs, turnedAtMs);
}

function isTurned({ contentAtMs = -Infinity, turnedAtMs = -Infinity }: SourceWord): boolean {
  return turnedAtMs > contentAtMs;
}
