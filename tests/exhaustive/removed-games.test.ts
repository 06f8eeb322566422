import { expect, it } from 'vitest';
import { SourceRefresher } from '~/cache/refresher/source-refresher';
import { SourceCache } from '~/cache/source-cache';
import type { SourceRequest } from '~/cache/source/define-source';
import { EntryMemory } from '~/cache/source/entry-memory';
import { policies } from '~/cache/source/policies';
import { CircuitBreaker, CircuitBreakers } from '~/cache/upstream/circuit-breaker';
import { createSourceFetchers } from '~/cache/upstream/fetch-entry';
import type { Fetch } from '~/cache/upstream/fetch-upstream';
import type { Game } from '~/models/games/game';
import { DAY_MS, SECOND_MS } from '~/time-units';
import { webAlerts } from '~/upstream/alerts';
import { allEvents } from '~/upstream/events';
import { frontFeatures } from '~/upstream/features';
import { footballStandings } from '~/upstream/football-schools';
import { dailyGames } from '~/upstream/maxpreps';
import { recentNews } from '~/upstream/news';
import { findSource } from '~/upstream/registry';
import { scoreboardOfDay } from '~/upstream/scoreboards';
import { recentPosts } from '~/upstream/social';
import { allStreams } from '~/upstream/streams';
import { tournamentScores } from '~/upstream/tournament-scores';
import demo from '../../demo-api';
import { ManualClock } from '../support/manual-clock';

/* A season in which lists shrink. Removed games must disappear soon, despite confirmation. Changes come just after refreshes. */

const firstDay = Date.UTC(2025, 7, 11);
const lastDay = Date.UTC(2026, 5, 20);
/** UTC hours: after midnight in Chicago, and in the afternoon. */
const hours = [6.5, 20];
/** Every third day, so that all weekdays are played. */
const dayStep = 3;
/** One in this many played days loses all its games in the afternoon. */
const stormEvery = 3;
const stormHour = 20;
const visitEverySeconds = 15;
const latestSeconds = 360;
/** Time between changes, with refreshes. */
const pauseSeconds = 3600;

/** Requests of other pages, so that the host is known. */
const others: readonly SourceRequest[] = [
  allEvents,
  webAlerts,
  recentNews,
  allStreams,
  recentPosts,
  frontFeatures,
  footballStandings,
].map((source) => source.with({}));

it('a game that upstream removes disappears within six minutes, throughout the season', async () => {
  const clock = new ManualClock();
  let answers = new Map<string, Promise<Response>>();
  const otherAnswers = new Map<string, Promise<Response>>();
  let contentIso = new Date(firstDay).toISOString();
  let isStorm = false;
  const fetch: Fetch = async (url) => {
    if (isStorm && url.includes('/maxpreps?')) return Response.json({ data: [] });
    const kept = isOfGames(url) ? answers : otherAnswers;
    const known = kept.get(url) ?? askDemo(url, contentIso);
    kept.set(url, known);
    return (await known).clone();
  };
  const read = createVisitor(clock, fetch);

  const removed = { games: 0, lists: 0, late: 0, slowestSeconds: 0 };
  let days = 0;
  for (let day = firstDay; day <= lastDay; day += dayStep * DAY_MS) {
    days += 1;
    for (const hour of hours) {
      const moment = new Date(day + hour * 3600 * SECOND_MS);
      const today = formatChicagoDay(moment);
      const games = listGameRequests(today);
      // Refreshes all copies.
      await clock.advance(pauseSeconds * SECOND_MS);
      await read([...games, ...others]);
      const before = listIds(await read(games));
      answers = new Map();
      contentIso = moment.toISOString();
      isStorm = hour === stormHour && days % stormEvery === 0;
      await watch(games, before);
    }
  }
  console.log(`${days} days:`, removed);
  expect(days).toBeGreaterThan(100);
  expect(removed.games).toBeGreaterThan(500);
  expect(removed.lists).toBeGreaterThan(20);
  expect(removed.late).toBe(0);

  /** Visits every quarter of a minute until no removed game is shown. */
  async function watch(games: readonly SourceRequest[], before: readonly ReadonlySet<string>[]): Promise<void> {
    const upstream = listIds(await createVisitor(clock, fetch)(games));
    const gone = before.map((ids, index) => [...ids].filter((id) => upstream[index]?.has(id) !== true));
    removed.games += gone.flat().length;
    removed.lists += gone.filter((ids, index) => ids.length > 0 && upstream[index]?.size === 0).length;
    if (gone.flat().length === 0) return;
    for (let second = visitEverySeconds; second <= 2 * latestSeconds; second += visitEverySeconds) {
      await clock.advance(visitEverySeconds * SECOND_MS);
      const shown = listIds(await read([...games, ...others]));
      if (gone.every((ids, index) => ids.every((id) => shown[index]?.has(id) !== true))) {
        removed.slowestSeconds = Math.max(removed.slowestSeconds, second);
        if (second > latestSeconds) removed.late += 1;
        return;
      }
    }
    removed.late += 1;
  }
});

function listGameRequests(today: string): readonly SourceRequest[] {
  return [
    dailyGames.with({ day: today }),
    scoreboardOfDay.with({ sportId: 'boys-soccer' }),
    scoreboardOfDay.with({ sportId: 'girls-volleyball' }),
    tournamentScores.with({ sportId: 'baseball' }),
  ];
}

/** A new isolate with a refresher. */
function createVisitor(clock: ManualClock, fetch: Fetch) {
  const getPolicy = ({ definition }: SourceRequest) => policies[definition.policy];
  const shared = {
    clock,
    getRandom: () => 0.5,
    log: () => undefined,
    getKey: ({ definition, params }: SourceRequest) =>
      `s:v1.dataset:${definition.name}:${definition.buildPath(params)}`,
    getPolicy,
    getPurgedUntilMs: () => -Infinity,
    store: undefined,
    ...createSourceFetchers({
      upstreams: { v1: { baseUrl: 'http://demo.invalid/v1', fetch } },
      wire: { product: 'PSAA', timeZone: 'America/Chicago' },
      getPolicy,
      breakers: new CircuitBreakers(() => new CircuitBreaker({ clock })),
      clock,
      getRandom: () => 0.5,
      log: () => undefined,
      caller: 'refresher',
    }),
  };
  const waitUntil = (promise: Promise<unknown>) => void promise.catch(() => undefined);
  const refresher = new SourceRefresher({ ...shared, findSource, waitUntil });
  const sources = new SourceCache({ ...shared, memory: new EntryMemory(100_000_000), getRefresher: () => refresher });
  return async (requests: readonly SourceRequest[]): Promise<readonly unknown[]> => {
    const reading = sources.read(requests, { waitUntil, deadlineMs: 6000, acceptStale: true });
    await waitUntilSettled(clock, reading);
    return (await reading).map(({ answer }) => (answer.status === 'ok' ? answer.value : []));
  };
}

/** Lets work settle that needs turns of the event loop and timers. The clock stands while upstream computes an answer. */
async function waitUntilSettled(clock: ManualClock, work: Promise<unknown>): Promise<void> {
  const state = { isDone: false };
  void work.finally(() => {
    state.isDone = true;
  });
  for (let turn = 0; !state.isDone; turn += 1) {
    await Promise.allSettled(asked);
    await new Promise((resolve) => setImmediate(resolve));
    if (turn > 5000) await clock.advance(100);
  }
}

function isOfGames(url: string): boolean {
  return /maxpreps|scoreboard|tournament-scores/.test(url);
}

/** Answers that the demo association still computes. */
const asked = new Set<Promise<Response>>();

function askDemo(url: string, contentIso: string): Promise<Response> {
  const environment = {
    DEMO_ORIGIN: 'http://demo.invalid',
    FIXED_NOW: contentIso,
    FIXED_NOW_SET_AT: new Date().toISOString(),
  };
  const answer = demo.fetch(new Request(url), environment);
  asked.add(answer);
  void answer.then(() => asked.delete(answer));
  return answer;
}

/** Ids of each list's games. */
function listIds(values: readonly unknown[]): readonly ReadonlySet<string>[] {
  return values.map((value) => {
    const games = Array.isArray(value) ? value : ((value as { games?: unknown } | null)?.games ?? []);
    return new Set((games as readonly Game[]).map(({ id }) => id));
  });
}

function formatChicagoDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(moment);
}
