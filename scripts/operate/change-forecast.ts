import type { AnySource } from '~/cache/source/define-source';
import type { PolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectiveBudget, computeEffectivePolicy } from '~/cache/tuning/tuning';
import type { CallBudget } from '~/cache/upstream/call-budget';
import { MINUTE_MS } from '~/time-units';
import { sources } from '~/upstream/registry';
import { callRises, forecastChange, listForecastLines, listFrontLines, type Forecast } from '../simulation/forecast';
import { generateTrace } from '../simulation/generated-trace';
import { createSitePages, type SitePages } from '../simulation/site-pages';
import type { CacheAdmin } from './cache-admin';
import { formatBudget } from './commands/show';
import { longText, number, type Section } from './report';
import { readSite } from './stored-copies';
import { listWarmedToday } from './warm-targets';

/** A trace and the deployment on which it is replayed; `name` describes it in the heading of the figures. */
export type Traffic = ReturnType<typeof generateTraffic>;

export interface ChangeForecastInput {
  readonly admin: CacheAdmin;
  readonly before: PolicyDocument;
  readonly after: PolicyDocument;
  readonly nowMs: number;
  /** A short generated game day by default. */
  readonly traffic?: Traffic | undefined;
  readonly comparesFront?: boolean;
  /** Told the share of the replay that is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Few enough views for an interactive command. */
const SHORT = { views: 600, hours: 1 };
const ordinaryLatencyMs = 120;

/**
 * Replays traffic under both documents on virtual time. Sources with a stored copy answer like that copy. `rises` are the reasons for a
 * confirmation, if any.
 */
export async function forecastPolicyChange(question: ChangeForecastInput) {
  const { admin, before, after, nowMs, comparesFront, traffic = generateTraffic(SHORT), onProgress } = question;
  const site = await readSite(admin);
  const { environment, clock, copies } = site;
  const pages = createSitePages(environment, clock);
  const warmed = (await listWarmedToday(site)).map((path) => pages.getPage(path));
  const forecast = await forecastChange({
    views: traffic.listViews(pages),
    pages,
    before,
    after,
    nowMs,
    callsPerSecond: environment.UPSTREAM_CALLS_PER_SECOND,
    comparesFront,
    onProgress,
    deployment: {
      ...traffic.deployment,
      warmed: { pages: warmed, callsPerMinute: environment.PREWARM_CALLS_PER_MINUTE, areVisited: false },
      getProfile: (source) => {
        const { kind = 'value', upstreamMs = ordinaryLatencyMs } = copies.get(source)?.metadata ?? {};
        // Worst case: every source that can have a live game has one.
        return {
          kind,
          latencyMs: upstreamMs,
          isInPlay: pages.getRequest(source)?.definition.listLiveRows !== undefined,
        };
      },
    },
  });
  const replayed = new Set([...forecast.changedSources].map((source) => source.slice(0, source.indexOf(':'))));
  const getCallBudget = (document: PolicyDocument) =>
    computeEffectiveBudget(document, environment.UPSTREAM_CALLS_PER_SECOND, nowMs);
  const budgets = [getCallBudget(before), getCallBudget(after)] as const;
  const rises = [
    ...formatRises(forecast, listUnreadRises(replayed, before, after, nowMs)),
    ...listBudgetRises(...budgets),
  ];
  const notes = [...describeBudgetChange(...budgets), ...describeLiveChange(before, after, nowMs)];
  return { forecast, section: buildForecastSection(forecast, traffic.name, notes), rises };
}

const MOST_RISES = 8;

/** Sources that would be called more than twice as often. */
function formatRises(forecast: Forecast, unread: readonly string[]): string[] {
  const rises = callRises(forecast).map(
    ({ source, before, after }) => `  ${source}: ${after} calls instead of ${before} in the replayed time`,
  );
  const lines = [...rises, ...unread];
  const more = lines.length - MOST_RISES;
  return lines.length === 0
    ? []
    : [
        'Upstream would be called more than twice as often for what changes:',
        ...lines.slice(0, MOST_RISES),
        ...(more > 0 ? [`  and ${more} more`] : []),
      ];
}

/** What becomes of the budget of calls, as a sentence; none when it stays. */
export function describeBudgetChange(before: CallBudget, after: CallBudget): readonly string[] {
  const [old, now] = [formatBudget(before), formatBudget(after)];
  return old === now ? [] : [`Each upstream host gets ${now}, instead of ${old}.`];
}

/** Reasons for a confirmation because the budget more than doubles. */
export function listBudgetRises(before: CallBudget, after: CallBudget): readonly string[] {
  const isRise = after.callsPerSecond > 2 * before.callsPerSecond || after.burstCalls > 2 * before.burstCalls;
  return isRise ? describeBudgetChange(before, after) : [];
}

/** Changed sources outside the replay that may be called more than twice as often. */
function listUnreadRises(replayed: ReadonlySet<string>, before: PolicyDocument, after: PolicyDocument, nowMs: number) {
  return sources.flatMap((source) => {
    const times = computeLeastFreshSeconds(before, source, nowMs) / computeLeastFreshSeconds(after, source, nowMs);
    return times > 2 && !replayed.has(source.name)
      ? [`  ${source.name}: up to ${Math.floor(times)} times as often; no replayed view reads it`]
      : [];
  });
}

/** Freshness of a source, with a live game if it can have one. */
function computeLeastFreshSeconds(document: PolicyDocument, source: AnySource, nowMs: number): number {
  const { name, policy } = source;
  const { freshSeconds, liveFreshSeconds } = computeEffectivePolicy(document, { source: name, policy }, nowMs);
  return source.listLiveRows === undefined ? freshSeconds : Math.min(freshSeconds, liveFreshSeconds);
}

function describeLiveChange(before: PolicyDocument, after: PolicyDocument, nowMs: number): readonly string[] {
  const changed = sources
    .filter((source) => source.listLiveRows !== undefined)
    .map((source) => ({
      old: computeLeastFreshSeconds(before, source, nowMs),
      now: computeLeastFreshSeconds(after, source, nowMs),
    }))
    .filter(({ old, now }) => old !== now);
  if (changed[0] === undefined) return [];
  const [{ old, now }] = changed;
  const formatPerMinute = (seconds: number) => `${Math.round(600 / seconds) / 10}`;
  return [
    `With a game in play, each of ${changed.length} kinds of answers is called for up to ${formatPerMinute(now)} times a minute and address, instead of ${formatPerMinute(old)}.`,
    'A refused or failed call ends that until the next ordinary refresh.',
  ];
}

/** A game day with visitors at many locations. The first tenth warms the caches. */
export function generateTraffic(plan: { readonly views: number; readonly hours: number }) {
  return {
    listViews: (pages: SitePages) => generateTrace({ ...plan, seed: 1 }, pages.has),
    name: `${plan.views} generated views in ${plan.hours} h`,
    deployment: buildPlatform(6 * plan.hours * MINUTE_MS),
  };
}

/** Isolates, and locations of the platform's cache. */
export function buildPlatform(warmUpMs: number) {
  return { isolates: 20, locations: 10, storeLagMs: 20_000, seed: 1, warmUpMs };
}

function buildForecastSection(forecast: Forecast, traffic: string, notes: readonly string[]): Section {
  const { changedSources, allSources } = forecast;
  const read = `${changedSources.size} of the ${allSources} sources (each with its parameters) that were read`;
  return {
    title: 'What it does',
    lines: [
      `Replayed: ${traffic}, prewarming included. The change governs ${read}.`,
      ...notes,
      ...listFrontLines(forecast),
    ],
    table: { columns: [longText(''), number('Before'), number('After')], rows: listForecastLines(forecast) },
  };
}
