import { MINUTE_MS, SECOND_MS } from '~/time-units';

/* Token bucket for calls to an upstream host: pure functions of state and time. The metrics object keeps it for all isolates. */

/** Values that operators tune. */
export interface CallBudget {
  /** Long-term rate per host. */
  readonly callsPerSecond: number;
  /** Calls allowed at once after a quiet period. */
  readonly burstCalls: number;
}

/**
 * Urgency of a call, most urgent first.
 * - `waiting`: a visitor waits for a page that cannot stand without the answer, and there is no copy.
 * - `asked-for`: a visitor requested the page, which stands meanwhile with a copy or without that part.
 * - `ahead`: nobody has requested it yet.
 */
export const URGENCIES = ['waiting', 'asked-for', 'ahead'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface CallQuestion {
  readonly host: string;
  readonly urgency: Urgency;
  /** Budget as the caller knows it. Callers differ for a moment after it was tuned. */
  readonly budget: CallBudget;
}

/** Whether and when a call may be made. */
export interface CallGrant {
  /** How long the call must wait; `null` when it may not be made. */
  readonly waitMs: number | null;
  /** Additional calls that the caller may make within `SPARE_MS` without asking. */
  readonly spareCalls: number;
}

/** Complaint of a host about too many calls. */
export interface TooManyCalls {
  readonly host: string;
  readonly status: 429 | 503;
  readonly retryAfterMs?: number;
  readonly budget: CallBudget;
}

/** Keeper of the budgets of all callers. */
export interface CallBudgets {
  drawCall(question: CallQuestion): Promise<CallGrant>;
  /** Reports a complaint, so that it counts for every caller. */
  noteTooManyCalls(news: TooManyCalls): Promise<void>;
}

/** Calls granted in advance. */
export interface SpareCalls {
  readonly calls: number;
  readonly untilMs: number;
}

/** Calls held back in one minute of the real clock. */
interface HeldBackCalls {
  readonly minuteMs: number;
  readonly calls: number;
}

/** Token bucket of a host. Plain data. Times are of the real clock, in milliseconds. */
export interface BudgetState {
  readonly budget: CallBudget;
  /** Calls that may be made at `atMs`; negative while promised calls wait for their turn. */
  readonly tokens: number;
  readonly atMs: number;
  /** Share of the budget that the host accepts at `loweredAtMs` or after the pause; 1 without a complaint. */
  readonly share: number;
  readonly loweredAtMs: number;
  /** No call is made before this time. */
  readonly pausedUntilMs: number;
  /** Calls granted in advance and perhaps not used yet. */
  readonly spare: readonly SpareCalls[];
  /** Oldest first, of the last minutes. */
  readonly heldBack: readonly HeldBackCalls[];
}

/** Burst size in seconds of the rate, unless `burstCalls` is overridden. */
export const BURST_SECONDS = 3;
/** Longest wait of a call. It leaves a waiting page two seconds for the call itself. */
export const MOST_WAIT_MS = 4000;
/** How long a caller may keep calls that it was granted in advance. */
export const SPARE_MS = 5000;
/** Largest grant in advance. The bucket must be more than half full. */
const MOST_SPARE_CALLS = 4;
/** Share of the bucket that all callers together may hold in advance. */
const SPARE_SHARE = 1 / 4;
/** Share of a burst that each urgency leaves to more urgent calls. */
const RESERVED: Readonly<Record<Urgency, number>> = { waiting: 0, 'asked-for': 1 / 4, ahead: 1 / 2 };
/** Calls already under way when the host complained repeat the complaint and are ignored for this long. */
const SAME_COMPLAINT_MS = 2000;
const LEAST_SHARE = 1 / 16;
/** One endpoint may answer 503 for hours; the others must keep getting calls. */
const LEAST_SHARE_AFTER_503 = 1 / 2;
/** Time to recover from no budget to the full budget; half of it from half. */
const RECOVERY_MS = 2 * MINUTE_MS;
/** Upstream may request a longer pause. It is then called once per this period to see whether the pause still holds. */
const LONGEST_PAUSE_MS = 20 * SECOND_MS;
const HELD_BACK_MINUTES = 5;

/** Full bucket of a host that has not been called. */
export function createFullBudget(budget: CallBudget, nowMs: number): BudgetState {
  const tokens = budget.burstCalls;
  const [loweredAtMs, pausedUntilMs] = [0, 0];
  return { budget, tokens, atMs: nowMs, share: 1, loweredAtMs, pausedUntilMs, spare: [], heldBack: [] };
}

export function isMoreUrgent(a: Urgency, b: Urgency): boolean {
  return URGENCIES.indexOf(a) < URGENCIES.indexOf(b);
}

/** Answers a question. A caller without a copy may wait up to `MOST_WAIT_MS`; others are answered at once and leave a reserve. */
export function withDraw(
  before: BudgetState | undefined,
  { urgency, budget }: CallQuestion,
  nowMs: number,
): { readonly state: BudgetState; readonly grant: CallGrant } {
  const state = refillBudget(before ?? createFullBudget(budget, nowMs), budget, nowMs);
  const waitMs = waitFor(state, urgency, nowMs);
  if (waitMs === null) {
    // Calls ahead of need yield to others by design, so operators are not told.
    const counted = urgency === 'ahead' ? state : withHeldBack(state, nowMs);
    return { state: counted, grant: { waitMs, spareCalls: 0 } };
  }
  const left = { ...state, tokens: state.tokens - 1 };
  const spareCalls = waitMs === 0 ? countSpareCalls(left, nowMs) : 0;
  const spare = spareCalls === 0 ? left.spare : [...left.spare, { calls: spareCalls, untilMs: nowMs + SPARE_MS }];
  return { state: { ...left, tokens: left.tokens - spareCalls, spare }, grant: { waitMs, spareCalls } };
}

/** 429 halves the budget and pauses for `Retry-After`; 503 with `Retry-After` halves it. It recovers gradually. */
export function withComplaint(
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
  if (nowMs - state.loweredAtMs < SAME_COMPLAINT_MS) return { ...quiet, pausedUntilMs };
  return { ...quiet, share: Math.max(LEAST_SHARE, share / 2), loweredAtMs: nowMs, pausedUntilMs };
}

/** Share of the budget that the host gets at a time, above 0 and at most 1. */
export function computeShareAt({ share, loweredAtMs, pausedUntilMs }: BudgetState, nowMs: number): number {
  const recoveringMs = Math.max(0, nowMs - Math.max(loweredAtMs, pausedUntilMs));
  return Math.min(1, share + recoveringMs / RECOVERY_MS);
}

/** Counts requested calls held back within the last minutes, each attempt once; see `describeHeldBackCalls`. */
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

/** Updates the bucket to now. A newly tuned budget counts from now on. */
function refillBudget(state: BudgetState, budget: CallBudget, nowMs: number): BudgetState {
  const share = computeShareAt(state, nowMs);
  const fillingMs = Math.max(0, nowMs - Math.max(state.atMs, state.pausedUntilMs));
  const perSecond = state.budget.callsPerSecond * computeShareAt(state, state.atMs);
  const tokens = Math.min(getShareSize(budget, share), state.tokens + (fillingMs / SECOND_MS) * perSecond);
  // A clock that was set back must not stop the bucket from filling.
  return { ...state, budget, tokens, atMs: nowMs, spare: state.spare.filter(({ untilMs }) => untilMs > nowMs) };
}

/** Capacity of the bucket. A host that accepts a share of the budget gets that share of a burst. */
function getShareSize({ burstCalls }: CallBudget, share: number): number {
  return Math.max(1, burstCalls * share);
}

/** How long a call waits for its turn; `null` when it is held back. */
function waitFor(state: BudgetState, urgency: Urgency, nowMs: number): number | null {
  const { budget, tokens, pausedUntilMs } = state;
  const share = computeShareAt(state, nowMs);
  const pauseMs = Math.max(0, pausedUntilMs - nowMs);
  const reserved = Math.floor(getShareSize(budget, share) * RESERVED[urgency]);
  if (pauseMs === 0 && tokens >= 1 + reserved) return 0;
  if (urgency !== 'waiting') return null;
  const missing = Math.max(0, 1 - tokens);
  const waitMs = pauseMs + (missing / (budget.callsPerSecond * share)) * SECOND_MS;
  return waitMs > MOST_WAIT_MS ? null : Math.ceil(waitMs);
}

/** Number of calls granted in advance, from tokens that nobody needs. */
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
