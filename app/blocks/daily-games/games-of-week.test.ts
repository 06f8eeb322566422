import { expect, it } from 'vitest';
import { getDayList } from '~/models/games/game-path';
import { buildGameTeam, buildLiveGame } from '~/models/games/game.fixture';
import { toScoreCardView } from '~/models/games/score-card-view';
import { listDependentRequests } from '~/page/page-sources';
import { addGamesOfWeek, requestKeptWeek } from './games-of-week';

const day = '2025-08-29';
const build = (id: string, first: string, second: string, sportId: string | null = null) =>
  buildLiveGame({ id, day, sportId, teams: [buildGameTeam(first), buildGameTeam(second)] });
const listed = build('1', 'Ash', 'Oak', 'football');

function add(rows: ReturnType<typeof build>[], games = [listed]) {
  const read = (value: ReturnType<typeof build>[]) => ({ value, fetchedAtMs: 0, isStale: false });
  return addGamesOfWeek(read(games), { footballWeek: read(rows) }).value;
}

it('a football game that only its week has is among the games of its day and linked to the list of the week', () => {
  const [, added] = add([build('1', 'Ash', 'Oak'), build('2', 'Elm', 'Fir')]);
  expect(added).toMatchObject({ id: '2', sportId: 'football' });
  const card = added && toScoreCardView(added, { getGameList: getDayList, asOf: { ms: 1, today: day } });
  expect(card).toMatchObject({ list: { week: '1' }, asOfMs: null });
});

it('games of other days, without both teams, or of a team that plays today are not added', () => {
  const others = [
    { ...build('2', 'Elm', 'Fir'), day: '2025-08-30' },
    build('3', 'Elm', 'TBD'),
    build('4', 'Elm', 'Oak'),
    build('1', 'Elm', 'Fir'),
  ];
  expect(add(others)).toEqual([listed]);
  expect(add([build('2', 'Elm', 'Fir')], [])).toEqual([]);
});

it('a school may play another sport on the same day', () => {
  expect(add([build('2', 'Elm', 'Fir')], [build('9', 'Elm', 'Fir', 'girls-soccer')])).toHaveLength(2);
});

it('the week is only read as other pages have kept it, and not outside the season', () => {
  const list = (today: string) =>
    listDependentRequests({ dependent: requestKeptWeek(today) }, () => []).map(([, { params, isKeptOnly }]) => [
      params.week,
      isKeptOnly,
    ]);
  expect(list(day)).toEqual([['1', true]]);
  expect(list('2026-07-12')).toEqual([]);
});
