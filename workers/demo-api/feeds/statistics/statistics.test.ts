import { describe, expect, it } from 'vitest';
import { askDemo, askRows, inner, textOf, valueOf, type Fields } from '../../ask.fixture';
import demo from '../../index';

const october = '2025-10-11T13:20:00-05:00';
const january = '2026-01-20T09:00:00-06:00';

const rowsOf = (path: string, known: string, now = october, seed = 1): Promise<Fields[]> =>
  askRows(`/v1/maxpreps/${path}`, now, known, seed);
const numberOf = (row: Fields, name: string): number => Number(textOf(row, name));
const scheduleOf = (uid: string, now = october, seed = 1): Promise<Fields[]> =>
  rowsOf(`school-schedule/${uid}`, 'WL', now, seed);

/** Null when there is none. */
function scoreOf(row: Fields, name: string): number | null {
  return textOf(row, name) === '' ? null : numberOf(row, name);
}

async function infoOf(uid: string, now = october, seed = 1): Promise<Fields> {
  const data = await askDemo(`/v1/maxpreps/school-info/${uid}`, now, seed);
  return (data as Fields[])[0] ?? {};
}

async function statusOf(path: string): Promise<number> {
  const environment = {
    DEMO_ORIGIN: 'http://demo.invalid',
    FIXED_NOW: october,
    FIXED_NOW_SET_AT: new Date().toISOString(),
  };
  return (await demo.fetch(new Request(`http://demo.invalid${path}`), environment)).status;
}

function countsOf(games: readonly Fields[], type = ''): number[] {
  const counted = games.filter((game) => type === '' || game.ContestType === type);
  return ['W', 'L'].map((result) => counted.filter((game) => game.WL === result).length);
}

describe.each([
  ['baseball', october],
  ['girls-volleyball', october],
  ['boys-basketball', january],
])('the schools of %s at %s', (sportId, now) => {
  it("a school's record agrees with its schedule, its page and its league", async () => {
    const schools = await rowsOf(`school-list?sportId=${sportId}`, 'UID', now);
    expect(schools.length).toBeGreaterThan(300);
    for (const school of schools.filter((_, index) => index % 110 === 7)) {
      const uid = textOf(school, 'UID');
      const [info, games] = [await infoOf(uid, now), await scheduleOf(uid, now)];
      const record = [numberOf(school, 'OverallWins'), numberOf(school, 'OverallLoss')];
      expect(countsOf(games)).toEqual(record);
      expect([numberOf(info, 'OverallWins'), numberOf(info, 'OverallLoss')]).toEqual(record);
      const inLeague = [numberOf(info, 'ConferenceWin'), numberOf(info, 'ConferenceLoss')];
      expect(countsOf(games, 'Conference')).toEqual(inLeague);
      expect(numberOf(info, 'GameScheduled')).toBe(games.length);
      if (textOf(info, 'LeagueID') === '') continue;
      const standings = await rowsOf(`conference-standings/${numberOf(info, 'LeagueID')}`, 'ConferenceWin', now);
      const rows = standings.map((row) =>
        ['ConferenceWin', 'ConferenceLoss', 'OverallWins'].map((name) => numberOf(row, name)),
      );
      expect(rows).toContainEqual([...inLeague, record[0]]);
      const shares = standings.map((row) => numberOf(row, 'ConfWinPercent'));
      expect(shares).toEqual([...shares].sort((left, right) => right - left));
      const [wins = 0, losses = 0] = rows[0] ?? [];
      expect(shares[0]).toBeCloseTo(wins / Math.max(1, wins + losses), 2);
    }
  });

  it('schools have a class, and most a nickname and a logo', async () => {
    const schools = await rowsOf(`school-list?sportId=${sportId}`, 'UID', now);
    expect(new Set(schools.map((row) => row.Classification))).toEqual(new Set(['1A', '2A', '3A', '4A']));
    const unmarked = schools.filter((row) => textOf(row, 'PhotoFile') === '').length;
    expect(unmarked / schools.length).toBeLessThan(0.15);
    expect(unmarked).toBeGreaterThan(0);
  });
});

describe('GET /v1/maxpreps/school-schedule/{UID}', () => {
  it('a schedule agrees by id with the games of the day', async () => {
    const day = await askRows('/v1/maxpreps?GameDate=10/9/2025', october, 'School1');
    const scores = new Map(
      day.map((game) => {
        const id = ['gameId', 'ContestID'].map((name) => numberOf(game, name)).find((value) => value > 0) ?? 0;
        return [id, [inner(game, 'School1'), inner(game, 'School2')].map((side) => scoreOf(side, 'Score'))] as const;
      }),
    );
    const schools = await rowsOf('school-list?sportId=girls-volleyball', 'UID');
    let compared = 0;
    for (const school of schools.slice(0, 25)) {
      for (const game of await scheduleOf(textOf(school, 'UID'))) {
        const known = scores.get(numberOf(game, 'ContestID'));
        if (known === undefined) continue;
        const own = [scoreOf(game, 'MyScore'), scoreOf(game, 'OpponentScore')];
        expect(game.HomeAway === '@' ? own.reverse() : own).toEqual(known);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('a volleyball schedule has the sets, two of them won by the winner', async () => {
    const schools = await rowsOf('school-list?sportId=girls-volleyball', 'UID');
    const games = await scheduleOf(textOf(schools[3] ?? {}, 'UID'));
    const played = games.filter((game) => textOf(game, 'Set1') !== '');
    expect(played.length).toBeGreaterThan(5);
    for (const game of played) {
      expect(game.ActivityID).toBe('VBG');
      const sets = ['Set1', 'Set2', 'Set3'].map((name) => textOf(game, name)).filter((set) => set !== '');
      const won = sets.filter((set) => Number(set.split('-')[0]) > Number(set.split('-')[1])).length;
      expect(won).toBe(numberOf(game, 'MyScore'));
    }
    expect((await scheduleOf('abc123')).every((game) => textOf(game, 'Set1') === '')).toBe(true);
  });

  it('a schedule lists future games without results', async () => {
    const schools = await rowsOf('school-list?sportId=girls-flag-football', 'UID', '2025-09-10T09:00:00-05:00');
    const games = await scheduleOf(textOf(schools[5] ?? {}, 'UID'), '2025-09-10T09:00:00-05:00');
    const coming = games.filter(
      (game) =>
        textOf(game, 'ShortDate')
          .split('/')
          .map(Number)
          .reduce((month, day) => month * 100 + day) > 910,
    );
    expect(coming.length).toBeGreaterThan(2);
    for (const game of coming) {
      expect(['MyScore', 'OpponentScore', 'WL', 'MaxprepsURL'].map((name) => textOf(game, name)).join('')).toBe('');
    }
  });
});

describe('GET /v1/maxpreps/rpi/{sportId}', () => {
  it.each([
    ['boys-basketball', october],
    ['boys-soccer', october],
    ['boys-basketball', '2025-12-20T22:00:00-06:00'],
  ])('ratings of %s at %s are the weighted sum of their parts, best first', async (sportId, now) => {
    const rows = await rowsOf(`rpi/${sportId}`, 'RPI', now);
    expect(rows.length).toBeGreaterThan(250);
    for (const row of rows) {
      const [wins, theirs] = [numberOf(row, 'ModifiedWinPercentage'), valueOf(row, 'OOWP')];
      if (theirs === undefined || theirs === null) continue;
      const sum = wins * 0.25 + numberOf(row, 'OWP') * 0.5 + Number(theirs) * 0.25;
      expect(numberOf(row, 'RPI')).toBeCloseTo(sum, 4);
    }
    const values = rows.map((row) => numberOf(row, 'RPI'));
    expect(values).toEqual([...values].sort((left, right) => right - left));
    const shown = values.map((value) => value.toFixed(4));
    expect(new Set(shown).size).toBeLessThan(shown.length);
    expect(new Set(rows.map((row) => numberOf(row, 'MaxPrepsRPIID'))).size).toBe(rows.length);
  });

  it('football ratings are complete only when both lists are read', async () => {
    const [one, other] = await Promise.all(['football', 'boys-football'].map((list) => rowsOf(`rpi/${list}`, 'RPI')));
    const ids = (rows: readonly Fields[] = []): Set<number> =>
      new Set(rows.map((row) => numberOf(row, 'MaxPrepsRPIID')));
    const all = new Set([...ids(one), ...ids(other)]);
    expect(all.size).toBe(512);
    expect(ids(one).size).toBeLessThan(all.size);
    expect(ids(other).size).toBeLessThan(all.size);
    const schools = await rowsOf('school-list?sportId=football', 'UID');
    expect(schools).toHaveLength(512);
    expect(schools.every((row) => /^[1-8]A$/.test(textOf(row, 'Classification')))).toBe(true);
  });
});

describe('sports out of season', () => {
  it.each(['baseball', 'softball', 'girls-soccer', 'boys-lacrosse'])(
    'out of season, the latest season of %s is shown',
    async (sportId) => {
      const rows = await rowsOf(`school-list?sportId=${sportId}`, 'UID');
      expect(rows.filter((row) => numberOf(row, 'OverallWins') > 0).length).toBeGreaterThan(rows.length * 0.8);
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
      expect([path, await statusOf(`/v1/maxpreps/${path}`)]).toEqual([path, status]);
    expect(await askDemo('/v1/maxpreps/rpi/boys-golf', october)).toEqual([]);
  });

  it('league and image links exist', async () => {
    const leagues = await rowsOf('conference-list?sportId=softball', 'League');
    const largest = leagues.find((row) => Number(valueOf(row, 'LeagueID')) === 45) ?? {};
    expect(await rowsOf('conference-standings/45', 'ConferenceWin')).toHaveLength(numberOf(largest, 'MemberCount'));
    const [photo] = (await askDemo('/v1/maxpreps/school-team-photo/abc123', october)) as Fields[];
    expect(photo?.MaxPrepsTeamPhoto).toBe((await infoOf('abc123')).MaxPrepsTeamPhoto);
    expect(await statusOf(new URL(textOf(photo ?? {}, 'MaxPrepsTeamPhoto')).pathname)).toBe(200);
  });
});
