import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '../../demo-api/calendar/civil';
import { atLeastOne } from '../support/at-least-one';
import { type AskSite, createHealthyUpstream, openInProcessSite, type Upstream } from '../support/in-process-site';
import { drawSample } from '../support/sample';
import { getInnerFields, readDay, readText, type Fields } from './world/reading';

/* Calendars of teams through a season, compared with upstream's answers. */

const sportIds = ['boys-soccer', 'girls-volleyball', 'football'];
/** Successful and unsuccessful teams have different games. */
const teamsOfSport = 3;
/** Before, during, in the state series of, and after the season. */
const moments = ['2025-08-20', '2025-10-11', '2025-10-25', '2025-12-10'].map((day) => `${day}T13:20:00-06:00`);

interface Listed {
  readonly days: ReadonlyMap<string, string>;
  readonly ofSeries: ReadonlySet<string>;
}

async function readRows(upstream: Upstream, path: string): Promise<Fields[]> {
  const response = await upstream(new URL(path, 'http://demo.invalid'));
  const body: unknown = await response.json();
  const rows = Array.isArray(body) ? (body as unknown[]) : Object.values(body as Fields).find(Array.isArray);
  return (rows as unknown[]).filter((row): row is Fields => typeof row === 'object' && row !== null);
}

async function findTeamUid(ask: AskSite, sportId: string, schoolId: string): Promise<string | null> {
  const { headers } = await ask(`/sports/${sportId}/teams/${schoolId}`);
  return /maxpreps-schools\/([^/?]+)$/.exec(headers.get('location') ?? '')?.[1] ?? null;
}

/** Schools from first and last rounds with known teams. */
async function chooseSchools(sportId: string): Promise<string[]> {
  const nowIso = '2025-12-10T13:20:00-06:00';
  const answerUpstream = createHealthyUpstream(nowIso);
  const ask = (await openInProcessSite({ nowIso })).startIsolate(answerUpstream);
  const rows = await readRows(answerUpstream, `/v1/sports/${sportId}/tournament-scores`);
  const ids = new Set(
    rows.map((row) => readText(getInnerFields(row, 'TopTeam'), 'SchoolID1')).filter((id) => id !== ''),
  );
  const chosen: string[] = [];
  for (const id of [...ids].flatMap((first, index) => [first, [...ids].at(-1 - index) ?? first])) {
    if (chosen.length < teamsOfSport && !chosen.includes(id) && (await findTeamUid(ask, sportId, id)) !== null) {
      chosen.push(id);
    }
  }
  return chosen;
}

/** Days by contest id from upstream's two lists. */
async function listAnswers(ask: AskSite, upstream: Upstream, sportId: string, schoolId: string): Promise<Listed> {
  const uid = await findTeamUid(ask, sportId, schoolId);
  const schedule = await readRows(upstream, `/v1/maxpreps/school-schedule/${uid}`);
  const tournament = await readRows(upstream, `/v1/sports/${sportId}/tournament-scores`);
  const own = tournament.filter((row) =>
    [
      readText(getInnerFields(row, 'TopTeam'), 'SchoolID1'),
      readText(getInnerFields(row, 'BottomTeam'), 'SchoolID'),
    ].includes(schoolId),
  );
  const listIds = (rows: readonly Fields[]) =>
    rows.flatMap((row) => {
      const day = readDay(row, 'GameDate');
      const id = readText(row, 'ContestID').replace(/\.0+$/, '');
      return id === '' || day === null ? [] : [[id, formatIsoDate(day)] as const];
    });
  const scheduled = listIds(schedule);
  const isLastSeason = scheduled.every(([, day]) => day < '2025-07-01');
  const ofSeason = listIds(own).filter(([, day]) => isLastSeason === day < '2025-07-01');
  return { days: new Map([...scheduled, ...ofSeason]), ofSeries: new Set(ofSeason.map(([id]) => id)) };
}

function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
}

const getContestId = (uid: string) => /-(\d+)@psaa-games$/.exec(uid)?.[1] ?? uid;

describe.each(drawSample(sportIds, 1))('the team calendars of %s', (sportId) => {
  it('have each game of the season once, on its day, with one id, at every moment', async () => {
    const uids = new Map<string, Set<string>>();
    const schoolIds = await chooseSchools(sportId);
    expect(schoolIds).toHaveLength(teamsOfSport);
    for (const nowIso of moments) {
      const answerUpstream = createHealthyUpstream(nowIso);
      const ask = (await openInProcessSite({ nowIso })).startIsolate(answerUpstream);
      for (const schoolId of atLeastOne(schoolIds)) {
        const answer = await listAnswers(ask, answerUpstream, sportId, schoolId);
        const response = await ask(`/calendar/teams/${sportId}/${schoolId}.ics?results=1`);
        expect(response.status).toBe(200);
        const events = expectWholeCalendar(await response.text(), answer);
        for (const { uid } of events) {
          const key = `${schoolId} ${getContestId(uid)}`;
          uids.set(key, (uids.get(key) ?? new Set()).add(uid));
        }
      }
    }
    expect(uids.size).toBeGreaterThan(9 * teamsOfSport);
    expect(atLeastOne(uids.values()).filter((ids) => ids.size > 1)).toEqual([]);
  });
});

function expectWholeCalendar(text: string, { days, ofSeries }: Listed) {
  const events = readCalendar(text);
  const found = events.map(({ uid, startDate }) => [getContestId(uid), startDate.toString().slice(0, 10)] as const);
  expect(new Set(found.map(([id]) => id)).size, 'none is there twice').toBe(found.length);
  expect(Object.fromEntries(found), 'none is lost').toEqual(Object.fromEntries(days));
  const series = events.filter(({ uid }) => uid.startsWith('series-'));
  expect(new Set(series.map(({ uid }) => getContestId(uid)))).toEqual(ofSeries);
  // A second reader, which shares no code with the first.
  expect(convertIcsCalendar(undefined, text).events?.map(({ uid, start }) => [uid, start.date.getTime()])).toEqual(
    events.map(({ uid, startDate }) => [
      uid,
      startDate.isDate ? Date.parse(startDate.toString()) : startDate.toUnixTime() * 1000,
    ]),
  );
  return events;
}

describe('the calendar of a team', () => {
  const nowIso = '2025-10-11T13:20:00-05:00';
  const path = '/calendar/teams/boys-soccer/0101.ics';

  it.each([
    '/v1/schools',
    '/v1/maxpreps/school-list',
    '/v1/maxpreps/rpi/boys-soccer',
    '/v1/maxpreps/school-schedule/',
    '/v1/sports/boys-soccer/tournament-scores',
  ])('fails instead of being incomplete: %s', async (failing) => {
    const askHealthy = createHealthyUpstream(nowIso);
    const isFailing = ({ pathname }: URL) =>
      failing.endsWith('/') ? pathname.startsWith(failing) : pathname === failing;
    const answerUpstream: Upstream = (url, init) =>
      isFailing(url) ? Promise.resolve(new Response('down', { status: 500 })) : askHealthy(url, init);
    const response = await (await openInProcessSite({ nowIso })).startIsolate(answerUpstream)(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/plain; charset=utf-8']);
    expect(await response.text()).toBe('The games could not be loaded right now.\n');
  });

  it.each(['/calendar/teams/boys-soccer/9999.ics', '/calendar/teams/boys-golf/0101.ics'])(
    '%s does not exist',
    async (missing) => {
      const response = await (await openInProcessSite({ nowIso })).startIsolate(createHealthyUpstream(nowIso))(missing);
      expect([response.status, await response.text()]).toEqual([404, 'There is no such calendar.\n']);
    },
  );

  it('is a calendar file whose events link to game pages', async () => {
    const response = await (await openInProcessSite({ nowIso })).startIsolate(createHealthyUpstream(nowIso))(path);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="boys-soccer-0101.ics"');
    const [first] = readCalendar(await response.text());
    expect(String(first?.component.getFirstPropertyValue('url'))).toMatch(/^https?:\/\/.+\/games\/\d+\?date=2025-/);
  });
});
