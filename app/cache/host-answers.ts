import { DAY_MS, MINUTE_MS } from '~/time-units';
import { timedOut, withDeadline, type Clock } from './clock';
import type { FetchReport } from './fetch-report';
import { getErrorMessage, type Log } from './log';

/*
 * Whether the sources of a host turn against their copies together. One source that holds nothing any more is news; many at
 * once are a host in trouble that says so in the wrong way.
 */

/** The last that one source said. Moments are of the real clock, milliseconds. */
export interface SourceWord {
  /** Who was asked. */
  readonly host?: string;
  /** When it gave or confirmed content. */
  readonly contentAtMs?: number;
  /** When it contradicted a copy with content that might still be served. */
  readonly turnedAtMs?: number;
}

/** How many sources of a host said what. */
export interface HostState {
  /** Those that contradicted their copies within the window, and gave no content since. */
  readonly turned: number;
  /** Those that did either within the window. */
  readonly heard: number;
  /** Those that were heard of within a day. */
  readonly known: number;
}

/** A source that contradicts its copy, or asks what others do. */
export interface HostQuestion {
  readonly host: string;
  readonly source: string;
  /** False where that is ordinary: it then says nothing about the host. */
  readonly isTurned: boolean;
}

/** Who knows what all sources of a host said lately. */
export interface HostJudge {
  judgeHost(question: HostQuestion): Promise<HostState>;
}

export interface HostWitness extends HostJudge {
  /** Told of every attempt to fetch; absent where the witness hears of them in another way. */
  noteFetch?(report: FetchReport): void;
}

const HOST_WINDOW_MINUTES = 5;
const WINDOW_MS = HOST_WINDOW_MINUTES * MINUTE_MS;
const KNOWN_MS = DAY_MS;
/** A larger share of the sources that were heard of means that the host is in trouble. */
const MOST_TURNED_PERCENT = 25;
/** Of a host with fewer sources no share says anything: a second answer has to do. */
const LEAST_KNOWN = 4;
const WITNESS_DEADLINE_MS = 1500;

/** How the sources of a host answer. Pure. */
export function getHostState(words: Iterable<SourceWord>, host: string, nowMs: number): HostState {
  const known = [...words].filter((word) => word.host === host && lastHeardMs(word) > nowMs - KNOWN_MS);
  const heard = known.filter((word) => lastHeardMs(word) > nowMs - WINDOW_MS);
  return { turned: heard.filter(isTurned).length, heard: heard.length, known: known.length };
}

/** The names of the sources that turned against their copies within the window, whatever their host. */
export function listTurnedSources(words: Readonly<Record<string, SourceWord>>, nowMs: number): readonly string[] {
  return Object.entries(words)
    .filter(([, word]) => isTurned(word) && lastHeardMs(word) > nowMs - WINDOW_MS)
    .map(([source]) => source);
}

/**
 * Whether too large a share of the sources turned. Those that are silent are no witnesses: on a host with many sources at least
 * three others must have given content lately.
 */
export function hasHostTurned({ turned, heard, known }: HostState): boolean {
  return known >= LEAST_KNOWN && turned * 100 > MOST_TURNED_PERCENT * heard;
}

/** In words for operators. */
export function describeTurnedHost({ turned, heard }: HostState): string {
  return `${sourcesTurnedWords(turned)}, of ${heard} that were heard of`;
}

/** `3 sources turned empty within 5 minutes` */
export function sourcesTurnedWords(turned: number): string {
  return `${turned} ${turned === 1 ? 'source' : 'sources'} turned empty within ${HOST_WINDOW_MINUTES} minutes`;
}

/** What a report says of its source, beside what was known. */
export function withReport<Word extends SourceWord>(word: Word, report: FetchReport): Word {
  const { host, hasContent, atMs } = report;
  return host === undefined || hasContent === undefined ? word : { ...word, host, contentAtMs: atMs };
}

/** The same of a question. */
export function withQuestion<Word extends SourceWord>(
  word: Word,
  { host, isTurned }: HostQuestion,
  nowMs: number,
): Word {
  return isTurned ? { ...word, host, turnedAtMs: nowMs } : word;
}

/** The witness of an isolate by itself, where no object hears of all. */
export class IsolateWitness implements HostWitness {
  readonly #clock: Clock;
  /** By source, so that there are never many. */
  readonly #words = new Map<string, SourceWord>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  noteFetch(report: FetchReport): void {
    this.#words.set(report.source, withReport(this.#words.get(report.source) ?? {}, report));
  }

  judgeHost(question: HostQuestion): Promise<HostState> {
    const nowMs = this.#clock.nowMs();
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
  try {
    const state = await withDeadline(clock, witness.judgeHost(question), WITNESS_DEADLINE_MS);
    if (state !== timedOut) return state;
    log({ event: 'host-witness-failed', host: question.host, detail: `no answer within ${WITNESS_DEADLINE_MS} ms` });
  } catch (error) {
    log({ event: 'host-witness-failed', host: question.host, detail: getErrorMessage(error) });
  }
  return 'silent';
}

function lastHeardMs({ contentAtMs = -Infinity, turnedAtMs = -Infinity }: SourceWord): number {
  return Math.max(contentAtMs, turnedAtMs);
}

function isTurned({ contentAtMs = -Infinity, turnedAtMs = -Infinity }: SourceWord): boolean {
  return turnedAtMs > contentAtMs;
}
