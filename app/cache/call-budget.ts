import { MINUTE_MS, SECOND_MS } from '~/time-units';

/*
 * How many calls a host of upstream gets from all refreshers together: a token bucket, which a pure function of its state and the
 * moment draws from. Whoever keeps the state (the metrics object, or an isolate by itself) decides for whom it is.
 */

/** What operators tune. */
export interface CallBudget {
  /** In the long run, for each host. */
  readonly callsPerSecond: number;
  /** At once, after a quiet while. */
  readonly burstCalls: number;
}

/**
 * Who needs a call, most urgent first. `waiting`: a visitor waits for a page that cannot stand without the answer, and there is no
 * copy. `asked-for`: somebody asks for the page, which stands meanwhile, with a copy or without that part. `ahead`: nobody asks yet.
 */
export const URGENCIES = ['waiting', 'asked-for', 'ahead'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** One call that somebody would like to make. Plain data: it travels to another machine. */
export interface CallQuestion {
  readonly host: string;
  readonly urgency: Urgency;
  /** As the caller knows it; it was tuned a moment ago where callers differ. */
  readonly budget: CallBudget;
}

/** Whether and when a call may be made. */
export interface CallGrant {
  /** `null` when it may not; else how long it has to wait. */
  readonly waitMs: number | null;
  /** Further calls that the caller may make within `SPARE_MS` without a question. */
  readonly spareCalls: number;
}

/** What a host said that has too many calls. */
export interface TooManyCalls {
  readonly host: string;
  /** Status 429 is about us; 503 with `Retry-After` may be about one endpoint. */
  readonly status: 429 | 503;
  readonly retryAfterMs?: number;
  readonly budget: CallBudget;
}

/** Who keeps the budgets of all callers. */
export interface CallBudgets {
  drawCall(question: CallQuestion): Promise<CallGrant>;
  /** Told by whoever hears it, so that it counts for everybody. */
  noteTooManyCalls(news: TooManyCalls): Promise<void>;
}

interface SpareCalls {
  readonly calls: number;
  readonly untilMs: number;
}

/** Calls that were held back in a minute of the real clock. */
interface HeldBackCalls {
  readonly minuteMs: number;
  readonly calls: number;
}

/** The bucket of a host. Plain data. Moments are of the real clock, milliseconds. */
export interface BudgetState {
  readonly budget: CallBudget;
  /** Calls that may be made at `atMs`; below zero when some are promised that wait for their turn. */
  readonly tokens: number;
  readonly atMs: number;
  /** The part of the budget that the host takes, at `loweredAtMs` or, if that is later, at the end of the pause. 1 unless it complained. */
  readonly share: number;
  readonly loweredAtMs: number;
  /** No call is made before. */
  readonly pausedUntilMs: number;
  /** What was given away for later and may not be used yet. */
  readonly spare: readonly SpareCalls[];
  /** Oldest first, of the last minutes. */
  readonly heldBack: readonly HeldBackCalls[];
}

/** Without an override of `burstCalls` a burst is what so many seconds allow. */
export const BURST_SECONDS = 3;
/** How long a call waits for its turn at the most. Then a page that waits has two seconds left for the call itself. */
export const MOST_WAIT_MS = 4000;
/** How long a caller may keep what it was given without asking for it. */
export const SPARE_MS = 5000;
/** At once, and out of a bucket that is more than half full. */
const MOST_SPARE_CALLS = 4;
/** Of all callers together. */
const SPARE_SHARE = 1 / 4;
/** What each urgency leaves to those that are more urgent, as a share of a burst. */
const RESERVED: Readonly<Record<Urgency, number>> = { waiting: 0, 'asked-for': 1 / 4, ahead: 1 / 2 };
/** Calls that were on their way when the host complained complain as well: they tell nothing new. */
const SAME_COMPLAINT_MS = 2000;
const LEAST_SHARE = 1 / 16;
/** One endpoint may answer 503 for hours, and the others must not go without calls for it. */
const LEAST_SHARE_AFTER_503 = 1 / 2;
/** From nothing to all of the budget; from a half in half of it. */
const RECOVERY_MS = 2 * MINUTE_MS;
/** Upstream may ask for a longer pause, and is then called again once in this time to hear whether it still does. */
const LONGEST_PAUSE_MS = MINUTE_MS;
const HELD_BACK_MINUTES = 5;

/** The full bucket of a host that nobody has called. */
export function createFullBudget(budget: CallBudget, nowMs: number): BudgetState {
  const tokens = budget.burstCalls;
  const [loweredAtMs, pausedUntilMs] = [0, 0];
  return { budget, tokens, atMs: nowMs, share: 1, loweredAtMs, pausedUntilMs, spare: [], heldBack: [] };
}

/** Whether the one needs a call sooner than the other. */
export function isMoreUrgent(one: Urgency, other: Urgency): boolean {
  return URGENCIES.indexOf(one) < URGENCIES.indexOf(other);
}

/**
 * Answers one question. Who waits without a copy is promised a turn within `MOST_WAIT_MS`; all others are answered at once,
 * because a copy serves or nobody waits. Who is not so urgent leaves a part of the bucket to those who are.
 */
export function withDraw(
  before: BudgetState | undefined,
  { urgency, budget }: CallQuestion,
  nowMs: number,
): { readonly state: BudgetState; readonly grant: CallGrant } {
  const state = refilled(before ?? createFullBudget(budget, nowMs), budget, nowMs);
  const waitMs = waitFor(state, urgency, nowMs);
  if (waitMs === null) {
    // That calls ahead of need let others go first is as it should be, and nothing to tell operators.
    const counted = urgency === 'ahead' ? state : withHeldBack(state, nowMs);
    return { state: counted, grant: { waitMs, spareCalls: 0 } };
  }
  const left = { ...state, tokens: state.tokens - 1 };
  const spareCalls = waitMs === 0 ? countSpareCalls(left, nowMs) : 0;
  return {
    state:
      spareCalls === 0
        ? left
        : {
            ...left,
            tokens: left.tokens - spareCalls,
            spare: [...left.spare, { calls: spareCalls, untilMs: nowMs + SPARE_MS }],
          },
    grant: { waitMs, spareCalls },
  };
}

/**
 * Lowers the budget because the host complained: 429 halves it, and stops calls for as long as `Retry-After` says; 503 with
 * `Retry-After` makes it half. It comes back by itself, bit by bit.
 */
export function withComplaint(
  before: BudgetState | undefined,
  { status, retryAfterMs = 0, budget }: TooManyCalls,
  nowMs: number,
): BudgetState {
  const state = refilled(before ?? createFullBudget(budget, nowMs), budget, nowMs);
  const share = shareAt(state, nowMs);
  const pausedUntilMs = Math.max(state.pausedUntilMs, nowMs + Math.min(retryAfterMs, LONGEST_PAUSE_MS));
  const quiet = { ...state, tokens: Math.min(state.tokens, 0), spare: [] };
  if (status === 503) {
    return share <= LEAST_SHARE_AFTER_503 ? state : { ...quiet, share: LEAST_SHARE_AFTER_503, loweredAtMs: nowMs };
  }
  if (nowMs - state.loweredAtMs < SAME_COMPLAINT_MS) return { ...quiet, pausedUntilMs };
  return { ...quiet, share: Math.max(LEAST_SHARE, share / 2), loweredAtMs: nowMs, pausedUntilMs };
}

/** The part of the budget that the host is given at a moment, from above 0 to 1. */
export function shareAt({ share, loweredAtMs, pausedUntilMs }: BudgetState, nowMs: number): number {
  const recoveringMs = Math.max(0, nowMs - Math.max(loweredAtMs, pausedUntilMs));
  return Math.min(1, share + recoveringMs / RECOVERY_MS);
}

/** Calls that somebody asked for and that were held back within the last minutes, each try; see `describeHeldBackCalls`. */
export function countHeldBackCalls({ heldBack }: Pick<BudgetState, 'heldBack'>, nowMs: number): number {
  return recentMinutes(heldBack, nowMs).reduce((sum, { calls }) => sum + calls, 0);
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

/** The bucket as it is now; a budget that was tuned counts from now on. */
function refilled(state: BudgetState, budget: CallBudget, nowMs: number): BudgetState {
  const share = shareAt(state, nowMs);
  const fillingMs = Math.max(0, nowMs - Math.max(state.atMs, state.pausedUntilMs));
  // The share at the beginning of that time, which is the smallest of it.
  const perSecond = state.budget.callsPerSecond * shareAt(state, state.atMs);
  const tokens = Math.min(getShareSize(budget, share), state.tokens + (fillingMs / SECOND_MS) * perSecond);
  // A clock that was set back must not stop the bucket from filling.
  return { ...state, budget, tokens, atMs: nowMs, spare: state.spare.filter(({ untilMs }) => untilMs > nowMs) };
}

/** How many calls fit into the bucket: a host that takes a part of the budget takes that part of a burst. */
function getShareSize({ burstCalls }: CallBudget, share: number): number {
  return Math.max(1, burstCalls * share);
}

/** How long a call waits for its turn; `null` when it is held back. */
function waitFor(state: BudgetState, urgency: Urgency, nowMs: number): number | null {
  const { budget, tokens, pausedUntilMs } = state;
  const share = shareAt(state, nowMs);
  const pauseMs = Math.max(0, pausedUntilMs - nowMs);
  const reserved = Math.floor(getShareSize(budget, share) * RESERVED[urgency]);
  if (pauseMs === 0 && tokens >= 1 + reserved) return 0;
  if (urgency !== 'waiting') return null;
  const missing = Math.max(0, 1 - tokens);
  const waitMs = pauseMs + (missing / (budget.callsPerSecond * share)) * SECOND_MS;
  return waitMs > MOST_WAIT_MS ? null : Math.ceil(waitMs);
}

/** How many calls the caller is given for its next questions, out of what nobody needs. */
function countSpareCalls(state: BudgetState, nowMs: number): number {
  const size = getShareSize(state.budget, shareAt(state, nowMs));
  const given = state.spare.reduce((sum, { calls }) => sum + calls, 0);
  const most = Math.min(MOST_SPARE_CALLS, state.tokens - size / 2, size * SPARE_SHARE - given);
  return Math.max(0, Math.floor(most));
}

function withHeldBack(state: BudgetState, nowMs: number): BudgetState {
  const minuteMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const minutes = recentMinutes(state.heldBack, nowMs);
  const { calls } = minutes.find((one) => one.minuteMs === minuteMs) ?? { calls: 0 };
  const others = minutes.filter((one) => one.minuteMs !== minuteMs);
  return { ...state, heldBack: [...others, { minuteMs, calls: calls + 1 }] };
}

function recentMinutes(heldBack: readonly HeldBackCalls[], nowMs: number): readonly HeldBackCalls[] {
  return heldBack.filter(({ minuteMs }) => minuteMs > nowMs - HELD_BACK_MINUTES * MINUTE_MS);
}
