import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, askRows, fetchResponse, getInnerFields, readText, getValue, type Fields } from '../../ask.fixture';

const october = '2025-10-11T13:20:00-05:00';
const january = '2026-01-20T09:00:00-06:00';

const fetchRows = (path: string, known: string, now = october, seed = 1): Promise<Fields[]> =>
  askRows(`/v1/maxpreps/${path}`, now, known, seed);
const readNumber = (row: Fields, name: string): number => Number(readText(row, name));
const fetchSchedule = (uid: string, now = october, seed = 1): Promise<Fields[]> =>
  fetchRows(`school-schedule/${uid}`, 'WL', now, seed);

/** Null when missing. */
function readScore(row: Fields, name: string): number | null {
  return readText(row, name) === '' ? null : readNumber(row, name);
}

async function fetchInfo(uid: string, now = october, seed = 1): Promise<Fields> {
  const data = await askDemo(`/v1/maxpreps/school-info/${uid}`, now, seed);
  return (data as Fields[])[0] ?? {};
}

const fetchStatus = async (path: string): Promise<number> => (await fetchResponse(path, october)).status;

function listCounts(games: readonly Fields[], type = ''): number[] {
  const counted = games.filter((game) => type === '' || game.ContestType === type);
  return ['W', 'L'].map((result) => counted.filter((game) => game.WL === result).length);
}

describe.each([
  ['baseball', october],
  ['girls-volleyball', october],
  ['boys-basketball', january],
])('the schools of %s at %s', (sportId, now) => {
  it("a school's record agrees with its schedule, its page and its league", async () => {
    const schools = await fetchRows(`school-list?sportId=${sportId}`, 'UID', now);
    expect(schools.length).toBeGreaterThan(300);
    for (const school of atLeastOne(schools.filter((_, index) => index % 110 === 7))) {
      const uid = readText(school, 'UID');
      const [info, games] = [await fetchInfo(uid, now), await fetchSchedule(uid, now)];
      const record = [readNumber(school, 'OverallWins'), readNumber(school, 'OverallLoss')];
      expect(listCounts(games)).toEqual(record);
      expect([readNumber(info, 'OverallWins'), readNumber(info, 'OverallLoss')]).toEqual(record);
      const inLeague = [readNumber(info, 'ConferenceWin'), readNumber(info, 'ConferenceLoss')];
      expect(listCounts(games, 'Conference')).toEqual(inLeague);
      expect(readNumber(info, 'GameScheduled')).toBe(games.length);
      if (readText(info, 'LeagueID') === '') continue;
      const standings = await fetchRows(`conference-standings/${readNumber(info, 'LeagueID')}`, 'ConferenceWin', now);
      const rows = standings.map((row) =>
        ['ConferenceWin', 'ConferenceLoss', 'OverallWins'].map((name) => readNumber(row, name)),
      );
      expect(rows).toContainEqual([...inLeague, record[0]]);
      const shares = standings.map((row) => readNumber(row, 'ConfWinPercent'));
      expect(shares).toEqual([...shares].sort((left, right) => right - left));
      const [wins = 0, losses = 0] = rows[0] ?? [];
      expect(shares[0]).toBeCloseTo(wins / Math.max(1, wins + losses), 2);
    }
  });

  it('schools have a class, and most a nickname and a logo', async () => {
    const schools = await fetchRows(`school-list?sportId=${sportId}`, 'UID', now);
    expect(new Set(schools.map((row) => row.Classification))).toEqual(new Set(['1A', '2A', '3A', '4A']));
    const unmarked = schools.filter((row) => readText(row, 'PhotoFile') === '').length;
    expect(unmarked / schools.length).toBeLessThan(0.15);
    expect(unmarked).toBeGreaterThan(0);
  });
});

describe('GET /v1/maxpreps/school-schedule/{UID}', () => {
  it('a schedule agrees by id with the games of the day', async () => {
    const day = await askRows('/v1/maxpreps?GameDate=10/9/2025', october, 'School1');
    const scores = new Map(
      day.map((game) => {
        const id = ['gameId', 'ContestID'].map((name) => readNumber(game, name)).find((value) => value > 0) ?? 0;
        return [
          id,
          [getInnerFields(game, 'School1'), getInnerFields(game, 'School2')].map((side) => readScore(side, 'Score')),
        ] as const;
      }),
    );
    const schools = await fetchRows('school-list?sportId=girls-volleyball', 'UID');
    let compared = 0;
    for (const school of atLeastOne(schools.slice(0, 25))) {
      for (const game of atLeastOne(await fetchSchedule(readText(school, 'UID')))) {
        const known = scores.get(readNumber(game, 'ContestID'));
        if (known === undefined) continue;
        const own = [readScore(game, 'MyScore'), readScore(game, 'OpponentScore')];
        const place = readText(game, 'HomeAway');
        if (/^n/i.test(place)) expect([own, [...own].reverse()]).toContainEqual(known);
        else expect(/^(?:@|a|road)/i.test(place) ? own.reverse() : own).toEqual(known);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('a volleyball schedule has the sets, two of them won by the winner', async () => {
    const schools = await fetchRows('school-list?sportId=girls-volleyball', 'UID');
    const games = await fetchSchedule(readText(schools[3] ?? {}, 'UID'));
    const played = games.filter((game) => readText(game, 'Set1') !== '');
    expect(played.length).toBeGreaterThan(5);
    for (const game of atLeastOne(played)) {
      expect(game.ActivityID).toBe('VBG');
      const sets = ['Set1', 'Set2', 'Set3'].map((name) => readText(game, name)).filter((set) => set !== '');
      const won = sets.filter((set) => Number(set.split('-')[0]) > Number(set.split('-')[1])).length;
      expect(won).toBe(readNumber(game, 'MyScore'));
    }
    expect(atLeastOne(await fetchSchedule('abc123')).every((game) => readText(game, 'Set1') === '')).toBe(true);
  });

  it('a schedule lists future games without results', async () => {
    const schools = await fetchRows('school-list?sportId=girls-flag-football', 'UID', '2025-09-10T09:00:00-05:00');
    const games = await fetchSchedule(readText(schools[5] ?? {}, 'UID'), '2025-09-10T09:00:00-05:00');
    const coming = games.filter(
      (game) =>
        readText(game, 'ShortDate')
          .split('/')
          .map(Number)
          .reduce((month, day) => month * 100 + day) > 910,
    );
    expect(coming.length).toBeGreaterThan(2);
    for (const game of atLeastOne(coming)) {
      expect(['MyScore', 'OpponentScore', 'WL', 'MaxprepsURL'].map((name) => readText(game, name)).join('')).toBe('');
    }
  });
});

describe('GET /v1/maxpreps/rpi/{sportId}', () => {
  it.each([
    ['boys-basketball', october],
    ['boys-soccer', october],
    ['boys-basketball', '2025-12-20T22:00:00-06:00'],
  ])('ratings of %s at %s are the weighted sum of their parts, best first', async (sportId, now) => {
    const rows = await fetchRows(`rpi/${sportId}`, 'RPI', now);
    expect(rows.length).toBeGreaterThan(250);
    for (const row of atLeastOne(rows)) {
      const [wins, theirs] = [readNumber(row, 'ModifiedWinPercentage'), getValue(row, 'OOWP')];
      if (theirs === undefined || theirs === null) continue;
      const sum = wins * 0.25 + readNumber(row, 'OWP') * 0.5 + Number(theirs) * 0.25;
      expect(readNumber(row, 'RPI')).toBeCloseTo(sum, 4);
    }
    const values = rows.map((row) => readNumber(row, 'RPI'));
    expect(values).toEqual([...values].sort((left, right) => right - left));
    const shown = values.map((value) => value.toFixed(4));
    expect(new Set(shown).size).toBeLessThan(shown.length);
    expect(new Set(rows.map((row) => readNumber(row, 'MaxPrepsRPIID'))).size).toBe(rows.length);
  });

  it('football ratings are complete only when both lists are read', async () => {
    const [a, b] = await Promise.all(['football', 'boys-football'].map((list) => fetchRows(`rpi/${list}`, 'RPI')));
    const listIds = (rows: readonly Fields[] = []): Set<number> =>
      new Set(rows.map((row) => readNumber(row, 'MaxPrepsRPIID')));
    const all = new Set([...listIds(a), ...listIds(b)]);
    expect(all.size).toBe(512);
    expect(listIds(a).size).toBeLessThan(all.size);
    expect(listIds(b).size).toBeLessThan(all.size);
    const schools = await fetchRows('school-list?sportId=football', 'UID');
    expect(schools).toHaveLength(512);
    expect(atLeastOne(schools).every((row) => /^[1-8]A$/.test(readText(row, 'Classification')))).toBe(true);
  });
});

describe('sports out of season', () => {
  it.each(['baseball', 'softball', 'girls-soccer', 'boys-lacrosse'])(
    'out of season, the latest season of %s is shown',
    async (sportId) => {
      const rows = await fetchRows(`school-list?sportId=${sportId}`, 'UID');
      expect(rows.filter((row) => readNumber(row, 'OverallWins') > 0).length).toBeGreaterThan(rows.length * 0.8);
    },
  );
});

describe('statistics addresses', () => {
  it('unknown sports, schools and leagues are refused', async () => {
    const refused: readonly (readonly [string, number])[] = [
      ['conference-list', 400],
      ['school-list?sportId=quidditch', 404],
      ['conference-standings/many', 400],
      ['conference-standings/99999', 404],
      ['school-info/zzz000', 404],
      ['school-schedule/zzz000', 404],
      ['rpi/quidditch', 404],
    ];
    for (const [path, status] of refused)
      expect([path, await fetchStatus(`/v1/maxpreps/${path}`)]).toEqual([path, status]);
    expect(await askDemo('/v1/maxpreps/rpi/boys-golf', october)).toEqual([]);
  });

  it('league and image links exist', async () => {
    const leagues = await fetchRows('conference-list?sportId=softball', 'League');
    const largest = leagues.find((row) => Number(getValue(row, 'LeagueID')) === 45) ?? {};
    expect(await fetchRows('conference-standings/45', 'ConferenceWin')).toHaveLength(
      readNumber(largest, 'MemberCount'),
    );
    const [photo] = (await askDemo('/v1/maxpreps/school-team-photo/abc123', october)) as Fields[];
    expect(photo?.MaxPrepsTeamPhoto).toBe((await fetchInfo('abc123')).MaxPrepsTeamPhoto);
    expect(await fetchStatus(new URL(readText(photo ?? {}, 'MaxPrepsTeamPhoto')).pathname)).toBe(200);
  });
});
