import { beforeAll, describe, expect, it } from 'vitest';
import type { SourceRequest } from '~/cache/source/define-source';
import { findSport, type Sport } from '~/config/sports';
import { getCalendarDay } from '~/models/dates/content-clock';
import { getSegment, listStateSeriesGroups } from '~/models/state-series/state-series-sections';
import { readPageAddress } from '~/page/page-address';
import { pageRoutes } from '~/routes.table.js';
import { listSourcesOfPage } from '~/routes/sources-of-page';
import { MINUTE_MS, SECOND_MS } from '~/time-units';
import { footballScores } from '~/upstream/football-games';
import { sportFacts } from '~/upstream/sports';
import { atLeastOne } from '../support/at-least-one';
import { PrewarmedWeekend, type WeekendOptions } from '../support/prewarmed-weekend';
import { computeSampleCount } from '../support/sample';

/* Prewarming against the demo association on virtual time, on golf finals weekend. */

const fridayEvening = '2025-10-10T22:00:00-05:00';
const hours = computeSampleCount(27, 2);
const weekendMinutes = hours * 60;
const saturdayNoon = '2025-10-11T12:00:00-05:00';
const finalsSports = ['boys-golf', 'girls-golf'] as const;
/** Runs until a cold start is warm. */
const warmUpRuns = 4;
/** Checked seconds of a minute; the cron fires in the first three. */
const looks = [15, 40, 58] as const;

interface Minute {
  readonly atMs: number;
  readonly calls: number;
  /** Sources that were not fresh. */
  readonly stale: readonly string[];
  /** Sources beyond their revalidation window, for which visitors would wait. */
  readonly lost: readonly string[];
}

interface PlayOptions extends WeekendOptions {
  readonly minutes: number;
  readonly runCron?: (world: PrewarmedWeekend, minute: number) => Promise<unknown>;
}

/** Notes stale sources minute by minute, after a cold start. */
async function play({ minutes, runCron = (world) => world.run(), ...options }: PlayOptions) {
  const world = new PrewarmedWeekend(options);
  const startMs = world.nowMs;
  const log: Minute[] = [];
  const finals = await listFinalsPages(world);
  world.calls = 0;
  for (let minute = 0; minute < minutes + warmUpRuns; minute += 1) {
    const atMs = startMs + minute * MINUTE_MS;
    world.nowMs = atMs + (minute % 4) * 700;
    const before = world.calls;
    await runCron(world, minute - warmUpRuns);
    const calls = world.calls - before;
    const [stale, lost] = [new Set<string>(), new Set<string>()];
    for (const [request, copy] of await world.readStored(listDeclaredRequests(world, finals))) {
      const lifetimes = copy && world.getLifetimes(request, copy);
      for (const second of looks) {
        const lookMs = Math.max(world.nowMs, atMs + second * SECOND_MS);
        if (lifetimes === undefined || lifetimes.freshUntilMs < lookMs) stale.add(world.getKey(request));
        if (lifetimes === undefined || lifetimes.revalidateUntilMs < lookMs) lost.add(world.getKey(request));
      }
    }
    if (minute >= warmUpRuns) log.push({ atMs, calls, stale: [...stale], lost: [...lost] });
  }
  return { world, log, requests: listDeclaredRequests(world, finals) };
}

/** Addresses in the menus of sports near their finals, by class and team. */
async function listFinalsPages(world: PrewarmedWeekend): Promise<readonly string[]> {
  const paths = await Promise.all(
    finalsSports.map(async (sportId) => listSportPaths(findSport(sportId) as Sport, world)),
  );
  return paths.flat();
}

async function listSportPaths(sport: Sport, world: PrewarmedWeekend): Promise<string[]> {
  const { classes, stateSeries } = await world.ask(sportFacts.with({ sportId: sport.id }));
  const groups = listStateSeriesGroups(sport, stateSeries);
  const sections = groups.flatMap((group) => group.sections.map(({ route }) => getSegment(route)));
  const areas = pageRoutes.filter(
    ({ path, layout }) =>
      layout === 'sport' || (layout === 'state-series' && sections.some((segment) => path.split('/')[4] === segment)),
  );
  return areas.flatMap(({ path, query }) => {
    const base = path.replace(':sportId', sport.id).replace(/\/:class(Id)?\?$/, '');
    if (base.includes(':')) return [];
    const isByClass = base !== path.replace(':sportId', sport.id);
    const byPath = isByClass ? classes.map((classId) => `${base}/${classId}`) : [];
    const byQuery = 'class' in query ? classes.map((classId) => `${base}?class=${classId.toLowerCase()}`) : [];
    return [base, ...byPath, ...byQuery];
  });
}

const declaredOnDay = new Map<string, readonly SourceRequest[]>();

/** Sources that pages and layouts declare on this day. */
function listDeclaredRequests(world: PrewarmedWeekend, paths: readonly string[]): readonly SourceRequest[] {
  const today = getCalendarDay(world.nowMs, world.environment.TIME_ZONE);
  const declared = declaredOnDay.get(today) ?? listDeclaredRequestsOn(today, world, paths);
  declaredOnDay.set(today, declared);
  return declared;
}

function listDeclaredRequestsOn(
  today: string,
  world: PrewarmedWeekend,
  paths: readonly string[],
): readonly SourceRequest[] {
  const { environment, contentClock: clock } = world;
  const declared = paths.flatMap((path) => {
    const address = readPageAddress(new URL(path, 'https://page.invalid'), () => today);
    return listSourcesOfPage(address, { environment, clock }).map(({ request }) => request);
  });
  return [...new Map(declared.map((request) => [world.getKey(request), request])).values()];
}

describe('the weekend of the golf finals, from Friday evening on, with a run every minute', () => {
  let weekend: Awaited<ReturnType<typeof play>>;
  const visits: { readonly failed: number; readonly calls: number }[] = [];

  beforeAll(async () => {
    let requests: readonly SourceRequest[] = [];
    weekend = await play({
      startIso: fridayEvening,
      minutes: weekendMinutes,
      runCron: async (world, minute) => {
        await world.run();
        if (minute === 0) requests = listDeclaredRequests(world, await listFinalsPages(world));
        if (minute >= 0 && minute % 60 === 30) visits.push(await world.visit(requests));
      },
    });
  });

  it('keeps every source of a state-finals page fresh at all times', () => {
    const read = new Set(weekend.requests.map(({ definition }) => definition.name));
    expect([...read]).toEqual(expect.arrayContaining(['golf.team-leaders', 'tournament-info.facts', 'sports.facts']));
    expect(weekend.requests.length).toBeGreaterThan(20);
    expect(weekend.log.length).toBe(weekendMinutes);
    expect(atLeastOne(weekend.log).filter(({ stale }) => stale.length > 0)).toEqual([]);
  });

  it('makes no upstream call for a visitor, even where the store does not show a refresh yet', () => {
    expect(visits.length).toBe(hours);
    expect(atLeastOne(visits).filter(({ failed, calls }) => failed > 0 || calls > 0)).toEqual([]);
  });

  it('stays within its budget in every minute, and far below it on average', () => {
    const calls = weekend.log.map((minute) => minute.calls);
    expect(Math.max(...calls)).toBeLessThanOrEqual(weekend.world.environment.PREWARM_CALLS_PER_MINUTE);
    const mean = calls.reduce((sum, call) => sum + call, 0) / calls.length;
    expect(mean).toBeLessThan(weekend.world.environment.PREWARM_CALLS_PER_MINUTE * 0.4);
  });
});

describe('an evening of football', () => {
  const weekFour = footballScores.with({ week: '4' });
  const eveningMinutes = computeSampleCount(60, 20);

  async function playEvening(startIso: string) {
    const world = new PrewarmedWeekend({ startIso });
    const startMs = world.nowMs;
    let stale = 0;
    let callsOfVisitors = 0;
    for (let minute = 0; minute < eveningMinutes + warmUpRuns; minute += 1) {
      world.nowMs = startMs + minute * MINUTE_MS;
      await world.run();
      if (minute < warmUpRuns) continue;
      const copy = (await world.readStored([weekFour])).get(weekFour);
      const untilMs = copy && world.getLifetimes(weekFour, copy).freshUntilMs;
      if (untilMs === undefined || untilMs < startMs + minute * MINUTE_MS + 58 * SECOND_MS) stale += 1;
      if (minute % 20 === 19) callsOfVisitors += (await world.visit([weekFour])).calls;
    }
    return { stale, callsOfVisitors };
  }

  it("on a Friday the week's scores are always fresh, and no visitor calls upstream", async () => {
    expect(await playEvening('2025-09-19T19:00:00-05:00')).toEqual({ stale: 0, callsOfVisitors: 0 });
  });

  it("on a Wednesday without games the week's scores are not kept fresh, so visitors request them", async () => {
    const { stale, callsOfVisitors } = await playEvening('2025-09-17T19:00:00-05:00');
    expect(stale).toBeGreaterThan(eveningMinutes * 0.75);
    expect(callsOfVisitors).toBe(eveningMinutes / 20);
  });
});

describe('an hour of prewarming with failures', () => {
  const hour = { startIso: saturdayNoon, minutes: computeSampleCount(60, 36) };
  const sumCalls = (log: readonly Minute[]) => log.reduce((sum, { calls }) => sum + calls, 0);
  const findMostCalls = (log: readonly Minute[]) => Math.max(...log.map(({ calls }) => calls));
  let plain: Awaited<ReturnType<typeof play>>;

  beforeAll(async () => {
    plain = await play(hour);
  });

  it('a skipped cron makes no visitor wait, and the next run makes every source fresh', async () => {
    const isSkipped = (minute: number) => minute >= 0 && minute % 5 === 2;
    const { log } = await play({
      ...hour,
      runCron: (world, minute) => (isSkipped(minute) ? Promise.resolve() : world.run()),
    });
    expect(log.flatMap(({ lost }) => lost)).toEqual([]);
    expect(atLeastOne(log).filter(({ stale }, minute) => !isSkipped(minute) && stale.length > 0)).toEqual([]);
    expect(findMostCalls(log)).toBeLessThanOrEqual(60);
  });

  it.each([true, false])('a cron that fires twice makes no extra calls (metrics object: %s)', async (hasMetrics) => {
    const { log } = await play({ ...hour, hasMetrics, runCron: (world) => Promise.all([world.run(), world.run()]) });
    expect(sumCalls(log)).toBe(sumCalls(plain.log));
    expect(log.flatMap(({ stale }) => stale)).toEqual([]);
  });

  it('a cron that fires again after the first run makes no extra calls', async () => {
    const { log } = await play({
      ...hour,
      runCron: async (world) => {
        await world.run();
        await world.run();
      },
    });
    expect(sumCalls(log)).toBe(sumCalls(plain.log));
  });

  it('a run that is killed midway is made up for by the next one', async () => {
    const isKilled = (minute: number) => minute >= 0 && minute % 4 === 1;
    const { log } = await play({
      ...hour,
      runCron: async (world, minute) => {
        if (!isKilled(minute)) return world.run();
        let refreshes = 0;
        const refresh: PrewarmedWeekend['refresh'] = (refreshRequest) => {
          refreshes += 1;
          return refreshes > 3 ? new Promise(() => undefined) : world.refresh(refreshRequest);
        };
        void world.run({ refresh });
        await new Promise((resolve) => setTimeout(resolve, 5));
        world.forget();
        return undefined;
      },
    });
    expect(log.flatMap(({ lost }) => lost)).toEqual([]);
    expect(atLeastOne(log).filter(({ stale }, minute) => !isKilled(minute) && stale.length > 0)).toEqual([]);
    expect(findMostCalls(log)).toBeLessThanOrEqual(60);
    expect(sumCalls(log)).toBeLessThan(sumCalls(plain.log) * 1.2);
  });

  it('a budget that is too small is respected, and results come first', async () => {
    const budget = 10;
    const { log } = await play({ ...hour, names: { PREWARM_CALLS_PER_MINUTE: String(budget) } });
    expect(findMostCalls(log)).toBeLessThanOrEqual(budget);
    const late = log.slice(hour.minutes / 2).flatMap(({ stale }) => stale);
    expect(late.length).toBeGreaterThan(0);
    expect(atLeastOne(late).filter((key) => key.includes(':golf.'))).toEqual([]);
  });

  it('each content is written once, however often it is confirmed', () => {
    const writes = [...plain.world.store.writesByKey].filter(([key]) => key.startsWith('s:'));
    expect(sumCalls(plain.log)).toBeGreaterThan(3 * writes.length);
    // Each address is requested once an hour, and this run includes a full hour.
    expect(atLeastOne(writes).filter(([, count]) => count > 2)).toEqual([]);
  });
});
