import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, askRows, readText, getValue, type Fields } from '../../ask.fixture';

const october = '2025-10-11T13:20:00-05:00';

describe('scoreboards', () => {
  const fetchBoard = async (id: string, now: string): Promise<Fields[]> => {
    const data = await askDemo(`/v1/sports/${id}/tournament-scoreboard`, now);
    const groups = Array.isArray(data) ? [['', data] as const] : Object.entries(data as Record<string, unknown[]>);
    return groups.flatMap(([Class, rows]) =>
      rows.flatMap((row) => {
        const isGame = typeof row === 'object' && row !== null && getValue(row as Fields, 'TourneyLevel') !== undefined;
        return isGame ? [{ Class, ...row } as Fields] : [];
      }),
    );
  };
  const isFinal = (row: Fields): boolean => /^f(?:inal|t?$)/i.test(readText(row, 'TimeRemaining'));

  it("the tournament scoreboard shows last year's finals by class until the next are paired", async () => {
    const rows = await fetchBoard('boys-basketball', october);
    expect(atLeastOne(rows).every((row) => row.TourneyLevel === 'State' && isFinal(row))).toBe(true);
    const classes = rows.map((row) => readText(row, 'Class'));
    expect(classes).toEqual([...classes].sort());
    expect(new Set(classes).size).toBe(4);
  });

  it('the tournament scoreboard shows the current round, then the finals, with live games', async () => {
    const regional = await fetchBoard('boys-soccer', '2025-10-15T18:00:00-05:00');
    expect(regional.length).toBeGreaterThan(8);
    expect(new Set(regional.map((row) => row.TourneyLevel))).toEqual(new Set(['Regional']));
    const finals = await fetchBoard('boys-basketball', '2026-03-13T20:10:00-05:00');
    expect(new Set(finals.map((row) => row.TourneyLevel))).toEqual(new Set(['State']));
    expect(finals.some(isFinal) || finals.some((row) => readText(row, 'Period') !== '')).toBe(true);
    expect(finals.some((row) => !isFinal(row))).toBe(true);
  });

  it.each(['boys-soccer', 'girls-soccer', 'boys-basketball', 'girls-volleyball', 'softball', 'baseball'])(
    'the tournament scoreboard of %s is grouped by class',
    async (id) => {
      const data = await askDemo(`/v1/sports/${id}/tournament-scoreboard`, october);
      expect(Array.isArray(data)).toBe(false);
      const groups = Object.entries(data as Record<string, Fields[]>);
      expect(groups.length).toBeGreaterThan(1);
      for (const [key, rows] of atLeastOne(groups)) {
        expect(key).toMatch(/^\dA$/);
        const own = rows.map((row) => readText(Object(row) as Fields, 'Class')).filter((name) => name !== '');
        expect(new Set(own), key).toEqual(new Set([key]));
      }
    },
  );

  it('some grouped games leave their class to the key of their group', async () => {
    const data = await askDemo('/v1/sports/boys-soccer/tournament-scoreboard', october);
    const rows = Object.values(data as Record<string, Fields[]>).flat();
    const games = rows.filter((row) => readText(Object(row) as Fields, 'ContestID') !== '');
    expect(games.some((row) => readText(row, 'Class') === '')).toBe(true);
    expect(games.some((row) => readText(row, 'Class') !== '')).toBe(true);
  });

  it.each(['football', 'girls-flag-football', 'boys-wrestling'])(
    'the tournament scoreboard of %s is one list',
    async (id) => {
      expect(Array.isArray(await askDemo(`/v1/sports/${id}/tournament-scoreboard`, october))).toBe(true);
    },
  );

  it('the tournament scoreboard shows the cross country state meet', async () => {
    const rows = await fetchBoard('girls-cross-country', '2025-11-08T18:00:00-06:00');
    expect(rows.map((row) => readText(row, 'Class'))).toEqual(['1A', '2A', '3A']);
    expect(atLeastOne(rows).every(isFinal)).toBe(true);
  });

  it.each([
    ['2025-10-17T12:00:00-05:00', 'State', '2024'],
    ['2025-10-18T12:00:00-05:00', 'Regional', '2025'],
    ['2025-11-01T12:00:00-05:00', 'Sectional', '2025'],
    ['2025-11-02T12:00:00-06:00', 'State', '2025'],
    ['2026-07-12T12:00:00-05:00', 'State', '2025'],
  ])('on %s the tournament scoreboard of cross country shows the %s meets of %s', async (now, level, year) => {
    const rows = await fetchBoard('boys-cross-country', now);
    expect(new Set(rows.map((row) => row.TourneyLevel))).toEqual(new Set([level]));
    expect(new Set(rows.map((row) => /\d{4}/.exec(readText(row, 'GameDate'))?.[0]))).toEqual(new Set([year]));
  });

  const fetchChampions = (id: string, now: string): Promise<Fields[]> =>
    askRows(`/v1/sports/${id}/tournament-scoreboard`, now, 'class');
  const fetchBoardText = async (id: string, now: string): Promise<string> =>
    JSON.stringify(await fetchChampions(id, now));
  const getGameList = (row: Fields, name: string): Fields[] => getValue(row, name) as Fields[];

  it.each(['girls-golf', 'boys-golf', 'girls-tennis', 'boys-tennis'])(
    'the tournament scoreboard shows the champions of %s',
    async (id) => {
      const rows = await fetchChampions(id, october);
      expect(rows.map((row) => readText(row, 'class'))).toEqual(id === 'boys-golf' ? ['1A', '2A', '3A'] : ['1A', '2A']);
      expect(new Set(rows.map((row) => Number(getValue(row, 'tournamentId')))).size).toBe(rows.length);
      for (const row of atLeastOne(rows)) {
        const teams = getGameList(row, 'teams');
        expect(teams).toHaveLength(10);
        expect(Number(teams[0]?.Place)).toBe(1);
        const points = teams.map((team) => Number(team.Points)).sort((left, right) => left - right);
        const best = id.endsWith('golf') ? points[0] : points.at(-1);
        expect(Number(teams[0]?.Points)).toBe(best);
        const top = getGameList(row, id.endsWith('golf') ? 'topIndividuals' : 'topEntries');
        expect(top.length).toBeGreaterThan(8);
        expect(
          atLeastOne([...teams, ...top]).every(
            (candidate) => readText(candidate, 'SchoolName') !== '' && /^\d{4}$/.test(readText(candidate, 'SchoolID')),
          ),
        ).toBe(true);
      }
    },
  );

  it("new champions replace last year's once the finals are decided", async () => {
    const [before, after] = ['2025-10-11T13:20:00-05:00', '2025-10-12T09:00:00-05:00'];
    expect(await fetchBoardText('boys-golf', before)).toBe(
      await fetchBoardText('boys-golf', '2025-09-20T09:00:00-05:00'),
    );
    expect(await fetchBoardText('boys-golf', after)).not.toBe(await fetchBoardText('boys-golf', before));
    expect(await fetchBoardText('girls-tennis', '2025-10-26T09:00:00-05:00')).not.toBe(
      await fetchBoardText('girls-tennis', before),
    );
  });

  it("the scoreboard shows the day's games of any part of the season", async () => {
    const rows = await askRows('/v1/sports/football/scoreboard', october, 'TourneyLevel');
    expect(rows.length).toBeGreaterThan(10);
    expect(atLeastOne(rows).every((row) => readText(row, 'GameDate').includes('11'))).toBe(true);
    expect((await askRows('/v1/sports/girls-volleyball/scoreboard', october, 'TourneyLevel')).length).toBeGreaterThan(
      5,
    );
  });
});
