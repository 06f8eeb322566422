import { MINUTE_MS, SECOND_MS } from '~/time-units';
import type { HeldCopy } from '../source/answer';
import type { SourceRequest } from '../source/define-source';
import type { Freshness } from '../source/freshness';

/* Token bucket for calls to an upstream host: pure functions of state and time. The metrics object keeps the state for all isolates. */

/** Budget of calls to one host. Operators can override it. */
export interface CallBudget {
  /** Long-term rate. */
  readonly callsPerSecond: number;
  /** Calls allowed at once after a quiet period. */
  readonly burstCalls: number;
}

/**
 * Urgency of a call, most urgent first.
 * - `waiting`: a visitor is waiting for a page that needs the answer, and there is no copy.
 * - `foreground`: a visitor requested the page, but it can use a stale copy or omit this part.
 * - `ahead`: no visitor needs the answer yet.
 */
export const URGENCIES = ['waiting', 'foreground', 'ahead'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface CallRequest {
  readonly host: string;
  readonly urgency: Urgency;
  /** The budget that the caller knows. It may differ between callers for a moment after a change. */
  readonly budget: CallBudget;
}

/** Whether and when the caller may call upstream. */
export interface CallGrant {
  /** How long the call must wait; `null` if it may not be made. */
  readonly waitMs: number | null;
  /** Number of further calls that the caller may make within `SPARE_MS` without a new request. */
  readonly spareCalls: number;
}

/** A host has responded that it gets too many calls: 429, or 503 with `Retry-After`. */
export interface TooManyCalls {
  readonly host: string;
  readonly status: 429 | 503;
  readonly retryAfterMs?: number;
  readonly budget: CallBudget;
}

/** Grants calls to all callers. */
export interface CallBudgets {
  drawCall(question: CallRequest): Promise<CallGrant>;
  /** Reports a response with 429 or 503, so that it lowers the budget of every caller. */
  noteTooManyCalls(news: TooManyCalls): Promise<void>;
}

/** Calls granted in advance, until a time. */
export interface SpareCalls {
  readonly calls: number;
  readonly untilMs: number;
}

/** Number of calls that were not granted in one minute of the real clock. */
interface HeldBackCalls {
  readonly minuteMs: number;
  readonly calls: number;
}

/** Token bucket of a host, as plain data. Times are of the real clock, in milliseconds. */
export interface BudgetState {
  readonly budget: CallBudget;
  /** Number of calls that may be made at `atMs`. Negative while granted calls wait. */
  readonly tokens: number;
  readonly atMs: number;
  /** The share to which a 429 or 503 lowered the budget; 1 without one. */
  readonly share: number;
  /** When it was lowered. The share rises again from then on, or from the end of the pause. */
  readonly loweredAtMs: number;
  /** No calls are made before this time. */
  readonly pausedUntilMs: number;
  /** Calls granted in advance that may not have been made yet. */
  readonly spare: readonly SpareCalls[];
  /** One item per minute, oldest first. */
  readonly heldBack: readonly HeldBackCalls[];
}

/** Default of `burstCalls`: the calls of this many seconds. */
export const BURST_SECONDS = 3;
/** Longest wait of a call. A waiting page then has two seconds left for the call itself. */
export const MOST_WAIT_MS = 4000;
/** How long calls granted in advance may be used. */
export const SPARE_MS = 5000;
/** Most calls granted in advance at once. None are granted unless the bucket is more than half full. */
const MOST_SPARE_CALLS = 4;
/** Limit of the calls granted in advance to all callers together, as a share of the bucket. */
const SPARE_SHARE = 1 / 4;
/** Share of a burst that calls of an urgency leave to more urgent ones. Other builds may have other names for urgencies. */
const RESERVED: Readonly<Partial<Record<string, number>>> = { waiting: 0, ahead: 1 / 2 };
const USUALLY_RESERVED = 1 / 4;
/** After a 429 or 503, further ones are ignored for this long, because they answer calls that were already running. */
const IGNORE_REPEATS_MS = 2000;
const LEAST_SHARE = 1 / 16;
/** Higher than `LEAST_SHARE`: if one endpoint answers 503 for hours, the others must still get calls. */
const LEAST_SHARE_AFTER_503 = 1 / 2;
/** Time in which the share of the budget recovers from 0 to 1. */
const RECOVERY_MS = 2 * MINUTE_MS;
/** Limit of a pause. If upstream requests a longer one, it is called once per this period to see whether it still does. */
const LONGEST_PAUSE_MS = 20 * SECOND_MS;
const HELD_BACK_MINUTES = 5;

/** The full bucket of a host that has not been called yet. */
export function createFullBudget(budget: CallBudget, nowMs: number): BudgetState {
  const tokens = budget.burstCalls;
  const [loweredAtMs, pausedUntilMs] = [0, 0];
  return { budget, tokens, atMs: nowMs, share: 1, loweredAtMs, pausedUntilMs, spare: [], heldBack: [] };
}

/** `waiting` if the page needs the source and there is no copy; `ahead` if the copy is fresh, or would be without live rows. */
export function chooseUrgency(
  { isCritical = false, isAwaited = false }: SourceRequest,
  freshness: Freshness,
  lastGood: HeldCopy | undefined,
  isForLiveRow: boolean,
): Urgency {
  if (freshness === 'fresh' || isForLiveRow) return 'ahead';
  return freshness === 'expired' && lastGood === undefined && (isCritical || isAwaited) ? 'waiting' : 'foreground';
}

export function isMoreUrgent(a: Urgency, b: Urgency): boolean {
  return URGENCIES.indexOf(a) < URGENCIES.indexOf(b);
}

/** Grants or refuses a call. A `waiting` call may have to wait up to `MOST_WAIT_MS`; others are granted at once or refused, and leave a reserve. */
export function withCallRequest(
  before: BudgetState | undefined,
  { urgency, budget }: CallRequest,
  nowMs: number,
): { readonly state: BudgetState; readonly grant: CallGrant } {
  const state = refillBudget(before ?? createFullBudget(budget, nowMs), budget, nowMs);
  const waitMs = waitFor(state, urgency, nowMs);
  if (waitMs === null) {
    // Not counted if `ahead`: refusing those is intended and no news for operators.
    const counted = urgency === 'ahead' ? state : withHeldBack(state, nowMs);
    return { state: counted, grant: { waitMs, spareCalls: 0 } };
  }
  const left = { ...state, tokens: state.tokens - 1 };
  const spareCalls = waitMs === 0 ? countSpareCalls(left, nowMs) : 0;
  const spare = spareCalls === 0 ? left.spare : [...left.spare, { calls: spareCalls, untilMs: nowMs + SPARE_MS }];
  return { state: { ...left, tokens: left.tokens - spareCalls, spare }, grant: { waitMs, spareCalls } };
}

/** Lowers the budget after a 429 (half, and a pause for `Retry-After`) or a 503 with `Retry-After` (half). It recovers gradually. */
export function withTooManyCalls(
  before: BudgetState | undefined,
  { status, retryAfterMs = 0, budget }: TooManyCalls,
  nowMs: number,
): BudgetState {
  const state = refillBudget(before ?? createFullBudget(budget, nowMs), budget, nowMs);
  const share = computeShareAt(state, nowMs);
  const pausedUntilMs = Math.max(state.pausedUntilMs, nowMs + Math.min(retryAfterMs, LONGEST_PAUSE_MS));
  const quiet = { ...state, tokens: Math.min(state.tokens, 0), spare: [] };
  if (status === 503) {
    return share <= LEAST_SHARE_AFTER_503 ? state : { ...quiet, share: LEAST_SHARE_AFTER_503, loweredAtMs: nowMs };
  }
  if (nowMs - state.loweredAtMs < IGNORE_REPEATS_MS) return { ...quiet, pausedUntilMs };
  return { ...quiet, share: Math.max(LEAST_SHARE, share / 2), loweredAtMs: nowMs, pausedUntilMs };
}

/** Share of the budget that the host gets at a time: more than 0, at most 1. */
export function computeShareAt({ share, loweredAtMs, pausedUntilMs }: BudgetState, nowMs: number): number {
  const recoveringMs = Math.max(0, nowMs - Math.max(loweredAtMs, pausedUntilMs));
  return Math.min(1, share + recoveringMs / RECOVERY_MS);
}

/** Number of refused calls in the last minutes, see `describeHeldBackCalls`. */
export function countHeldBackCalls({ heldBack }: Pick<BudgetState, 'heldBack'>, nowMs: number): number {
  return keepRecentMinutes(heldBack, nowMs).reduce((sum, { calls }) => sum + calls, 0);
}

/** `12 calls held back in the last 5 minutes: the budget of 20 calls a second is spent` */
export function describeHeldBackCalls(calls: number, callsPerSecond: number): string {
  return `${formatCalls(calls)} held back in the last ${HELD_BACK_MINUTES} minutes: ${describeSpentBudget(callsPerSecond)}`;
}

/** `the budget of 20 calls a second is spent` */
export function describeSpentBudget(callsPerSecond: number): string {
  return `the budget of ${formatCalls(callsPerSecond)} a second is spent`;
}

/** `1 call`, `2.5 calls` */
export function formatCalls(calls: number): string {
  return `${calls} ${calls === 1 ? 'call' : 'calls'}`;
}

/** Adds the tokens since the last update. A changed budget applies from now on. */
function refillBudget(state: BudgetState, budget: CallBudget, nowMs: number): BudgetState {
  const share = computeShareAt(state, nowMs);
  const fillingMs = Math.max(0, nowMs - Math.max(state.atMs, state.pausedUntilMs));
  const perSecond = state.budget.callsPerSecond * computeShareAt(state, state.atMs);
  const tokens = Math.min(getShareSize(budget, share), state.tokens + (fillingMs / SECOND_MS) * perSecond);
  // `atMs` may go back with the clock. Otherwise the bucket would stay empty until the clock has caught up.
  return { ...state, budget, tokens, atMs: nowMs, spare: state.spare.filter(({ untilMs }) => untilMs > nowMs) };
}

/** Capacity of the bucket: a share of the burst. */
function getShareSize({ burstCalls }: CallBudget, share: number): number {
  return Math.max(1, burstCalls * share);
}

/** How long a call must wait; `null` if it is refused. */
function waitFor(state: BudgetState, urgency: Urgency, nowMs: number): number | null {
  const { budget, tokens, pausedUntilMs } = state;
  const share = computeShareAt(state, nowMs);
  const pauseMs = Math.max(0, pausedUntilMs - nowMs);
  const reserved = Math.floor(getShareSize(budget, share) * (RESERVED[urgency] ?? USUALLY_RESERVED));
  if (pauseMs === 0 && tokens >= 1 + reserved) return 0;
  if (urgency !== 'waiting') return null;
  const missing = Math.max(0, 1 - tokens);
  const waitMs = pauseMs + (missing / (budget.callsPerSecond * share)) * SECOND_MS;
  return waitMs > MOST_WAIT_MS ? null : Math.ceil(waitMs);
}

/** Number of calls to grant in advance, from tokens that nobody needs now. */
function countSpareCalls(state: BudgetState, nowMs: number): number {
  const size = getShareSize(state.budget, computeShareAt(state, nowMs));
  const given = state.spare.reduce((sum, { calls }) => sum + calls, 0);
  const most = Math.min(MOST_SPARE_CALLS, state.tokens - size / 2, size * SPARE_SHARE - given);
  return Math.max(0, Math.floor(most));
}

function withHeldBack(state: BudgetState, nowMs: number): BudgetState {
  const minuteMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const minutes = keepRecentMinutes(state.heldBack, nowMs);
  const { calls } = minutes.find((minute) => minute.minuteMs === minuteMs) ?? { calls: 0 };
  const others = minutes.filter((minute) => minute.minuteMs !== minuteMs);
  return { ...state, heldBack: [...others, { minuteMs, calls: calls + 1 }] };
}

function keepRecentMinutes(heldBack: readonly HeldBackCalls[], nowMs: number): readonly HeldBackCalls[] {
  return heldBack.filter(({ minuteMs }) => minuteMs > nowMs - HELD_BACK_MINUTES * MINUTE_MS);
}
