import { DAY_MS } from '~/time-units';
import { ByteBoundedLru } from '../base/byte-bounded-lru';
import { sleep, timedOut, withDeadline } from '../base/clock';
import { SingleFlight, type WaitUntil } from '../base/single-flight';
import { MEBIBYTE, type AnySource, type SourceRequest } from '../source/define-source';
import { endLiveRefresh, wasRequestedAtOrBefore, type Claim, type Entry } from '../source/entry';
import { getFreshnessAt, computeLifetimes, type Freshness } from '../source/freshness';
import { isMoreUrgent, type Urgency } from '../upstream/call-budget';
import { isWorthStoring } from '../upstream/call-limit';
import type { CacheDependencies } from '../upstream/fetch-entry';
import type { FetchFailure } from '../upstream/fetch-upstream';
import type { RefreshReport, RefreshRequest, SettledReport } from './call-refresher';
import type { ChangeStore } from './change-store';
import type { KeptAnswers } from './kept-answers';
import { OtherBuildAnswers } from './other-build-answers';
import { RefresherCopies } from './refresher-copies';

export interface SourceRefresherDependencies extends Omit<CacheDependencies, 'readAnswer' | 'log'> {
  readonly findSource: (name: string) => AnySource | undefined;
  /** Absent for a refresher without storage. Only its memory has the revalidations since the last write to KV. */
  readonly kept?: KeptAnswers | undefined;
  /** Publishes changes of rows; absent where that is switched off. */
  readonly changes?: ChangeStore | undefined;
  readonly waitUntil: WaitUntil;
}

/** A caller gets a report after this time at the latest, if only `pending`. */
const REPORT_AFTER_MS = 2000;
/** How long callers get the last failure: twice as long after each failure in a row, but less than half the fresh time. */
const FAILURE_HELD_MS = { first: 2000, longest: 20_000 };
/** After the breaker or budget refused a call, this time passes before the next attempt. Random, so that refreshers do not return together. */
const HELD_BACK_MS = { least: 1000, spread: 2000 };
/** Limit of retries without a caller. The platform may end such work after half a minute. */
const LONGEST_RETRY_MS = 25_000;
/** Longest `Retry-After` that is followed, because upstream may recover long before. */
const LONGEST_RETRY_AFTER_MS = 20_000;
const FLIGHT_MS = 15_000;
/** An answer that is stale on arrival is served this long, so that not every page calls upstream. */
const OLD_ANSWER_HELD_MS = 10_000;
const FAILURE_BYTES = MEBIBYTE;

type CopyReport = Extract<SettledReport, { kind: 'entry' }>;

/** A caller's request, with what this object needs to fulfill it. */
interface WantedCopy extends Pick<RefreshRequest, 'newerThanMs'> {
  readonly key: string;
  readonly urgency: Urgency;
  readonly request: SourceRequest;
  readonly purgedUntilMs: number;
}

/** Calls upstream for a source on behalf of all isolates. Callers during a call and soon after it get the same result, because KV shows writes late. */
export class SourceRefresher {
  readonly #dependencies: SourceRefresherDependencies;
  readonly #flights: SingleFlight<SettledReport>;
  readonly #otherBuilds: OtherBuildAnswers;
  readonly #copies: RefresherCopies;
  readonly #failures = new ByteBoundedLru<{ failure: FetchFailure; heldMs: number; untilMs: number }>(FAILURE_BYTES);
  /** For keys with a stale answer: until when upstream is not called again. */
  readonly #oldAnswers = new ByteBoundedLru<{ purgedUntilMs: number; untilMs: number }>(FAILURE_BYTES);
  readonly #retrying = new Set<string>();

  constructor(dependencies: SourceRefresherDependencies) {
    this.#dependencies = dependencies;
    this.#flights = new SingleFlight({ clock: dependencies.clock, waitTimeoutMs: FLIGHT_MS, evictAfterMs: FLIGHT_MS });
    this.#otherBuilds = new OtherBuildAnswers(dependencies);
    this.#copies = new RefresherCopies(dependencies);
  }

  /** Reports a newer copy to a caller; to a caller of another build, an unparsed answer. Throws an `Error` for an unknown source or another dataset. */
  async refresh(refreshRequest: RefreshRequest): Promise<RefreshReport> {
    const { findSource, getKey, waitUntil } = this.#dependencies;
    const definition = findSource(refreshRequest.source);
    const request = definition && { definition, params: refreshRequest.params, policy: refreshRequest.policy };
    if (request === undefined) throw new Error(`this build has no source with key ${refreshRequest.key}`);
    if (getKey(request) !== refreshRequest.key) {
      return this.#answerInTime(this.#otherBuilds.answer(refreshRequest, request, waitUntil));
    }
    const purgedUntilMs = Math.max(
      this.#dependencies.getPurgedUntilMs(request),
      refreshRequest.purgedUntilMs ?? -Infinity,
    );
    const wanted = { ...refreshRequest, urgency: refreshRequest.urgency ?? 'foreground', request, purgedUntilMs };
    const known = this.#getKnown(wanted);
    if (known?.kind === 'entry') return known;
    if (refreshRequest.lacksCopy === true) return this.#answerWithCopy(wanted, known);
    return this.#preferNewerCopy(wanted, known ?? (await this.#answerInTime(this.#renewUntilValid(wanted, waitUntil))));
  }

  /** Reports a stale copy, if there is one, to a caller without a copy. `failure` is the last failure. */
  async #answerWithCopy(wanted: WantedCopy, failure: FetchFailure | undefined): Promise<RefreshReport> {
    const { waitUntil } = this.#dependencies;
    let copy: Entry | undefined;
    const answer = async (): Promise<SettledReport> => {
      const found = await this.#copies.find(wanted.key, wanted.request);
      const freshness = found === undefined ? 'expired' : this.#getFreshness(found, wanted);
      if (freshness !== 'expired') copy = found;
      // Only for copies that a new build has parsed from kept answers: pages with stale data are kept briefly.
      if (copy !== undefined && freshness === 'revalidate' && this.#copies.isUnstored(wanted.key)) {
        const renew = () => this.#renew({ ...wanted, urgency: 'foreground' });
        if (failure === undefined) this.#flights.startUnlessRunning(wanted.key, renew, waitUntil);
        return buildCopyReport(copy);
      }
      const report = failure ?? (await this.#renewUntilValid(wanted, waitUntil));
      return report.kind === 'failure' && copy !== undefined ? buildCopyReport(copy) : report;
    };
    const report = await this.#answerInTime(answer());
    return report.kind === 'pending' && copy !== undefined ? buildCopyReport(copy) : report;
  }

  async #answerInTime(report: Promise<SettledReport>): Promise<RefreshReport> {
    const settled = await withDeadline(this.#dependencies.clock, report, REPORT_AFTER_MS);
    return settled === timedOut ? { kind: 'pending' } : settled;
  }

  async #renewUntilValid(wanted: WantedCopy, waitUntil: WaitUntil): Promise<SettledReport> {
    const renew = () => this.#flights.join(wanted.key, () => this.#renew(wanted), waitUntil);
    const report = await renew();
    if (report.kind === 'failure') return isHeldBackFromOthers(report, wanted) ? renew() : report;
    // The shared call may have started before the purge.
    return report.kind === 'entry' && wasRequestedAtOrBefore(report.entry, wanted.purgedUntilMs) ? renew() : report;
  }

  /** Reports the copy in memory in place of a failure, if it is newer than the caller's. KV lacks the latest revalidation. */
  #preferNewerCopy(wanted: WantedCopy, report: RefreshReport): RefreshReport {
    const entry = this.#copies.get(wanted.key);
    if (report.kind === 'entry' || entry === undefined || entry.fetchedAtMs <= wanted.newerThanMs) return report;
    if (wasRequestedAtOrBefore(entry, wanted.purgedUntilMs) || this.#getFreshness(entry, wanted) === 'expired') {
      return report;
    }
    return buildCopyReport(entry);
  }

  /** The report that is possible without calling upstream: a copy or the last failure. */
  #getKnown(wanted: WantedCopy): CopyReport | FetchFailure | undefined {
    const entry = this.#copies.get(wanted.key);
    const nowMs = this.#dependencies.clock.getNowMs();
    const old = this.#oldAnswers.get(wanted.key);
    const isOldHeld = old !== undefined && nowMs < old.untilMs && old.purgedUntilMs >= wanted.purgedUntilMs;
    const isOver =
      entry?.isLiveRefreshOver === true && this.#isGoodEnough(entry, { ...wanted, newerThanMs: -Infinity });
    if (entry !== undefined && (isOldHeld || isOver || this.#isGoodEnough(entry, wanted))) {
      return buildCopyReport(entry);
    }
    const held = this.#failures.get(wanted.key);
    if (held === undefined || nowMs >= held.untilMs || isHeldBackFromOthers(held.failure, wanted)) return undefined;
    return held.failure;
  }

  async #renew(wanted: WantedCopy): Promise<SettledReport> {
    const { key, request, urgency, purgedUntilMs } = wanted;
    const { fetchEntry, clock } = this.#dependencies;
    const previous = await this.#copies.find(key, request);
    if (previous !== undefined && this.#isGoodEnough(previous, wanted)) {
      if (this.#copies.isUnstored(key)) this.#store(wanted, previous);
      return buildCopyReport(previous);
    }
    const asked = await this.#copies.findRevalidatable(key, previous);
    const fetched = await fetchEntry(request, asked, purgedUntilMs, urgency);
    if (fetched.kind === 'failure') {
      this.#hold(key, request, fetched);
      this.#retryIfHeldBack(wanted, fetched);
      if (previous === undefined) return fetched;
      if (fetched.claim !== undefined) this.#noteClaim(wanted, previous, fetched.claim);
      else if (this.#copies.isUnstored(key)) this.#store(wanted, previous);
      const copy = this.#copies.get(key);
      if (copy?.hasLiveRow === true) this.#copies.remember(key, endLiveRefresh(copy));
      return fetched;
    }
    const { answer, ...report } = fetched;
    const { entry } = report;
    const isKept = isWorthStoring(request.definition, entry, previous);
    if (isKept) {
      await this.#copies.keep(key, request, entry, answer);
      this.#publishChanges(key, request, entry);
    } else this.#copies.remember(key, entry);
    this.#failures.delete(key);
    if (!this.#isGoodEnough(entry, { ...wanted, newerThanMs: -Infinity })) {
      this.#oldAnswers.set(key, { purgedUntilMs, untilMs: clock.getNowMs() + OLD_ANSWER_HELD_MS }, key.length);
    }
    if (isKept && (!isContentStored(entry, previous) || this.#copies.isUnstored(key))) this.#store(wanted, entry);
    return { ...report, fetched: true };
  }

  #publishChanges(key: string, { definition, params }: SourceRequest, entry: Entry): void {
    const { changes, clock, waitUntil } = this.#dependencies;
    const { changeLog, value, kind, changedAtMs } = entry;
    if (changes === undefined || changeLog === undefined || kind !== 'value') return;
    const publish = (published: unknown) =>
      definition.publishChanges?.(published, value, changeLog, params, clock.getNowMs());
    waitUntil(changes.publish(key, changedAtMs, publish));
  }

  /** Retries in the background for a caller that has a copy. `ahead` callers retry themselves. */
  #retryIfHeldBack(wanted: WantedCopy, { heldBack }: FetchFailure): void {
    if (heldBack === undefined || heldBack === 'ahead' || this.#retrying.has(wanted.key)) return;
    this.#retrying.add(wanted.key);
    const retrying = this.#retry({ ...wanted, urgency: 'foreground' }).finally(() => this.#retrying.delete(wanted.key));
    this.#dependencies.waitUntil(retrying.catch(() => undefined));
  }

  async #retry(wanted: WantedCopy): Promise<void> {
    const { clock, waitUntil } = this.#dependencies;
    const untilMs = clock.getNowMs() + LONGEST_RETRY_MS;
    let isHeldBack = true;
    while (isHeldBack && clock.getNowMs() < untilMs) {
      await sleep(clock, this.#computeHeldBackMs());
      const report = await this.#flights.join(wanted.key, () => this.#renew(wanted), waitUntil);
      isHeldBack = report.kind === 'failure' && report.heldBack !== undefined;
    }
  }

  #computeHeldBackMs(): number {
    return HELD_BACK_MS.least + this.#dependencies.getRandom() * HELD_BACK_MS.spread;
  }

  /** Stores the first contradiction of a copy, because this object may be evicted before the second. */
  #noteClaim(wanted: WantedCopy, previous: Entry, claim: Claim): void {
    const copy = { ...previous, claim };
    this.#copies.remember(wanted.key, copy);
    if (previous.claim?.sinceMs !== claim.sinceMs) this.#store(wanted, copy);
  }

  #store({ key, request }: WantedCopy, entry: Entry): void {
    const { store, getPolicy, waitUntil } = this.#dependencies;
    if (store === undefined) return;
    const writing = store.write(key, entry, getPolicy(request), request.definition.listTags(request.params));
    waitUntil(
      writing.then((isWritten) => {
        this.#copies.noteStored(key, isWritten);
      }),
    );
  }

  #hold(key: string, request: SourceRequest, failure: FetchFailure): void {
    const { getPolicy, clock } = this.#dependencies;
    if (failure.heldBack !== undefined || failure.calls === 0) {
      // A refused call is no failure of the source, so the next failure counts as the first.
      const held = {
        failure,
        heldMs: FAILURE_HELD_MS.first / 2,
        untilMs: clock.getNowMs() + this.#computeHeldBackMs(),
      };
      this.#failures.set(key, held, failure.detail.length);
      return;
    }
    const { freshSeconds, confirmSeconds } = getPolicy(request);
    const before = this.#failures.get(key)?.heldMs ?? FAILURE_HELD_MS.first / 2;
    const confirmMs = failure.claim && failure.claim.sinceMs + confirmSeconds * 1000 - clock.getNowMs();
    const untilConfirmedMs = confirmMs !== undefined && confirmMs > 0 ? confirmMs : Infinity;
    const heldMs = Math.min(before * 2, FAILURE_HELD_MS.longest, freshSeconds * 500, untilConfirmedMs);
    const retryAfterMs = Math.min(failure.retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS);
    this.#failures.set(
      key,
      { failure, heldMs, untilMs: clock.getNowMs() + Math.max(heldMs, retryAfterMs) },
      failure.detail.length,
    );
  }

  #isGoodEnough(entry: Entry, wanted: WantedCopy): boolean {
    const { newerThanMs, purgedUntilMs } = wanted;
    // While upstream's cache is fresh, a call would return the copy that the caller has.
    const isUpstreamFresh = (entry.upstreamFreshUntilMs ?? 0) > this.#dependencies.clock.getNowMs();
    const isOld = entry.fetchedAtMs <= newerThanMs && !isUpstreamFresh;
    if (isOld || wasRequestedAtOrBefore(entry, purgedUntilMs)) return false;
    return this.#getFreshness(entry, wanted) === 'fresh';
  }

  #getFreshness(entry: Entry, { request, purgedUntilMs }: WantedCopy): Freshness {
    const { getPolicy, clock } = this.#dependencies;
    return getFreshnessAt(computeLifetimes(entry, getPolicy(request), purgedUntilMs), clock.getNowMs());
  }
}

function buildCopyReport(entry: Entry): CopyReport {
  return { kind: 'entry', entry, fetched: false };
}

/** Whether KV already has the content. False for the first revalidation of a day, so that entries in KV do not expire, and for a refuted claim. */
function isContentStored(entry: Entry, previous: Entry | undefined): boolean {
  if (previous === undefined || previous.claim !== undefined) return false;
  if (entry.kind !== previous.kind || entry.changedAtMs !== previous.changedAtMs) return false;
  const getContentDay = (moment: number) => Math.floor(moment / DAY_MS);
  return getContentDay(previous.fetchedAtMs) === getContentDay(entry.fetchedAtMs);
}

/** Whether a call was refused to a less urgent caller. */
function isHeldBackFromOthers({ heldBack }: FetchFailure, { urgency }: WantedCopy): boolean {
  return heldBack !== undefined && isMoreUrgent(urgency, heldBack);
}
