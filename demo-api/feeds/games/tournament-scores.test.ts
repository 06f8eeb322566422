import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askRows, getInnerFields, readText, getValue, type Fields } from '../../ask.fixture';

const october = '2025-10-11T13:20:00-05:00';
const teamSports = [
  'football',
  'girls-volleyball',
  'boys-soccer',
  'girls-flag-football',
  'girls-basketball',
  'boys-basketball',
  'baseball',
  'softball',
  'girls-soccer',
  'boys-volleyball',
  'boys-lacrosse',
  'girls-lacrosse',
  'boys-water-polo',
  'girls-water-polo',
];

const fetchScores = (sportId: string, now: string, query = '', seed = 1): Promise<Fields[]> =>
  askRows(`/v1/sports/${sportId}/tournament-scores${query}`, now, 'TourneyLevel', seed);
const isFinal = (row: Fields): boolean => /^f(?:inal|t?$)/i.test(readText(row, 'TimeRemaining'));
const isForfeit = (row: Fields): boolean => /forfeit/i.test(readText(row, 'UnusualCircumstance'));
const getSides = (row: Fields): readonly [Fields, Fields] => [
  getInnerFields(row, 'TopTeam'),
  getInnerFields(row, 'BottomTeam'),
];

function listTeams(row: Fields): unknown[] {
  const [top, bottom] = getSides(row);
  return [top.SchoolID1, bottom.SchoolID];
}

function listColumns(row: Fields): (readonly (number | null)[])[] {
  const [top, bottom] = getSides(row);
  return ['Score', 'Score2', 'Score3'].map((name) =>
    [top[`Top${name}`], bottom[`Bottom${name}`]].map((score) => (score === null ? null : readPoints(score))),
  );
}

/** Of `3`, `"3"`, `21*`, `(21)` and `3 (4)`. */
const readPoints = (score: unknown): number => Number(/\d+/.exec(String(score))?.[0]);

/** `yyyy-MM-dd` of any date format. */
function getDay(row: Fields): string {
  const text = readText(row, 'GameDate');
  if (/^[a-z]| [AP]M$/i.test(text)) return new Date(`${text} UTC`).toISOString().slice(0, 10);
  const us = /^(\d+)\/(\d+)\/(\d{4})$/.exec(text);
  return us === null ? text.slice(0, 10) : `${us[3]}-${us[1]?.padStart(2, '0')}-${us[2]?.padStart(2, '0')}`;
}

describe('GET /v1/sports/{sportId}/tournament-scores', () => {
  it.each(teamSports)('%s has games of every level and class in October', async (sportId) => {
    const rows = await fetchScores(sportId, october);
    const levels = new Set(rows.map((row) => row.TourneyLevel));
    if (sportId === 'football') expect(levels).toEqual(new Set(['Playoff', 'State']));
    else expect([...levels]).toEqual(expect.arrayContaining(['Regional', 'Sectional', 'State']));
    expect(rows).not.toHaveLength(0);
    for (const className of atLeastOne(new Set(rows.map((row) => row.Class)))) {
      const state = rows.filter((row) => row.Class === className && row.TourneyLevel === 'State');
      expect(
        new Set(state.map((row) => Number(getValue(row, 'ContestID')))).size,
        readText({ className }, 'className'),
      ).toBe(sportId === 'football' ? 1 : 4);
    }
  });

  it("last year's edition is shown until this year's is paired", async () => {
    const fetchYears = async (now: string): Promise<string[]> => {
      const rows = await fetchScores('boys-soccer', now, '?Class=1A');
      expect(rows.length).toBeGreaterThan(100);
      return [...new Set(rows.map((row) => getDay(row).slice(0, 4)))];
    };
    expect(await fetchYears('2025-10-03T12:00:00-05:00')).toEqual(['2024']);
    expect(await fetchYears(october)).toEqual(['2025']);
    expect(await fetchYears('2026-07-04T12:00:00-05:00')).toEqual(['2025']);
  });

  it("there are no games before a sport's first edition", async () => {
    expect(await fetchScores('girls-flag-football', '2024-09-02T12:00:00-05:00')).toEqual([]);
  });

  it('the series of a past season is final and has box scores', async () => {
    const rows = (await fetchScores('boys-basketball', october)).filter(
      (row) => readText(row, 'ScheduleChange') !== 'Postponed',
    );
    expect(atLeastOne(rows).every((row) => isFinal(row) || row.TimeRemaining === 'No Final Score Reported')).toBe(true);
    const state = rows.filter((row) => row.TourneyLevel === 'State');
    const posted = state.filter((row) => readText(getInnerFields(row, 'MediaDetails'), 'Stats1URL') !== '');
    expect(posted.length).toBeGreaterThan(state.length / 2);
  });

  it('winners advance to the next round', async () => {
    for (const seed of [1, 5, 33]) {
      for (const className of ['1A', '2A', '3A']) {
        const rows = await fetchScores('girls-soccer', '2026-06-20T12:00:00-05:00', `?Class=${className}`, seed);
        const listRoundGames = (level: string, round: string): Fields[] =>
          rows.filter((row) => row.TourneyLevel === level && row.Round === round);
        const listWinners = (games: readonly Fields[]): unknown[] =>
          games.map((row) => listTeams(row)[getValue(row, 'Winner') === 'T' ? 0 : 1]);
        const earlier = [
          ...listRoundGames('Super-Sectional', 'Championship'),
          ...listRoundGames('Sectional', 'Championship'),
        ];
        for (const semifinal of atLeastOne(listRoundGames('State', 'Semifinal'))) {
          expect(listWinners(earlier)).toEqual(expect.arrayContaining(listTeams(semifinal)));
        }
        const finalists = new Set(listRoundGames('State', 'Championship').flatMap(listTeams));
        expect(finalists).toEqual(new Set(listWinners(listRoundGames('State', 'Semifinal'))));
      }
    }
  });

  it('super-sectionals are at schools, not at the site of the state finals', async () => {
    const rows = await fetchScores('boys-soccer', '2025-11-02T12:00:00-06:00', '?Class=1A');
    const listSites = (level: string): string[] =>
      rows.filter((row) => row.TourneyLevel === level).map((row) => readText(row, 'Site').trim());
    const ofState = listSites('State');
    const others = listSites('Super-Sectional').filter((site) => site !== '');
    expect(atLeastOne(others).filter((site) => ofState.includes(site))).toEqual([]);
  });

  it('results and opponents are hidden until they are known', async () => {
    for (const now of [october, '2025-10-21T19:10:00-05:00', '2025-10-31T10:40:00-05:00']) {
      const later = (await fetchScores('boys-soccer', now)).filter((row) => getDay(row) > now.slice(0, 10));
      expect(later.length).toBeGreaterThan(5);
      expect(later).not.toHaveLength(0);
      for (const row of atLeastOne(later)) {
        expect(isFinal(row)).toBe(false);
        expect(listColumns(row).flat()).toEqual([null, null, null, null, null, null]);
        if (row.Round === 'Championship' && row.TourneyLevel === 'State') expect(listTeams(row)).toEqual([null, null]);
      }
    }
  });
});

describe('volleyball sets', () => {
  it('set scores fill three columns and the match winner has won two', async () => {
    const rows = await fetchScores('girls-volleyball', '2025-12-01T12:00:00-06:00');
    const played = rows.filter((row) => isFinal(row) && !isForfeit(row));
    expect(played.length).toBeGreaterThan(300);
    expect(played).not.toHaveLength(0);
    for (const row of atLeastOne(played)) {
      const sets = listColumns(row).filter(([top]) => top !== null);
      const won = sets.filter(([top, bottom]) => Number(top) > Number(bottom)).length;
      expect(sets.length).toBeGreaterThanOrEqual(2);
      expect(won).toBe(getValue(row, 'Winner') === 'T' ? 2 : sets.length - 2);
    }
    expect(played.some((row) => listColumns(row)[2]?.[0] !== null)).toBe(true);
  });

  it('a live match shows its running set', async () => {
    const rows = await fetchScores('girls-volleyball', '2025-10-28T18:50:00-05:00', '?GameDate=10/28/2025');
    const live = rows.filter((row) => row.TimeRemaining === 'In Progress');
    expect(live.length).toBeGreaterThan(5);
    expect(live).not.toHaveLength(0);
    for (const row of atLeastOne(live)) {
      const running = listColumns(row).filter(([top]) => top !== null);
      expect(row.Period).toBe(`Set ${running.length}`);
      expect(getValue(row, 'Winner')).toBe('');
    }
  });
});

describe('irregular tournament rows', () => {
  it('forfeits, notes, duplicates and missing fields occur at small rates', async () => {
    const rows: Fields[] = [];
    for (const sportId of teamSports) rows.push(...(await fetchScores(sportId, '2026-06-25T12:00:00-05:00')));
    const says = (name: string, sign: RegExp) => (row: Fields) => sign.test(readText(row, name));
    const links = (name: string, sign: RegExp) => (row: Fields) =>
      sign.test(readText(getInnerFields(row, 'MediaDetails'), name));
    const ids = rows.map((row) => Number(getValue(row, 'ContestID')));
    const twins = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    const signs: readonly (readonly [name: string, isSo: (row: Fields) => boolean, most: number])[] = [
      ['forfeits', isForfeit, 0.01],
      ['odd evenings', says('UnusualCircumstance', /delay|outage/i), 0.03],
      ['no score reported', says('TimeRemaining', /^No Final Score Reported$/), 0.02],
      ['make-ups', says('Highlight', /^Make Up from \d/), 0.04],
      ['shootouts', says('Highlight', /^(SO|PK)/), 0.1],
      ['innings', says('Highlight', /\d INN/), 0.4],
      ['overtimes', says('Highlight', /^\d? ?OT$/), 0.15],
      ['dates in ISO form', says('GameDate', /T00:00:00\.000Z$/), 0.1],
      ['videos elsewhere', links('VideoURL', /\.example/), 0.2],
      ['tickets elsewhere', links('TicketsURL', /box-office/), 0.2],
      ['audio', links('AudioURL', /listen/), 0.4],
      ['live statistics', links('LiveStatsURL', /livestats/), 0.3],
      ['dates in words', says('GameDate', /^[A-Z][a-z]/), 0.03],
      ['times without a colon or with a zone', says('Time', /^\d{4}$| C[SD]?T$/), 0.1],
      ['states in other words', says('TimeRemaining', /^(?:F|FT|Final Score|Final\/\d?[A-Z]+)$/), 0.1],
      ['make-ups whose lost day is listed', says('ScheduleChange', /^Postponed$/), 0.02],
      ['marks beside points', (row) => /"(?:Top|Bottom)Score":"\d+(?:\*| \(\d+\))"/.test(JSON.stringify(row)), 0.05],
      ['games listed twice', (row) => twins.has(Number(getValue(row, 'ContestID'))), 0.05],
    ];
    for (const [name, isSo, most] of atLeastOne(signs)) {
      const share = rows.filter(isSo).length / rows.length;
      expect(share, name).toBeGreaterThan(0);
      expect(share, name).toBeLessThan(most);
    }
  });

  it('tournament scores agree with the game feed of the day', async () => {
    const now = '2025-10-21T19:10:00-05:00';
    const rows = await fetchScores('boys-soccer', now, '?GameDate=10/21/2025');
    const feed = new Map<number, Fields>();
    for (const game of await askRows('/v1/maxpreps?GameDate=10/21/2025', now, 'GameTime')) {
      feed.set(Number(game.gameId ?? game.ContestID ?? game.contestId ?? game.GameID), game);
    }
    const both = rows.filter((row) => feed.has(Number(getValue(row, 'ContestID'))));
    expect(both.length).toBeGreaterThan(8);
    expect(both).not.toHaveLength(0);
    for (const row of atLeastOne(both)) {
      const game = feed.get(Number(getValue(row, 'ContestID'))) ?? {};
      const told = ['School1', 'School2'].map((name) => getInnerFields(game, name).Score);
      expect(listColumns(row)[0]).toEqual(told.map((score) => (score === null ? null : readPoints(score))));
    }
  });
});
